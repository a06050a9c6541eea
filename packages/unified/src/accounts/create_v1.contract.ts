// POST /accounts: open a sub-account by version 1 of the accounts API.
import { common, endpoint, timestamp } from '@kasir/core';
import { accountCountry, accountEmail, accountType, businessName } from '@kasir/models';
import * as z from 'zod';

export const createAccountV1 = endpoint({
  id: 'accounts_v1.create',
  method: 'POST',
  path: '/accounts', // CORE-UNSPEC-08
  summary: 'Open a sub-account (accounts API v1)',
  auth: 'secret',
  permission: 'platform:write',
  platformOnly: true,
  body: z.object({
    account_email: accountEmail,
    type: accountType,
    business_profile: z.object({ business_name: businessName }).nullish(),
  }),
  success: {
    status: 200,
    body: z.object({
      user_id: z.string(),
      account_email: z.string(),
      type: accountType,
      business_profile: z.object({ business_name: z.string() }).nullable(),
      country: accountCountry,
      created: timestamp,
      status: z.literal('SUCCESSFUL'),
    }),
  },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    owned: {
      account_email: 'cabang@merchant.example',
      type: 'OWNED',
      business_profile: { business_name: 'Toko Cabang' },
    },
  },
});
