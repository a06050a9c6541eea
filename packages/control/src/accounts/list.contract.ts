// GET /accounts: list accounts, oldest first.
import { account } from '@kasir/models';
import * as z from 'zod';
import { commonErrors, controlContract, next } from '../contract.ts';

export const listAccountsContract = controlContract({
  id: 'accounts.list',
  method: 'GET',
  path: '/accounts',
  role: 'viewer',
  summary: 'List accounts, oldest first',
  query: z.strictObject({
    limit: z.int().min(1).max(1_000).default(1_000).describe('Maximum number of items on a page.'),
    after: z
      .string()
      .min(1)
      .optional()
      .describe('Continues after this account: the next of the previous page.'),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(account).describe('The accounts of this page, oldest first.'),
      next,
    }),
  },
  errors: commonErrors,
});
