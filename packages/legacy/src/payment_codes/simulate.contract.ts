// POST /payment_codes/{id}/payments/simulate: pay a code in test mode.
import { common, endpoint, withUnit } from '@kasir/core';
import * as z from 'zod';
import { simulated } from '../callback_virtual_accounts/simulate.contract.ts';
import { codeParams } from './get.contract.ts';

export const simulatePaymentCode = endpoint({
  id: 'payment_codes.simulate',
  method: 'POST',
  path: '/payment_codes/{id}/payments/simulate', // LEGACY-PATH-05
  summary: 'Simulate a payment at an outlet in the Philippines',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  params: codeParams,
  body: z.object({ amount: z.number().positive().nullish().describe(withUnit()) }),
  encodings: ['json', 'form'],
  success: { status: 200, body: simulated },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INACTIVE_PAYMENT_CODE_ERROR: 400 },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    payment: { amount: 150 },
  },
});
