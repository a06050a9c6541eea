// GET /v2/accounts: search the sub-accounts of a platform, newest first.
import { common, cursor, endpoint, limits, linkedPage, timeRange } from '@kasir/core';
import { accountType, subAccount, subAccountStatus } from '@kasir/models';
import * as z from 'zod';

export const listAccounts = endpoint({
  id: 'accounts.list',
  method: 'GET',
  path: '/v2/accounts', // CORE-UNSPEC-08
  summary: 'List sub-accounts',
  auth: 'secret',
  permission: 'platform:read',
  platformOnly: true,
  query: z.object({
    email: z.array(z.string().min(1)).optional(),
    status: z.array(subAccountStatus).optional(),
    type: accountType.optional(),
    created: timeRange.optional(),
    updated: timeRange.optional(),
    ...cursor(limits.accounts_page),
  }),
  success: { status: 200, body: linkedPage(subAccount) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
