// DELETE /snapshots/{id}: delete a snapshot.
import { objectId } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const deleteSnapshotContract = controlContract({
  id: 'snapshots.delete',
  method: 'DELETE',
  path: '/snapshots/{id}',
  role: 'admin',
  summary: 'Delete a snapshot',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({ id: objectId, deleted: z.literal(true).describe('Always true.') }),
  },
  errors: objectErrors,
});
