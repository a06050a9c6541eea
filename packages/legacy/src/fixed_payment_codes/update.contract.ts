// PATCH /fixed_payment_code/{id}: change a payment code.
import { common, endpoint, text } from '@kasir/core';
import { fixedPaymentCode } from '@kasir/models';
import * as z from 'zod';
import { changeable } from './create.contract.ts';
import { codeParams } from './get.contract.ts';

export const updateFixedPaymentCode = endpoint({
  id: 'fixed_payment_codes.update',
  method: 'PATCH',
  path: '/fixed_payment_code/{id}', // LEGACY-PATH-04
  summary: 'Change a payment code of an outlet in Indonesia',
  auth: 'secret',
  permission: 'money_in:write',
  params: codeParams,
  body: z.object({ name: text(250).nullish().describe('Name shown to the payer.'), ...changeable }),
  encodings: ['json', 'form'],
  success: { status: 200, body: fixedPaymentCode },
  errors: {
    ...common.write,
    FIXED_PAYMENT_CODE_NOT_FOUND_ERROR: 404,
    INACTIVE_PAYMENT_CODE_ERROR: 400,
    EXPIRATION_DATE_INVALID_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    once: {
      name: 'Ani',
      description: 'The rent of March',
      expected_amount: 60_000,
      is_single_use: true,
      expiration_date: '2039-12-31T00:00:00.000Z',
    },
  },
});
