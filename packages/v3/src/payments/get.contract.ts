// GET /v3/payments/{id}: read a payment.
import { common, endpoint, pathId } from '@kasir/core';
import { v3Payment } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const getV3Payment = endpoint({
  id: 'v3_payments.get',
  method: 'GET',
  path: '/v3/payments/{id}', // V3-UNSPEC-07
  summary: 'Get a payment (v3)',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('v3_payment.id') }),
  success: { status: 200, body: v3Payment },
  errors: { ...common.read, DATA_NOT_FOUND: 404 }, // ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'none',
  ...v3Version,
});
