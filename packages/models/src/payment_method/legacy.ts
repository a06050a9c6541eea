// Payment methods of the legacy API: linked accounts that can be debited.
import { metadata, timestamp } from '@kasir/core';
import * as z from 'zod';
import { linkedAccountType } from '../linked_account/schema.ts';

export const legacyPaymentMethodStatus = z.enum([
  'PENDING',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'FAILED',
]);

const textOrNull = z.string().nullable();

export const legacyPaymentMethod = z.object({
  id: z.string().startsWith('pm-'),
  customer_id: textOrNull,
  type: linkedAccountType,
  status: legacyPaymentMethodStatus,
  properties: z.object({
    id: z.string().startsWith('la-'),
    channel_code: z.string(),
    currency: z.string(),
    description: z.string(),
    card_last_four: textOrNull,
    card_expiry: textOrNull,
  }),
  metadata: metadata.nullable(),
  created: timestamp,
  updated: timestamp,
});
export type LegacyPaymentMethod = z.infer<typeof legacyPaymentMethod>;
