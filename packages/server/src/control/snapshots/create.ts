// Takes a snapshot of a test account.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { take } from '../../snapshots/snapshots.ts';
import { operation, unknownAccount } from '../operation.ts';
import { viewSnapshot } from './view.ts';

export const createSnapshot = operation(
  controlContracts.snapshots.create,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return ok(viewSnapshot(await take(kasir, account, body.name)));
  },
);
