// Makes the delayed work in the stores of killed processes due at once, so that a test need not
// wait for it.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { decideQuietly } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import { askJob, operations } from '@kasir/payments/operation';

/** Maximum number of operations, or of tasks of one kind, that are made due. */
const MOST = 1_000;
/** The time that the platform has to start before it is called back, in milliseconds. */
const START_MS = 2_500;

/** Lets the platform ask connectors about all open operations of an account at its next start. */
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
 * Makes the tasks of a connector due shortly after its next start, as if they were new, so that it
 * soon calls even a slow platform again. `file` is its store.
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
