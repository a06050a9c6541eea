// The buffered transaction on which every store runs decisions: reads through the store, writes as
// a list. It asserts declared transitions, balanced postings and versions once more, whatever a
// decision did.
import type { AnyKind, Kind, Row, RowOf } from '../kind.ts';
import { isStep } from '../lifecycle.ts';
import { isEdge } from '../machine.ts';
import { compiled } from '../schema.ts';
import type { At, Change, Kept, Line, Reads, Tx } from './store.ts';
import { TrackedObjects, type WrittenObject } from './tracked-objects.ts';
import {
  publicText,
  type EntryWrite,
  type JobWrite,
  type ObjectWrite,
  type Write,
} from './write.ts';

type Facets = ObjectWrite['facets'];

const keysOf = ({ keys }: AnyKind, row: Row): ObjectWrite['keys'] => {
  const read: Record<string, string | null> = {};
  for (const name in keys) read[name] = keys[name]?.(row) ?? null;
  return read;
};

const facetsOf = ({ facets }: AnyKind, row: Row): Facets => {
  const read: Record<string, Facets[string]> = {};
  for (const name in facets) read[name] = facets[name]?.(row) ?? null;
  return read;
};

const parentOf = ({ parent }: AnyKind, row: Row): string | null => parent?.(row) ?? null;

const none = {};

const toObjectWrite = ({ op, kind, row, found, keys, expires }: WrittenObject): ObjectWrite => ({
  op,
  kind,
  id: row.id,
  version: row.version,
  public: publicText(row),
  state: JSON.stringify(row.state),
  keys,
  previousKeys: found ? keysOf(kind, found) : none,
  facets: facetsOf(kind, row),
  previousFacets: found ? facetsOf(kind, found) : none,
  parent: parentOf(kind, row),
  previousParent: found && parentOf(kind, found),
  expires,
});

/** Returns the write that stores a row as new, with the values derived by its kind. */
export const writtenAs = (kind: AnyKind, row: Row, expires: number | null): ObjectWrite =>
  toObjectWrite({ op: 'insert', kind, row, found: null, keys: keysOf(kind, row), expires });

const isDeclared = ({ machine, lifecycle }: AnyKind, from: string | null, to: string): boolean =>
  (!machine || isEdge(machine, from, to)) && (!lifecycle || isStep(lifecycle, from, to));

const assertStep = (kind: AnyKind, from: string | null, to: string): void => {
  if (isDeclared(kind, from, to)) return;
  throw new Error(`${kind.name}: ${from ?? '(none)'} -> ${to} is not a declared transition`);
};

const assertBalanced = (lines: readonly Line[]): void => {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (!Number.isSafeInteger(line.amount))
      throw new Error(`Posting of ${line.amount} is not an integer`);
    sums.set(line.currency, (sums.get(line.currency) ?? 0) + line.amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new Error(`Posting is out of balance by ${sum} ${currency}`);
  }
};

/** A transaction over a store's reads; `writes()` lists the writes to store, in order. */
export class BufferedTx implements Tx {
  readonly #reads: Reads;
  readonly #at: At;
  /** By name of the kind. */
  readonly #tracked = new Map<string, TrackedObjects>();
  /** All written objects, in order. */
  #written: WrittenObject[] = [];
  changes: Change[] = [];
  #balances = new Map<string, number>();
  #rest: (JobWrite | EntryWrite)[] = [];

