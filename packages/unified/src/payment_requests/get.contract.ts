// GET /payment_requests/{id}: read a payment request.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentRequest } from '@kasir/models';
import * as z from 'zod';

export const getPaymentRequest = endpoint({
  id: 'payment_requests.get',
  method: 'GET',
  path: '/payment_requests/{id}',
  summary: 'Get a payment request',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('payment_request.id') }),
  success: { status: 200, body: paymentRequest },
  errors: { ...common.read, DATA_NOT_FOUND: 404 }, // PR2-UNSPEC-03, ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'none',
  version: 'ignored',
});
