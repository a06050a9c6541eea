// What a refund is asked of: the payment behind a payment request or an invoice, and why it cannot
// be given back.
import { bare } from '@kasir/core';
import { fail, invalid, type At, type Context, type Fail, type Tx } from '@kasir/core/server';
import {
  findChannel,
  invoices,
  issuerRefunds,
  paymentRequests,
  payments,
  prefixes,
  type Channel,
} from '@kasir/models';
import { paidAt, type PaymentRow } from '@kasir/payments';
import { channelRefusal } from '../payment_methods/channel.ts';

const DAY_MS = 86_400_000;

/** What was paid, and every payment that was tried for it, oldest first. */
export interface Target {
  readonly ok: true;
  readonly currency: string;
  readonly payment_request_id: string | null;
  readonly invoice_id: string | null;
  readonly attempts: readonly PaymentRow[];
}

interface Named {
  readonly payment_request_id?: string | null | undefined;
  readonly invoice_id?: string | null | undefined;
}

const ofRequest = (tx: Tx, id: string): Target | Fail<'DATA_NOT_FOUND'> => {
  const key = bare(prefixes.payment_request, id);
  const row = key === null ? undefined : tx.get(paymentRequests, key);
  return row
    ? {
        ok: true,
        currency: row.public.currency,
        payment_request_id: row.public.id,
        invoice_id: null,
        attempts: tx.children(payments, row.id),
      }
    : fail('DATA_NOT_FOUND', 'There is no payment request with this payment_request_id.');
};

/** An invoice names the one payment that paid it, which may be that of a payment request. */
const ofInvoice = (tx: Tx, id: string): Target | Fail<'DATA_NOT_FOUND'> => {
  const row = tx.find(invoices, 'id', id);
  if (!row) return fail('DATA_NOT_FOUND', 'There is no invoice with this invoice_id.');
  const paid = row.state.payment === null ? undefined : tx.get(payments, row.state.payment);
  const product = paid?.state.product ?? '';
  return {
    ok: true,
    currency: row.public.currency,
    payment_request_id: bare(prefixes.payment_request, product) && product,
    invoice_id: row.public.id,
    attempts: paid ? [paid] : [],
  };
};

/** What the ids of a refund lead to. That one is sent is a rule of the contract. */
export const targetOf = (
  tx: Tx,
  { payment_request_id, invoice_id }: Named,
): Target | Fail<'API_VALIDATION_ERROR' | 'DATA_NOT_FOUND'> => {
  if (payment_request_id && invoice_id)
    return invalid('body.invoice_id', 'Send payment_request_id or invoice_id, not both.');
  return invoice_id ? ofInvoice(tx, invoice_id) : ofRequest(tx, payment_request_id ?? '');
};

const channelOf = ({ state: paid }: PaymentRow): Channel => {
  const channel = findChannel(paid.type, paid.channel_code, paid.currency);
  if (!channel) throw new Error(`Channel ${paid.channel_code} is gone from the table`);
  return channel;
};

/** Whether the channel still takes money of this payment back; a day count includes its end. */
const inTime = (at: At, tx: Tx, row: PaymentRow): boolean => {
  const days = channelOf(row).refund?.days ?? null;
  return days === null || at.now <= paidAt(tx, row) + days * DAY_MS;
};

interface Chosen {
  readonly ok: true;
  readonly payment: PaymentRow;
  readonly channel: Channel;
}

/**
 * The payment a refund is taken from: the oldest that has money left and is in time, whatever the
 * number of payments (REFUND-CONF-03). Refusals stand in the order of the contract's errors.
 */
export const refundablePayment = (
  at: At,
  tx: Tx,
  { attempts }: Target,
): Chosen | Fail<'INELIGIBLE_TRANSACTION' | 'REFUND_NOT_SUPPORTED' | 'REFUND_IN_PROGRESS'> => {
  const paid = attempts.filter((row) => row.state.captured > 0);
  const unreturned = paid.filter((row) => row.state.refunded < row.state.captured);
  const payment = unreturned.find((row) => inTime(at, tx, row));
  if (!payment) {
    return fail(
      'INELIGIBLE_TRANSACTION',
      paid.length === 0
        ? 'No payment of it has succeeded: there is nothing to refund.'
        : unreturned.length === 0
          ? 'It was refunded in full: nothing is left.'
          : 'The time in which this channel refunds a payment has passed.',
    );
  }
  const channel = channelOf(payment);
  const { type, detail, refunding } = payment.state;
  if (!channel.refund) return fail('REFUND_NOT_SUPPORTED', `${channel.code} has no refunds.`);
  if (type === 'QR_CODE' && !issuerRefunds(detail.issuer_name ?? ''))
    return fail('REFUND_NOT_SUPPORTED', `Its issuer ${detail.issuer_name} has no QR refunds.`);
  if (refunding > 0) {
    return fail(
      'REFUND_IN_PROGRESS',
      'Another refund of this payment is PENDING: wait for its event, or cancel it.',
    );
  }
  return { ok: true, payment, channel };
};

/** A channel that is switched off or has no connector gives nothing back. */
export const unavailable = (
  channel: Channel,
  context: Context,
): Fail<'CHANNEL_UNAVAILABLE'> | null =>
  channelRefusal(channel, null, context) &&
  fail('CHANNEL_UNAVAILABLE', `${channel.code} is not available now: try again later.`);
