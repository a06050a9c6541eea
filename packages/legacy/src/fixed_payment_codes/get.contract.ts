// GET /fixed_payment_code/{id}: read a payment code.
import { common, endpoint, pathId } from '@kasir/core';
import { fixedPaymentCode } from '@kasir/models';
import * as z from 'zod';

/** The id of a payment code in a path. */
export const codeParams = z.object({
  id: pathId('fixed_payment_code.id'),
});

export const getFixedPaymentCode = endpoint({
  id: 'fixed_payment_codes.get',
  method: 'GET',
  path: '/fixed_payment_code/{id}', // LEGACY-PATH-04
  summary: 'Get a payment code of an outlet in Indonesia',
  auth: 'secret',
  permission: 'money_in:read',
  params: codeParams,
  success: { status: 200, body: fixedPaymentCode },
  errors: { ...common.read, FIXED_PAYMENT_CODE_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
});
