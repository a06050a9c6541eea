// The store port: the operations that the platform needs of a database, in terms of decisions and
// never of SQL.
import type { AnyKind, Facet, Kind, Row, RowOf } from '../kind.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { Backlog, Job, JobClass, Pending, CapacitySource, StoredWork } from './queue.ts';
import type { Partition } from './partition.ts';

export * from './partition.ts';

/** The time and ids of a decision; the time is never before the partition's last decision. */
export interface At {
  /** Milliseconds since 1970 on the partition's clock. */
  readonly now: number;
  /** Returns a new uuidv7, greater than all earlier ones of the partition; the same in a rerun. */
  id(): string;
  /**
   * Number of earlier runs of the decision that wrote a value already in use: generated values must
   * differ in this run. Omitted in the first run.
   */
  readonly collisions?: number;
}

/** A journal line on a ledger, see `payments/ledger/ledgers.ts`. */
export interface Line {
  readonly ledger: string;
  readonly currency: string;
  /** Minor units; positive lines credit the ledger, negative ones debit it. */
  readonly amount: number;
  /** The line type: TRANSACTION, FEE, VAT or their reversals (RPT line types). */
  readonly type: string;
}

/** A journal line as stored. */
export interface Entry extends Line {
  readonly id: string;
  /** Unprefixed id of the transaction that caused it. */
  readonly transaction: string;
  /** Sum of the ledger in this currency after the line. */
  readonly balance: number;
}

/** The last moment that a partition has used: no later decision gets an earlier one. */
export interface Turn {
  readonly now: number;
  readonly sequence: number;
}

/** An object as it is stored; keys, facets and parent are derived by its kind. */
export interface ObjectContents {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly expires: number | null;
  readonly public: string;
  readonly state: string;
}

/** All contents of a partition, independent of the store. */
export interface PartitionContents {
  /** The last moment that the partition has used. */
  readonly turn: Turn;
  readonly objects: readonly ObjectContents[];
  readonly entries: readonly Entry[];
  readonly jobs: readonly StoredWork[];
}

export interface Kept {
  /** Milliseconds on the partition's clock from which the object is not found and may be swept. */
  readonly expires?: number;
}

/** The data that replaces all contents of a partition. */
export interface Replacement {
  /** The last moment that the partition has used; that of a piece counts when it is later. */
  readonly turn: Turn;
  /** Kinds whose current objects it needs when the partition is replaced. */
  readonly reads: readonly AnyKind[];
  /** Returns the contents, piece by piece; `held` is every object of those kinds. */
  readonly pieces: (held: readonly ObjectContents[]) => Iterable<PartitionContents>;
  /** The new clock of the test accounts, set in the same transaction; unchanged when omitted. */
  readonly clock?: TestClock;
  /**
   * A decision in another partition, stored in the same transaction. Its errors make the
   * replacement fail.
   */
  readonly extraDecision?: ExtraDecision;
}

/** A decision that is stored with the replacement of another partition. */
export interface ExtraDecision {
  readonly partition: Partition;
  /** The kinds that it reads and writes. */
  readonly kinds: readonly AnyKind[];
  /** Pure: it may run again. */
  readonly decide: (at: At, tx: Tx) => void;
}

/** Reads consistent with every earlier decision of the partition; expired objects are not found. */
export interface Reads {
  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined;
  /** Finds an object by a unique alternate key declared in the kind. */
  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined;
  /**
   * Returns the objects whose parent is `parent`, oldest first. A parent that the decision itself
   * has inserted only has children that the decision has inserted.
   */
  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[];
  /** Returns the minor units of a ledger; zero when nothing was posted. */
  balance(ledger: string, currency: string): number;
}

/** An object that a decision has written, before and after. */
export interface Change {
  readonly kind: AnyKind;
  /** Null for a new object. */
  readonly before: Row | null;
  readonly row: Row;
}

/** Reads and buffered writes of one decision. A thrown error or `discard` drops the writes. */
export interface Tx extends Reads {
  /** Every write of an object so far, in order, for observers of stored data. */
  readonly changes: readonly Change[];
  /**
   * Inserts an object; `public` is written through the kind's schema. The id and the alternate keys
   * of an expired object can be used again; those of any other make the decision fail with
   * `Conflict`.
   */
  insert<P, S>(
    kind: Kind<P, S>,
    id: string,
    contents: { public: NoInfer<P>; state: NoInfer<S> },
    kept?: Kept,
  ): Row<P, S>;
  /**
   * Replaces the contents of the row that was read; its expiry stays unless `kept` is given. A
   * version that has changed meanwhile, or an alternate key of another object, makes the decision
   * fail with `Conflict`.
   */
  update<P, S>(
    kind: Kind<P, S>,
    row: Row<P, S>,
    change: { public?: NoInfer<P>; state?: NoInfer<S> },
    kept?: Kept,
  ): Row<P, S>;
  /** Writes journal lines of a transaction; they must sum to zero per currency. */
  post(transaction: string, lines: readonly Line[]): void;
  /**
   * Schedules work at or after `due` on the partition's clock; returns the job's id. With a
   * `receiver` it is a delivery, which waits with others to the same receiver, and not for work.
   */
  job(topic: string, due: number, payload: unknown, receiver?: string): string;
  /** Drops all writes of this decision so far. */
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
  /** Unprefixed ids to choose from. */
  readonly ids?: readonly string[];
}

