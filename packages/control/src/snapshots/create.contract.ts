// POST /accounts/{id}/snapshots: take a snapshot of a test account.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { snapshot } from './snapshot.ts';

export const createSnapshotContract = controlContract({
  id: 'snapshots.create',
  method: 'POST',
  path: '/accounts/{id}/snapshots',
  role: 'operator',
  summary: 'Take a snapshot of an account (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    name: z.string().min(1).max(255).nullable().default(null).describe('Name of the snapshot.'),
  }),
  success: { status: 200, body: snapshot },
  errors: objectErrors,
});
