// Forks a test account: creates a new one with the same contents and a key of its own.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { allPermissions } from '@kasir/models';
import { randomHex } from '../../random/random-hex.ts';
import { current, findKept, fork } from '../../snapshots/snapshots.ts';
import { operation, unknownAccount } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

export const forkAccount = operation(
  controlContracts.snapshots.fork,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { snapshot, name = `${account.name} (fork)` } = body;
    const taken =
      snapshot === undefined ? await current(kasir, account) : await findKept(kasir, snapshot);
    if (!taken) return unknownSnapshot;
    const forked = await fork(kasir, account, taken, name);
    const key = await kasir.directory.createKey({
      name: 'First test key',
      account: forked.id,
      mode: 'test',
      type: 'secret',
      permissions: [...allPermissions],
      key: { random: randomHex(48) },
    });
    return ok({ ...forked, key });
  },
);
