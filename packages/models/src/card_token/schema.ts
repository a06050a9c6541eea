// Card tokens (legacy) as on the wire: cards that can be charged without their number.
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const cardTokenStatus = z
  .enum(['VERIFIED', 'IN_REVIEW', 'FAILED'])
  .describe('States of a card token.');

/** The data of a card except its number. */
export const cardInfo = z
  .object({
    bank: z.string().describe('Name of the bank that issued the card.'),
    country: z.string().describe('Two-letter country code (ISO 3166-1), such as ID.'),
    type: z.enum(['CREDIT', 'DEBIT']).describe('A credit or a debit card.'),
    brand: z.string().describe('Card network.'),
    fingerprint: z
      .string()
      .describe('Fingerprint that is the same for the same card, whatever its token.'),
  })
  .describe('Information about a card from its first digits.');

export const cardToken = z
  .object({
    id: cardObjectId.describe('Id of the card token.'),
    external_id: z.string().optional().describe("The merchant's own reference."),
    status: cardTokenStatus.describe('The current state.'),
    is_multiple_use: z.boolean().describe('True when the token can be charged more than once.'),
    masked_card_number: z
      .string()
      .describe('Number of the card, all but its first six and last four digits hidden.'),
    card_expiration_month: z.string().describe('Month in which the card expires, 01 to 12.'),
    card_expiration_year: z.string().describe('Year in which the card expires, four digits.'),
    card_info: cardInfo.describe('Information about the card from its first digits.'),
    authentication_id: cardObjectId
      .optional()
      .describe('Id of the authentication with 3-D Secure.'),
    payer_authentication_url: z
      .string()
      .optional()
      .describe('Page on which the cardholder authenticates.'),
    failure_reason: z
      .string()
      .optional()
      .describe('Reason for the failure. More reasons may follow.'),
  })
  .describe('A card that was tokenized.');
export type CardToken = z.infer<typeof cardToken>;
