// The store port: what the platform asks of a database, in terms of decisions and never of SQL.
import type { AnyKind, Facet, Kind, Row, RowOf } from '../kind.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { Backlog, Job, Lane, Pending, Places, StoredWork } from './queue.ts';
import type { Partition } from './partition.ts';

export * from './partition.ts';

/**
 * When a decision is made: taken when the partition's turn came, never before the partition's
 * last.
 */
export interface At {
  /** Milliseconds since 1970 on the partition's clock. */
  readonly now: number;
  /** A fresh uuidv7, greater than all the partition has seen; the same again in a rerun. */
  id(): string;
  /**
   * How often the decision was made before and wrote a value that something else holds: what it
   * makes up must be another one now. Nothing the first time.
   */
  readonly collisions?: number;
}

/** Ledger accounts of the journal, see `payments/ledger/ledgers.ts`. */
export interface Line {
  readonly ledger: string;
  readonly currency: string;
  /** Minor units; positive lines credit the ledger, negative ones debit it. */
  readonly amount: number;
  /** What the line is: TRANSACTION, FEE, VAT or their reversals (RPT line types). */
  readonly type: string;
}

/** A journal line as stored. */
export interface Entry extends Line {
  readonly id: string;
  /** Bare id of the transaction that caused it. */
  readonly transaction: string;
  /** Sum of the ledger in this currency after the line. */
  readonly balance: number;
}

/** The last moment a partition has used: no later decision gets an earlier one. */
export interface Turn {
  readonly now: number;
  readonly sequence: number;
}

/** An object as it is stored; keys, facets and parent follow from its kind. */
export interface ObjectContents {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly expires: number | null;
  readonly public: string;
  readonly state: string;
}

/** Everything a partition holds, apart from how an adapter stores it. */
export interface PartitionContents {
  /** The last moment the partition has used. */
  readonly turn: Turn;
  readonly objects: readonly ObjectContents[];
  readonly entries: readonly Entry[];
  readonly jobs: readonly StoredWork[];
}

export interface Kept {
  /** Milliseconds on the partition's clock from which the object is not found and may be swept. */
  readonly expires?: number;
}

/** What takes the place of everything that a partition holds. */
export interface Replacement {
  /** The last moment that the partition has used; that of a piece counts when it is later. */
  readonly turn: Turn;
  /** Kinds of which it must know what the partition holds when it is replaced. */
  readonly reads: readonly AnyKind[];
  /** The contents, piece by piece; `held` is every object of those kinds. */
  readonly pieces: (held: readonly ObjectContents[]) => Iterable<PartitionContents>;
  /** Where the clock of the test accounts is set, in the same transaction; it stays otherwise. */
  readonly clock?: TestClock;
  /**
   * A decision in another partition that is stored in the same transaction. What it throws makes
   * the replacement fail.
   */
  readonly beside?: Beside;
}

/** A decision that is stored with the replacement of another partition. */
export interface Beside {
  readonly partition: Partition;
  /** Of what it reads and writes. */
  readonly kinds: readonly AnyKind[];
  /** Pure: it may be run again. */
  readonly decide: (at: At, tx: Tx) => void;
}

/** Reads consistent with every earlier decision of the partition; expired objects are not seen. */
export interface Reads {
  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined;
  /** By a unique alternate key declared in the kind. */
  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined;
  /**
   * Objects that name `parent` as theirs, oldest first. An object that the decision itself has
   * inserted has none but those of the decision.
   */
  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[];
  /** Minor units of a ledger; zero when nothing was posted. */
  balance(ledger: string, currency: string): number;
}

/** An object that a decision has written, as it was before and is now. */
export interface Change {
  readonly kind: AnyKind;
  /** Null for an object that was made. */
  readonly before: Row | null;
  readonly row: Row;
}

