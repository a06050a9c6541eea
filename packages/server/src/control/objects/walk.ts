// Walks over objects of several kinds at once, newest first: the ids of all kinds grow with time.
import type { AnyKind, Row } from '@kasir/core/resource';
import type { ListFilter, View } from '@kasir/core/store';
import { viewedAs, type Viewed } from '../../observation/resource-views.ts';

/** Rows of one kind per read. */
const CHUNK = 50;

/** The rows of one kind, read on demand. */
class KindWalk {
  readonly kind: AnyKind;
  readonly #view: View;
  readonly #created: ListFilter;
  #rows: readonly Row[] = [];
  #at = 0;
  #after: string | undefined;
  #more = true;

  constructor(view: View, kind: AnyKind, after: string | undefined, created: ListFilter) {
    this.#created = created;
    this.#view = view;
    this.kind = kind;
    this.#after = after;
  }

  head(): Row | undefined {
    if (this.#at === this.#rows.length && this.#more) {
      const page = { limit: CHUNK, ...(this.#after !== undefined && { after: this.#after }) };
      const { rows, more } = this.#view.list(this.kind, this.#created, page);
      this.#rows = rows;
      this.#at = 0;
      this.#more = more;
      this.#after = rows.at(-1)?.id;
    }
    return this.#rows[this.#at];
  }

  drop(): void {
    this.#at += 1;
  }
}

/** One row of a walk; a row without a public id has no view. */
export interface Step {
  readonly id: string;
  readonly viewed: Viewed | undefined;
}

/** Returns the rows of these kinds, newest first, before an id and within bounds if given. */
export const walkNewest = function* (
  view: View,
  kinds: readonly AnyKind[],
  before?: string,
  created?: ListFilter['created'],
): Generator<Step> {
  const walks = kinds.map((kind) => new KindWalk(view, kind, before, created ? { created } : {}));
  for (;;) {
    let newest: { readonly walk: KindWalk; readonly row: Row } | undefined;
    for (const walk of walks) {
      const row = walk.head();
      if (row && (!newest || row.id > newest.row.id)) newest = { walk, row };
    }
    if (!newest) return;
    newest.walk.drop();
    yield { id: newest.row.id, viewed: viewedAs(newest.walk.kind, newest.row) };
  }
};
