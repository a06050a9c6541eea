// Reads of whole ledgers and kinds for the checks of the books, page by page.
import type { AnyKind, RowOf } from '@kasir/core';
import type { Entry, Realm, Store } from '@kasir/core/server';

/** Notes what a law says and where it does not hold. */
export type Note = (law: string, detail: string) => void;

const PAGE = 500;

/** Every journal line of a ledger, in posting order. */
export const allEntries = async (
  store: Store,
  realm: Realm,
  ledger: string,
  currency: string,
): Promise<Entry[]> => {
  const found: Entry[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await store.view(realm, (view) =>
      view.entries(ledger, currency, { limit: PAGE, ...(last && { after: last.id }) }),
    );
    found.push(...page);
    if (page.length < PAGE) return found;
  }
};

/** Every object of a kind, oldest first. */
export const allRows = async function* <K extends AnyKind>(
  store: Store,
  realm: Realm,
  kind: K,
): AsyncGenerator<RowOf<K>> {
  let after: string | undefined;
  for (;;) {
    const page = { limit: PAGE, order: 'asc' as const, ...(after !== undefined && { after }) };
    const { rows, more } = await store.view(realm, (view) => view.list(kind, {}, page));
    yield* rows;
    if (!more) return;
    after = rows.at(-1)?.id;
  }
};
