// The buffered transaction that every adapter runs decisions on: reads through an adapter, writes
// as a list. It asserts declared transitions, balanced postings and versions once more, whatever
// a decision did.
import type { AnyKind, Kind, Row, RowOf } from '../kind.ts';
import { isStep } from '../lifecycle.ts';
import { isEdge } from '../machine.ts';
import { compiled } from '../schema.ts';
import type { At, Kept, Line, Reads, Tx } from './store.ts';
import {
  publicText,
  type EntryWrite,
  type JobWrite,
  type ObjectWrite,
  type Write,
} from './write.ts';

/** An object that a decision has written; what is stored of it is made once, at the end. */
interface Held {
  readonly op: ObjectWrite['op'];
  readonly kind: AnyKind;
  readonly row: Row;
  /** The row before the decision, null when it has inserted the object. */
  readonly found: Row | null;
  readonly keys: ObjectWrite['keys'];
  readonly expires: number | null;
}

type Facets = ObjectWrite['facets'];

const keysOf = ({ keys }: AnyKind, row: Row): ObjectWrite['keys'] => {
  const read: Record<string, string | null> = {};
  for (const [name, of] of Object.entries(keys)) read[name] = of(row);
  return read;
};

const facetsOf = ({ facets }: AnyKind, row: Row): Facets => {
  const read: Record<string, Facets[string]> = {};
  for (const [name, of] of Object.entries(facets)) read[name] = of(row) ?? null;
  return read;
};

const parentOf = ({ parent }: AnyKind, row: Row): string | null => parent?.(row) ?? null;

const written = ({ op, kind, row, found, keys, expires }: Held): ObjectWrite => ({
  op,
  kind,
  id: row.id,
  version: row.version,
  public: publicText(row),
  state: JSON.stringify(row.state),
  keys,
  previousKeys: found ? keysOf(kind, found) : {},
  facets: facetsOf(kind, row),
  previousFacets: found ? facetsOf(kind, found) : {},
  parent: parentOf(kind, row),
  previousParent: found && parentOf(kind, found),
  expires,
});

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

/** A transaction over an adapter's reads; `writes()` lists what to store, in order. */
export class BufferedTx implements Tx {
  readonly #reads: Reads;
  readonly #at: At;
  #objects = new Map<string, Held>();
  /** What was read: a decision looks at the same object many times. */
  readonly #found = new Map<string, Row | undefined>();
  #keys = new Map<string, string | null>();
  #balances = new Map<string, number>();
  #inserted = new Set<string>();
  #rest: (JobWrite | EntryWrite)[] = [];

  constructor(reads: Reads, at: At) {
    this.#reads = reads;
    this.#at = at;
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    const name = `${kind.name}/${id}`;
    const own = this.#objects.get(name);
    if (own) return own.row as RowOf<K>;
    if (!this.#found.has(name)) this.#found.set(name, this.#reads.get(kind, id));
    return this.#found.get(name) as RowOf<K> | undefined;
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    const own = this.#keys.get(`${kind.name}/${key}/${value}`);
    if (own !== undefined) return own === null ? undefined : this.get(kind, own);
    const found = this.#reads.find(kind, key, value);
    if (!found) return undefined;
    const name = `${kind.name}/${found.id}`;
    if (!this.#found.has(name)) this.#found.set(name, found);
    return this.get(kind, found.id);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    const own = [...this.#objects.values()].filter((held) => held.kind === kind);
    const stored = this.#inserted.has(parent) ? [] : this.#reads.children(kind, parent);
    if (own.length === 0) return stored;
    const touched = new Set(own.map(({ row }) => row.id));
    const mine = own.filter(({ row }) => parentOf(kind, row) === parent);
    return [
      ...stored.filter((row) => !touched.has(row.id)),
      ...mine.map(({ row }) => row as RowOf<K>),
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
    if (this.#objects.has(`${kind.name}/${id}`)) {
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
    this.#put({ op: 'insert', kind, row, found: null, expires: expires ?? null }, {});
    this.#inserted.add(id);
    return row;
  }

  update<P, S>(
    kind: Kind<P, S>,
    row: Row<P, S>,
    change: { public?: NoInfer<P>; state?: NoInfer<S> },
    { expires }: Kept = {},
  ): Row<P, S> {
    const own = this.#objects.get(`${kind.name}/${row.id}`);
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
    const { op, found, keys } = own ?? { op: 'update', found: row, keys: keysOf(kind, row) };
    this.#put({ op, kind, row: next, found, expires: expires ?? own?.expires ?? null }, keys);
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
    this.#objects = new Map();
    this.#keys = new Map();
    this.#balances = new Map();
    this.#inserted = new Set();
    this.#rest = [];
  }

  writes(): Write[] {
    return [...Array.from(this.#objects.values(), written), ...this.#rest];
  }

  /** Holds an object as it is now; `before` are the keys that it had. */
  #put(object: Omit<Held, 'keys'>, before: ObjectWrite['keys']): void {
    const { kind, row } = object;
    const keys = keysOf(kind, row);
    for (const [name, value] of Object.entries(before)) {
      if (value !== null && keys[name] !== value)
        this.#keys.set(`${kind.name}/${name}/${value}`, null);
    }
    for (const [name, value] of Object.entries(keys)) {
      if (value !== null) this.#keys.set(`${kind.name}/${name}/${value}`, row.id);
    }
    this.#objects.set(`${kind.name}/${row.id}`, { ...object, keys });
  }
}
