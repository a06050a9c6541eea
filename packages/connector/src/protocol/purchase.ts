// Defines the fields of a request about its purchase, in addition to the amount. All of them are
// optional.
import * as z from 'zod';
import { currency, minorUnits, text } from './values.ts';

const words = text(255).optional();

export const address = z.object({
  country: words.meta({ description: 'ISO 3166-1 alpha-2, as the merchant sent it.' }),
  street_line1: words,
  street_line2: words,
  city: words,
  province_state: words,
  postal_code: words,
});

export const contact = z.object({
  given_names: words,
  surname: words,
  email: words,
  mobile_number: text(50).optional(),
  address: address.optional(),
});

const item = z.object({
  reference: words.meta({ description: 'The name that the merchant has for it.' }),
  name: words,
  description: text(1_000).optional(),
  type: words,
  category: words,
  sub_category: words,
  quantity: z.number().positive().optional(),
  unit_price: z
    .object({ value: minorUnits, currency })
    .optional()
    .meta({ description: 'The price of one; negative for a discount.' }),
  url: text(2_048).optional(),
  image_url: text(2_048).optional(),
});

export const items = z.array(item).min(1).max(100);

export const preferences = z
  .object({
    statement_descriptor: words.meta({ description: 'The text on the statement of the payer.' }),
    merchant_label: words.meta({
      description: 'The label of the merchant id to use, where the processor has several.',
    }),
    card_on_file: z
      .object({
        reason: z.enum(['recurring', 'merchant_unscheduled', 'customer_unscheduled']).optional(),
        sequence: z.enum(['initial', 'subsequent']).optional(),
        network_transaction_id: words,
        last_day: z.iso.date().optional(),
        every_days: z.int().min(1).optional(),
      })
      .optional()
      .meta({ description: 'The use of a card that is or was saved.' }),
    redeem_points: z.enum(['none', 'all']).optional(),
    promotion: text(1_000).optional().meta({ description: 'The label of a promotion.' }),
    payment_options: z
      .array(text(255))
      .max(50)
      .optional()
      .meta({ description: 'The sources of money that a wallet may offer.' }),
  })
  .meta({ description: 'Wishes of the merchant. The processor and its rules decide.' });
