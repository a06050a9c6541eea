// POST /credit_cards/safe_acceptance: charge a card by a form that the merchant has signed and the
// payer's browser sends.
import { common, endpoint, httpUrl, limits, parseTimestamp, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { cardCvn, cardNumberFields, safeAcceptance } from '@kasir/models';
import * as z from 'zod';

/** Text in a form, so that it is verified exactly as it was signed; a number in JSON. */
const amount = z.union([
  z.number().positive(),
  z.string().regex(/^\d{1,15}(\.\d{1,2})?$/, { error: mustBe('an amount such as 75000') }),
]);

const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/, {
    error: mustBe('an ISO 8601 time with an offset such as 2026-01-31T12:00:00+07:00'),
  })
  .refine((value) => !Number.isNaN(parseTimestamp(value)), { error: mustBe('a time that exists') });

export const acceptSafely = endpoint({
  id: 'credit_cards.safe_acceptance',
  method: 'POST',
  path: '/credit_cards/safe_acceptance',
  summary: 'Charge a card by a signed form',
  auth: 'signature',
  permission: 'money_in:write',
  body: z.object({
    amount: amount.describe(withUnit()), // SAFE-amount
    // SAFE-return_url
    return_url: httpUrl.describe('URL to which the browser is sent with the result.'),
    reference_id: text(limits.card_external_id_characters).describe(
      "The merchant's own reference.",
    ), // SAFE-reference_id
    transaction_type: z
      .enum(['SALES', 'AUTHORIZATION'])
      .describe('Kind of charge to make with the card.'), // SAFE-transaction_type
    // SAFE-request_timestamp
    request_timestamp: timestamp.describe('Time at which the request was signed.'),
    // SAFE-descriptor
    descriptor: text(255).nullish().describe("Text on the payer's card statement."),
    card_number: cardNumberFields.number
      .nullish()
      .describe('Number of the card, digits only. Never stored or logged.'), // SAFE-card_number
    card_exp_year: cardNumberFields.year
      .nullish()
      .describe('Year in which the card expires, four digits.'), // SAFE-card_exp_year
    card_exp_month: cardNumberFields.month
      .nullish()
      .describe('Month in which the card expires, 01 to 12.'), // SAFE-card_exp_month
    card_cvn: cardCvn.nullish(), // SAFE-card_cvn
    // SAFE-should_authenticate
    should_authenticate: z
      .boolean()
      .nullish()
      .describe('True when the cardholder authenticates with 3-D Secure.'),
    // SAFE-currency
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    authorization: z
      .string()
      .nullish()
      .describe('Public key of the account, which the browser sends.'),
    token_id: z.string().nullish().describe('Id of the card token.'),
    signed_field_names: z
      .string()
      .min(1)
      .nullish()
      .describe('Names of the signed fields, separated by commas.'),
    signature: z
      .string()
      .min(1)
      .nullish()
      .describe('Signature of the fields that signed_field_names lists.'),
  }),
  encodings: ['json', 'form'],
  rules: [
    {
      when: {
        text: 'token_id is not sent',
        test: (body: { readonly token_id?: string | null }) => !body.token_id,
      },
      require: ['card_number', 'card_exp_year', 'card_exp_month'],
      clause: 'SAFE-token_id',
    },
  ],
  success: { status: 200, body: safeAcceptance },
  errors: {
    ...common.write,
    INVALID_SIGNATURE_ERROR: 401,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    AMOUNT_BELOW_MINIMUM_LIMIT: 400,
    AMOUNT_ABOVE_MAXIMUM_LIMIT: 400,
    EXTERNAL_ID_ALREADY_USED_ERROR: 400,
    INVALID_TOKEN_ID_ERROR: 400,
    TOKEN_NOT_FOUND_ERROR: 404,
    TOKEN_ALREADY_USED_ERROR: 400,
    INVALID_CVN_LENGTH_ERROR: 400,
    CARDHOLDER_NAME_REQUIRED: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  clauseGroups: ['SAFE-*'],
  examples: {
    sale: {
      amount: 75_000,
      return_url: 'https://merchant.example/cards',
      reference_id: 'safe-1',
      transaction_type: 'SALES',
      request_timestamp: '2026-01-01T00:00:00+07:00',
      descriptor: 'Two coffees',
      card_number: '4000000000001000',
      card_exp_year: '2039',
      card_exp_month: '12',
      card_cvn: '123',
      should_authenticate: true,
      currency: 'IDR',
    },
  },
});
