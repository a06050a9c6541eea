// Calls the author's code about operations, one call for each operation at a time, and stores the
// outcomes.
import { isFinal, type Operation, type OperationRequest } from '../protocol/index.ts';
import type { ConnectorStore, StoredOperation } from '../store/port.ts';
import type { System } from '../system.ts';
import type { Failure, KnownOperation, Perform, Refresh } from './author.ts';
import { queueUpdate } from './callbacks.ts';
import type { Subject } from './children.ts';
import { applyOutcome, outcome, type Outcome } from './outcome.ts';

/** The time that the author's code has for one call. */
const CALL_LIMIT_MS = 60_000;

export interface RunnerOptions {
  readonly store: ConnectorStore;
  readonly system: System;
  readonly perform: Perform;
  /** Null when outcomes cannot be read from the processor. */
  readonly refresh: Refresh | null;
  /** Aborted when the connector stops. */
  readonly stopping: AbortSignal;
  readonly failed: (failure: Failure) => void;
  /** Called after a callback was queued. */
  readonly queued: () => void;
}

/** Returns the id of the task that refreshes an operation. */
export const refreshTask = (operation: string): string => `refresh:${operation}`;

/** Returns a stored operation in the form for the author's code. */
export const toKnown = ({ request, operation }: StoredOperation): KnownOperation => ({
  request,
  operation,
});

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface Call {
  readonly during: 'perform' | 'refresh';
  readonly id: string;
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
  /** Returns whether a change that is stored now must be reported by callback. */
  readonly mustReport: () => boolean;
}

export class Runner {
  readonly #options: RunnerOptions;
  /** Running calls of this process by operation; a restart begins without calls. */
  readonly #calls = new Map<string, Promise<void>>();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** True when outcomes of unfinished operations can be read from the processor. */
  get canRefresh(): boolean {
    return this.#options.refresh !== null;
  }

  /**
   * Reserves an operation that is about to be performed, inside the transaction that stores it, so
   * that no other request refreshes it before. Returns a function that undoes this.
   */
  reserve(id: string): () => void {
    this.#calls.set(id, Promise.resolve());
    return () => this.#calls.delete(id);
  }

  /** Returns whether a call of the author's code about an operation is running. */
  isBusy(id: string): boolean {
    return this.#calls.has(id);
  }

  /**
   * Performs an operation that has just begun. A change is reported by callback when `mustReport`
   * returns true at the time it is stored. Never rejects.
   */
  perform(
    request: OperationRequest,
    subject: Subject | null,
    mustReport: () => boolean,
  ): Promise<void> {
    const context = {
      parent: subject && toKnown(subject.row),
      siblings: (subject?.children ?? []).map(toKnown),
      received: subject?.received ?? null,
    };
    const run = (signal: AbortSignal): Promise<Outcome> =>
      this.#options.perform(request, { ...context, signal });
    return this.#call({ during: 'perform', id: request.id, run, mustReport });
  }

  /** Refreshes an unfinished operation, or waits for the call that is running. */
  async refresh(id: string): Promise<void> {
    const { store, refresh } = this.#options;
    const row = refresh && (await store.transact((rows) => rows.findOperation(id)));
    if (!row || isFinal(row.operation)) return;
    const current = this.#calls.get(id);
    if (current) return current;
    const run = (signal: AbortSignal): Promise<Outcome> => refresh(toKnown(row), { signal });
    await this.#call({ during: 'refresh', id, run, mustReport: () => true });
  }

  /**
   * Stores an outcome, and queues the callback about the change; returns null for an unknown id.
   * Throws `Contradiction`, and for a malformed outcome.
   */
  async report(id: string, given: Outcome): Promise<Operation | null> {
    return this.#store(id, given, () => true);
  }

  /** Calls the author's code and stores its outcome, even if it comes after the time limit. */
  #call({ during, id, run, mustReport }: Call): Promise<void> {
    const { system, stopping, failed } = this.#options;
    const limit = new AbortController();
    const cancel = system.after(CALL_LIMIT_MS, () => limit.abort());
    const signal = AbortSignal.any([stopping, limit.signal]);
    const work = async (): Promise<void> => {
      try {
        await this.#store(id, await run(signal), mustReport);
      } catch (error) {
        // After the connector has stopped, the next process refreshes the operation.
        if (!stopping.aborted) failed({ during, id, error });
      }
    };
    const ended = Promise.race([work(), untilAborted(signal)]).finally(() => {
      cancel();
      this.#calls.delete(id);
    });
    this.#calls.set(id, ended);
    return ended;
  }

  async #store(id: string, given: Outcome, mustReport: () => boolean): Promise<Operation | null> {
    const { store, system, queued } = this.#options;
    const known = outcome.parse(given);
    let isQueued = false;
    const operation = await store.transact((rows) => {
      const row = rows.findOperation(id);
      const next = row && applyOutcome(row, known, system.now());
      if (!next) return row?.operation ?? null;
      rows.putOperation(next);
      if (isFinal(next.operation)) rows.deleteTask(refreshTask(id));
      isQueued = mustReport();
      if (isQueued) queueUpdate(rows, system, next.operation);
      return next.operation;
    });
    if (isQueued) queued();
    return operation;
  }
}
