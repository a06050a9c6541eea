// How refunds are stored: below their payment, listed by what was refunded.
import { stateKind, type RowOf } from '@kasir/core';
import { refundLifecycle, type RefundState } from './state.ts';
import { refundSchema } from './state-schema.ts';

/** Facets stand most selective first: the first one that is asked for drives a list. */
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
