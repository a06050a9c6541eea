// GET /snapshots/{id}: read a snapshot as a file.
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { snapshotFile } from './snapshot.ts';

export const exportSnapshotContract = controlContract({
  id: 'snapshots.export',
  method: 'GET',
  path: '/snapshots/{id}',
  role: 'operator',
  summary: 'Read a snapshot as a file that can be committed',
  params: byId,
  query: nothing,
  success: { status: 200, body: snapshotFile },
  errors: objectErrors,
});
