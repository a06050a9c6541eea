// GET /payment_codes/{id}: read a payment code.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentCode } from '@kasir/models';
import * as z from 'zod';

/** The id of a payment code in a path. */
export const codeParams = z.object({ id: pathId('payment_code.id') });

export const getPaymentCode = endpoint({
  id: 'payment_codes.get',
  method: 'GET',
  path: '/payment_codes/{id}', // LEGACY-PATH-05
  summary: 'Get a payment code of an outlet in the Philippines',
  auth: 'secret',
  permission: 'money_in:read',
  params: codeParams,
  success: { status: 200, body: paymentCode },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
