// POST /fixed_payment_code: create a payment code for an outlet in Indonesia.
import { common, endpoint, limits, moment, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { fixedPaymentCode, retailOutletName } from '@kasir/models';
import * as z from 'zod';

/** Fields that can be changed later. */
export const changeable = {
  expected_amount: z
    .number()
    .positive()
    .nullish()
    .describe(withUnit('Amount that has to be paid; any amount when omitted.')),
  expiration_date: moment.nullish().describe('Time at which it expires if it has not been paid.'),
  is_single_use: z.boolean().nullish().describe('True when it can be paid only once.'),
  description: text(limits.description_characters, 0)
    .nullish()
    .describe("Text for the merchant's own use."),
};

/** A code that a merchant has chosen, with or without its prefix. */
export const chosenPaymentCode = z
  .string()
  .regex(/^[A-Z0-9]{1,30}$/, { error: mustBe('1 to 30 upper-case letters and digits') })
  .describe('Code that the payer presents at the outlet.');

export const createFixedPaymentCode = endpoint({
  id: 'fixed_payment_codes.create',
  method: 'POST',
  path: '/fixed_payment_code', // LEGACY-PATH-04
  summary: 'Create a payment code for an outlet in Indonesia',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    external_id: text(limits.external_id_characters).describe("The merchant's own reference."),
    retail_outlet_name: retailOutletName.describe('Code of the chain of outlets.'),
    name: text(250).describe('Name shown to the payer.'),
    payment_code: chosenPaymentCode.nullish(),
    ...changeable,
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: fixedPaymentCode },
  errors: {
    ...common.write,
    EXPIRATION_DATE_INVALID_ERROR: 400,
    DUPLICATE_PAYMENT_CODE_ERROR: 409,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    open: { external_id: 'code-1', retail_outlet_name: 'ALFAMART', name: 'Siti Rahayu' },
    closed: {
      external_id: 'code-2',
      retail_outlet_name: 'ALFAMART',
      name: 'Siti Rahayu',
      expected_amount: 50_000,
      is_single_use: true,
    },
  },
});
