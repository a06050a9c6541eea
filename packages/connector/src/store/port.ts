// Defines the store port: the few things that a connector must not forget.
import type { Operation, ReceivedPayment, StoredRequest } from '../protocol/index.ts';

/** An operation that was received, whatever has become of it. */
export interface StoredOperation {
  readonly request: StoredRequest;
  /** Keyed digest of the received body, to compare a repeated one with. */
  readonly digest: string;
  readonly operation: Operation;
  /** True when a decline has become a success, which is possible once. */
  readonly isLateSuccess: boolean;
}

/** The kinds of tasks: to send a callback, and to ask the processor about an operation. */
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
  /** Returns the tasks of a kind that are due first. */
  readonly nextTasks: (kind: TaskKind, limit: number) => readonly Task[];
}

export interface ConnectorStore {
  /** Key of the digests of bodies, at least 32 bytes; the same forever. */
  readonly digestKey: Uint8Array;
  /**
   * Runs work in a transaction, one at a time: all its changes are stored or, when it throws, none.
   * They are durable when the promise resolves. The work has no promise inside.
   */
  readonly transact: <T>(work: (rows: Rows) => T) => Promise<T>;
  readonly close: () => void;
}
