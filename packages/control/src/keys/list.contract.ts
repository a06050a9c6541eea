// GET /accounts/{id}/keys: list the keys of an account.
import { apiKey } from '@kasir/models';
import * as z from 'zod';
import { byId, commonErrors, controlContract, nothing } from '../contract.ts';

export const listKeysContract = controlContract({
  id: 'keys.list',
  method: 'GET',
  path: '/accounts/{id}/keys',
  role: 'viewer',
  summary: 'List the keys of an account, without the keys themselves',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({ data: z.array(apiKey).describe('The keys, oldest first.') }),
  },
  errors: commonErrors,
});
