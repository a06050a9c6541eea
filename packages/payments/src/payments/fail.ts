// Records payments that move no money: pending ones and failed ones.
import type { Scope } from '@kasir/core/server';
import { attempted, type Attempt } from './attempt.ts';
import { payments, type PaymentRow } from './kind.ts';

/** Records a pending payment: the payer acts elsewhere and has not responded yet. */
export const requestPayment = (d: Scope, attempt: Attempt): PaymentRow =>
  d.create(payments, d.id(), 'request', { ...attempted(d, attempt), failure: null, captured: 0 });

/** Records an attempt that its channel declined. */
export const recordDeclined = (d: Scope, attempt: Attempt, failure: string): PaymentRow =>
  d.create(payments, d.id(), 'fail', { ...attempted(d, attempt), failure, captured: 0 });