  constructor(reads: Reads, at: At) {
    this.#reads = reads;
    this.#at = at;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const { written, found } = this.#of(kind);
    const own = written.get(id);
    if (own) return own.row as RowOf<K>;
    const known = found.get(id);
    if (known !== undefined || found.has(id)) return known as RowOf<K> | undefined;
    const row = this.#reads.get(kind, id);
    found.set(id, row);
    return row;
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    const tracked = this.#of(kind);
    const own = tracked.idOf(key, value);
    if (own !== undefined) return this.get(kind, own);
    const stored = this.#reads.find(kind, key, value);
    // An object of this decision has released the key.
    if (!stored || tracked.written.has(stored.id)) return undefined;
    if (!tracked.found.has(stored.id)) tracked.found.set(stored.id, stored);
    return this.get(kind, stored.id);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    const { written } = this.#of(kind);
    const stored = this.#isInserted(parent) ? [] : this.#reads.children(kind, parent);
    if (written.size === 0) return stored;
    const own = written.values().filter(({ row }) => parentOf(kind, row) === parent);
    return [
      ...stored.filter((row) => !written.has(row.id)),
      ...own.map(({ row }) => row as RowOf<K>),
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  balance(ledger: string, currency: string): number {
    return this.#balances.get(`${ledger}/${currency}`) ?? this.#reads.balance(ledger, currency);
  }

  insert<P, S>(
    kind: Kind<P, S>,
    id: string,
    contents: { public: NoInfer<P>; state: NoInfer<S> },
    { expires }: Kept = {},
  ): Row<P, S> {
    if (this.#of(kind).written.has(id)) {
      throw new Error(`${kind.name} ${id} was inserted twice`);
    }
    const status = kind.status?.(contents);
    if (status !== undefined) assertStep(kind, null, status);
    const row = {
      id,
      version: 1,
      public: compiled(kind.schema).parse(contents.public),
      state: contents.state,
    };
    const keys = keysOf(kind, row);
    this.#addWritten({ op: 'insert', kind, row, found: null, keys, expires: expires ?? null });
    this.changes.push({ kind, before: null, row });
    return row;
  }

  update<P, S>(
    kind: Kind<P, S>,
    row: Row<P, S>,
    change: { public?: NoInfer<P>; state?: NoInfer<S> },
    { expires }: Kept = {},
  ): Row<P, S> {
    const own = this.#of(kind).written.get(row.id);
    if (own && own.row !== row) {
      throw new Error(
        `${kind.name} ${row.id} was changed meanwhile: update the row that came back`,
      );
    }
    const next = {
      id: row.id,
      version: own ? row.version : row.version + 1,
      public: change.public === undefined ? row.public : compiled(kind.schema).parse(change.public),
      state: change.state ?? row.state,
    };
    if (kind.status) assertStep(kind, kind.status(row), kind.status(next));
    const keys = keysOf(kind, next);
    if (own) this.#of(kind).replace(own, next, keys, expires ?? own.expires);
    else
      this.#addWritten({
        op: 'update',
        kind,
        row: next,
        found: row,
        keys,
        expires: expires ?? null,
      });
    this.changes.push({ kind, before: row, row: next });
    return next;
  }

  post(transaction: string, lines: readonly Line[]): void {
    assertBalanced(lines);
    for (const line of lines) {
      const balance = this.balance(line.ledger, line.currency) + line.amount;
      if (!Number.isSafeInteger(balance))
        throw new Error(`The balance of ${line.ledger} is too large to be exact`);
      this.#balances.set(`${line.ledger}/${line.currency}`, balance);
      this.#rest.push({ op: 'entry', ...line, id: this.#at.id(), transaction, balance });
    }
  }

  job(topic: string, due: number, payload: unknown, receiver?: string): string {
    const id = this.#at.id();
    this.#rest.push({
      op: 'job',
      id,
      topic,
      lane: receiver === undefined ? 'work' : 'delivery',
      queue: receiver ?? topic,
      due,
      ready: due <= this.#at.now,
      payload: JSON.stringify(payload ?? null),
    });
    return id;
  }

  discard(): void {
    const kept = this.#written.filter(({ kind }) => kind.outlivesRefusal);
    for (const tracked of this.#tracked.values()) tracked.discard();
    this.#written = [];
    this.changes = [];
    this.#balances = new Map();
    this.#rest = [];
    for (const object of kept) this.#addWritten(object);
  }

  writes(): Write[] {
    const writes: Write[] = [];
    for (const object of this.#written) writes.push(toObjectWrite(object));
    for (const write of this.#rest) writes.push(write);
    return writes;
  }

  #of({ name }: AnyKind): TrackedObjects {
    let tracked = this.#tracked.get(name);
    if (!tracked) {
      tracked = new TrackedObjects();
      this.#tracked.set(name, tracked);
    }
    return tracked;
  }

  /** Returns whether the decision has inserted an object with this id, of any kind. */
  #isInserted(id: string): boolean {
    for (const { written } of this.#tracked.values())
      if (written.get(id)?.op === 'insert') return true;
    return false;
  }

  #addWritten(object: WrittenObject): void {
    this.#of(object.kind).addWritten(object);
    this.#written.push(object);
  }
}
