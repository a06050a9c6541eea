// POST /accounts/{id}/restore: restore a test account from a snapshot or a file.
import { secret } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { snapshotFile } from './snapshot.ts';

const restored = z.object({
  account: z.string().describe('Id of the account.'),
  objects: z.int().describe('Number of restored objects.'),
});

export const restoreSnapshotContract = controlContract({
  id: 'snapshots.restore',
  method: 'POST',
  path: '/accounts/{id}/restore',
  role: 'admin',
  summary: 'Restore an account from a snapshot or a file (test mode)',
  params: byId,
  query: nothing,
  body: z
    .strictObject({
      snapshot: z.string().optional().describe('Id of a snapshot.'),
      file: secret(snapshotFile)
        .optional()
        .describe('The file that `GET /snapshots/{id}` returned.'),
      /**
       * `snapshot` sets the clock of all test accounts to the time of the snapshot. With `keep`,
       * everything that fell due since then is done at once.
       */
      clock: z
        .enum(['keep', 'snapshot'])
        .default('keep')
        .describe(
          'Clock of all test accounts after the restore: unchanged, or at the time of the snapshot.',
        ),
    })
    .refine(({ snapshot, file }) => (snapshot === undefined) !== (file === undefined), {
      path: ['snapshot'],
      error: 'Send either snapshot, the id of one, or file, what GET /snapshots/{id} returned.',
    }),
  success: { status: 200, body: restored },
  errors: objectErrors,
});
