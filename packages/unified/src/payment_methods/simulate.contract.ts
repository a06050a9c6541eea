// POST /v2/payment_methods/{id}/payments/simulate: simulate a payment to a number or code in test
// mode.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import * as z from 'zod';

export const simulateMethodPayment = endpoint({
  id: 'payment_methods.simulate',
  method: 'POST',
  path: '/v2/payment_methods/{id}/payments/simulate', // PM2-UNSPEC-06
  summary: 'Simulate a payment to a payment method',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  params: z.object({ id: pathId('payment_method.id') }),
  body: z.object({ amount: z.number().positive().nullish().describe(withUnit()) }),
  success: {
    status: 200,
    body: z.object({
      status: z.literal('PENDING').describe('The current state.'),
      message: z.string().describe('Message about the result.'),
    }),
  },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    PAYMENT_METHOD_TYPE_INVALID: 400,
    INACTIVE_PAYMENT_METHOD: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    payment: { amount: 15_000 },
  },
});
