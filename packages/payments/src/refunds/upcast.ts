// Refunds as releases before state kinds stored them: as their public JSON.
import { bare, minorUnits, parseTimestamp, type Stored } from '@kasir/core';
import { prefixes, type Refund } from '@kasir/models';
import type { RefundState } from './state.ts';

const fromPublic = (
  stored: Refund,
  { payment, returned }: Pick<RefundState, 'payment' | 'returned'>,
): RefundState => ({
  status: stored.status === 'CANCELLED' ? 'CANCELED' : stored.status,
  payment,
  intent: stored.payment_request_id && bare(prefixes.payment_request, stored.payment_request_id),
  invoice: stored.invoice_id,
  type: stored.payment_method_type,
  channel: stored.channel_code,
  country: stored.country,
  currency: stored.currency,
  amount: minorUnits(stored.currency, stored.amount),
  returned,
  free: stored.refund_fee_amount !== null,
  reason: stored.reason,
  reference: stored.reference_id,
  metadata: stored.metadata,
  failure: stored.failure_code,
  created: parseTimestamp(stored.created),
  updated: parseTimestamp(stored.updated),
});

/** The state of a refund that any release has stored. */
export const upcastRefund = ({ public: stored, state }: Stored): RefundState =>
  'id' in (stored as object)
    ? fromPublic(stored as Refund, state as RefundState)
    : (state as RefundState);
