// POST /callback_virtual_accounts: create a virtual account.
import { common, country, endpoint, limits, moment, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { callbackVirtualAccount } from '@kasir/models';
import * as z from 'zod';

/** Errors of the amounts and times of a virtual account, when it is created or changed. */
export const accountErrors = {
  EXPECTED_AMOUNT_REQUIRED_ERROR: 400,
  MINIMUM_EXPECTED_AMOUNT_ERROR: 400,
  MAXIMUM_EXPECTED_AMOUNT_ERROR: 400,
  SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR: 400,
  EXPIRATION_DATE_INVALID_ERROR: 400,
} as const;

const money = z.number().positive();

/** Fields that can be changed later. */
export const changeable = {
  expected_amount: money
    .nullish()
    .describe(withUnit('Amount that has to be paid; any amount when omitted.')),
  suggested_amount: money
    .nullish()
    .describe(withUnit('Amount that is suggested to the payer, who may change it.')),
  is_single_use: z.boolean().nullish().describe('True when it can be paid only once.'),
  expiration_date: moment.nullish().describe('Time at which it expires if it has not been paid.'),
  description: text(limits.description_characters, 0)
    .nullish()
    .describe("Text for the merchant's own use."),
};

export const createVirtualAccount = endpoint({
  id: 'callback_virtual_accounts.create',
  method: 'POST',
  path: '/callback_virtual_accounts', // LEGACY-PATH-03
  summary: 'Create a virtual account',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    external_id: text(limits.external_id_characters).describe("The merchant's own reference."),
    bank_code: text(50).describe('Code of the bank.'),
    name: text(250).describe('Name shown to the payer.'),
    virtual_account_number: z
      .string()
      .regex(/^\d{1,30}$/, { error: mustBe('digits') })
      .nullish()
      .describe('Number of the virtual account; chosen by the platform when omitted.'),
    is_closed: z.boolean().nullish().describe('True when only the expected amount is accepted.'),
    country: country.nullish(),
    currency: text(3, 3).nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    alternative_display_types: z
      .array(z.literal('QR_STRING'))
      .nullish()
      .describe('Further forms in which the number can be shown.'),
    ...changeable,
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: callbackVirtualAccount },
  errors: {
    ...common.write,
    BANK_NOT_SUPPORTED_ERROR: 400,
    ...accountErrors,
    VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE: 400,
    DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR: 409,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    open: {
      external_id: 'va-1',
      bank_code: 'BNI',
      name: 'Siti Rahayu',
      description: 'Two coffees',
      currency: 'IDR',
      country: 'ID',
      alternative_display_types: ['QR_STRING'],
    },
    closed: {
      external_id: 'va-2',
      bank_code: 'MANDIRI',
      name: 'Siti Rahayu',
      is_closed: true,
      expected_amount: 50_000,
      is_single_use: true,
    },
  },
});
