// POST /payment_requests/{id}/auth/resend: send the payer another one-time password.
import { common, endpoint, pathId } from '@kasir/core';
import { paymentRequest } from '@kasir/models';
import * as z from 'zod';

export const resendPassword = endpoint({
  id: 'payment_requests.resend',
  method: 'POST',
  path: '/payment_requests/{id}/auth/resend', // PR2-UNSPEC-09
  summary: 'Send another one-time password for a payment request',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_request.id') }),
  success: { status: 200, body: paymentRequest },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    PAYMENT_REQUEST_ALREADY_COMPLETED: 409,
    PAYMENT_REQUEST_ALREADY_FAILED: 409,
    NOT_SUPPORTED_BY_CHANNEL: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
});
