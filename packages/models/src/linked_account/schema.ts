// Linked accounts of the legacy API: the token by which a payer links, and the linked accounts.
import { metadata, timestamp } from '@kasir/core';
import * as z from 'zod';
import { linkedChannelCode } from '../channels/codes.ts';

/** The debited instrument; also the type of a legacy payment method. */
export const linkedAccountType = z.enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'EWALLET']);

export const linkedAccountTokenStatus = z.enum(['PENDING', 'SUCCESS', 'FAILED']);

export const linkedAccountToken = z.object({
  id: z.string().startsWith('lat-'),
  customer_id: z.string(),
  channel_code: linkedChannelCode,
  authorizer_url: z.string().nullable(),
  status: linkedAccountTokenStatus,
  metadata: metadata.nullable(),
});
export type LinkedAccountToken = z.infer<typeof linkedAccountToken>;

/** A token whose payer has entered the password. */
export const validatedToken = linkedAccountToken.omit({ authorizer_url: true });

const textOrNull = z.string().nullable();

export const linkedAccount = z.object({
  id: z.string().startsWith('la-'),
  channel_code: linkedChannelCode,
  type: linkedAccountType,
  properties: z.object({
    currency: z.string(),
    description: z.string(),
    card_last_four: textOrNull.optional(),
    card_expiry: textOrNull.optional(),
    account_details: textOrNull.optional(),
    account_hash: textOrNull.optional(),
  }),
});
export type LinkedAccount = z.infer<typeof linkedAccount>;

/** The payload of a linked account's callback. */
export const linkedAccountNotice = z.object({
  id: z.string().startsWith('lat-'),
  customer_id: z.string(),
  channel_code: linkedChannelCode,
  type: linkedAccountType,
  accounts: z.array(
    z.object({
      id: z.string().startsWith('la-'),
      account_details: textOrNull,
      account_type: linkedAccountType,
      currency: z.string(),
      description: textOrNull,
      name: textOrNull,
      balance: z.number().nullable(),
      point_balance: z.number().nullable(),
    }),
  ),
  timestamp,
});
