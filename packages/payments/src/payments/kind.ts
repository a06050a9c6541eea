// Payments: attempts to move money, and what became of it. Captures: what was taken of one.
import { stateKind, type RowOf } from '@kasir/core';
import { upcastCapture, upcastPayment } from './formerly.ts';
import {
  captureLifecycle,
  paymentLifecycle,
  type CaptureState,
  type PaymentState,
} from './state.ts';

export * from './state.ts';

export const payments = stateKind<PaymentState>()({
  name: 'payment',
  lifecycle: paymentLifecycle,
  upcast: upcastPayment,
  // An intent finds its payments by itself, whatever its product is.
  parent: (s) => s.intent ?? s.product.id,
  facets: {
    kept: (s) => Number(!s.reversed),
    instrument: (s) => s.instrument,
    status: (s) => s.status,
    product: (s) => s.product.id,
    reference: (s) => s.reference,
    updated: (s) => s.updated,
  },
});

export type PaymentRow = RowOf<typeof payments>;

export const captures = stateKind<CaptureState>()({
  name: 'capture',
  lifecycle: captureLifecycle,
  upcast: upcastCapture,
  parent: (s) => s.intent,
});

export type CaptureRow = RowOf<typeof captures>;
