// PATCH /payment_codes/{id}: change a payment code.
import { common, endpoint, text } from '@kasir/core';
import { paymentCode } from '@kasir/models';
import * as z from 'zod';
import { changeable } from './create.contract.ts';
import { codeParams } from './get.contract.ts';

export const updatePaymentCode = endpoint({
  id: 'payment_codes.update',
  method: 'PATCH',
  path: '/payment_codes/{id}', // LEGACY-PATH-05
  summary: 'Change a payment code of an outlet in the Philippines',
  auth: 'secret',
  permission: 'money_in:write',
  params: codeParams,
  body: z.object({
    customer_name: text(250)
      .nullish()
      .describe('Name of the payer, as the outlet or bank shows it.'),
    ...changeable,
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: paymentCode },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INACTIVE_PAYMENT_CODE_ERROR: 400,
    EXPIRATION_DATE_INVALID_ERROR: 400,
    SINGLE_USE_REQUIRED_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    once: {
      customer_name: 'Ana Santos',
      description: 'The rent of March',
      amount: 300,
      is_single_use: true,
      expires_at: '2039-12-31T00:00:00.000Z',
      metadata: { branch: 'A 2', till: 'two' },
    },
  },
});
