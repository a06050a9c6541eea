// Promotions of card charges, as the public service returns them; only in the dialect `service`.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const promotion = z.object({
  id: cardObjectId,
  business_id: z.string(),
  reference_id: z.string(),
  description: z.string(),
  type: z.enum(['CARD_BIN', 'PROMO_CODE']),
  promo_code: z.string().optional(),
  bin_list: z.array(z.string()).optional(),
  discount_percent: z.number().optional(),
  discount_amount: z.number().optional(),
  currency: z.string(),
  start_time: timestamp,
  end_time: timestamp,
  min_original_amount: z.number().optional(),
  max_discount_amount: z.number().optional(),
  status: z.literal('ACTIVE'),
  created: timestamp,
});
export type Promotion = z.infer<typeof promotion>;
