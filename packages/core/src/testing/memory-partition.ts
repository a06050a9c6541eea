// Implements one partition of the memory store: its contents, its reads, and writing decisions.
import type { AnyKind, RowOf } from '../kind.ts';
import { assertListable, listRange } from '../server/list.ts';
import type { Job } from '../server/queue.ts';
import {
  Conflict,
  type Entry,
  type ListFilter,
  type Listed,
  type ListPage,
  type Partition,
  type Related,
  type Turn,
  type View,
} from '../server/store.ts';
import {
  keyChanges,
  storedRow,
  type EntryWrite,
  type ObjectWrite,
  type Write,
} from '../server/write.ts';
import { firstTurn } from '../server/turn.ts';

export interface StoredJob extends Omit<Job, 'payload'> {
  readonly payload: string;
  readonly ready: boolean;
  /** Real time until which a worker has claimed it. */
  readonly lease: number;
}

export interface Contents {
  turn: Turn;
  readonly objects: Map<string, ObjectWrite>;
  readonly keys: Map<string, string>;
  readonly entries: EntryWrite[];
  readonly jobs: Map<string, StoredJob>;
}

export const emptyContents = (): Contents => ({
  turn: firstTurn,
  objects: new Map(),
  keys: new Map(),
  entries: [],
  jobs: new Map(),
});

const objectKey = (kind: AnyKind, id: string): string => `${kind.name}/${id}`;
const alternateKey = (kind: AnyKind, name: string, value: string): string =>
  `${kind.name}/${name}/${value}`;

const rowOf = <K extends AnyKind>(kind: K, stored: ObjectWrite): RowOf<K> =>
  storedRow<K>(kind, stored.id, stored.version, stored.public, stored.state);

const matches = (stored: ObjectWrite, filter: ListFilter): boolean => {
  const { facets } = stored;
  const all = <T>(
    tests: Readonly<Record<string, T>> = {},
    test: (name: string, of: T) => boolean,
  ) => Object.entries(tests).every(([name, of]) => test(name, of));
  return (
    all(filter.any, (name, values) => values.some((value) => value === facets[name])) &&
    all(filter.contains, (name, part) => {
      const value = facets[name];
      return typeof value === 'string' && value.includes(part);
    }) &&
    all(filter.between, (name, { gte = -Infinity, lte = Infinity }) => {
      const value = facets[name];
      return typeof value === 'number' && value >= gte && value <= lte;
    }) &&
    (filter.parent === undefined || stored.parent === filter.parent) &&
    (filter.ids === undefined || filter.ids.includes(stored.id))
  );
};

export class MemoryView implements View {
  readonly now: number;
  readonly #contents: Contents;

  constructor(contents: Contents, now: number) {
    this.#contents = contents;
    this.now = now;
  }

  stored(kind: AnyKind, id: string): ObjectWrite | undefined {
    const stored = this.#contents.objects.get(objectKey(kind, id));
    return stored && (stored.expires ?? Infinity) > this.now ? stored : undefined;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const stored = this.stored(kind, id);
    return stored && rowOf(kind, stored);
  }

  getWithParent<K extends AnyKind, P extends AnyKind>(
    kind: K,
    id: string,
    parent: P,
  ): Related<K, P> | undefined {
    const stored = this.stored(kind, id);
    return stored && { row: rowOf(kind, stored), parent: this.get(parent, stored.parent ?? '') };
  }

  find<K extends AnyKind>(kind: K, key: string, value: string): RowOf<K> | undefined {
    const id = this.#contents.keys.get(alternateKey(kind, key, value));
    return id === undefined ? undefined : this.get(kind, id);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    return this.list(kind, { parent }, { limit: Infinity, order: 'asc' }).rows;
  }

