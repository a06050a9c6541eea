// POST /v3/payment_tokens/{id}/cancel: cancel a payment token.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentToken } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const cancelPaymentToken = endpoint({
  id: 'payment_tokens.cancel',
  method: 'POST',
  path: '/v3/payment_tokens/{id}/cancel', // V3-UNSPEC-07
  summary: 'Cancel a payment token',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_token.id') }),
  success: { status: 200, body: paymentToken },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INELIGIBLE_TRANSACTION_STATUS: 400 },
  idempotency: 'standard',
  ...v3Version,
});
