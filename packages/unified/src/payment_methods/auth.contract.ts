// POST /v2/payment_methods/{id}/auth: link a payment method with its one-time password.
import { common, endpoint, pathId, secret, text } from '@kasir/core';
import { paymentMethod } from '@kasir/models';
import * as z from 'zod';

/** The errors of both linking endpoints. */
export const linkingErrors = {
  ...common.write,
  DATA_NOT_FOUND: 404,
  PAYMENT_METHOD_ALREADY_ACTIVE: 409,
  PAYMENT_METHOD_ALREADY_FAILED: 409,
  PAYMENT_METHOD_STATUS_INVALID: 400,
  OPERATION_NOT_ALLOWED: 400,
} as const;

export const authPaymentMethod = endpoint({
  id: 'payment_methods.auth',
  method: 'POST',
  path: '/v2/payment_methods/{id}/auth',
  summary: 'Link a payment method with a one-time password',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_method.id') }),
  body: z.object({
    auth_code: secret(text(50)).describe('One-time password that the payer received.'),
  }),
  success: { status: 200, body: paymentMethod },
  errors: {
    ...linkingErrors,
    INVALID_OTP_ERROR: 400,
    EXPIRED_OTP_ERROR: 400,
    MAX_OTP_ATTEMPTS_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    password: { auth_code: '123456' },
  },
});
