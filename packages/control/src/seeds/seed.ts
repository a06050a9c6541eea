// Defines the seed of a server: its first accounts, keys, customers, methods and scripts.
import { currency, switchNames } from '@kasir/models';
import * as z from 'zod';
import { accountName, callbackToken, callbackUrls } from '../accounts/settings.ts';
import { chaosInput } from '../chaos/chaos.ts';
import { scriptInput } from '../scripts/script.ts';

const seededAccount = z.strictObject({
  name: accountName,
  platform: z.boolean().default(false),
  /** Name of its platform, an account earlier in the seed. */
  parent: z.string().optional(),
  /** Complete secret test keys. The seed contains them, so they must not be of use elsewhere. */
  keys: z.array(z.string().regex(/^xnd_development_[\x21-\x7e]+$/)).default([]),
  callback_token: callbackToken.optional(),
  callback_urls: callbackUrls.default({}),
  switches: z.partialRecord(z.enum(switchNames), z.boolean()).default({}),
  versions: z.record(z.string(), z.iso.date()).default({}),
  /** Opening balance by currency, in main units. */
  balance: z.partialRecord(currency, z.number().positive()).default({}),
  /** Bodies of POST /customers and POST /v2/payment_methods, which are sent in this order. */
  customers: z.array(z.record(z.string(), z.unknown())).default([]),
  payment_methods: z.array(z.record(z.string(), z.unknown())).default([]),
  scripts: z.array(scriptInput).default([]),
  chaos: chaosInput.optional(),
});

export const seed = z.strictObject({ accounts: z.array(seededAccount).min(1).max(100) });
export type Seed = z.infer<typeof seed>;
