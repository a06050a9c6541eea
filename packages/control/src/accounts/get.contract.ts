// GET /accounts/{id}: read an account.
import { account, subAccount } from '@kasir/models';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const getAccountContract = controlContract({
  id: 'accounts.get',
  method: 'GET',
  path: '/accounts/{id}',
  role: 'viewer',
  summary: 'Read an account; a sub-account with what its platform sees of it',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: account.extend({
      sub_account: subAccount
        .optional()
        .describe('The account as its platform sees it; present for sub-accounts only.'),
    }),
  },
  errors: objectErrors,
});
