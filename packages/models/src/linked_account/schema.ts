// Linked accounts of the legacy API: the token by which a payer links, and the linked accounts.
import { currencyCode, metadata, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';
import { linkedChannelCode } from '../channels/codes.ts';

/** The debited instrument; also the type of a legacy payment method. */
export const linkedAccountType = z
  .enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'EWALLET'])
  .describe('Kinds of accounts that can be debited.');

export const linkedAccountTokenStatus = z
  .enum(['PENDING', 'SUCCESS', 'FAILED'])
  .describe('States of the linking of an account.');

export const linkedAccountToken = z
  .object({
    id: z.string().startsWith('lat-').describe('Id of the linked account token.'),
    customer_id: z.string().describe('Id of the customer it belongs to.'),
    channel_code: linkedChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    authorizer_url: z
      .string()
      .nullable()
      .describe(
        'Page on which the payer links the account; null where a one-time password is used.',
      ),
    status: linkedAccountTokenStatus.describe('The current state.'),
    metadata: metadata.nullable(),
  })
  .describe("The linking of a payer's account.");
export type LinkedAccountToken = z.infer<typeof linkedAccountToken>;

/** A token whose payer has entered the password. */
export const validatedToken = linkedAccountToken
  .omit({ authorizer_url: true })
  .describe('An account linking that the payer has confirmed.');

const textOrNull = z.string().nullable();

export const linkedAccount = z
  .object({
    id: z.string().startsWith('la-').describe('Id of the linked account.'),
    channel_code: linkedChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    type: linkedAccountType.describe('Type of the linked account.'),
    properties: z
      .object({
        currency: currencyCode,
        description: z.string().describe("Text for the merchant's own use."),
        card_last_four: textOrNull.optional().describe('Last four digits of the debit card.'),
        card_expiry: textOrNull.optional().describe('Expiry of the debit card, MM/YY.'),
        account_details: textOrNull.optional().describe('Details of the account, masked.'),
        account_hash: textOrNull
          .optional()
          .describe(
            'Hash that is the same for the same account, to compare accounts without knowing them.',
          ),
      })
      .describe('Data that identifies the account; its fields depend on the type.'),
  })
  .describe('An account that a payer has linked.');
export type LinkedAccount = z.infer<typeof linkedAccount>;

/** The payload of a linked account's callback. */
export const linkedAccountNotice = z
  .object({
    id: z.string().startsWith('lat-').describe('Id of the linked account token.'),
    customer_id: z.string().describe('Id of the customer it belongs to.'),
    channel_code: linkedChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    type: linkedAccountType.describe('Type of the linked account.'),
    accounts: z
      .array(
        z.object({
          id: z.string().startsWith('la-').describe('Id of the linked account.'),
          account_details: textOrNull.describe('Details of the account, masked.'),
          account_type: linkedAccountType.describe('Type of the account.'),
          currency: currencyCode,
          description: textOrNull.describe("Text for the merchant's own use."),
          name: textOrNull.describe('Name on the account.'),
          balance: z.number().nullable().describe(withUnit('Balance of the account.')),
          point_balance: z.number().nullable().describe('Points that the wallet holds.'),
        }),
      )
      .describe('Accounts, with their data.'),
    timestamp: timestamp.describe('Time of sending.'),
  })
  .describe('The linking of an account, as its callback shows it.');
