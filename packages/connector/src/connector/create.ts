// Creates a connector from the functions of its author: the one call that joins the parts.
import {
  capabilities as capabilitiesSchema,
  isFinal,
  receivedPayment,
  type ChannelCapability,
  type Operation,
  type ReceivedPayment,
} from '../protocol/index.ts';
import { keysOf } from '../signature/sign.ts';
import type { ConnectorStore, Task } from '../store/port.ts';
import { processSystem, type System } from '../system.ts';
import type { Failure, MakeStatement, Perform, Refresh } from './author.ts';
import { queueReceived, sendCallback } from './callbacks.ts';
import { createHandler } from './handler.ts';
import type { Outcome } from './outcome.ts';
import { printFailure } from './print-failure.ts';
import { createRunner } from './runner.ts';
import { startTaskLoop } from './tasks.ts';

export interface ConnectorOptions {
  readonly name: string;
  /** Version of the connector itself; default `1`. */
  readonly version?: string;
  /** Secrets shared with the platform, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  readonly capabilities: {
    /** Whether card numbers are accepted. */
    readonly card_data: boolean;
    readonly channels: readonly ChannelCapability[];
  };
  readonly store: ConnectorStore;
  readonly perform: Perform;
  /** Without it an unfinished operation waits for `reportOutcome`. */
  readonly refresh?: Refresh;
  readonly statement: MakeStatement;
  /** The platform's URL for callbacks; without it the platform has to ask. */
  readonly callbackUrl?: string;
  /** The path before that of the protocol, such as `/connector`; default none. */
  readonly basePath?: string;
  /** The longest time that a response waits for the processor, in ms; default 15,000. */
  readonly waitMs?: number;
  /** Called with each failure; default: a line on standard error, without what was sent. */
  readonly failed?: (failure: Failure) => void;
  readonly fetch?: typeof fetch;
  readonly system?: System;
}

export interface Connector {
  /** Handles a request of the platform. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Stores what has become of an operation, for example from a webhook of the processor, and
   * reports it to the platform. The same again and `unknown` change nothing. Throws for an unknown
   * id, and `Contradiction` for a success that has become something else.
   */
  readonly reportOutcome: (id: string, outcome: Outcome) => Promise<Operation>;
  /**
   * Stores a payment received by an issued number, code or QR, and reports it. The same id again
   * changes nothing. Throws for an unknown issue operation, and for another payment with this id.
   */
  readonly receivePayment: (payment: Omit<ReceivedPayment, 'sequence'>) => Promise<void>;
  /** Ends calls and timers. What is unfinished goes on when the store is opened again. */
  readonly stop: () => Promise<void>;
}

const isSamePayment = (a: ReceivedPayment, b: ReceivedPayment): boolean =>
  a.issued_by === b.issued_by &&
  a.amount.value === b.amount.value &&
  a.amount.currency === b.amount.currency;

/**
 * Creates a connector, and starts to finish what a former process has left in the store. Throws
 * when secrets or capabilities are malformed.
 */
export const createConnector = (options: ConnectorOptions): Connector => {
  const { store, system = processSystem, failed = printFailure, callbackUrl } = options;
  const { name, version = '1' } = options;
  const keys = keysOf(options.secrets);
  const capabilities = capabilitiesSchema.parse({ name, version, ...options.capabilities });
  const stopping = new AbortController();
  const refresh = options.refresh ?? null;

  const runTask = async ({ id, work }: Task): Promise<boolean> => {
    if (work.kind === 'refresh') {
      if (runner.isBusy(work.operation)) return false;
      await runner.refresh(work.operation);
      const row = await store.transact((rows) => rows.findOperation(work.operation));
      return row === null || isFinal(row.operation);
    }
    if (callbackUrl === undefined) return true;
    try {
      const target = { url: callbackUrl, keys, system, signal: stopping.signal };
      await sendCallback({ ...target, fetch: options.fetch ?? fetch }, work.body);
      return true;
    } catch (error) {
      failed({ during: 'callback', id, error });
      return false;
    }
  };

  const wake = (): void => tasks.wake();
  const runner = createRunner({
    store,
    system,
    perform: options.perform,
    refresh,
    stopping: stopping.signal,
    failed,
    queued: wake,
  });
  const tasks = startTaskLoop({
    store,
    system,
    run: runTask,
    giveUp: ({ id, work: { kind } }) =>
      failed({ during: kind, id, error: new Error('It was the last attempt.') }),
    failed: (error) => failed({ during: 'store', id: null, error }),
  });

  return {
    fetch: createHandler({
      keys,
      capabilities,
      store,
      system,
      runner,
      makeStatement: options.statement,
      hasRefresh: refresh !== null,
      basePath: options.basePath ?? '',
      waitMs: options.waitMs ?? 15_000,
      failed,
      queued: wake,
    }),
    reportOutcome: async (id, outcome) => {
      const operation = await runner.report(id, outcome);
      if (!operation) throw new Error(`${id} is not an operation of this connector.`);
      return operation;
    },
    receivePayment: async (given) => {
      const payment = receivedPayment.parse({ ...given, sequence: 1 });
      await store.transact((rows) => {
        const known = rows.findPayment(payment.id);
        if (known && isSamePayment(known, payment)) return;
        if (known || rows.findOperation(payment.id))
          throw new Error(`${payment.id} is the id of another payment or operation.`);
        if (rows.findOperation(payment.issued_by)?.request.work !== 'issue')
          throw new Error(`${payment.issued_by} is not an issue operation of this connector.`);
        rows.putPayment(payment);
        queueReceived(rows, system, payment);
      });
      wake();
    },
    stop: async () => {
      stopping.abort();
      await tasks.stop();
    },
  };
};
