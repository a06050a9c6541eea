// The due work in a database of the first release, for tests of upgrades.
import { deliveryJob, outgoing } from '@kasir/core/server';
import type { At, Tx } from '@kasir/core/store';

/** Adds a pending and an ended event, due work, a due delivery, and later work. */
export const addsOld = (at: At, tx: Tx): void => {
  const event = { name: 'n', family: 'f', url: null, body: '{}', subject: 's', attempts: [] };
  for (const status of ['PENDING', 'DELIVERED'] as const) {
    const state = { ...event, created: at.now, status: 'PENDING' as const };
    const row = tx.insert(outgoing, status.toLowerCase(), { public: {}, state });
    tx.update(outgoing, row, { state: { ...state, status } });
  }
  tx.job('work', at.now, null);
  tx.job(deliveryJob.name, at.now, { event: 'pending' }, 'f');
  tx.job('later', at.now + 86_400_000, null);
};
