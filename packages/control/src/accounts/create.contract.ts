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
  role: 'admin',
  summary: 'Create an account with a first key',
  query: nothing,
  body: z
    .strictObject({
      name: accountName,
      platform: z
        .boolean()
        .default(false)
        .describe('True for a platform, which may have sub-accounts.'),
      /** The platform of this sub-account; null for an independent account. */
      parent: z
        .string()
        .nullable()
        .default(null)
        .describe('Id of the platform of a sub-account; null for none.'),
      callback_urls: callbackUrls
        .optional()
        .describe('URLs to which events are sent, by event family.'),
      callback_token: callbackToken
        .optional()
        .describe('Verification token: deliveries carry it as the header x-callback-token.'),
      type: accountType
        .optional()
        .describe(
          'OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
        ),
      email: accountEmail.optional().describe('Email address.'),
      mode: mode.optional(),
    })
    .refine(({ parent, platform }) => parent === null || !platform, {
      path: ['platform'],
      error: notBoth,
    }),
  success: {
    status: 200,
    body: account.extend({ key: newKey.describe('The first key of the account.') }),
  },
  errors: commonErrors,
});
