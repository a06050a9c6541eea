// POST /callback_virtual_accounts/external_id={external_id}/simulate_payment: pay a virtual account
// in test mode.
import { common, endpoint, withUnit } from '@kasir/core';
import * as z from 'zod';

/** The response to a simulated payment. */
export const simulated = z.object({
  status: z.literal('COMPLETED').describe('The current state.'),
  message: z.string().describe('Message about the result.'),
});

export const simulateVirtualAccountPayment = endpoint({
  id: 'callback_virtual_accounts.simulate',
  method: 'POST',
  path: '/callback_virtual_accounts/external_id={external_id}/simulate_payment', // LEGACY-PATH-03
  summary: 'Simulate a payment of a virtual account',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  params: z.object({
    external_id: z
      .string()
      .min(1)
      .meta({ ref: 'callback_virtual_account.external_id' })
      .describe("The merchant's own reference."),
  }),
  body: z.object({ amount: z.number().positive().nullish().describe(withUnit()) }),
  encodings: ['json', 'form'],
  success: { status: 200, body: simulated },
  errors: {
    ...common.write,
    CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: 404,
    INACTIVE_VIRTUAL_ACCOUNT_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    payment: { amount: 50_000 },
  },
});
