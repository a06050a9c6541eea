// Renders the chaos of an account: its settings and the disturbances so far.
import type { Chaos } from '@kasir/control';
import type { Account } from '@kasir/models';
import { CHAOS, chaosDone, nothingDone } from '../../deliveries/chaos-done.ts';
import type { Kasir } from '../../app/kasir.ts';

export const viewChaos = async ({ store }: Kasir, account: Account): Promise<Chaos | null> => {
  if (!account.chaos) return null;
  const { after: _, ...settings } = account.chaos;
  const partition = { account: account.id, mode: 'test' } as const;
  const row = await store.view(partition, (view) => view.get(chaosDone, CHAOS));
  return { ...settings, done: row?.state ?? nothingDone };
};
