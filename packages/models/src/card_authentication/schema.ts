// The authentication of a card token (legacy) as on the wire: the holder agrees to a charge.
import { currencyCode, withUnit } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';
import { cardTokenStatus } from '../card_token/schema.ts';

export const cardAuthentication = z
  .object({
    id: cardObjectId.describe('Id of the authentication.'),
    credit_card_token_id: cardObjectId.describe('Id of the card token.'),
    external_id: z.string().optional().describe("The merchant's own reference."),
    amount: z.number().describe(withUnit()),
    currency: currencyCode,
    masked_card_number: z
      .string()
      .describe('Number of the card, all but its first six and last four digits hidden.'),
    status: cardTokenStatus.describe('The current state.'),
    payer_authentication_url: z
      .string()
      .optional()
      .describe('Page on which the cardholder authenticates.'),
    eci: z
      .string()
      .optional()
      .describe("Electronic commerce indicator: the network's rating of the authentication."),
    threeds_version: z.string().optional().describe('Version of 3-D Secure.'),
    failure_reason: z
      .string()
      .optional()
      .describe('Reason for the failure. More reasons may follow.'),
  })
  .describe('The authentication of a cardholder with 3-D Secure.');
export type CardAuthenticationView = z.infer<typeof cardAuthentication>;

/** The payload of its webhook. */
export const cardAuthenticationNotice = z
  .object({
    id: cardObjectId.describe('Id of the authentication.'),
    credit_card_token_id: cardObjectId.describe('Id of the card token.'),
    external_id: z.string().optional().describe("The merchant's own reference."),
    amount: z.number().describe(withUnit()),
    currency: currencyCode,
    card_data: z
      .object({
        masked_card_number: z
          .string()
          .describe('Number of the card, all but its first six and last four digits hidden.'),
        exp_month: z.string().describe('Month in which the card expires, 01 to 12.'),
        exp_year: z.string().describe('Year in which the card expires, four digits.'),
      })
      .describe('The card. Never stored or logged.'),
    status: cardTokenStatus.describe('The current state.'),
    eci: z
      .string()
      .nullable()
      .describe("Electronic commerce indicator: the network's rating of the authentication."),
    three_ds_result: z
      .string()
      .nullable()
      .describe('Result of the authentication of the cardholder.'),
    three_ds_version: z.string().nullable().describe('Version of 3-D Secure.'),
  })
  .describe('The authentication of a cardholder, as its webhook shows it.');
