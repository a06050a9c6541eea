// POST /recurring_payments/{id}/stop!, /pause! and /resume!: stop, pause or resume a recurring
// payment.
import { commonShort, endpoint } from '@kasir/core';
import { recurringPayment } from '@kasir/models';
import { recurringParams } from './params.ts';

const shared = {
  method: 'POST',
  auth: 'secret',
  permission: 'money_in:write',
  params: recurringParams,
  success: { status: 200, body: recurringPayment },
  errors: { ...commonShort.write, DATA_NOT_FOUND: 404, RECURRING_PAYMENT_NOT_FOUND_ERROR: 404 },
  idempotency: 'standard',
  version: 'ignored',
} as const;

export const stopRecurringPayment = endpoint({
  ...shared,
  id: 'recurring_payments.stop',
  path: '/recurring_payments/{id}/stop!', // RECUR-UNSPEC-02
  summary: 'Stop a recurring payment',
});

export const pauseRecurringPayment = endpoint({
  ...shared,
  id: 'recurring_payments.pause',
  path: '/recurring_payments/{id}/pause!', // RECUR-UNSPEC-02
  summary: 'Pause a recurring payment',
});

export const resumeRecurringPayment = endpoint({
  ...shared,
  id: 'recurring_payments.resume',
  path: '/recurring_payments/{id}/resume!', // RECUR-UNSPEC-02
  summary: 'Resume a recurring payment',
});
