// POST /accounts: open a sub-account by version 1 of the accounts API.
import { businessId, common, createdAt, endpoint } from '@kasir/core';
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
    account_email: accountEmail.describe("Email address of the account's owner."),
    type: accountType.describe(
      'OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
    ),
    business_profile: z
      .object({ business_name: businessName })
      .nullish()
      .describe('Public data of the account, as payers see it.'),
  }),
  success: {
    status: 200,
    body: z.object({
      user_id: businessId,
      account_email: z.string().describe("Email address of the account's owner."),
      type: accountType.describe(
        'OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
      ),
      business_profile: z
        .object({ business_name: z.string().describe('Name of the business.') })
        .nullable()
        .describe('Public data of the account, as payers see it.'),
      country: accountCountry.describe('Two-letter country code (ISO 3166-1), such as ID.'),
      created: createdAt,
      status: z.literal('SUCCESSFUL').describe('The current state.'),
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
