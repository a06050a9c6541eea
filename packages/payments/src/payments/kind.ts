// Defines payments, which are attempts to move money, and captures of their authorizations.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { isListed } from '../product.ts';
import {
  captureLifecycle,
  paymentLifecycle,
  type CaptureState,
  type PaymentState,
} from './state.ts';
import { paymentSchema, captureSchema } from './state-schema.ts';

export * from './state.ts';

export const payments = stateKind<PaymentState>()({
  name: 'payment',
  state: paymentSchema,
  lifecycle: paymentLifecycle,
  // An intent finds its payments under its own id, whatever its product.
  parent: (s) => s.intent ?? s.product.id,
  facets: {
    // A payment that was reversed at once does not count as paid for the product.
    paid: (s) => (s.reversed ? null : s.product.id),
    instrument: (s) => (isListed(s.product) ? s.instrument : null),
    reference: (s) => (isListed(s.product) ? s.reference : null),
    status: (s) => (isListed(s.product) ? s.status : null),
    updated: (s) => (isListed(s.product) ? s.updated : null),
  },
});

export type PaymentRow = RowOf<typeof payments>;

export const captures = stateKind<CaptureState>()({
  name: 'capture',
  state: captureSchema,
  lifecycle: captureLifecycle,
  parent: (s) => s.intent,
});

export type CaptureRow = RowOf<typeof captures>;
