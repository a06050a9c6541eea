// GET /recurring_payments/{id}: read a recurring payment.
import { commonShort, endpoint } from '@kasir/core';
import { recurringPayment } from '@kasir/models';
import { recurringParams } from './params.ts';

export const getRecurringPayment = endpoint({
  id: 'recurring_payments.get',
  method: 'GET',
  path: '/recurring_payments/{id}', // RECUR-UNSPEC-01
  summary: 'Get a recurring payment',
  auth: 'secret',
  permission: 'money_in:read',
  params: recurringParams, // RECUR-GET-id
  success: { status: 200, body: recurringPayment },
  // ERR-STATUS-404, ERR-UNSPEC-05
  errors: { ...commonShort.read, DATA_NOT_FOUND: 404, RECURRING_PAYMENT_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['RECUR-GET-*'],
});