export interface ListPage {
  readonly limit: number;
  /** Unprefixed id of the item before the page, in list order. */
  readonly after?: string;
  /** Unprefixed id of the item after the page; the page is the one directly before it. */
  readonly before?: string;
  /** `desc` (newest first) when omitted. */
  readonly order?: 'asc' | 'desc';
}

export interface Listed<K extends AnyKind> {
  readonly rows: RowOf<K>[];
  /** True when more items match beyond this page, in the requested direction. */
  readonly more: boolean;
}

/** An object and its parent, which may no longer exist. */
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
  /** Returns the matching objects in the order of their ids; filters need declared facets. */
  list<K extends AnyKind>(kind: K, filter: ListFilter, page: ListPage): Listed<K>;
  /** Returns an object together with its parent of another kind, at the cost of one read. */
  getWithParent<K extends AnyKind, P extends AnyKind>(
    kind: K,
    id: string,
    parent: P,
  ): Related<K, P> | undefined;
  /** Returns the stored public JSON of an object, to be sent unparsed. */
  text(kind: AnyKind, id: string): string | undefined;
  /** Returns the stored public JSON of an object by its alternate key. */
  textByKey<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): string | undefined;
  /**
   * Returns journal lines of a ledger in posting order, after the given id. It need not be the id
   * of a line: `firstIdAt` of a time starts with the lines posted from that time on.
   */
  entries(
    ledger: string,
    currency: string,
    page: { readonly after?: string; readonly limit: number },
  ): Entry[];
}

/** A row that a decision will read, for a database to load in one batch. A hint, never a limit. */
export type Need =
  | { readonly kind: AnyKind; readonly id: string }
  | { readonly kind: AnyKind; readonly key: string; readonly value: string }
  | { readonly kind: AnyKind; readonly parent: string }
  | { readonly ledger: string; readonly currency: string };

/** The clock that all test accounts share. */
export interface TestClock {
  /** Milliseconds since 1970 at which it is frozen, or null while it runs. */
  readonly frozen: number | null;
  /** Milliseconds by which it is ahead of real time while it runs. */
  readonly offset: number;
}

/** The origin of a decision. */
export interface Cause {
  /** Request-ID. */
  readonly request?: string;
  /** Name of a job or workflow. */
  readonly job?: string;
}

export interface ExecOptions {
  readonly needs?: readonly Need[];
  /** For observers of stored data; no store reads it. */
  readonly cause?: Cause;
  /** The job that this decision completes: it is deleted in the same transaction. */
  readonly job?: string;
}

export interface Store {
  /** Returns real time as this store counts it: see `steadyClock`. */
  now(): number;
  /**
   * Runs a decision in the partition's turn; its writes are durable when the promise resolves.
   * `decide` must be pure: it may run again. Rejects with the error of `decide`, `Conflict` or
   * `JobGone`.
   */
  exec<R>(partition: Partition, decide: (at: At, tx: Tx) => R, options?: ExecOptions): Promise<R>;
  /**
   * Runs reads; `read` must be pure: it may run again. Short views never wait for a long one, and a
   * long one waits for at most one long view of each other account. It may be aborted, with
   * `Abandoned`, as soon as `isGone` returns true.
   */
  view<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): Promise<R>;
  /** Runs the same reads, synchronously when possible; errors are always rejections. */
  look<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): MaybePromise<R>;
  /**
   * Claims due jobs for `leaseMs` of real time; unfinished ones become available again after that.
   * Returns up to `n` jobs of work, then up to `n` deliveries for which there is capacity. Accounts
   * take turns, live ones first, and so do the queues of an account; within a queue the due time
   * decides.
   */
  claim(n: number, leaseMs: number, capacity?: CapacitySource): Promise<Job[]>;
  /**
   * Releases a claimed job, so that another worker can take it at once or after `ms`, unless one
   * has taken it already.
   */
  release(job: Job, ms?: number): Promise<void>;
  /** Returns the pending jobs, optionally of one class only. */
  pending(jobClass?: JobClass): Promise<Pending>;
  /** Rejects with `Unwritable` when nothing can be stored; may take a few seconds. */
  assertWritable(): Promise<void>;
  /** Returns the numbers of waiting jobs; those that just became due may count as later. */
  backlog(): Promise<Backlog>;
  /**
   * Calls back when jobs may be due within a second, before workers would look automatically;
   * returns a function that stops it.
   */
  onWork(listener: () => void): () => void;
  clock(): Promise<TestClock>;
  /** Sets the clock of the test accounts. Callers ensure that it never goes back. */
  setClock(clock: TestClock): Promise<void>;
  /**
   * Returns all contents of a partition at one moment, piece by piece: unexpired objects of the
   * kinds, journal, work. Every piece has the turn of that moment.
   */
  dump(partition: Partition, kinds: readonly AnyKind[]): AsyncIterable<PartitionContents>;
  /**
   * Replaces all contents of a partition, including its time, in one transaction together with
   * `extraDecision`. Rejects without changes for an object of an unknown kind.
   */
  load(partition: Partition, replacement: Replacement, kinds: readonly AnyKind[]): Promise<void>;
  /** Returns all partitions with any contents, for checks and sweeps. */
  partitions(): Promise<Partition[]>;
  /** Deletes objects whose `expires` has passed, up to `limit`; returns the number deleted. */
  sweep(limit: number): Promise<number>;
  close(): Promise<void>;
}

/** Thrown when a decision wrote an id, key or version that another decision has already used. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was taken by another decision.`);
    this.name = 'Conflict';
  }
}

/** Returns the time on the clock of test accounts. */
export const testNow = (clock: TestClock, real: number): number =>
  clock.frozen ?? real + clock.offset;
