// POST /payment_codes: create a payment code for an outlet in the Philippines.
import {
  common,
  endpoint,
  legacyMetadata,
  limits,
  moment,
  referenceId,
  text,
  withUnit,
} from '@kasir/core';
import { paymentCode } from '@kasir/models';
import * as z from 'zod';
import { chosenPaymentCode } from '../fixed_payment_codes/create.contract.ts';

/** Fields that can be changed later. */
export const changeable = {
  amount: z.number().positive().nullish().describe(withUnit()),
  expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
  is_single_use: z.boolean().nullish().describe('True when it can be paid only once.'),
  description: text(limits.description_characters, 0)
    .nullish()
    .describe("Text for the merchant's own use."),
  metadata: legacyMetadata
    .nullish()
    .describe("The merchant's own keys and values, shown again as they were sent."),
};

export const createPaymentCode = endpoint({
  id: 'payment_codes.create',
  method: 'POST',
  path: '/payment_codes', // LEGACY-PATH-05
  summary: 'Create a payment code for an outlet in the Philippines',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    reference_id: referenceId,
    channel_code: text(50).describe('Code of the payment channel, such as OVO or BCA.'),
    customer_name: text(250).describe('Name of the payer, as the outlet or bank shows it.'),
    currency: z.literal('PHP').describe('Three-letter currency code (ISO 4217), such as IDR.'),
    market: z.literal('PH').describe('Two-letter country code of the market.'),
    payment_code: chosenPaymentCode.nullish(),
    ...changeable,
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: paymentCode },
  errors: {
    ...common.write,
    CHANNEL_CODE_NOT_SUPPORTED_ERROR: 400,
    EXPIRATION_DATE_INVALID_ERROR: 400,
    SINGLE_USE_REQUIRED_ERROR: 400,
    DUPLICATE_PAYMENT_CODE_ERROR: 409,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    open: {
      reference_id: 'code-1',
      channel_code: 'CEBUANA',
      customer_name: 'Maria Santos',
      currency: 'PHP',
      market: 'PH',
      metadata: { branch: 'A 1', till: 'two' },
    },
    closed: {
      reference_id: 'code-2',
      channel_code: 'CEBUANA',
      customer_name: 'Maria Santos',
      amount: 250.5,
      currency: 'PHP',
      market: 'PH',
    },
  },
});
