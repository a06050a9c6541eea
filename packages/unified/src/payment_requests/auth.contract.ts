// POST /payment_requests/{id}/auth: authorize a payment with the payer's one-time password.
import { common, endpoint, pathId, secret, text } from '@kasir/core';
import { paymentRequest } from '@kasir/models';
import * as z from 'zod';

export const authorizePaymentRequest = endpoint({
  id: 'payment_requests.auth',
  method: 'POST',
  path: '/payment_requests/{id}/auth', // PR2-UNSPEC-09
  summary: 'Authorize a payment request with a one-time password',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_request.id') }),
  body: z.object({
    auth_code: secret(text(20)).describe('One-time password that the payer received.'),
  }),
  success: { status: 200, body: paymentRequest },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    PAYMENT_REQUEST_ALREADY_COMPLETED: 409,
    PAYMENT_REQUEST_ALREADY_FAILED: 409,
    NOT_SUPPORTED_BY_CHANNEL: 400,
    INVALID_OTP_ERROR: 400,
    EXPIRED_OTP_ERROR: 400,
    MAX_OTP_ATTEMPTS_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: { password: { auth_code: '222000' } },
});
