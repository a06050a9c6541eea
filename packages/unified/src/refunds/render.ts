// Renders a refund as its endpoints and events show it.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { paymentPublicId, prefixes, type Refund } from '@kasir/models';
import type { RefundRow, RefundState } from '@kasir/payments/state';
import { isRequestKind } from '../products.ts';

/** Returns the status on the wire, where CANCELED is spelled CANCELLED. */
export const refundStatusOf = (status: RefundState['status']): Refund['status'] =>
  status === 'CANCELED' ? 'CANCELLED' : status;

/** Returns the public id of a refund. */
export const refundId = (id: string): string => prefixes.refund + id;

/** Returns the id of the payment request that was paid; null if another generation charged it. */
const requestOf = ({ intent, paidProduct }: RefundState): string | null =>
  intent !== null && isRequestKind(paidProduct) ? prefixes.payment_request + intent : null;

export const renderRefund = ({ id, state }: RefundRow): Refund => ({
  id: refundId(id),
  payment_id: paymentPublicId(state.paidProduct, state.type, state.payment),
  payment_request_id: requestOf(state),
  invoice_id: state.invoice,
  amount: toMajor(state.currency, state.amount),
  payment_method_type: state.type,
  channel_code: state.channel,
  currency: state.currency,
  country: state.country,
  status: refundStatusOf(state.status),
  reason: state.reason,
  reference_id: state.reference,
  failure_code: state.failure as Refund['failure_code'],
  refund_fee_amount: state.free ? 0 : null,
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
  metadata: state.metadata,
});
