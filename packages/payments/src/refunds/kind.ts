// Defines refunds: stored under their payment, and listed by the refunded object.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { refundLifecycle, type RefundState } from './state.ts';
import { refundSchema } from './state-schema.ts';

/**
 * The most selective facet comes first: a list is read by the first facet that its filter names.
 */
export const refunds = stateKind<RefundState>()({
  name: 'refund',
  state: refundSchema,
  lifecycle: refundLifecycle,
  keys: { reference: (s) => s.reference },
  facets: {
    intent: (s) => s.intent,
    invoice: (s) => s.invoice,
    channel: (s) => s.channel,
    type: (s) => s.type,
  },
  parent: (s) => s.payment,
});

export type RefundRow = RowOf<typeof refunds>;
