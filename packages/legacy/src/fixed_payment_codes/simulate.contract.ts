// POST /fixed_payment_code/simulate_payment: pay a code at an outlet in test mode.
import { common, endpoint, text, withUnit } from '@kasir/core';
import { retailOutletName } from '@kasir/models';
import * as z from 'zod';
import { simulated } from '../callback_virtual_accounts/simulate.contract.ts';

export const simulateOutletPayment = endpoint({
  id: 'fixed_payment_codes.simulate',
  method: 'POST',
  path: '/fixed_payment_code/simulate_payment', // LEGACY-PATH-04
  summary: 'Simulate a payment at an outlet in Indonesia',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true,
  body: z.object({
    retail_outlet_name: retailOutletName.describe('Code of the chain of outlets.'),
    payment_code: text(50).describe('Code that the payer presents at the outlet.'),
    transfer_amount: z.number().positive().describe(withUnit('Amount to be paid.')),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: simulated },
  errors: {
    ...common.write,
    FIXED_PAYMENT_CODE_NOT_FOUND_ERROR: 404,
    INACTIVE_PAYMENT_CODE_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    alfamart: {
      retail_outlet_name: 'ALFAMART',
      payment_code: 'KSR0000010000000001',
      transfer_amount: 50_000,
    },
  },
});
