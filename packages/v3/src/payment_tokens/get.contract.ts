// GET /v3/payment_tokens/{id}: read a payment token.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentToken } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const getPaymentToken = endpoint({
  id: 'payment_tokens.get',
  method: 'GET',
  path: '/v3/payment_tokens/{id}', // V3-PT-02
  summary: 'Get a payment token',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('payment_token.id') }),
  success: { status: 200, body: paymentToken },
  errors: { ...common.read, DATA_NOT_FOUND: 404 }, // ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'none',
  ...v3Version,
});
