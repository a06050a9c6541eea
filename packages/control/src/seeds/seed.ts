// A seed: accounts, keys, customers, methods and scripts that a server starts with.
import { currency, switchNames } from '@kasir/models';
import * as z from 'zod';
import { accountName, callbackToken, callbackUrls } from '../accounts/settings.ts';
import { chaosInput } from '../chaos/chaos.ts';
import { scriptInput } from '../scripts/script.ts';

const seededAccount = z.strictObject({
  name: accountName,
  platform: z.boolean().default(false),
  /** Name of the platform account above that it is a sub-account of. */
  parent: z.string().optional(),
  /** Secret test keys, whole: written into the document, so of no worth anywhere else. */
  keys: z.array(z.string().regex(/^xnd_development_[\x21-\x7e]+$/)).default([]),
  callback_token: callbackToken.optional(),
  callback_urls: callbackUrls.default({}),
  switches: z.partialRecord(z.enum(switchNames), z.boolean()).default({}),
  versions: z.record(z.string(), z.iso.date()).default({}),
  /** Opening balance by currency, in main units. */
  balance: z.partialRecord(currency, z.number().positive()).default({}),
  /** Bodies of POST /customers and POST /v2/payment_methods, in this order. */
  customers: z.array(z.record(z.string(), z.unknown())).default([]),
  payment_methods: z.array(z.record(z.string(), z.unknown())).default([]),
  scripts: z.array(scriptInput).default([]),
  chaos: chaosInput.optional(),
});

export const seed = z.strictObject({ accounts: z.array(seededAccount).min(1).max(100) });
export type Seed = z.infer<typeof seed>;
