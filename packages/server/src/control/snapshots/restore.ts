// Restores a test account from a snapshot of its own, or from a file.
import { restoreSnapshotContract } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { kinds } from '../../registry.ts';
import { fromFile } from '../../snapshots/file.ts';
import { findMistake } from '../../snapshots/journal.ts';
import { findKept, restore } from '../../snapshots/snapshots.ts';
import { operation, unknownAccount } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

const known = new Set(kinds.map(({ name }) => name));

export const restoreSnapshot = operation(
  restoreSnapshotContract,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { snapshot = '', file, clock } = body;
    const stranger = file?.objects.findIndex(({ kind }) => !known.has(kind)) ?? -1;
    if (stranger >= 0)
      return invalid(
        `body.file.objects.${stranger}.kind`,
        'Must be a kind that this release has. A later release has written the file: update.',
      );
    const mistake = file && findMistake(file.entries);
    if (mistake) return invalid(`body.file.entries.${mistake.index}`, mistake.problem);
    const taken = file ? fromFile(file) : await findKept(kasir, snapshot);
    if (!taken || (!file && taken.account !== account.id)) return unknownSnapshot;
    const objects = await restore(kasir, account, taken, clock === 'snapshot');
    return ok({ account: account.id, objects });
  },
);