/** Reads and buffered writes of one decision. A thrown error or `discard` forgets the writes. */
export interface Tx extends Reads {
  /** Every write of an object so far, in order, for those who observe what was stored. */
  readonly changes: readonly Change[];
  /**
   * Stores a new object; `public` is written through the kind's schema. The id and the alternate
   * keys of an expired object are free again; those of any other make the decision fail with
   * `Conflict`.
   */
  insert<P, S>(
    kind: Kind<P, S>,
    id: string,
    contents: { public: NoInfer<P>; state: NoInfer<S> },
    kept?: Kept,
  ): Row<P, S>;
  /**
   * Replaces the contents of the row that was read; when it expires stays unless it is given. A
   * version that was changed meanwhile, or an alternate key of another object, makes the decision
   * fail with `Conflict`.
   */
  update<P, S>(
    kind: Kind<P, S>,
    row: Row<P, S>,
    change: { public?: NoInfer<P>; state?: NoInfer<S> },
    kept?: Kept,
  ): Row<P, S>;
  /**
   * Writes journal lines of a transaction; they must sum to zero per currency.
   */
  post(transaction: string, lines: readonly Line[]): void;
  /**
   * Work to be done at or after `due` on the partition's clock; returns the job's id. With a
   * `receiver` it is a delivery: it waits with others to the same receiver, and for no work.
   */
  job(topic: string, due: number, payload: unknown, receiver?: string): string;
  /** Forgets all writes of this decision so far. */
  discard(): void;
}

export interface ListFilter {
  /** Facet -> accepted values; several facets must all match. */
  readonly any?: Readonly<Record<string, readonly Exclude<Facet, null | undefined>[]>>;
  /** Searched facet -> text it must contain, case-sensitively. */
  readonly contains?: Readonly<Record<string, string>>;
  /** Facet holding milliseconds -> inclusive bounds. */
  readonly between?: Readonly<Record<string, { readonly gte?: number; readonly lte?: number }>>;
  /** Inclusive bounds on creation, milliseconds. */
  readonly created?: { readonly gte?: number; readonly lte?: number };
  readonly parent?: string;
  /** Bare ids to choose from. */
  readonly ids?: readonly string[];
}

export interface ListPage {
  readonly limit: number;
  /** Bare id of the item before the page, in list order. */
  readonly after?: string;
  /** Bare id of the item behind the page; the page is the one directly before it. */
  readonly before?: string;
  /** `desc` (newest first) when left out. */
  readonly order?: 'asc' | 'desc';
}

export interface Listed<K extends AnyKind> {
  readonly rows: RowOf<K>[];
  /** Whether more items match beyond this page, in the direction it was asked for. */
  readonly more: boolean;
}

/** An object and the one it belongs to, which may be gone. */
export interface Related<K extends AnyKind, P extends AnyKind> {
  readonly row: RowOf<K>;
  readonly parent: RowOf<P> | undefined;
}

/** Reads outside a decision, from one consistent snapshot. */
export interface View extends Reads {
  /**
   * Milliseconds since 1970 on the partition's clock, never before the partition's last decision.
   */
  readonly now: number;
  /** Objects that match, in the order of their ids; only declared facets can be asked for. */
  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K>;
  /** An object and the one of another kind that it names as its parent, at the price of one. */
  getWithParent<K extends AnyKind, P extends AnyKind>(
    kind: K,
    id: string,
    parent: P,
  ): Related<K, P> | undefined;
  /** The stored public JSON of an object, to be passed through unparsed. */
  text(kind: AnyKind, id: string): string | undefined;
  /** The same by alternate key. */
  textByKey<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): string | undefined;
  /**
   * Journal lines of a ledger in posting order, after the given id. It need not be the id of a
   * line: `firstIdAt` of a moment begins at what was posted from that moment on.
   */
  entries(
    ledger: string,
    currency: string,
    page: { readonly after?: string; readonly limit: number },
  ): Entry[];
}

/** What a decision will read, for a database to load in one flight. A hint, never a limit. */
export type Need =
  | { readonly kind: AnyKind; readonly id: string }
  | { readonly kind: AnyKind; readonly key: string; readonly value: string }
  | { readonly kind: AnyKind; readonly parent: string }
  | { readonly ledger: string; readonly currency: string };

