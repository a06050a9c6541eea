// Synchronous reads on a snapshot: data that is not loaded is noted as missing and ends the run.
import type { AnyKind, RowOf } from '@kasir/core/resource';
import {
  assertListable,
  type Entry,
  type ListFilter,
  type Listed,
  type ListPage,
  type Related,
  type View,
} from '@kasir/core/store';
import type { Snapshot, ReadRequest } from './snapshot.ts';
import { rowOf, valueText, unexpired, type Stored } from './stored.ts';

class Unloaded extends Error {
  constructor() {
    super('This is loaded before the decision is run again: let the error pass.');
    this.name = 'Unloaded';
  }
}

/**
 * Ends a run that needs data to be loaded first; the run is then repeated. One shared error: nobody
 * reads its stack, and creating one would cost more than most decisions.
 */
export const unloaded: Error = new Unloaded();

export class SnapshotReads implements View {
  readonly now: number;
  /** The reads without data, even when the decision has caught the error. */
  readonly missing: ReadRequest[] = [];
  /** True when a list takes too long for this batch: the run is repeated as a long one. */
  isLong = false;
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot, now: number) {
    this.#snapshot = snapshot;
    this.now = now;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const stored = this.#object(kind, id);
    return stored && rowOf(kind, stored);
  }

  getWithParent<K extends AnyKind, P extends AnyKind>(
    kind: K,
    id: string,
    parent: P,
  ): Related<K, P> | undefined {
    if (this.#snapshot.object(kind.name, id) === undefined)
      this.missing.push({ read: 'parent', kind, id, parentKind: parent });
    const stored = this.#object(kind, id);
    if (!stored) return undefined;
    const related = stored.parent === null ? undefined : this.#object(parent, stored.parent);
    return { row: rowOf(kind, stored), parent: related && rowOf(parent, related) };
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    const stored = this.#byKey(kind, key, value);
    return stored && rowOf(kind, stored);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    const request = { read: 'children', kind, parent } as const;
    if (!this.#snapshot.fact(request)) throw this.#misses(request);
    return [...this.#snapshot.objects(kind.name)]
      .flatMap((stored) => unexpired(stored, this.now) ?? [])
      .filter((stored) => stored.parent === parent)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((stored) => rowOf(kind, stored));
  }

  balance(ledger: string, currency: string): number {
    const request = { read: 'balance', ledger, currency } as const;
    const balance = this.#snapshot.fact(request);
    if (balance === undefined) throw this.#misses(request);
    return balance;
  }

  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K> {
    assertListable(kind, filter);
    const request = { read: 'list', kind, filter, page } as const;
    const found = this.#snapshot.fact(request);
    if (!found) throw this.#misses(request);
    if (found === 'long') {
      this.isLong = true;
      throw new Unloaded();
    }
    return { rows: found.rows.map((stored) => rowOf(kind, stored)), more: found.more };
  }

  text(kind: AnyKind, id: string): string | undefined {
    return this.#object(kind, id)?.public;
  }

  textByKey<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): string | undefined {
    return this.#byKey(kind, key, value)?.public;
  }

  entries(
    ledger: string,
    currency: string,
    page: { readonly after?: string; readonly limit: number },
  ): Entry[] {
    const request = { read: 'entries', ledger, currency, page } as const;
    const found = this.#snapshot.fact(request);
    if (!found) throw this.#misses(request);
    return [...found];
  }

  #misses(request: ReadRequest): Error {
    this.missing.push(request);
    return unloaded;
  }

  #object(kind: AnyKind, id: string): Stored | undefined {
    const stored = this.#snapshot.object(kind.name, id);
    if (stored === undefined) throw this.#misses({ read: 'object', kind, id });
    return unexpired(stored, this.now);
  }

  #byKey(kind: AnyKind, name: string, value: string): Stored | undefined {
    const id = this.#snapshot.holder(kind.name, name, valueText(value));
    if (id === undefined) throw this.#misses({ read: 'key', kind, name, value });
    return id === null ? undefined : this.#object(kind, id);
  }
}
