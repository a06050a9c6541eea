// Card tokens (legacy) as on the wire: cards that can be charged without their number.
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const cardTokenStatus = z.enum(['VERIFIED', 'IN_REVIEW', 'FAILED']);

/** The data of a card except its number. */
export const cardInfo = z.object({
  bank: z.string(),
  country: z.string(),
  type: z.enum(['CREDIT', 'DEBIT']),
  brand: z.string(),
  fingerprint: z.string(),
});

export const cardToken = z.object({
  id: cardObjectId,
  external_id: z.string().optional(),
  status: cardTokenStatus,
  is_multiple_use: z.boolean(),
  masked_card_number: z.string(),
  card_expiration_month: z.string(),
  card_expiration_year: z.string(),
  card_info: cardInfo,
  authentication_id: cardObjectId.optional(),
  payer_authentication_url: z.string().optional(),
  failure_reason: z.string().optional(),
});
export type CardToken = z.infer<typeof cardToken>;
