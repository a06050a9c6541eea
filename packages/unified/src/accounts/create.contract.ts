// POST /v2/accounts: open a sub-account of a platform.
import { common, endpoint } from '@kasir/core';
import { accountCountry, accountEmail, accountType, businessName, subAccount } from '@kasir/models';
import * as z from 'zod';

export const createAccount = endpoint({
  id: 'accounts.create',
  method: 'POST',
  path: '/v2/accounts',
  summary: 'Open a sub-account',
  auth: 'secret',
  permission: 'platform:write',
  platformOnly: true,
  body: z.object({
    email: accountEmail.describe('Email address.'),
    type: accountType.describe(
      'OWNED is run by its platform alone; the owner of a MANAGED one accepts an invitation first.',
    ),
    public_profile: z
      .object({ business_name: businessName })
      .nullish()
      .describe('Public data of the account, as payers see it.'),
    country: accountCountry.nullish().describe('Two-letter country code (ISO 3166-1), such as ID.'),
  }),
  rules: [
    {
      when: {
        text: 'type is OWNED',
        test: (body: { type?: string }) => body.type === 'OWNED',
      },
      require: ['public_profile'],
      clause: 'CORE-UNSPEC-08',
    },
  ],
  success: { status: 200, body: subAccount },
  errors: common.write,
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    owned: {
      email: 'cabang@merchant.example',
      type: 'OWNED',
      public_profile: { business_name: 'Toko Cabang' },
      country: 'ID',
    },
    managed: { email: 'mitra@merchant.example', type: 'MANAGED' },
  },
});
