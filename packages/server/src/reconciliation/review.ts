// Reviews a connector: tries again to match lines that differed, and lists operations that are in
// no statement.
import { decideQuietly } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { liveSettingsOf, operations } from '@kasir/payments/operation';
import {
  isMissingThere,
  MISSING_AFTER_DAYS,
  noteMissing,
  rematchLine,
  rematchNeeds,
  statementFeeds,
  statementLines,
  statements,
  type KnownDays,
} from '@kasir/payments/reconciliation';
import type { AnyKind, RowOf } from '@kasir/core/resource';

type Reviewed = Pick<Store, 'exec' | 'view'>;

/** Rows of one read and of one decision. */
const ROWS_AT_ONCE = 100;

/** Returns the rows of a kind with a value of a facet, oldest first, a page at a time. */
const pagesOf = async function* <K extends AnyKind>(
  store: Reviewed,
  partition: Partition,
  kind: K,
  any: Readonly<Record<string, readonly string[]>>,
): AsyncGenerator<RowOf<K>[]> {
  let after: string | undefined;
  for (;;) {
    const page = {
      limit: ROWS_AT_ONCE,
      order: 'asc' as const,
      ...(after !== undefined && { after }),
    };
    const { rows, more } = await store.view(partition, (view) => view.list(kind, { any }, page));
    yield rows;
    after = rows.at(-1)?.id;
    if (!more) return;
  }
};

const rematchLines = async (
  store: Reviewed,
  partition: Partition,
  connector: string,
): Promise<void> => {
  for await (const rows of pagesOf(store, partition, statementLines, { unmatched: [connector] })) {
    if (rows.length === 0) continue;
    await store.exec(
      partition,
      (at, tx) =>
        decideQuietly(at, tx, (d) => {
          for (const { id } of rows) rematchLine(d, id);
        }),
      { needs: rows.flatMap(rematchNeeds) },
    );
  }
};

const knownDaysOf = async (
  store: Reviewed,
  partition: Partition,
  connector: string,
): Promise<KnownDays> => {
  const awaited: string[] = [];
  for await (const rows of pagesOf(store, partition, statements, { awaited: [connector] }))
    awaited.push(...rows.map(({ state }) => state.date));
  const feed = await store.view(partition, (view) => view.get(statementFeeds, connector));
  const { missingAfterDays } = await store.view(partition, liveSettingsOf);
  return {
    complete: feed?.state.complete ?? null,
    awaited,
    missingAfter: missingAfterDays ?? MISSING_AFTER_DAYS,
  };
};

const listMissing = async (
  store: Reviewed,
  partition: Partition,
  connector: string,
): Promise<void> => {
  const days = await knownDaysOf(store, partition, connector);
  for await (const rows of pagesOf(store, partition, operations, { unsettled: [connector] })) {
    const missing = await store.view(partition, (view) =>
      rows.filter(
        (row) =>
          isMissingThere(row, days) &&
          view.list(statementLines, { any: { about: [row.id] } }, { limit: 1 }).rows.length === 0,
      ),
    );
    if (missing.length === 0) continue;
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (const { id } of missing) noteMissing(d, id);
      }),
    );
  }
};

/** Reviews the lines and operations of a connector. It may run at any time and on several nodes. */
export const reviewConnector = async (
  store: Reviewed,
  partition: Partition,
  connector: string,
): Promise<void> => {
  await rematchLines(store, partition, connector);
  await listMissing(store, partition, connector);
};