  balance(ledger: string, currency: string): number {
    const last = this.#contents.entries.findLast(
      (entry) => entry.ledger === ledger && entry.currency === currency,
    );
    return last?.balance ?? 0;
  }

  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K> {
    assertListable(kind, filter);
    const { from, to, descending, reversed } = listRange(filter, page);
    const found = [...this.#contents.objects.values()]
      .filter((stored) => stored.kind.name === kind.name && this.stored(kind, stored.id))
      .filter(({ id }) => id >= from && id < to)
      .filter((stored) => matches(stored, filter))
      .toSorted((a, b) => (a.id < b.id === descending ? 1 : -1));
    const rows = found.slice(0, page.limit).map((stored) => rowOf(kind, stored));
    return { rows: reversed ? rows.toReversed() : rows, more: found.length > page.limit };
  }

  text(kind: AnyKind, id: string): string | undefined {
    return this.stored(kind, id)?.public;
  }

  textByKey(kind: AnyKind, key: string, value: string): string | undefined {
    const id = this.#contents.keys.get(alternateKey(kind, key, value));
    return id === undefined ? undefined : this.text(kind, id);
  }

  entries(ledger: string, currency: string, page: { after?: string; limit: number }): Entry[] {
    return this.#contents.entries
      .filter((entry) => entry.ledger === ledger && entry.currency === currency)
      .filter(({ id }) => page.after === undefined || id > page.after)
      .slice(0, page.limit)
      .map(({ op: _op, ...entry }) => entry);
  }
}

export const remove = (contents: Contents, stored: ObjectWrite): void => {
  contents.objects.delete(objectKey(stored.kind, stored.id));
  for (const [name, value] of Object.entries(stored.keys)) {
    if (value !== null) contents.keys.delete(alternateKey(stored.kind, name, value));
  }
};

/** Throws before any change when a decision cannot be stored. */
export const assertFree = (view: MemoryView, all: readonly Write[]): void => {
  const writes = all.filter((write) => 'kind' in write);
  const freed = new Set(
    writes.flatMap((write) =>
      keyChanges(write).freed.map(([name, value]) => alternateKey(write.kind, name, value)),
    ),
  );
  const taken = new Set<string>();
  for (const write of writes) {
    const held = view.stored(write.kind, write.id);
    const expected = write.op === 'insert' ? undefined : write.version - 1;
    if (held?.version !== expected) throw new Conflict(`${write.kind.name} ${write.id}`);
    for (const [name, value] of keyChanges(write).taken) {
      const key = alternateKey(write.kind, name, value);
      const holder = freed.has(key) ? undefined : view.find(write.kind, name, value);
      if (taken.has(key) || holder) {
        throw new Conflict(`${write.kind.name} with ${name} ${value}`);
      }
      taken.add(key);
    }
  }
};

/** Stores a checked decision; expired objects make room for it. */
export const apply = (contents: Contents, partition: Partition, writes: readonly Write[]): void => {
  const objects = writes.filter((write) => 'kind' in write);
  for (const write of objects) {
    const before = contents.objects.get(objectKey(write.kind, write.id));
    if (before && write.op === 'insert') remove(contents, before);
    for (const [name, value] of keyChanges(write).freed) {
      contents.keys.delete(alternateKey(write.kind, name, value));
    }
  }
  for (const write of objects) {
    for (const [name, value] of keyChanges(write).taken) {
      const key = alternateKey(write.kind, name, value);
      const expired = contents.objects.get(objectKey(write.kind, contents.keys.get(key) ?? ''));
      if (expired) remove(contents, expired);
      contents.keys.set(key, write.id);
    }
    const key = objectKey(write.kind, write.id);
    const before = write.op === 'update' ? contents.objects.get(key) : undefined;
    const expires = write.expires ?? before?.expires ?? null;
    contents.objects.set(key, { ...write, expires });
  }
  for (const write of writes) {
    if (write.op === 'entry') contents.entries.push(write);
    if (write.op === 'job') {
      const { lane: jobClass, ...job } = write;
      contents.jobs.set(write.id, { ...job, jobClass, partition, attempts: 0, lease: 0 });
    }
  }
};
