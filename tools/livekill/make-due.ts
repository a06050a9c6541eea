// Makes due whatever waits for its time in the stores of processes that are dead: nobody here has
// an hour.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { decideQuietly } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import { askJob, operations } from '@kasir/payments/operation';

/** The most that is made due at once. */
const MOST = 1_000;
/** The time that the platform has to start before it is called back, in milliseconds. */
const START_MS = 2_500;

/** Lets the platform ask for every open operation of an account at its next start. */
export const askAtOnce = async (store: Store, account: string): Promise<void> => {
  const partition = { account, mode: 'live' } as const;
  const { rows } = await store.view(partition, (view) =>
    view.list(operations, { any: { status: ['SENT', 'WAITING'] } }, { limit: MOST }),
  );
  await store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      for (const { id } of rows) d.schedule(askJob, d.now, { operation: id, question: 0 });
    }),
  );
};

/**
 * Lets a connector go on with its tasks shortly after its next start, as if they were new: a slow
 * platform is then called again soon. `file` is its store.
 */
export const continueAtOnce = async (file: string): Promise<void> => {
  const store = openSqliteStore({ file });
  await store.transact((rows) => {
    for (const kind of ['callback', 'refresh'] as const)
      for (const task of rows.nextTasks(kind, MOST))
        rows.putTask({ ...task, attempts: 0, due: Date.now() + START_MS });
  });
  store.close();
};