/** The one clock of all test accounts. */
export interface TestClock {
  /** Milliseconds since 1970 at which it stands still, or null while it runs. */
  readonly frozen: number | null;
  /** Milliseconds it is ahead of real time while it runs. */
  readonly offset: number;
}

/** What a decision is made for. */
export interface Cause {
  /** Request-ID. */
  readonly request?: string;
  /** Name of a job or workflow. */
  readonly job?: string;
}

export interface ExecOptions {
  readonly needs?: readonly Need[];
  /** For those who observe what was stored; no store looks at it. */
  readonly cause?: Cause;
  /** Job this decision completes: it is deleted in the same transaction. */
  readonly job?: string;
}

export interface Store {
  /** Real time as this store counts it: see `steadyClock`. */
  now(): number;
  /**
   * Runs a decision in the partition's turn; everything it writes is durable when the promise
   * resolves. `decide` must be pure: it may be run again. Rejects with what decide throws,
   * `Conflict` or `JobGone`.
   */
  exec<R>(partition: Partition, decide: (at: At, tx: Tx) => R, options?: ExecOptions): Promise<R>;
  /**
   * Runs reads; `read` must be pure: it may be run again. Short views wait for no long one, and a
   * long one waits for at most one of each other account. It may be given up, with `Abandoned`, as
   * soon as `isGone` says that nobody waits for it.
   */
  view<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): Promise<R>;
  /** The same, returned at once where nothing is waited for; what fails is a rejection even so. */
  look<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): MaybePromise<R>;
  /**
   * Takes due jobs for `leaseMs` of real time; unfinished ones come back after that. Up to `n` of
   * work, and behind them up to `n` deliveries, those for which there is a place. Accounts take
   * turns, live ones first, and so do the queues of an account; within a queue the due time
   * decides.
   */
  claim(n: number, leaseMs: number, places?: Places): Promise<Job[]>;
  /**
   * Gives a claimed job back, so that another worker can take it at once or after `ms`, unless one
   * has it already.
   */
  release(job: Job, ms?: number): Promise<void>;
  /** What is left to do, of one class of jobs only where it is named. */
  pending(jobClass?: Lane): Promise<Pending>;
  /** Rejects with `Unwritable` when nothing can be stored; a few seconds may pass meanwhile. */
  assertWritable(): Promise<void>;
  /** How many jobs wait; what fell due since workers last looked may count as later. */
  backlog(): Promise<Backlog>;
  /**
   * Calls back when jobs may be due within a second, before which workers look by themselves;
   * returns a function that stops it.
   */
  onWork(listener: () => void): () => void;
  clock(): Promise<TestClock>;
  /** Moves the clock of the test accounts. Callers keep it from going back. */
  setClock(clock: TestClock): Promise<void>;
  /**
   * Everything a partition holds at one moment, piece by piece: objects of the kinds that have not
   * expired, journal, work. Every piece carries the turn of that moment.
   */
  dump(partition: Partition, kinds: readonly AnyKind[]): AsyncIterable<PartitionContents>;
  /**
   * Replaces everything a partition holds, its time included, in one transaction with what goes
   * beside it. Rejects, and changes nothing, for an object that is of none of the kinds.
   */
  load(partition: Partition, replacement: Replacement, kinds: readonly AnyKind[]): Promise<void>;
  /** All partitions that hold anything, for checks and sweeps. */
  partitions(): Promise<Partition[]>;
  /** Deletes objects whose `expires` has passed, up to `limit`; returns how many. */
  sweep(limit: number): Promise<number>;
  close(): Promise<void>;
}

/** A decision wrote an id, key or version that another one has taken: it did not look first. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was taken by another decision.`);
    this.name = 'Conflict';
  }
}

/** The time that test accounts see. */
export const testNow = (clock: TestClock, real: number): number =>
  clock.frozen ?? real + clock.offset;
