// Defines the seed of a server: its first accounts, keys, customers, methods and scripts.
import { currency, switchNames } from '@kasir/models';
import { secret, withUnit } from '@kasir/core';
import * as z from 'zod';
import { accountName, callbackToken, callbackUrls } from '../accounts/settings.ts';
import { chaosInput } from '../chaos/chaos.ts';
import { scriptInput } from '../scripts/script.ts';

const seededAccount = z.strictObject({
  name: accountName,
  platform: z
    .boolean()
    .default(false)
    .describe('True for a platform, which may have sub-accounts.'),
  /** Name of its platform, an account earlier in the seed. */
  parent: z
    .string()
    .optional()
    .describe('Name of an earlier account in the list: the platform of this sub-account.'),
  /** Complete secret test keys. The seed shows them, so no other server may accept them. */
  keys: secret(z.array(z.string().regex(/^xnd_development_[\x21-\x7e]+$/)))
    .default([])
    .describe('Complete secret test keys.'),
  callback_token: callbackToken
    .optional()
    .describe('Verification token: deliveries carry it as the header x-callback-token.'),
  callback_urls: callbackUrls
    .default({})
    .describe('URLs to which events are sent, by event family.'),
  switches: z
    .partialRecord(z.enum(switchNames), z.boolean())
    .default({})
    .describe('Switches of the account that differ from the general behavior.'),
  versions: z
    .record(z.string(), z.iso.date())
    .default({})
    .describe('Dated versions that its calls are in, by resource.'),
  /** Opening balance by currency, in main units. */
  balance: z
    .partialRecord(currency, z.number().positive())
    .default({})
    .describe(withUnit('Opening balance by currency.')),
  /** Bodies of POST /customers and POST /v2/payment_methods, which are sent in this order. */
  customers: secret(z.array(z.record(z.string(), z.unknown())))
    .default([])
    .describe('Bodies of `POST /customers`.'),
  payment_methods: secret(z.array(z.record(z.string(), z.unknown())))
    .default([])
    .describe('Bodies of `POST /v2/payment_methods`.'),
  scripts: z
    .array(scriptInput)
    .default([])
    .describe('Scripts that decide the outcome of its next payments, refunds and so on.'),
  chaos: chaosInput
    .optional()
    .describe("Deliberate disturbances of the account's webhooks, in test mode."),
});

export const seed = z
  .strictObject({
    accounts: z.array(seededAccount).min(1).max(100).describe('Accounts, with their data.'),
  })
  .describe('Accounts for a test, with their data.');
export type Seed = z.infer<typeof seed>;
