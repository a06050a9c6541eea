// POST /v3/payment_requests/{id}/simulate: pay to a number or code in test mode.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const simulateV3Payment = endpoint({
  id: 'v3_payment_requests.simulate',
  method: 'POST',
  path: '/v3/payment_requests/{id}/simulate', // V3-UNSPEC-07
  summary: 'Simulate a payment to the number or code of a payment request (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  params: z.object({ id: pathId('v3_payment_request.id') }),
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
    INACTIVE_PAYMENT_REQUEST: 400,
    INVALID_VALUE_ERROR: 400,
  },
  idempotency: 'standard',
  ...v3Version,
  examples: {
    payment: { amount: 25_000 },
  },
});
