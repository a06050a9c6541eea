// Reads whole ledgers and kinds page by page, for the checks of the books.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import type { Entry, Partition } from '@kasir/core/store';
import type { YieldingView } from '../scheduling/yielding-view.ts';

/** Records a law and where it is broken. */
export type Note = (law: string, detail: string) => void;

/** Rows per page: reading them takes about a millisecond. */
const PAGE = 100;

/** Returns every journal line of a ledger in posting order, or those after a given id. */
export const allEntries = async function* (
  take: YieldingView,
  partition: Partition,
  ledger: string,
  currency: string,
  from?: string,
): AsyncGenerator<Entry> {
  let after = from;
  for (;;) {
    const page = { limit: PAGE, ...(after !== undefined && { after }) };
    const entries = await take(partition, (view) => view.entries(ledger, currency, page));
    yield* entries;
    if (entries.length < PAGE) return;
    after = entries.at(-1)?.id;
  }
};

/** Returns every object of a kind, oldest first. */
export const allRows = async function* <K extends AnyKind>(
  take: YieldingView,
  partition: Partition,
  kind: K,
): AsyncGenerator<RowOf<K>> {
  let after: string | undefined;
  for (;;) {
    const page = { limit: PAGE, order: 'asc' as const, ...(after !== undefined && { after }) };
    const { rows, more } = await take(partition, (view) => view.list(kind, {}, page));
    yield* rows;
    if (!more) return;
    after = rows.at(-1)?.id;
  }
};

/** Returns the existing objects of a kind with these ids, without prefix. */
export const rowsByIds = async function* <K extends AnyKind>(
  take: YieldingView,
  partition: Partition,
  kind: K,
  ids: Iterable<string>,
): AsyncGenerator<RowOf<K>> {
  const waiting = [...ids];
  for (let from = 0; from < waiting.length; from += PAGE) {
    const chosen = waiting.slice(from, from + PAGE);
    const page = { limit: PAGE };
    yield* (await take(partition, (view) => view.list(kind, { ids: chosen }, page))).rows;
  }
};
