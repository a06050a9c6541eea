// POST /v2/credit_card_tokens: create a token of a card, with a public key from a browser.
import { common, endpoint, limits, text, withUnit } from '@kasir/core';
import { cardCvn, cardData, cardToken, tokenBilling } from '@kasir/models';
import * as z from 'zod';

interface Uses {
  readonly is_single_use?: boolean | null | undefined;
  readonly is_multiple_use?: boolean | null | undefined;
  readonly should_authenticate?: boolean | null | undefined;
}

/** Returns whether a token can be charged many times; clients send either field. */
export const isForManyUses = ({ is_single_use, is_multiple_use }: Uses): boolean =>
  is_multiple_use ?? !(is_single_use ?? true);

/** Returns whether the token is created together with an authentication of its holder. */
export const isAuthenticated = ({ should_authenticate }: Uses): boolean =>
  should_authenticate !== false;

const spec = {
  method: 'POST',
  summary: 'Create a card token',
  auth: 'public',
  permission: 'money_in:write',
  body: z
    .object({
      is_single_use: z.boolean().nullish().describe('True when it can be charged only once.'),
      is_multiple_use: z
        .boolean()
        .nullish()
        .describe('True when the token can be charged more than once.'), // TOKEN-is_multiple_use
      // TOKEN-should_authenticate
      should_authenticate: z
        .boolean()
        .nullish()
        .describe('True when the cardholder authenticates with 3-D Secure.'),
      amount: z.number().positive().nullish().describe(withUnit()),
      currency: z
        .string()
        .nullish()
        .describe('Three-letter currency code (ISO 4217), such as IDR.'),
      external_id: text(limits.external_id_characters)
        .nullish()
        .describe("The merchant's own reference."), // TOKEN-external_id
      card_data: cardData.describe('The card. Never stored or logged.'), // TOKEN-card_data
      card_cvn: cardCvn.nullish(), // TOKEN-card_cvn
      // TOKEN-billing_details
      billing_details: tokenBilling.nullish().describe('Name and address of the cardholder.'),
      // TOKEN-customer
      customer: tokenBilling.nullish().describe('The customer, sent in place of customer_id.'),
    })
    .refine(
      ({ is_single_use: once, is_multiple_use: often }) =>
        (once ?? null) === null || (often ?? null) === null || once !== often,
      {
        path: ['is_multiple_use'],
        error: 'Must be the opposite of is_single_use. Send one of them.',
      },
    )
    .refine(({ card_cvn: own, card_data: { cvn } }) => !own || !cvn || own === cvn, {
      path: ['card_cvn'],
      error: 'Must be the same as card_data.cvn. Send one of them.',
    })
    // Either billing_details or customer may be sent, not both (TOKEN-billing_details).
    .refine(({ billing_details, customer }) => !billing_details || !customer, {
      path: ['customer'],
      error: 'Omit this field: billing_details says the same. Send one of them.',
    }),
  encodings: ['json', 'form'],
  rules: [
    {
      when: {
        text: 'a token for a single use is authenticated',
        test: (body: Uses) => !isForManyUses(body) && isAuthenticated(body),
      },
      require: ['amount'],
      clause: 'TOKEN-amount',
    },
  ],
  success: { status: 200, body: cardToken },
  errors: {
    ...common.write,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'optional',
  clauseGroups: ['TOKEN-*'],
  examples: {
    single: {
      is_multiple_use: false,
      should_authenticate: true,
      amount: 75_000,
      external_id: 'token-1',
      card_data: { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' },
      card_cvn: '123',
      billing_details: { given_names: 'Siti', address: { country: 'ID', city: 'Jakarta' } },
    },
    multiple: {
      is_multiple_use: true,
      should_authenticate: false,
      card_data: { account_number: '4000000000001091', exp_month: '12', exp_year: '2039' },
    },
  },
} as const;

export const createCardToken = endpoint({
  ...spec,
  id: 'credit_card_tokens.create',
  path: '/v2/credit_card_tokens', // MODEL-UNSPEC-25, MODEL-UNSPEC-26
});

/** The same operation under its older path. */
export const createFormerCardToken = endpoint({
  ...spec,
  id: 'credit_card_tokens.create_former',
  path: '/credit_card_tokens', // LEGACY-PATH-01
});
