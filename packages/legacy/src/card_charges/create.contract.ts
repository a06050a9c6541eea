// POST /credit_card_charges: charge a card by its token.
import { common, endpoint, legacyMetadata, limits, text, withUnit } from '@kasir/core';
import { cardCharge, cardCvn, chargeBilling } from '@kasir/models';
import * as z from 'zod';

export const createCardCharge = endpoint({
  id: 'credit_card_charges.create',
  method: 'POST',
  path: '/credit_card_charges', // LEGACY-PATH-02, CARD-UNSPEC-01, CARD-CONF-01
  summary: 'Charge a card',
  auth: 'secret',
  permission: 'money_in:write', // CARD-ERR-REQUEST_FORBIDDEN_ERROR
  body: z.object({
    // CARD-CREATE-token_id
    token_id: z.string().meta({ ref: 'card_token.id' }).describe('Id of the card token.'),
    // CARD-CREATE-external_id
    external_id: text(limits.card_external_id_characters).describe("The merchant's own reference."),
    amount: z.number().positive().describe(withUnit()), // CARD-CREATE-amount
    authentication_id: z.string().nullish().describe('Id of the authentication with 3-D Secure.'),
    card_cvn: cardCvn.nullish(), // CARD-CREATE-card_cvn
    capture: z
      .boolean()
      .nullish()
      .describe('True to take the money at once; false holds it until it is captured.'),
    descriptor: text(255).nullish().describe("Text on the payer's card statement."),
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    // CARD-CREATE-mid_label
    mid_label: text(255)
      .nullish()
      .describe('Label of the merchant id to use, where the account has several.'),
    // CARD-CREATE-billing_details
    billing_details: chargeBilling.nullish().describe('Name and address of the cardholder.'),
    promotion: z // CARD-CREATE-promotion
      // CARD-CREATE-promotion.reference_id, CARD-CREATE-promotion.original_amount
      .object({
        reference_id: text(255).describe('Reference of the discount.'),
        original_amount: z.number().positive().describe(withUnit('Amount before the discount.')),
      })
      .nullish()
      .describe('The discount that is claimed.'),
    // CARD-CREATE-installment, CARD-CREATE-installment.count, CARD-CREATE-installment.interval
    installment: z
      .object({
        count: z.int().positive().describe('Number of installments.'),
        interval: text(20).describe('Unit of the time between two charges.'),
      })
      .nullish()
      .describe('Installments of the payment.'),
    metadata: legacyMetadata
      .nullish()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: cardCharge }, // CARD-CREATE-01
  errors: {
    ...common.write, // CARD-ERR-API_VALIDATION_ERROR
    INVALID_JSON_FORMAT: 400, // CARD-ERR-INVALID_JSON_FORMAT
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    AMOUNT_BELOW_MINIMUM_LIMIT: 400,
    AMOUNT_ABOVE_MAXIMUM_LIMIT: 400,
    EXTERNAL_ID_ALREADY_USED_ERROR: 400, // ERR-CONF-05
    INVALID_TOKEN_ID_ERROR: 400,
    TOKEN_NOT_FOUND_ERROR: 404,
    TOKEN_ALREADY_USED_ERROR: 400,
    INVALID_CVN_LENGTH_ERROR: 400,
    CARDHOLDER_NAME_REQUIRED: 400,
    MID_NOT_FOUND_ERROR: 404,
    INVALID_PROMOTION_DETAILS: 400,
    INSTALLMENT_UNAVAILABLE: 404,
    INSTALLMENT_BELOW_MINIMUM_AMOUNT: 400,
    INVALID_AUTHENTICATION_ID_ERROR: 400,
    AUTHENTICATION_NOT_FOUND_ERROR: 404,
    AUTHENTICATION_ID_MISSING_ERROR: 400,
    SERVER_ERROR: 500,
    AUTHENTICATION_ALREADY_USED_ERROR: 400,
    AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  clauseGroups: ['CARD-CREATE-*', 'CARD-ERR-*'],
  examples: {
    charge: {
      token_id: '0190b8c26f1e000001a2b3c4',
      external_id: 'charge-1',
      amount: 75_000,
      card_cvn: '123',
      capture: true,
      descriptor: 'Two coffees',
      currency: 'IDR',
      billing_details: {
        given_names: 'Siti',
        surname: 'Aminah',
        email: 'siti@example.com',
        address: { country: 'ID', city: 'Jakarta', postal_code: '10110' },
      },
      metadata: { branch: 'A 1', till: 'two' },
    },
  },
});
