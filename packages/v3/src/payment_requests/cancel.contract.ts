// POST /v3/payment_requests/{id}/cancel: cancel a payment request.
import { common, endpoint, pathId } from '@kasir/core';
import { v3PaymentRequest } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const cancelV3PaymentRequest = endpoint({
  id: 'v3_payment_requests.cancel',
  method: 'POST',
  path: '/v3/payment_requests/{id}/cancel', // V3-UNSPEC-07
  summary: 'Cancel a payment request (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('v3_payment_request.id') }),
  success: { status: 200, body: v3PaymentRequest },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INACTIVE_PAYMENT_REQUEST: 400 },
  idempotency: 'standard',
  ...v3Version,
});
