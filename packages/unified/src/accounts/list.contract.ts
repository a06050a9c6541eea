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
    email: z.array(z.string().min(1)).optional().describe('Only the one with this email address.'),
    status: z.array(subAccountStatus).optional().describe('Only those in this status.'),
    type: accountType.optional().describe('Only those of this type.'),
    created: timeRange.optional().describe('Only those created in this range.'),
    updated: timeRange.optional().describe('Only those changed in this range.'),
    ...cursor(limits.accounts_page),
  }),
  success: { status: 200, body: linkedPage(subAccount) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
