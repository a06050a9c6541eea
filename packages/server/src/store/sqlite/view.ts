// Reads of one partition at one point in time; a decision also sees its batch's writes so far.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import {
  publicText,
  type Entry,
  type ListFilter,
  type Listed,
  type ListPage,
  type Related,
  type View,
} from '@kasir/core/store';
import { balanceOf, entriesOf } from './entries.ts';
import { listed, type Slices } from './list.ts';
import type { Lookups, WholeObject } from './lookups.ts';
import type { PartitionState } from './partitions.ts';
import type { Known, Recent } from './recent.ts';
import type { Statements } from './statements.ts';
import { rowOf } from './stored.ts';

/** The source of the rows of a view. */
export interface Source {
  readonly statements: Statements;
  readonly lookups: (kind: AnyKind) => Lookups;
  /** Null where no list may be long. */
  readonly slices: Slices | null;
  /** The cache of recently viewed objects; null where rows must come from the database. */
  readonly recent: Pick<Recent, 'get' | 'find' | 'put'> | null;
}

export class SqliteView implements View {
  readonly now: number;
  readonly #source: Source;
  readonly #partitionState: PartitionState;

  constructor(source: Source, partitionState: PartitionState, now: number) {
    this.now = now;
    this.#source = source;
    this.#partitionState = partitionState;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const known = this.#recent(kind, id);
    if (known) return known.row as RowOf<K>;
    const found = this.#source.lookups(kind).get(this.#partitionState, id, this.now);
    return found && this.#rowOf(kind, found);
  }

  getWithParent<K extends AnyKind, P extends AnyKind>(
    kind: K,
    id: string,
    parent: P,
  ): Related<K, P> | undefined {
    const known = this.#recent(kind, id);
    if (known) {
      const related = known.parent === null ? undefined : this.get(parent, known.parent);
      return { row: known.row as RowOf<K>, parent: related };
    }
    const { lookups } = this.#source;
    lookups(parent);
    const found = lookups(kind).getWithParent(this.#partitionState, id, parent, this.now);
    if (!found) return undefined;
    const row = this.#rowOf(kind, found);
    if (found.parentId === null) return { row, parent: undefined };
    const related = {
      id: found.parentId,
      version: found.parentVersion,
      public: found.parentPublic,
      private: found.parentPrivate,
      parent: found.parentParent,
      expires: found.parentExpires,
    };
    return { row, parent: this.#rowOf(parent, related) };
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    const known = this.#source.recent?.find(this.#partitionState, kind, key, value, this.now);
    if (known) return known.row as RowOf<K>;
    const found = this.#source.lookups(kind).find(this.#partitionState, key, value, this.now);
    return found && this.#rowOf(kind, found);
  }

  text(kind: AnyKind, id: string): string | undefined {
    const row = this.get(kind, id);
    return row && publicText(row);
  }

  textByKey<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): string | undefined {
    const row = this.find(kind, key, value);
    return row && publicText(row);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    const found = this.#source.lookups(kind).children(this.#partitionState, parent, this.now);
    return found.map((stored) => rowOf(kind, stored));
  }

  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K> {
    const { statements, slices, lookups } = this.#source;
    lookups(kind);
    const scope = {
      statements,
      slices,
      kind,
      partition: this.#partitionState.number,
      now: this.now,
    };
    const { rows, more } = listed(scope, filter, page);
    return { rows: rows.map((stored) => rowOf(kind, stored)), more };
  }

  balance(ledger: string, currency: string): number {
    return balanceOf(this.#source.statements, this.#partitionState, ledger, currency);
  }

  entries(
    ledger: string,
    currency: string,
    page: { readonly after?: string; readonly limit: number },
  ): Entry[] {
    return entriesOf(this.#source.statements, this.#partitionState, ledger, currency, page);
  }

  #recent(kind: AnyKind, id: string): Known | undefined {
    return this.#source.recent?.get(this.#partitionState, kind, id, this.now);
  }

  #rowOf<K extends AnyKind>(kind: K, stored: WholeObject): RowOf<K> {
    const row = rowOf(kind, stored);
    const { parent, expires } = stored;
    const size = stored.public.length + stored.private.length;
    this.#source.recent?.put(this.#partitionState, kind, { row, parent, expires, size });
    return row;
  }
}
