// Defines the store port: the data that a connector must keep across restarts.
import type { Operation, ReceivedPayment, StoredRequest } from '../protocol/index.ts';

/** A received operation with its current state. */
export interface StoredOperation {
  readonly request: StoredRequest;
  /** Keyed digest of the received body, for comparison with a repeated one. */
  readonly digest: string;
  readonly operation: Operation;
  /** True when a decline has become a success, which is possible once. */
  readonly isLateSuccess: boolean;
}

/** The kinds of tasks: to send a callback, and to refresh an operation from the processor. */
export const taskKinds = ['callback', 'refresh'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Work that must be done later, even after a restart. */
export interface Task {
  readonly id: string;
  /** Time at which it is due, in milliseconds since 1970. */
  readonly due: number;
  /** The number of attempts so far. */
  readonly attempts: number;
  readonly work:
    | { readonly kind: 'refresh'; readonly operation: string }
    | { readonly kind: 'callback'; readonly body: string };
}

/** The successes of a day. */
export interface Day {
  readonly operations: readonly StoredOperation[];
  readonly payments: readonly ReceivedPayment[];
}

/** The contents of a store inside one transaction. */
export interface Rows {
  readonly findOperation: (id: string) => StoredOperation | null;
  /** Returns the operations about another one, or about a received payment, oldest first. */
  readonly childrenOf: (parent: string) => readonly StoredOperation[];
  readonly putOperation: (row: StoredOperation) => void;
  readonly findPayment: (id: string) => ReceivedPayment | null;
  /** Stores a payment that belongs to the statement of a UTC day. */
  readonly putPayment: (payment: ReceivedPayment, date: string) => void;
  /** Returns the operations that succeeded, and the payments received, on a UTC day. */
  readonly successesOn: (date: string) => Day;
  /**
   * Returns the timestamp, in seconds since 1970, up to which requests for an unknown id are
   * refused, or null.
   */
  readonly findTombstone: (id: string) => number | null;
  readonly putTombstone: (id: string, seconds: number) => void;
  /** Deletes tombstones before a time in seconds. */
  readonly deleteTombstonesBefore: (seconds: number) => void;
  readonly findTask: (id: string) => Task | null;
  readonly putTask: (task: Task) => void;
  readonly deleteTask: (id: string) => void;
  /** Returns the first tasks of a kind, by the time at which they are due. */
  readonly nextTasks: (kind: TaskKind, limit: number) => readonly Task[];
}

export interface ConnectorStore {
  /** Key of the digests of bodies, at least 32 bytes; it never changes. */
  readonly digestKey: Uint8Array;
  /**
   * Runs a function in a transaction, one at a time: all its changes are stored or, when it throws,
   * none. They are durable when the promise resolves. The function must be synchronous.
   */
  readonly transact: <T>(work: (rows: Rows) => T) => Promise<T>;
  readonly close: () => void;
}
