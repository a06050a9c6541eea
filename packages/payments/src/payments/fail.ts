// Payments that move no money: those that wait for the payer, and those that failed.
import type { Scope } from '@kasir/core/server';
import { attempted, type Attempt } from './attempt.ts';
import { payments, type PaymentRow } from './kind.ts';

/** The payer is asked elsewhere and has not responded yet. */
export const requestPayment = (d: Scope, attempt: Attempt): PaymentRow =>
  d.create(payments, d.id(), 'request', { ...attempted(d, attempt), failure: null, captured: 0 });

/** An attempt that its channel declined. */
export const recordDeclined = (d: Scope, attempt: Attempt, failure: string): PaymentRow =>
  d.create(payments, d.id(), 'fail', { ...attempted(d, attempt), failure, captured: 0 });
