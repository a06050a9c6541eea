// Starts webhook chaos for a test account.
import { decideQuietly, ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { nothingDone, resetChaosDone } from '../../deliveries/chaos-done.ts';
import { operation, unknownAccount } from '../operation.ts';

export const setChaos = operation(controlContracts.chaos.set, async (kasir, { params, body }) => {
  const { directory, store, chaos } = kasir;
  const account = await directory.account(params.id);
  if (!account) return unknownAccount;
  const partition = { account: account.id, mode: 'test' } as const;
  await store.exec(partition, (at, tx) => decideQuietly(at, tx, resetChaosDone));
  const after = await chaos.newest(partition);
  await directory.changeAccount(account.id, (known) => ({ ...known, chaos: { ...body, after } }));
  return ok({ ...body, done: nothingDone });
});
