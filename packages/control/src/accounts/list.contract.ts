// GET /accounts: list all accounts.
import { account } from '@kasir/models';
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const listAccountsContract = controlContract({
  id: 'accounts.list',
  method: 'GET',
  path: '/accounts',
  role: 'viewer',
  summary: 'List accounts',
  query: nothing,
  success: {
    status: 200,
    body: z.object({ data: z.array(account).describe('The items of this page, newest first.') }),
  },
  errors: commonErrors,
});
