// POST /promotions: create a discount on the charges of some cards. The specification does not have
// it: only the dialect `service` serves it, and no client has it.
import { common, endpoint, limits, moment, text } from '@kasir/core';
import { promotion } from '@kasir/models';
import * as z from 'zod';

export const createPromotion = endpoint({
  id: 'promotions.create',
  method: 'POST',
  path: '/promotions',
  summary: 'Create a promotion of card charges',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    reference_id: text(limits.reference_id_characters),
    description: text(limits.description_characters),
    promo_code: text(255).nullish(),
    bin_list: z
      .array(z.string().regex(/^\d{6}$/))
      .min(1)
      .nullish(),
    channel_code: z.string().nullish(),
    discount_percent: z.number().positive().max(100).multipleOf(0.01).nullish(),
    discount_amount: z.number().positive().nullish(),
    currency: text(3),
    start_time: moment,
    end_time: moment,
    min_original_amount: z.number().positive().nullish(),
    max_discount_amount: z.number().positive().nullish(),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: promotion },
  errors: { ...common.write, DUPLICATE_ERROR: 409 },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    tenth: {
      reference_id: 'promotion-1',
      description: 'A tenth less',
      bin_list: ['400000'],
      discount_percent: 10,
      currency: 'IDR',
      start_time: '2026-01-01T00:00:00Z',
      end_time: '2030-01-01T00:00:00Z',
    },
  },
});
