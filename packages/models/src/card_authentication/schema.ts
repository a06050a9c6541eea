// The authentication of a card token (legacy) as on the wire: the holder agrees to a charge.
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';
import { cardTokenStatus } from '../card_token/schema.ts';

export const cardAuthentication = z.object({
  id: cardObjectId,
  credit_card_token_id: cardObjectId,
  external_id: z.string().optional(),
  amount: z.number(),
  currency: z.string(),
  masked_card_number: z.string(),
  status: cardTokenStatus,
  payer_authentication_url: z.string().optional(),
  eci: z.string().optional(),
  threeds_version: z.string().optional(),
  failure_reason: z.string().optional(),
});
export type CardAuthenticationView = z.infer<typeof cardAuthentication>;

/** The payload of its webhook. */
export const cardAuthenticationNotice = z.object({
  id: cardObjectId,
  credit_card_token_id: cardObjectId,
  external_id: z.string().optional(),
  amount: z.number(),
  currency: z.string(),
  card_data: z.object({
    masked_card_number: z.string(),
    exp_month: z.string(),
    exp_year: z.string(),
  }),
  status: cardTokenStatus,
  eci: z.string().nullable(),
  three_ds_result: z.string().nullable(),
  three_ds_version: z.string().nullable(),
});
