// GET /accounts/{id}/snapshots: list the snapshots of an account.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { snapshot } from './snapshot.ts';

export const listSnapshotsContract = controlContract({
  id: 'snapshots.list',
  method: 'GET',
  path: '/accounts/{id}/snapshots',
  role: 'viewer',
  summary: 'List snapshots of an account, newest first',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({ data: z.array(snapshot).describe('The items of this page, newest first.') }),
  },
  errors: objectErrors,
});
