// Empties a test account.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { reset } from '../../snapshots/snapshots.ts';
import { operation, unknownAccount } from '../operation.ts';

export const resetAccount = operation(
  controlContracts.snapshots.reset,
  async (kasir, { params }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return ok({ account: account.id, deleted: await reset(kasir, account) });
  },
);
