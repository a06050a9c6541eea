// What every attempt to pay brings along: how it is stored, booked and charged.
import { toMajor, toMinor, type RowOf } from '@kasir/core';
import type { AccountView, At, Tx } from '@kasir/core/server';
import {
  paymentPrefixes,
  transactionCode,
  type CanonicalPayment,
  type Channel,
  type ChannelCategory,
  type PaymentDetail,
  type payments,
} from '@kasir/models';
import { paymentLines } from './journal.ts';
import { payingIssuer } from './outcomes.ts';
import { SETTLE } from './settlement.ts';
import { chargesOn, termsOf } from './terms.ts';
import { book, type Moved } from './transactions.ts';

export type PaymentRow = RowOf<typeof payments>;

/** An attempt to pay something, before its outcome is known. Amount in minor units. */
export interface Attempt {
  readonly account: AccountView;
  readonly channel: Channel;
  /** Public and bare id of what is paid. */
  readonly product: string;
  readonly parent: string;
  /** Bare id of the saved instrument that is used, or null. */
  readonly method: string | null;
  readonly amount: number;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly detail: PaymentDetail;
}

/** The category under which transactions and fees know a type of channel. */
export const categoryOf: Readonly<Record<Channel['type'], ChannelCategory>> = {
  EWALLET: 'EWALLET',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  CARD: 'CARDS',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  OVER_THE_COUNTER: 'RETAIL_OUTLET',
  QR_CODE: 'QR_CODE',
};

/** The public id of a payment; the prefix tells the type of its method (PAY-FIELD-id). */
export const paymentId = (row: PaymentRow): string => paymentPrefixes[row.state.type] + row.id;

const DAY_MS = 86_400_000;

/**
 * A QR code is paid with the app of an issuer, which is the provider that pays; the refund depends
 * on which (QRPAY-FIELD-payment_detail.source, REFUND-CREATE-04).
 */
const issued = ({ channel, amount, detail }: Attempt): PaymentDetail => {
  if (channel.type !== 'QR_CODE') return detail;
  const issuer_name =
    detail.issuer_name ?? payingIssuer(channel, toMajor(channel.currency, amount));
  return { ...detail, issuer_name, source: detail.source ?? issuer_name };
};

/** An attempt as it is stored, before anything came of it. */
export const attempted = (
  at: At,
  attempt: Attempt,
): Omit<CanonicalPayment, 'status' | 'failure_code' | 'captured'> => ({
  type: attempt.channel.type,
  product: attempt.product,
  parent: attempt.parent,
  method: attempt.method,
  channel_code: attempt.channel.code,
  country: attempt.channel.country,
  currency: attempt.channel.currency,
  amount: attempt.amount,
  refunded: 0,
  refunding: 0,
  taken_back: false,
  reference_id: attempt.reference_id,
  account_identifier: attempt.account_identifier,
  detail: issued(attempt),
  transactions: [],
  authorized_until: null,
  created: at.now,
  updated: at.now,
});

/** The transaction of a payment that succeeded or was authorized; answers its bare id. */
export const bookPayment = (
  at: At,
  tx: Tx,
  attempt: Attempt,
  id: string,
  status: 'SUCCESS' | 'PENDING',
  moved: Moved,
): string =>
  book(at, tx, {
    ...moved,
    business_id: attempt.account.id,
    product_id: paymentPrefixes[attempt.channel.type] + id,
    type: 'PAYMENT',
    status,
    channel_category: categoryOf[attempt.channel.type],
    channel_code: transactionCode(attempt.channel),
    reference_id: attempt.reference_id,
    account_identifier: attempt.account_identifier,
    currency: attempt.channel.currency,
  });

/** What an amount that came in moves under the account's terms. */
export const movedIn = (
  at: At,
  account: AccountView,
  { type, currency }: Pick<Channel, 'type' | 'currency'>,
  amount: number,
): Moved => {
  const terms = termsOf(account, categoryOf[type]);
  const charges = chargesOn(terms, amount);
  const settles = at.now + terms.settlement_days * DAY_MS;
  const lines = paymentLines(currency, amount, charges, settles === at.now);
  return { amount, charges, cashflow: 'MONEY_IN', lines, settles };
};

/** Pending money is settled by a job. */
export const settleLater = (
  at: At,
  tx: Tx,
  transaction: string,
  { settles = at.now }: Moved,
): void => {
  if (settles > at.now) tx.job(SETTLE, settles, { transaction });
};

/** Minor units of an amount that was checked when it came in; throws when it is none. */
export const minorOf = (currency: string, amount: number): number => {
  const units = toMinor(currency, amount);
  if (units === undefined) throw new Error(`${amount} is no amount of ${currency}`);
  return units;
};
