// POST /credit_card_charges: charge a card by its token.
import { common, endpoint, legacyMetadata, limits, text } from '@kasir/core';
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
    token_id: z.string().meta({ ref: 'card_token.id' }), // CARD-CREATE-token_id
    external_id: text(limits.card_external_id_characters), // CARD-CREATE-external_id
    amount: z.number().positive(), // CARD-CREATE-amount
    authentication_id: z.string().nullish(),
    card_cvn: cardCvn.nullish(), // CARD-CREATE-card_cvn
    capture: z.boolean().nullish(),
    descriptor: text(255).nullish(),
    currency: z.string().nullish(),
    mid_label: text(255).nullish(), // CARD-CREATE-mid_label
    billing_details: chargeBilling.nullish(), // CARD-CREATE-billing_details
    promotion: z // CARD-CREATE-promotion
      // CARD-CREATE-promotion.reference_id, CARD-CREATE-promotion.original_amount
      .object({ reference_id: text(255), original_amount: z.number().positive() })
      .nullish(),
    // CARD-CREATE-installment, CARD-CREATE-installment.count, CARD-CREATE-installment.interval
    installment: z.object({ count: z.int().positive(), interval: text(20) }).nullish(),
    metadata: legacyMetadata.nullish(),
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
