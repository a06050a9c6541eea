// What a database of the first release holds of due work, for tests of the way from there.
import { deliveryJob, outgoing, type At, type Tx } from '@kasir/core/server';

/** An event that waits and one that ended, work and a delivery that are due, and later work. */
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
