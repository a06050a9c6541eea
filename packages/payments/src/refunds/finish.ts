// Finishes a refund: the channel pays it or declines, or the merchant cancels it.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { ChannelResponse, ChargeResult } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import { channelOf } from '../instruments/find.ts';
import { getIntent } from '../intents/find.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';
import { orderAfter } from '../payments/release.ts';
import { getOperation } from '../operations/find.ts';
import { operations } from '../operations/kind.ts';
import { holdInSuspense } from '../operations/suspense.ts';
import {
  isRefundCovered,
  refundable,
  refundPayment,
  releaseReservation,
  type Refunding,
} from '../payments/refund.ts';
import { refundResponseJob } from './response.ts';
import type { RefundState } from './state.ts';
import { refunds, type RefundRow } from './kind.ts';

type Sent = Refunding &
  Pick<RefundState, 'reason' | 'metadata'> & {
    readonly id: string;
    readonly reference: string;
    readonly script?: string | undefined;
  };

/** Asks the channel to refund money of a payment. */
export const askRefund = (
  d: Scope,
  row: PaymentRow,
  { id, amount, reference, reason, metadata, script }: Sent,
): ChannelResponse => {
  const { id: payment, state } = row;
  return getConnector(d.context).perform(d, {
    work: 'refund',
    channel: channelOf(state),
    amount,
    about: () => {
      const paid = state.intent === null ? null : getIntent(d, state.intent).state;
      return {
        customer: paid?.customer ?? null,
        references: [reference, state.reference],
        objects: [id, payment, state.product.id, paid?.shortId ?? null, state.instrument],
        script: d.context.script ?? script ?? paid?.script,
      };
    },
    order: () => ({
      ...orderAfter(row, reference),
      object: { kind: refunds.name, id },
      reason,
      metadata,
    }),
  });
};

/**
 * Refunds money of a payment after the response of the channel; returns the failure code, or null.
 * A failed refund costs nothing.
 */
export const sendRefund = (
  d: Scope,
  payment: PaymentRow,
  { id, amount, returned, reference }: Sent,
  sent: ChargeResult,
): string | null => {
  const { state } = payment;
  if (sent.result === 'declined') return sent.code;
  // REFUND-FAIL-INSUFFICIENT_BALANCE
  // What a connector has paid is booked in any case.
  const isPaid = sent.operation !== undefined;
  if (!isPaid && !isRefundCovered(d, state.currency, { amount, returned }))
    return 'INSUFFICIENT_BALANCE';
  refundPayment(d, payment, { amount, returned, source: { kind: refunds.name, id }, reference });
  return null;
};

const paymentOfRefund = (d: Scope, { id, state: { payment } }: RefundRow): PaymentRow => {
  const row = d.get(payments, payment);
  if (!row) throw new Error(`The payment of refund ${id} is missing`);
  return row;
};

/** Releases the money reserved for a PENDING refund; returns the payment. */
const releasePayment = (d: Scope, row: RefundRow): PaymentRow =>
  releaseReservation(d, paymentOfRefund(d, row), row.state.amount);

/**
 * Finishes a PENDING refund with `known`, the response of the channel; without it the channel is
 * asked. Without a response the refund stays PENDING.
 */
export const finishRefund = (d: Scope, row: RefundRow, known?: ChargeResult): RefundRow => {
  const sent = { id: row.id, ...row.state };
  const response = known ?? askRefund(d, paymentOfRefund(d, row), sent);
  if (response.result === 'pending') {
    awaitChannel(d, response, refundResponseJob, { refund: row.id }, null);
    return row;
  }
  const failure = sendRefund(d, releasePayment(d, row), sent, response);
  return d.transition(refunds, row, failure === null ? 'succeed' : 'fail', { failure });
};

/** Cancels a PENDING refund for the merchant, and releases its money. */
export const cancelRefund = (d: Scope, row: RefundRow): RefundRow => {
  releasePayment(d, row);
  return d.transition(refunds, row, 'cancel');
};

/**
 * Books a refund that its channel has paid after it had failed or was canceled, and shows it to
 * operators. When the payment has less than the amount left, because it was refunded again
 * meanwhile, the money is held in suspense.
 */
export const recordLateRefund = (d: Scope, row: RefundRow, operation: string): void => {
  d.change(operations, { id: operation }, { attention: 'LATE_SUCCESS' });
  const payment = paymentOfRefund(d, row);
  const { amount, returned, reference, status } = row.state;
  if (status === 'SUCCEEDED') return;
  if (refundable(payment) < amount)
    return void holdInSuspense(d, getOperation(d, operation), -amount);
  refundPayment(d, payment, {
    amount,
    returned,
    source: { kind: operations.name, id: operation },
    reference,
  });
};
