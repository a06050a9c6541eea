// Money that goes back to the payer: of a refund, or of a payment that came too late.
import type { At, Tx } from '@kasir/core/server';
import { payments } from '@kasir/models';
import { refundLines } from './journal.ts';
import { minorOf, paymentId, type PaymentRow } from './attempt.ts';
import { noCharges, type Charges } from './terms.ts';
import { book, booked, restate } from './transactions.ts';

/** Fee and VAT that were charged on a payment, over all its captures. */
export const chargedOn = (tx: Pick<Tx, 'get'>, { private: paid }: PaymentRow): Charges => {
  let { fee, vat } = noCharges;
  for (const id of paid.transactions) {
    const { xendit_fee, value_added_tax } = booked(tx, id).public.fee;
    fee += minorOf(paid.currency, xendit_fee);
    vat += minorOf(paid.currency, value_added_tax);
  }
  return { fee, vat };
};

interface Back {
  /** Minor units; at most what was captured and has not gone back. */
  readonly amount: number;
  /** What of fee and VAT the merchant gets back with it. */
  readonly returned: Charges;
  /** Public id of the object that sends it back. */
  readonly product_id: string;
  readonly reference_id: string;
}

/**
 * Sends money of a payment back to the payer: one transaction of type REFUND. The payment's own
 * transactions become REFUNDED when nothing of it is left (TXN-CONF-02).
 */
export const sendBack = (at: At, tx: Tx, row: PaymentRow, back: Back): PaymentRow => {
  const { private: paid } = row;
  const { amount, returned } = back;
  const [first] = paid.transactions;
  if (first === undefined || amount > paid.captured - paid.refunded)
    throw new Error(`${amount} is more than payment ${row.id} has left`);
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
  return tx.update(payments, row, { private: { ...paid, refunded, updated: at.now } });
};

/**
 * Gives a whole payment back at once with fee and VAT, so that it nets to zero: what happens to a
 * payment of a used-up QR code (STATE-QR-03).
 */
export const takeBack = (at: At, tx: Tx, row: PaymentRow): PaymentRow => {
  const sent = sendBack(at, tx, row, {
    amount: row.private.captured,
    returned: chargedOn(tx, row),
    product_id: paymentId(row),
    reference_id: row.private.reference_id,
  });
  return tx.update(payments, sent, { private: { ...sent.private, taken_back: true } });
};
