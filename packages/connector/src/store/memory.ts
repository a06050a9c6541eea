// Implements the store in memory, for tests and first steps: its contents are lost when the process
// ends.
import { randomKey } from './digest-key.ts';
import type { ConnectorStore, Rows, StoredOperation, Task } from './port.ts';
import { dayOf } from './day.ts';
import type { ReceivedPayment } from '../protocol/index.ts';

/** Creates a store in memory. */
export const createMemoryStore = (): ConnectorStore => {
  const operations = new Map<string, StoredOperation>();
  const payments = new Map<string, { readonly payment: ReceivedPayment; readonly date: string }>();
  const tombstones = new Map<string, number>();
  const tasks = new Map<string, Task>();
  const undo: (() => void)[] = [];

  const put = <Value>(map: Map<string, Value>, id: string, value: Value): void => {
    const before = map.get(id);
    undo.push(() => (before === undefined ? map.delete(id) : map.set(id, before)));
    map.set(id, value);
  };
  const remove = <Value>(map: Map<string, Value>, id: string): void => {
    const before = map.get(id);
    if (before === undefined) return;
    undo.push(() => map.set(id, before));
    map.delete(id);
  };

  const rows: Rows = {
    findOperation: (id) => operations.get(id) ?? null,
    childrenOf: (parent) =>
      [...operations.values()].filter(({ request }) => request.parent === parent),
    putOperation: (row) => put(operations, row.request.id, row),
    findPayment: (id) => payments.get(id)?.payment ?? null,
    putPayment: (payment, date) => put(payments, payment.id, { payment, date }),
    successesOn: (date) => ({
      operations: [...operations.values()].filter((row) => dayOf(row) === date),
      payments: [...payments.values()].filter((one) => one.date === date).map((one) => one.payment),
    }),
    findTombstone: (id) => tombstones.get(id) ?? null,
    putTombstone: (id, seconds) => put(tombstones, id, seconds),
    deleteTombstonesBefore: (seconds) => {
      for (const [id, at] of tombstones) if (at < seconds) remove(tombstones, id);
    },
    findTask: (id) => tasks.get(id) ?? null,
    putTask: (task) => put(tasks, task.id, task),
    deleteTask: (id) => remove(tasks, id),
    nextTasks: (kind, limit) =>
      [...tasks.values()]
        .filter(({ work }) => work.kind === kind)
        .toSorted((a, b) => a.due - b.due)
        .slice(0, limit),
  };

  return {
    digestKey: randomKey(),
    transact: async (work) => {
      undo.length = 0;
      try {
        return work(rows);
      } catch (error) {
        for (const step of undo.toReversed()) step();
        throw error;
      }
    },
    close: () => undefined,
  };
};
