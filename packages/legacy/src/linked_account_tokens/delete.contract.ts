// DELETE /linked_account_tokens/{id}: unlink an account.
import { common, endpoint, objectId } from '@kasir/core';
import * as z from 'zod';
import { tokenParams } from './validate_otp.contract.ts';

export const deleteLinkedAccountToken = endpoint({
  id: 'linked_account_tokens.delete',
  method: 'DELETE',
  path: '/linked_account_tokens/{id}', // LEGACY-PATH-06
  summary: 'Unlink an account',
  auth: 'secret',
  permission: 'money_in:write',
  params: tokenParams,
  success: {
    status: 200,
    body: z.object({ id: objectId, is_deleted: z.literal(true).describe('Always true.') }),
  },
  errors: { ...common.write, DATA_NOT_FOUND: 404 },
  idempotency: 'standard',
  version: 'ignored',
});
