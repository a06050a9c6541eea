// GET /v3/payment_requests/{id}: read a payment request.
import { common, endpoint, pathId } from '@kasir/core';
import { v3PaymentRequest } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const getV3PaymentRequest = endpoint({
  id: 'v3_payment_requests.get',
  method: 'GET',
  path: '/v3/payment_requests/{id}', // V3-PR-02
  summary: 'Get a payment request (v3)',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('v3_payment_request.id') }),
  success: { status: 200, body: v3PaymentRequest },
  errors: { ...common.read, DATA_NOT_FOUND: 404 }, // ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'none',
  ...v3Version,
});
