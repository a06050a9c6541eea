// POST /keys/{id}/revoke: revoke a key permanently.
import { objectId } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const revokeKeyContract = controlContract({
  id: 'keys.revoke',
  method: 'POST',
  path: '/keys/{id}/revoke',
  role: 'admin',
  summary: 'Revoke a key forever',
  params: byId,
  query: nothing,
  body: nothing,
  success: {
    status: 200,
    body: z.object({ id: objectId, revoked: z.literal(true).describe('Always true.') }),
  },
  errors: objectErrors,
});
