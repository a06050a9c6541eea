// POST /payment_requests/{id}/payments/simulate: simulate the payment of the payer in test mode.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import * as z from 'zod';

export const simulatePayment = endpoint({
  id: 'payment_requests.simulate',
  method: 'POST',
  path: '/payment_requests/{id}/payments/simulate', // PR2-UNSPEC-09
  summary: 'Simulate a payment of a payment request',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  params: z.object({ id: pathId('payment_request.id') }),
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
    PAYMENT_REQUEST_ALREADY_COMPLETED: 409,
    PAYMENT_REQUEST_ALREADY_FAILED: 409,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    payment: { amount: 25_000 },
  },
});
