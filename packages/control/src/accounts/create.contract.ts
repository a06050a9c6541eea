// POST /accounts: create an account, or a sub-account of a platform, with a first key.
import { account, accountEmail, accountType } from '@kasir/models';
import * as z from 'zod';
import { commonErrors, controlContract, mode, nothing } from '../contract.ts';
import { newKey } from '../keys/key.ts';
import { accountName, callbackToken, callbackUrls, notBoth } from './settings.ts';

export const createAccountContract = controlContract({
  id: 'accounts.create',
  method: 'POST',
  path: '/accounts',
  summary: 'Create an account with a first key',
  query: nothing,
  body: z
    .strictObject({
      name: accountName,
      platform: z.boolean().default(false),
      /** The platform of this sub-account; null for an account of its own. */
      parent: z.string().nullable().default(null),
      callback_urls: callbackUrls.optional(),
      callback_token: callbackToken.optional(),
      type: accountType.optional(),
      email: accountEmail.optional(),
      mode: mode.optional(),
    })
    .refine(({ parent, platform }) => parent === null || !platform, {
      path: ['platform'],
      error: notBoth,
    }),
  success: { status: 200, body: account.extend({ key: newKey }) },
  errors: commonErrors,
});
