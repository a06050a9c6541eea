// Lists snapshots of an account.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { keptOf } from '../../snapshots/snapshots.ts';
import { operation, unknownAccount } from '../operation.ts';
import { viewSnapshot } from './view.ts';

export const listSnapshots = operation(
  controlContracts.snapshots.list,
  async (kasir, { params }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return ok({ data: (await keptOf(kasir, account.id)).map(viewSnapshot) });
  },
);
