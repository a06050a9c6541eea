// GET /v2/payment_methods/{id}: read a payment method.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentMethod } from '@kasir/models';
import * as z from 'zod';

export const getPaymentMethod = endpoint({
  id: 'payment_methods.get',
  method: 'GET',
  path: '/v2/payment_methods/{id}', // PM2-UNSPEC-06
  summary: 'Get a payment method',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('payment_method.id') }),
  success: { status: 200, body: paymentMethod },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
