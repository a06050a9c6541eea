// POST /accounts/{id}/fork: create a copy of an account, with its own key.
import { account } from '@kasir/models';
import * as z from 'zod';
import { accountName } from '../accounts/settings.ts';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { newKey } from '../keys/key.ts';

export const forkAccountContract = controlContract({
  id: 'snapshots.fork',
  method: 'POST',
  path: '/accounts/{id}/fork',
  role: 'admin',
  summary: 'Fork an account: a copy with its own key, of now or of a snapshot (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    name: accountName.optional(),
    snapshot: z
      .string()
      .optional()
      .describe('Id of the snapshot to copy; the current account when omitted.'),
  }),
  success: {
    status: 200,
    body: account.extend({ key: newKey.describe('A key of the new account.') }),
  },
  errors: objectErrors,
});
