// For tests: a merchant with a balance, paid orders on any channel, and their refunds.
import { toMinor, toMajor } from '@kasir/core/money';
import { channels, type Channel } from '@kasir/models';
import { createInvoice } from '@kasir/payments';
import { ledgerNames, ledgers, transactions } from '@kasir/payments/ledger';
import { creditOpeningBalance } from '@kasir/payments/operation';
import { getIntent, paymentId, payments, type PaymentRow } from '@kasir/payments/state';
import { completePayment, moveLines, payInvoice } from '@kasir/payments/testing';
import { expect } from 'vitest';
import { renderTransaction } from '../transactions/render.ts';
import { byWallet, createMerchant, walletMethod } from './merchant.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Returns the channel with a type and code, in the first market that has it. */
export const channelNamed = (type: Channel['type'], code: string): Channel => {
  const found = channels.find((one) => one.type === type && one.code === code);
  if (!found) throw new Error(`There is no channel ${type} ${code}`);
  return found;
};

const wallet: Readonly<Record<string, string>> = { IDR: 'DANA', PHP: 'GCASH', VND: 'MOMO' };

type Options = Parameters<typeof createMerchant>[0];

/** Creates the merchant with an opening balance, or without one if `poor`. */
export const createRefundMerchant = async (options: Options & { readonly poor?: boolean } = {}) => {
  const { poor = false, ...rest } = options;
  const merchant = createMerchant(rest);
  const { call, store, partition, context, request, pay, decide } = merchant;
  if (!poor) await decide(creditOpeningBalance);

  const rowOf = (id: string): Promise<PaymentRow[]> =>
    store.view(partition, (view) => view.children(payments, id.slice('pr-'.length)));

  return {
    ...merchant,
    /** Creates an order paid by wallet; returns the id of its payment request. */
    sell: async (amount = 25_000, channel_code = 'DANA'): Promise<string> => {
      const { id } = await request(
        byWallet({ amount, payment_method: walletMethod({}, channel_code) }),
      );
      const paid = await pay(id);
      expect([paid.status, id !== undefined]).toEqual([200, true]);
      return id;
    },
    /** Creates an unpaid order in a currency; returns the id of its payment request. */
    order: async (currency = 'IDR'): Promise<string> =>
      (
        await request(
          byWallet({
            currency,
            amount: currency === 'PHP' ? 500 : 25_000,
            payment_method: walletMethod({}, wallet[currency]),
          }),
        )
      ).id,
    /** Adds a payment of an order on any channel; returns its public id. */
    payBy: (id: string, channel: Channel, amount: number): Promise<string> =>
      decide((d) => {
        const intent = getIntent(d, id.slice('pr-'.length));
        return paymentId(
          completePayment(d, {
            channel,
            product: intent.state.product,
            intent: intent.id,
            instrument: intent.state.instrument,
            amount: toMinor(channel.currency, amount),
            reference: 'order-1',
            identifier: null,
            detail: {},
          }),
        );
      }),
    /** Creates an invoice paid by the last payment of an order; returns its id. */
    invoiceOf: async (id: string): Promise<string> => {
      const paid = (await rowOf(id)).findLast((row) => row.state.captured > 0);
      return decide((d) => {
        const invoice = createInvoice(d, {
          reference: 'order-1',
          amount: 25_000,
          currency: 'IDR',
          description: null,
          metadata: null,
          returnUrls: { success: null, failure: null, cancel: null },
          plan: null,
          savesCardFor: null,
          excluded: [],
          notifications: null,
          echo: {},
          seconds: null,
        });
        if (paid) payInvoice(d, invoice, paid);
        return invoice.state.shortId;
      });
    },
    /** Requests a refund of an order. */
    refund: (id: string, body: object = {}, options: Parameters<typeof call>[3] = {}) =>
      call(
        'POST',
        '/refunds',
        { payment_request_id: id, reason: 'REQUESTED_BY_CUSTOMER', ...body },
        options,
      ),
    /** Reads a refund. */
    readRefund: async (id: string) => (await call('GET', `/refunds/${id}`)).body,
    cancel: (id: string) => call('POST', `/refunds/${id}/cancel`),
    rowOf,
    /** Returns all balances, payments and transactions of the merchant. */
    money: () =>
      store.view(partition, (view) => ({
        balances: ['IDR', 'PHP', 'VND'].flatMap((currency) =>
          ledgerNames.map((ledger) => toMajor(currency, view.balance(ledger, currency))),
        ),
        payments: view
          .list(payments, {}, { limit: 99 })
          .rows.map((row) => [row.id, row.state.captured, row.state.refunded]),
        transactions: view
          .list(transactions, {}, { limit: 99 })
          .rows.map((row) => renderTransaction(row, context(partition))),
      })),
    /** Spends the merchant's money in every currency, down to `left` minor units. */
    spend: (left: number): Promise<void> =>
      decide((d) => {
        for (const currency of ['IDR', 'PHP', 'VND']) {
          const spent = Math.max(0, d.balance(ledgers.available, currency) - left);
          const { available, clearing } = ledgers;
          d.post(d.id(), moveLines(currency, 'TRANSACTION', spent, available, clearing));
        }
      }),
    /** Returns the events of refunds, oldest first. */
    refundEvents: async () =>
      (await merchant.events())
        .map(({ body }) => body)
        .filter(({ event }) => String(event).startsWith('refund.')),
  };
};
export type RefundMerchant = Awaited<ReturnType<typeof createRefundMerchant>>;
