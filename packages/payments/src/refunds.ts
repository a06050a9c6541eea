// Money that goes back to the payer: of a refund, or of a payment that came too late.
import type { At, Tx } from '@kasir/core/server';
import { payments } from '@kasir/models';
import { minorOf, paymentId, type PaymentRow } from './attempt.ts';
import { ledgers, refundLines } from './journal.ts';
import { noCharges, type Charges } from './terms.ts';
import { book, booked, restate } from './transactions.ts';

/** Fee and VAT that were charged on a payment, over all its captures. */
export const chargedOn = (tx: Pick<Tx, 'get'>, { state: paid }: PaymentRow): Charges => {
  let { fee, vat } = noCharges;
  for (const id of paid.transactions) {
    const { xendit_fee, value_added_tax } = booked(tx, id).public.fee;
    fee += minorOf(paid.currency, xendit_fee);
    vat += minorOf(paid.currency, value_added_tax);
  }
  return { fee, vat };
};

/** Milliseconds at which a payment that moved money was made: its first transaction tells. */
export const paidAt = (tx: Pick<Tx, 'get'>, { state: paid }: PaymentRow): number => {
  const [first] = paid.transactions;
  return first === undefined ? paid.created : Date.parse(booked(tx, first).public.created);
};

/** How long the original charges of a QR payment come back with its refund. */
const QR_CHARGES_MS = 24 * 3_600_000;

/**
 * What of fee and VAT comes back with a refund asked for now: all of it for a whole QR payment of
 * the last 24 hours, null otherwise (REFUND-CREATE-03, REFUND-UNSPEC-02).
 */
export const returnedWith = (at: At, tx: Tx, row: PaymentRow, amount: number): Charges | null => {
  const { type, captured } = row.state;
  const fresh = at.now - paidAt(tx, row) <= QR_CHARGES_MS;
  return type === 'QR_CODE' && amount === captured && fresh ? chargedOn(tx, row) : null;
};

/** What of a payment is neither back nor promised to a refund that waits, in minor units. */
export const refundable = ({ state: paid }: PaymentRow): number =>
  paid.captured - paid.refunded - paid.refunding;

/** Money that is to go back, in minor units, and what of the charges comes back for it. */
export interface Refunding {
  readonly amount: number;
  readonly returned: Charges;
}

/** Whether the merchant's available balance covers a refund. */
export const coversRefund = (
  tx: Pick<Tx, 'balance'>,
  currency: string,
  { amount, returned }: Refunding,
): boolean => tx.balance(ledgers.available, currency) >= amount - returned.fee - returned.vat;

const assertRefundable = (row: PaymentRow, amount: number): void => {
  if (amount <= 0 || amount > refundable(row))
    throw new Error(`${amount} is more than payment ${row.id} has left`);
};

/** Promises money of a payment to a refund, so that no other one can take it. */
export const reserveRefund = (tx: Tx, row: PaymentRow, amount: number): PaymentRow => {
  assertRefundable(row, amount);
  const refunding = row.state.refunding + amount;
  return tx.update(payments, row, { state: { ...row.state, refunding } });
};

/** Ends the promise of `reserveRefund`: the refund is about to be paid, or will not be. */
export const releaseRefund = (tx: Tx, row: PaymentRow, amount: number): PaymentRow => {
  const refunding = row.state.refunding - amount;
  if (refunding < 0) throw new Error(`Payment ${row.id} has not promised ${amount}`);
  return tx.update(payments, row, { state: { ...row.state, refunding } });
};

interface Back extends Refunding {
  /** Public id of the object that sends it back. */
  readonly product_id: string;
  readonly reference_id: string;
}

/**
 * Sends money of a payment back to the payer: one transaction of type REFUND. The payment's own
 * transactions become REFUNDED when nothing of it is left (TXN-CONF-02).
 */
export const sendBack = (at: At, tx: Tx, row: PaymentRow, back: Back): PaymentRow => {
  const { state: paid } = row;
  const { amount, returned } = back;
  assertRefundable(row, amount);
  const [first] = paid.transactions;
  if (first === undefined) throw new Error(`Payment ${row.id} has no transaction`);
  const { business_id, channel_category, channel_code } = booked(tx, first).public;
  book(at, tx, {
    business_id,
    product_id: back.product_id,
    type: 'REFUND',
    status: 'SUCCESS',
    channel_category,
    channel_code,
    reference_id: back.reference_id,
    account_identifier: paid.account_identifier,
    currency: paid.currency,
    amount,
    charges: { fee: -returned.fee, vat: -returned.vat },
    cashflow: 'MONEY_OUT',
    lines: refundLines(paid.currency, amount, returned),
  });
  const refunded = paid.refunded + amount;
  if (refunded === paid.captured)
    for (const id of paid.transactions) restate(at, tx, id, 'REFUNDED');
  return tx.update(payments, row, { state: { ...paid, refunded, updated: at.now } });
};

/**
 * Gives a whole payment back at once with fee and VAT, so that it nets to zero: what happens to a
 * payment of a used-up QR code (STATE-QR-03).
 */
export const takeBack = (at: At, tx: Tx, row: PaymentRow): PaymentRow => {
  const sent = sendBack(at, tx, row, {
    amount: row.state.captured,
    returned: chargedOn(tx, row),
    product_id: paymentId(row),
    reference_id: row.state.reference_id,
  });
  return tx.update(payments, sent, { state: { ...sent.state, taken_back: true } });
};
