// POST /v2/payment_methods/{id}/auth/resend: send the one-time password for linking again.
import { endpoint, pathId } from '@kasir/core';
import { paymentMethod } from '@kasir/models';
import * as z from 'zod';
import { linkingErrors } from './auth.contract.ts';

export const resendPaymentMethodAuth = endpoint({
  id: 'payment_methods.resend',
  method: 'POST',
  path: '/v2/payment_methods/{id}/auth/resend', // PM2-UNSPEC-06
  summary: 'Send the one-time password of a payment method again',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_method.id') }),
  success: { status: 200, body: paymentMethod },
  errors: linkingErrors,
  idempotency: 'standard',
  version: 'ignored',
});
