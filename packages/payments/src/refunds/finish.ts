// The outcome of a refund: the channel gives the money back, or does not, or the merchant cancels.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { channelOf } from '../instruments/find.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';
import {
  isRefundCovered,
  refundPayment,
  releaseReservation,
  type Refunding,
} from '../payments/refund.ts';
import { refunds, type RefundRow } from './kind.ts';

/**
 * Has the channel give money of a payment back; returns why it did not, or null. A refund that
 * failed has cost nothing.
 */
export const sendRefund = (
  d: Scope,
  payment: PaymentRow,
  {
    id,
    amount,
    returned,
    reference,
  }: Refunding & { readonly id: string; readonly reference: string },
): string | null => {
  const { state } = payment;
  const sent = getConnector(d.context).refund(channelOf(state), amount);
  if (sent.result === 'declined') return sent.code;
  if (!isRefundCovered(d, state.currency, { amount, returned })) return 'INSUFFICIENT_BALANCE';
  refundPayment(d, payment, { amount, returned, source: { kind: refunds.name, id }, reference });
  return null;
};

/** The payment of a PENDING refund, whose money is no longer reserved for it. */
const releasePayment = (d: Scope, { id, state: { payment, amount } }: RefundRow): PaymentRow => {
  const row = d.get(payments, payment);
  if (!row) throw new Error(`The payment of refund ${id} is missing`);
  return releaseReservation(d, row, amount);
};

/** The channel responds to a PENDING refund. */
export const finishRefund = (d: Scope, row: RefundRow): RefundRow => {
  const failure = sendRefund(d, releasePayment(d, row), { id: row.id, ...row.state });
  return d.transition(refunds, row, failure === null ? 'succeed' : 'fail', { failure });
};

/** The merchant cancels a PENDING refund: its money is free again. */
export const cancelRefund = (d: Scope, row: RefundRow): RefundRow => {
  releasePayment(d, row);
  return d.transition(refunds, row, 'cancel');
};
