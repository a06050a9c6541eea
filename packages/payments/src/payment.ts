// Payments of every kind: how one succeeds, fails, or is given back. Pure functions over a
// decision's transaction.
import { step, toMinor, type RowOf } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import {
  paymentMachine,
  paymentPrefixes,
  payments,
  transactionCode,
  transactions,
  type CanonicalPayment,
  type Channel,
  type ChannelCategory,
  type PaymentDetail,
} from '@kasir/models';
import { chargesOn } from './fees.ts';
import { paymentLines, refundLines } from './journal.ts';
import { book, restate } from './transactions.ts';

export type PaymentRow = RowOf<typeof payments>;

/** An attempt to pay something, before its outcome is known. Amount in minor units. */
export interface Attempt {
  readonly business_id: string;
  readonly channel: Channel;
  /** Public and bare id of what is paid. */
  readonly product: string;
  readonly parent: string;
  readonly amount: number;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly detail: PaymentDetail;
}

const categories: Readonly<Record<Channel['type'], ChannelCategory>> = {
  EWALLET: 'EWALLET',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  CARD: 'CARDS',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  OVER_THE_COUNTER: 'RETAIL_OUTLET',
  QR_CODE: 'QR_CODE',
};

/** The public id of a payment; the prefix tells the type of its method (PAY-FIELD-id). */
export const paymentId = (row: PaymentRow): string => paymentPrefixes[row.private.type] + row.id;

const attempted = (
  at: At,
  attempt: Attempt,
): Omit<CanonicalPayment, 'status' | 'failure_code' | 'captured'> => ({
  type: attempt.channel.type,
  product: attempt.product,
  parent: attempt.parent,
  channel_code: attempt.channel.code,
  country: attempt.channel.country,
  currency: attempt.channel.currency,
  amount: attempt.amount,
  refunded: 0,
  taken_back: false,
  reference_id: attempt.reference_id,
  account_identifier: attempt.account_identifier,
  detail: attempt.detail,
  transaction: null,
  created: at.now,
  updated: at.now,
});

/** The payer paid: records the payment, its transaction and its journal lines. */
export const succeed = (at: At, tx: Tx, attempt: Attempt): PaymentRow => {
  const { channel, amount } = attempt;
  const { to } = step(paymentMachine, null, 'succeed');
  const id = at.id();
  const category = categories[channel.type];
  const charges = chargesOn(category, amount);
  const transaction = book(at, tx, {
    business_id: attempt.business_id,
    product_id: paymentPrefixes[channel.type] + id,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_category: category,
    channel_code: transactionCode(channel),
    reference_id: attempt.reference_id,
    account_identifier: attempt.account_identifier,
    currency: channel.currency,
    amount,
    charges,
    cashflow: 'MONEY_IN',
    lines: paymentLines(channel.currency, amount, charges),
  });
  return tx.insert(payments, id, {
    public: {},
    private: {
      ...attempted(at, attempt),
      status: to,
      failure_code: null,
      captured: amount,
      transaction,
    },
  });
};

/** The payer did not pay: records the attempt with its failure code; no money moves. */
export const failed = (at: At, tx: Tx, attempt: Attempt, failure_code: string): PaymentRow => {
  const { to } = step(paymentMachine, null, 'fail');
  return tx.insert(payments, at.id(), {
    public: {},
    private: { ...attempted(at, attempt), status: to, failure_code, captured: 0 },
  });
};

/** Minor units of an amount that was checked when it came in; throws when it is none. */
export const minorOf = (currency: string, amount: number): number => {
  const units = toMinor(currency, amount);
  if (units === undefined) throw new Error(`${amount} is no amount of ${currency}`);
  return units;
};

/**
 * Gives a whole payment back at once with fee and VAT, so that it nets to zero: what happens to a
 * payment of a used-up QR code (STATE-QR-03). The payment's transaction becomes REFUNDED, the way
 * back is one of type REFUND.
 */
export const takeBack = (at: At, tx: Tx, row: PaymentRow): PaymentRow => {
  const { private: paid } = row;
  const booked = paid.transaction === null ? undefined : tx.get(transactions, paid.transaction);
  if (!booked) throw new Error(`Payment ${row.id} has no transaction to take back`);
  const { xendit_fee, value_added_tax } = booked.public.fee;
  const charges = {
    fee: minorOf(paid.currency, xendit_fee),
    vat: minorOf(paid.currency, value_added_tax),
  };
  book(at, tx, {
    business_id: booked.public.business_id,
    product_id: paymentId(row),
    type: 'REFUND',
    status: 'SUCCESS',
    channel_category: booked.public.channel_category,
    channel_code: booked.public.channel_code,
    reference_id: paid.reference_id,
    account_identifier: paid.account_identifier,
    currency: paid.currency,
    amount: paid.captured,
    charges: { fee: -charges.fee, vat: -charges.vat },
    cashflow: 'MONEY_OUT',
    lines: refundLines(paid.currency, paid.captured, charges),
  });
  restate(at, tx, booked.id, 'REFUNDED');
  return tx.update(payments, row, {
    private: { ...paid, refunded: paid.captured, taken_back: true, updated: at.now },
  });
};
