// Reads of whole ledgers and kinds for the checks of the books, page by page.
import type { AnyKind, RowOf } from '@kasir/core';
import type { Entry, Partition } from '@kasir/core/server';
import type { LeisurelyView } from '../leisure.ts';

/** Records a law and where it is broken. */
export type Note = (law: string, detail: string) => void;

/** Rows of one page: reading them takes about a millisecond. */
const PAGE = 100;

/** Every journal line of a ledger, in posting order; those after an id where one is given. */
export const allEntries = async function* (
  take: LeisurelyView,
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

/** Every object of a kind, oldest first. */
export const allRows = async function* <K extends AnyKind>(
  take: LeisurelyView,
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

/** The objects of a kind with these bare ids, as far as they exist. */
export const rowsByIds = async function* <K extends AnyKind>(
  take: LeisurelyView,
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
