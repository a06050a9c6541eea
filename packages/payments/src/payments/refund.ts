// Returns money of a payment to the payer, by a refund or because the payment came too late.
import type { Scope, ScopeReads } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import type { Ref } from '@kasir/core/resource';
import { channelType } from '@kasir/models';
import { noFees, type Fees } from '../fees/fees.ts';
import { refundLines } from '../ledger/lines.ts';
import { ledgers } from '../ledger/ledgers.ts';
import { getTransaction, recordTransaction, refundTransaction } from '../ledger/transactions.ts';
import { payments, type PaymentRow } from './kind.ts';
import { releaseAtConnector } from './release.ts';

/** Returns the fee and VAT charged on a payment, over all its captures. */
export const feesChargedOn = (
  reads: Pick<Reads, 'get'>,
  { state: { transactions } }: PaymentRow,
): Fees => {
  let { fee, vat } = noFees;
  for (const id of transactions) {
    const { state } = getTransaction(reads, id);
    fee += state.fee;
    vat += state.vat;
  }
  return { fee, vat };
};

/**
 * Returns the time in milliseconds when the first money of a payment moved: that of its first
 * capture or transaction.
 */
export const paidAt = (
  reads: Pick<Reads, 'get'>,
  { state: { transactions, created, capturedAt } }: PaymentRow,
): number => {
  const [first] = transactions;
  if (capturedAt !== undefined) return capturedAt;
  return first === undefined ? created : getTransaction(reads, first).state.created;
};

/** The time after a payment with an app during which a refund returns its fees. */
const FEES_RETURNED_MS = 24 * 3_600_000;

/**
 * Returns the fee and VAT returned with a refund requested now: all of it for a full refund of a
 * payment with an app in the last 24 hours, otherwise null (REFUND-CREATE-03, REFUND-UNSPEC-02).
 */
export const refundableFees = (
  d: Pick<ScopeReads, 'get' | 'now'>,
  row: PaymentRow,
  amount: number,
): Fees | null => {
  const { type, captured } = row.state;
  const isFresh = d.now - paidAt(d, row) <= FEES_RETURNED_MS;
  return channelType(type).paidWithApp && amount === captured && isFresh
    ? feesChargedOn(d, row)
    : null;
};

/**
 * Returns the amount of a payment that is neither refunded nor reserved for a pending refund, in
 * minor units: it can still be refunded, in any number of parts (REFUND-CREATE-05).
 */
export const refundable = ({ state }: Pick<PaymentRow, 'state'>): number =>
  state.captured - state.refunded - state.reserved;

/** An amount to refund, in minor units, and the fees returned with it. */
export interface Refunding {
  readonly amount: number;
  readonly returned: Fees;
}

/** Returns whether the merchant's available balance covers a refund. */
export const isRefundCovered = (
  reads: Pick<Reads, 'balance'>,
  currency: string,
  { amount, returned }: Refunding,
): boolean => reads.balance(ledgers.available, currency) >= amount - returned.fee - returned.vat;

const assertRefundable = (row: PaymentRow, amount: number): void => {
  if (amount <= 0 || amount > refundable(row))
    throw new Error(`${amount} is more than payment ${row.id} has left`);
};

/** Reserves money of a payment for a refund, so that no other refund can use it. */
export const reserveRefund = (d: Scope, row: PaymentRow, amount: number): PaymentRow => {
  assertRefundable(row, amount);
  return d.change(payments, row, { reserved: row.state.reserved + amount });
};

/** Ends a reservation: the refund is about to be paid, or will not be. */
export const releaseReservation = (d: Scope, row: PaymentRow, amount: number): PaymentRow => {
  const reserved = row.state.reserved - amount;
  if (reserved < 0) throw new Error(`Payment ${row.id} has not reserved ${amount}`);
  return d.change(payments, row, { reserved });
};

interface Refunded extends Refunding {
  /** The object that refunds it. */
  readonly source: Ref;
  readonly reference: string;
}

/**
 * Refunds money of a payment: one transaction of type REFUND. The payment's own transactions become
 * REFUNDED when nothing of it is left (TXN-CONF-02).
 */
export const refundPayment = (
  d: Scope,
  row: PaymentRow,
  { amount, returned, source, reference }: Refunded,
): PaymentRow => {
  const { state } = row;
  assertRefundable(row, amount);
  const [first] = state.transactions;
  if (first === undefined) throw new Error(`Payment ${row.id} has no transaction`);
  const { category, channel } = getTransaction(d, first).state;
  recordTransaction(d, {
    source,
    paidProduct: state.product.kind,
    type: 'REFUND',
    status: 'SUCCESS',
    category,
    channel,
    reference,
    identifier: state.identifier,
    currency: state.currency,
    amount,
    fees: { fee: -returned.fee, vat: -returned.vat },
    cashflow: 'MONEY_OUT',
    lines: refundLines(state.currency, amount, returned),
  });
  const refunded = state.refunded + amount;
  if (refunded === state.captured) for (const id of state.transactions) refundTransaction(d, id);
  return d.change(payments, row, { refunded, updated: d.now });
};

/**
 * Refunds a whole payment at once with fee and VAT, so that it nets to zero, e.g. a payment of a
 * used-up code (STATE-QR-03).
 */
export const autoReverse = (d: Scope, row: PaymentRow): PaymentRow => {
  releaseAtConnector(d, row, 'refund', row.state.captured);
  const sent = refundPayment(d, row, {
    amount: row.state.captured,
    returned: feesChargedOn(d, row),
    source: { kind: 'payment', id: row.id },
    reference: row.state.reference,
  });
  return d.change(payments, sent, { reversed: true });
};
