// GET /v2/accounts/{id}: read a sub-account.
import { common, endpoint } from '@kasir/core';
import { subAccount } from '@kasir/models';
import * as z from 'zod';

export const getAccount = endpoint({
  id: 'accounts.get',
  method: 'GET',
  path: '/v2/accounts/{id}', // CORE-UNSPEC-08
  summary: 'Read a sub-account',
  auth: 'secret',
  permission: 'platform:read',
  platformOnly: true,
  params: z.object({
    id: z
      .string()
      .meta({ ref: 'sub_account.id' })
      .describe('Id of the object that the call is about.'),
  }),
  success: { status: 200, body: subAccount },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
