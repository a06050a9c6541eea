// For tests: payments, refunds and payouts of a merchant on every kind of channel, directly through
// the money kernel.
import type { Listener, Scope } from '@kasir/core/server';
import { findChannel, type Channel, type ChannelType } from '@kasir/models';
import { ledgers } from '@kasir/payments/ledger';
import { creditOpeningBalance, paymentListeners } from '@kasir/payments/operation';
import { payments } from '@kasir/payments/state';
import {
  autoReverse,
  completePayment,
  moveLines,
  noFees,
  recordTransaction,
  refundPayment,
} from '@kasir/payments/testing';
import fc from 'fast-check';
import { unifiedListeners } from '../server.ts';
import { createMerchant, type Merchant } from './merchant.ts';

const channel = (type: ChannelType, code: string, currency: string): Channel => {
  const found = findChannel(type, code, currency);
  if (!found) throw new Error(`There is no channel ${type} ${code} in ${currency}`);
  return found;
};

/** One channel of each type, and one with decimals. */
export const scenarioChannels: readonly Channel[] = [
  channel('EWALLET', 'DANA', 'IDR'),
  channel('VIRTUAL_ACCOUNT', 'BRI', 'IDR'),
  channel('QR_CODE', 'QRIS', 'IDR'),
  channel('OVER_THE_COUNTER', 'ALFAMART', 'IDR'),
  channel('DIRECT_DEBIT', 'BRI', 'IDR'),
  channel('CARD', 'CARDS', 'IDR'),
  channel('EWALLET', 'GCASH', 'PHP'),
];

export const HOUR = 3_600_000;

/** The product of every payment. */
const PRODUCT = { kind: 'shop', id: 'shop' } as const;

/** Listeners that emit no event for payments of the product. */
export const scenarioListeners: readonly Listener[] = [
  ...paymentListeners,
  ...unifiedListeners,
  { product: PRODUCT.kind, handlers: {} },
];

/** One event that changes the balance of the merchant; `pick` selects channel, amount and time. */
export interface MoneyEvent {
  readonly kind: 'pays' | 'partly back' | 'all back' | 'paid out' | 'transfer' | 'waits';
  readonly pick: number;
}

export const anyMoneyEvents: fc.Arbitrary<MoneyEvent[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<MoneyEvent['kind'][]>(
      'pays',
      'pays',
      'pays',
      'partly back',
      'all back',
      'paid out',
      'transfer',
      'waits',
      'waits',
    ),
    pick: fc.nat(100_000),
  }),
  { minLength: 1, maxLength: 30 },
);

/** Creates a merchant with an opening balance; money of wallets is settled after a day. */
export const createFundedMerchant = async (): Promise<Merchant> => {
  const merchant = createMerchant({
    listeners: scenarioListeners,
    account: { terms: { EWALLET: { settlement_days: 1 } } },
  });
  await merchant.decide(creditOpeningBalance);
  return merchant;
};

/** Completes a payment on a channel; some references contain characters that CSV must quote. */
export const receivePayment = (merchant: Merchant, on: Channel, pick: number): Promise<void> =>
  merchant.decide((d) => {
    completePayment(d, {
      product: PRODUCT,
      intent: null,
      instrument: null,
      channel: on,
      amount: 10_000 + pick,
      reference: ['order', '"quoted", 7', 'two\r\nlines', ' é漢 '][pick % 4] ?? '',
      identifier: on.type === 'VIRTUAL_ACCOUNT' ? `8808${pick}` : null,
      detail: on.type === 'QR_CODE' ? { receipt: `receipt-${pick}` } : {},
    });
  });

const returnPayment = (merchant: Merchant, whole: boolean, pick: number): Promise<void> =>
  merchant.decide((d) => {
    const open = d
      .children(payments, PRODUCT.id)
      .filter(({ state: paid }) => paid.captured > paid.refunded);
    const row = open[pick % Math.max(1, open.length)];
    if (!row) return;
    const { captured, refunded, reference } = row.state;
    if (whole && refunded === 0) return void autoReverse(d, row);
    const amount = whole ? captured - refunded : 1 + (pick % (captured - refunded));
    const source = { kind: 'refund', id: d.id() };
    refundPayment(d, row, { amount, returned: noFees, source, reference });
  });

/** Records outgoing money: a transaction with one line. */
const recordPayout = (d: Scope, type: 'DISBURSEMENT' | 'TRANSFER', pick: number): void => {
  const isTransfer = type === 'TRANSFER';
  const to = isTransfer ? ledgers.transit : ledgers.clearing;
  recordTransaction(d, {
    source: { kind: isTransfer ? 'transfer' : 'posting', id: `out-${pick}` },
    type,
    status: 'SUCCESS',
    category: isTransfer ? 'XENPLATFORM' : 'BANK',
    channel: isTransfer ? 'XENPLATFORM' : 'ID_BCA',
    reference: `out-${pick}`,
    identifier: null,
    currency: 'IDR',
    amount: 1 + pick,
    fees: noFees,
    cashflow: 'MONEY_OUT',
    lines: moveLines('IDR', 'TRANSACTION', 1 + pick, ledgers.available, to),
  });
};

/** Records `count` transactions of one line each. */
export const bookManyPayouts = (merchant: Merchant, count: number): Promise<void> =>
  merchant.decide((d) => {
    for (let pick = 0; pick < count; pick += 1) recordPayout(d, 'DISBURSEMENT', pick);
  });

/** Applies one event to the merchant. */
export const applyMoneyEvent = async (
  merchant: Merchant,
  { kind, pick }: MoneyEvent,
): Promise<void> => {
  switch (kind) {
    case 'pays': {
      const on = scenarioChannels[pick % scenarioChannels.length];
      return on && receivePayment(merchant, on, pick);
    }
    case 'partly back':
      return returnPayment(merchant, false, pick);
    case 'all back':
      return returnPayment(merchant, true, pick);
    case 'paid out':
    case 'transfer':
      return merchant.decide((d) =>
        recordPayout(d, kind === 'transfer' ? 'TRANSFER' : 'DISBURSEMENT', pick),
      );
    case 'waits':
      return merchant.advance((pick % 36) * HOUR);
  }
};
