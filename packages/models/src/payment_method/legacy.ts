// Payment methods of the legacy API: linked accounts that can be debited.
import { createdAt, currencyCode, metadata, updatedAt } from '@kasir/core';
import * as z from 'zod';
import { linkedAccountType } from '../linked_account/schema.ts';

export const legacyPaymentMethodStatus = z
  .enum(['PENDING', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'FAILED'])
  .describe('States of a payment method of the first generation.');

const textOrNull = z.string().nullable();

export const legacyPaymentMethod = z
  .object({
    id: z.string().startsWith('pm-').describe('Id of the payment method.'),
    customer_id: textOrNull.describe('Id of the customer it belongs to.'),
    type: linkedAccountType.describe('Type of the linked account.'),
    status: legacyPaymentMethodStatus.describe('The current state.'),
    properties: z
      .object({
        id: z.string().startsWith('la-').describe('Id of the linked account.'),
        channel_code: z.string().describe('Code of the payment channel, such as OVO or BCA.'),
        currency: currencyCode,
        description: z.string().describe("Text for the merchant's own use."),
        card_last_four: textOrNull.describe('Last four digits of the debit card.'),
        card_expiry: textOrNull.describe('Expiry of the debit card, MM/YY.'),
      })
      .describe('Data that identifies the account; its fields depend on the type.'),
    metadata: metadata.nullable(),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A payment method of the first generation: a linked account that can be debited.');
export type LegacyPaymentMethod = z.infer<typeof legacyPaymentMethod>;
