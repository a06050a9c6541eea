// Creates a connector from the functions of its author.
import {
  capabilities as capabilitiesSchema,
  type ChannelCapability,
  type Operation,
} from '../protocol/index.ts';
import { keysOf } from '../signature/sign.ts';
import { taskKinds, type ConnectorStore, type Task } from '../store/port.ts';
import { processSystem, type System } from '../system.ts';
import type { Failure, MakeStatement, Perform, Refresh } from './author.ts';
import { createHandler } from './handler.ts';
import { Operations } from './operations.ts';
import type { Outcome } from './outcome.ts';
import { printFailure } from './print-failure.ts';
import { storePayment, type NewPayment } from './received-payments.ts';
import { runTask } from './run-task.ts';
import { Runner } from './runner.ts';
import { respondWithStatement } from './statements.ts';
import { TaskLoop } from './tasks.ts';

export interface ConnectorOptions {
  readonly name: string;
  /** Version of the connector itself; default `1`. */
  readonly version?: string;
  /** Secrets shared with the platform, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  readonly capabilities: {
    /** True when card numbers are accepted. */
    readonly card_data: boolean;
    readonly channels: readonly ChannelCapability[];
  };
  readonly store: ConnectorStore;
  readonly perform: Perform;
  /** Without this function an unfinished operation waits for `reportOutcome`. */
  readonly refresh?: Refresh;
  readonly statement: MakeStatement;
  /** The platform's URL for callbacks; without it the platform must read outcomes itself. */
  readonly callbackUrl?: string;
  /** The prefix of the paths of the protocol, such as `/connector`; default none. */
  readonly basePath?: string;
  /** The longest time that a response waits for the processor, in ms; default 15,000. */
  readonly waitMs?: number;
  /**
   * Called with each failure; default: a line on standard error, without the content of requests.
   */
  readonly failed?: (failure: Failure) => void;
  readonly fetch?: typeof fetch;
  readonly system?: System;
}

export interface Connector {
  /** Handles a request of the platform. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Stores the outcome of an operation, for example from a webhook of the processor, and reports it
   * to the platform. A repeated outcome and `unknown` change nothing. Throws for an unknown id, and
   * `Contradiction` for a different outcome of a success.
   */
  readonly reportOutcome: (id: string, outcome: Outcome) => Promise<Operation>;
  /**
   * Stores a payment received by an issued number, code or QR, and reports it. A repeat with the
   * same id changes nothing. Throws for an unknown issue operation, and for another payment with
   * this id.
   */
  readonly receivePayment: (payment: NewPayment) => Promise<void>;
  /** Ends calls and timers. Unfinished work continues when a connector opens the store again. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a connector, and continues the work that an earlier process has left in the store. Throws
 * when secrets or capabilities are malformed.
 */
export const createConnector = (options: ConnectorOptions): Connector => {
  const { store, system = processSystem, failed = printFailure, callbackUrl } = options;
  const { name, version = '1', waitMs = 15_000, basePath = '' } = options;
  const keys = keysOf(options.secrets);
  const capabilities = capabilitiesSchema.parse({ name, version, ...options.capabilities });
  const stopping = new AbortController();
  const { signal } = stopping;
  const queued = (): void => {
    for (const loop of loops) loop.wake();
  };

  const runner = new Runner({
    store,
    system,
    perform: options.perform,
    refresh: options.refresh ?? null,
    stopping: signal,
    failed,
    queued,
  });
  const target =
    callbackUrl === undefined
      ? null
      : { url: callbackUrl, keys, system, signal, fetch: options.fetch ?? fetch };
  const loopOptions = {
    store,
    system,
    run: (task: Task) => runTask({ store, runner, target, failed }, task),
    giveUp: ({ id, work }: Task) =>
      failed({ during: work.kind, id, error: new Error('This was the last attempt.') }),
    failed: (error: unknown) => failed({ during: 'store', id: null, error }),
  };
  // Each kind of task has its own loop, so that slow reads from the processor do not delay
  // callbacks.
  const loops = taskKinds.map((kind) => new TaskLoop({ ...loopOptions, kind }));
  const handle = createHandler({
    keys,
    capabilities,
    operations: new Operations({ capabilities, store, system, runner, waitMs, queued }),
    statement: (date) => respondWithStatement({ store, system }, options.statement, date),
    basePath,
    now: system.now,
    stopping: signal,
    failed,
  });

  return {
    fetch: handle,
    reportOutcome: async (id, outcome) => {
      const operation = await runner.report(id, outcome);
      if (!operation) throw new Error(`${id} is not an operation of this connector.`);
      return operation;
    },
    receivePayment: async (payment) => {
      await store.transact((rows) => storePayment(rows, system, payment));
      queued();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
};
