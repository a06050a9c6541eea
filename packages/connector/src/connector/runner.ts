// Calls the author's code about operations, one call for each operation at a time, and stores what
// has become of them.
import { isFinal, type Operation, type OperationRequest } from '../protocol/index.ts';
import type { ConnectorStore, StoredOperation } from '../store/port.ts';
import type { System } from '../system.ts';
import type { Failure, Perform, Refresh } from './author.ts';
import { queueUpdate } from './callbacks.ts';
import type { Subject } from './children.ts';
import { applyOutcome, outcome, type Outcome } from './outcome.ts';

/** The time that the author's code has for one call. */
const CALL_LIMIT_MS = 60_000;

export interface RunnerOptions {
  readonly store: ConnectorStore;
  readonly system: System;
  readonly perform: Perform;
  readonly refresh: Refresh | null;
  /** Aborted when the connector stops. */
  readonly stopping: AbortSignal;
  readonly failed: (failure: Failure) => void;
  /** Called after a callback was queued. */
  readonly queued: () => void;
}

export interface Runner {
  /**
   * Reserves an operation that is about to be performed, inside the transaction that stores it:
   * nobody who sees it stored may ask the processor about it before. Returns what undoes this.
   */
  readonly reserve: (id: string) => () => void;
  /** Returns whether the author's code is called about an operation. */
  readonly isBusy: (id: string) => boolean;
  /**
   * Performs an operation that has just begun. A change is reported by callback when `mustReport`
   * returns true at the time it is stored. Never rejects.
   */
  readonly perform: (
    request: OperationRequest,
    subject: Subject | null,
    mustReport: () => boolean,
  ) => Promise<void>;
  /** Asks the processor about an unfinished operation, or waits for the call that runs. */
  readonly refresh: (id: string) => Promise<void>;
  /** Stores an outcome and queues the callback; returns null for an unknown id. */
  readonly report: (id: string, given: Outcome) => Promise<Operation | null>;
}

/** The id of the task that asks about an operation. */
export const refreshTask = (operation: string): string => `refresh:${operation}`;

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Returns a stored operation as the author's code sees it. */
export const toKnown = ({ request, operation }: StoredOperation) => ({ request, operation });

/** Creates the runner of a connector. */
export const createRunner = (options: RunnerOptions): Runner => {
  const { store, system, failed } = options;
  /** Calls of this process by operation; after a restart there is none. */
  const calls = new Map<string, Promise<void>>();

  const storeOutcome = async (
    id: string,
    given: Outcome,
    mustReport: () => boolean,
  ): Promise<Operation | null> => {
    let isQueued = false;
    const operation = await store.transact((rows) => {
      isQueued = false;
      const row = rows.findOperation(id);
      const next = row && applyOutcome(row, given, system.now());
      if (!next) return row?.operation ?? null;
      rows.putOperation(next);
      if (isFinal(next.operation)) rows.deleteTask(refreshTask(id));
      isQueued = mustReport();
      if (isQueued) queueUpdate(rows, system, next.operation);
      return next.operation;
    });
    if (isQueued) options.queued();
    return operation;
  };

  /** Calls the author's code and stores its outcome, also one that comes after the limit. */
  const callAuthor = (
    during: 'perform' | 'refresh',
    id: string,
    call: (signal: AbortSignal) => Promise<Outcome>,
    mustReport: () => boolean,
  ): Promise<void> => {
    const limit = new AbortController();
    const cancel = system.after(CALL_LIMIT_MS, () => limit.abort());
    const signal = AbortSignal.any([options.stopping, limit.signal]);
    const work = async (): Promise<void> => {
      try {
        await storeOutcome(id, outcome.parse(await call(signal)), mustReport);
      } catch (error) {
        // After the stop the next process asks for it.
        if (!options.stopping.aborted) failed({ during, id, error });
      }
    };
    const ended = Promise.race([work(), aborted(signal)]).finally(() => {
      cancel();
      calls.delete(id);
    });
    calls.set(id, ended);
    return ended;
  };

  return {
    reserve: (id) => {
      calls.set(id, Promise.resolve());
      return () => calls.delete(id);
    },
    isBusy: (id) => calls.has(id),
    perform: (request, subject, mustReport) => {
      const context = {
        parent: subject && toKnown(subject.row),
        siblings: (subject?.children ?? []).map(toKnown),
        received: subject?.received ?? null,
      };
      return callAuthor(
        'perform',
        request.id,
        (signal) => options.perform(request, { ...context, signal }),
        mustReport,
      );
    },
    refresh: async (id) => {
      const { refresh } = options;
      const row = refresh && (await store.transact((rows) => rows.findOperation(id)));
      if (!row || isFinal(row.operation)) return;
      const current = calls.get(id);
      if (current) return current;
      await callAuthor('refresh', id, (signal) => refresh(toKnown(row), { signal }), () => true);
    },
    report: async (id, given) => storeOutcome(id, outcome.parse(given), () => true),
  };
};
