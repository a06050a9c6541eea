// Calls connectors: sends each operation once its decision is stored, and asks for those whose
// outcome is not known.
import { setTimeout as sleep } from 'node:timers/promises';
import type { SendResult } from '@kasir/connector/client';
import type { OperationRequest } from '@kasir/connector/protocol';
import { decideIn, payloadOf, type Context, type Scope } from '@kasir/core/server';
import type { Change, Job, Partition, Store } from '@kasir/core/store';
import {
  applyOutcome,
  applyRefusal,
  askJob,
  ASK_AFTER_MS,
  declineUnreceived,
  liveSettingsOf,
  operations,
  scheduleQuestion,
  type LiveConnector,
  type OperationRow,
} from '@kasir/payments/operation';
import type { Carried } from './carried.ts';
import type { ConnectorClients } from './clients.ts';
import { Lines, type LineBounds } from './lines.ts';
import { outcomeOf } from './report.ts';
import { Stopped } from './slots.ts';

export interface CallerOptions {
  readonly store: Pick<Store, 'exec' | 'view'>;
  readonly context: (partition: Partition) => Promise<Context>;
  readonly clients: ConnectorClients;
  readonly carried: Carried;
  /** Aborted by `close`: the clients end their requests then. */
  readonly stop: AbortController;
  /** The bounds of the requests to each connector of an account. */
  readonly line?: LineBounds;
  /** Called when a call fails for a reason other than the connector. */
  readonly failed?: (operation: string, error: unknown) => void;
}

/** Milliseconds between checks whether another node has stored the outcome. */
const LOOK_MS = 250;

/**
 * A request that waits longer is not sent, so that another connector can be tried: the payer has
 * not left yet.
 */
const LINE: LineBounds = { atOnce: 256, waitMs: 15_000 };

const isUnknown = ({ state }: OperationRow): boolean => state.status === 'SENT';

const isUnfinished = ({ state }: OperationRow): boolean =>
  state.status === 'SENT' || state.status === 'WAITING';

/** Calls connectors; one for each node. */
export class ConnectorCaller {
  /** The handlers of the questions, by topic. */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  readonly #options: CallerOptions;
  /** The requests in progress, by id of the operation; each ends when its outcome is stored. */
  readonly #sending = new Map<string, Promise<void>>();

  readonly #lines: Lines;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#lines = new Lines(options.line ?? LINE);
    this.handlers = new Map([[askJob.name, (job: Job) => this.#ask(job)]]);
  }

  /** Sends the operations that a stored decision has begun. */
  begin(partition: Partition, changes: readonly Change[]): void {
    for (const { kind, before, row } of changes)
      if (kind.name === operations.name && before === null && isUnknown(row as OperationRow))
        this.#start(partition, row as OperationRow);
  }

  /** Waits until work has an outcome or a next step, at most for the wait time of the account. */
  async wait(partition: Partition, work: readonly string[]): Promise<void> {
    const { waitMs } = await this.#options.store.view(partition, liveSettingsOf);
    const until = performance.now() + waitMs;
    for (const id of work) await this.#waitFor(partition, id, until);
  }

  /**
   * Aborts the requests in progress, and begins no new ones: unknown outcomes are asked for later.
   * Returns when the outcomes that have arrived are stored.
   */
  async close(): Promise<void> {
    this.#options.stop.abort(new Stopped());
    this.#lines.close();
    await this.settle();
  }

  /** Waits for the requests in progress. */
  async settle(): Promise<void> {
    await Promise.all(this.#sending.values());
  }

  get #isStopping(): boolean {
    return this.#options.stop.signal.aborted;
  }

  #start(partition: Partition, row: OperationRow): void {
    if (this.#isStopping) return;
    const sending = this.#send(partition, row)
      .catch((error: unknown) => this.#options.failed?.(row.id, error))
      .finally(() => {
        this.#options.carried.drop(row.id);
        this.#sending.delete(row.id);
      });
    this.#sending.set(row.id, sending);
  }

  /** Waits for an operation, and after a refusal for the one that replaces it. */
  async #waitFor(partition: Partition, id: string, until: number): Promise<void> {
    while (performance.now() < until && !this.#isStopping) {
      const left = until - performance.now();
      const sending = this.#sending.get(id);
      const timer = new AbortController();
      const pause = sleep(sending ? left : Math.min(left, LOOK_MS), null, {
        signal: timer.signal,
      }).catch(() => null);
      await Promise.race([...(sending ? [sending] : []), pause]);
      timer.abort();
      const open = await this.#options.store.view(partition, (view) => {
        const row = view.get(operations, id);
        if (row?.state.status !== 'REFUSED') return row && isUnknown(row) ? id : null;
        const next = view
          .children(operations, row.state.about.id)
          .find(({ state }) => state.instead === id);
        return next?.id ?? null;
      });
      if (open === null) return;
      id = open;
    }
  }

  #connectorOf(partition: Partition, name: string): Promise<LiveConnector | undefined> {
    return this.#options.store.view(partition, (view) =>
      liveSettingsOf(view).connectors.find((one) => one.name === name),
    );
  }

  /** Returns the request as it is sent: with card or account numbers, which are only in memory. */
  #requestOf({ id, state }: OperationRow): OperationRequest | null {
    const request = JSON.parse(state.request) as OperationRequest;
    if (!state.withCard) return request;
    const source = this.#options.carried.get(id);
    return source === undefined ? null : ({ ...request, source } as OperationRequest);
  }

  async #send(partition: Partition, row: OperationRow): Promise<void> {
    const line = `${partition.account} ${row.state.connector}`;
    const result = await this.#lines.run(line, () => this.#request(partition, row));
    if (result === 'unknown' || (this.#isStopping && result === 'no_place')) return;
    await this.#decide(partition, row.id, (d, now) => {
      if (typeof result === 'object' && 'known' in result)
        applyOutcome(d, now, outcomeOf(result.known));
      // Another node may have sent the request again: the proof is about this request only.
      else if (now.state.requests === row.state.requests) applyRefusal(d, now);
    });
  }

  /** Sends the request of an operation now. */
  async #request(partition: Partition, row: OperationRow): Promise<SendResult> {
    const connector = await this.#connectorOf(partition, row.state.connector);
    const request = this.#requestOf(row);
    // Without one of them, a later question finds out that the operation was never received.
    if (!connector || !request) return 'unknown';
    const client = this.#options.clients(partition.account, connector);
    return client.send(request, { at: row.state.sentAt });
  }

  /** Decides about an operation as it is now; returns the value of the decision. */
  async #decide<R>(
    partition: Partition,
    id: string,
    decide: (d: Scope, row: OperationRow) => R,
    job?: string,
  ): Promise<R> {
    const context = await this.#options.context(partition);
    return this.#options.store.exec(
      partition,
      (at, tx) =>
        decideIn(at, tx, context, (d) => {
          const row = d.get(operations, id);
          if (!row) throw new Error(`Operation ${id} is missing`);
          return decide(d, row);
        }),
      { cause: { job: askJob.name }, ...(job !== undefined && { job }) },
    );
  }

  /** Asks for the outcome of an operation, and again later while it is not known. */
  async #ask(job: Job): Promise<void> {
    const { partition } = job;
    const { operation: id, question } = payloadOf(askJob, job);
    const row = await this.#options.store.view(partition, (view) => view.get(operations, id));
    const finish = <R>(decide: (d: Scope, current: OperationRow) => R): Promise<R> =>
      this.#decide(partition, id, decide, job.id);
    if (!row || !isUnfinished(row)) return void (await finish(() => null));
    if (this.#sending.has(id))
      return void (await finish((d) => askAgain(d, row, question, ASK_AFTER_MS[0])));
    const connector = await this.#connectorOf(partition, row.state.connector);
    if (!connector) return void (await finish((d, now) => askLater(d, now, question)));
    const client = this.#options.clients(partition.account, connector);
    const result = await client.get(id, { sentAt: row.state.sentAt });
    if (result === 'unknown') this.#options.stop.signal.throwIfAborted();
    const resent = await finish((d, current) => {
      if (!isUnfinished(current)) return null;
      const questioned = d.change(operations, current, {
        questionedAt: d.now,
        questions: current.state.questions + 1,
      });
      if (result === 'unknown') return askLater(d, questioned, question);
      if (result === 'never_received') return sendAgain(d, questioned, question);
      const known = applyOutcome(d, questioned, outcomeOf(result));
      return isUnfinished(known) ? askLater(d, known, question) : null;
    });
    if (resent) this.#start(partition, resent);
  }
}

const askAgain = (d: Scope, operation: OperationRow, question: number, after: number): null => {
  scheduleQuestion(d, operation, { question, after });
  return null;
};

/** Schedules the next question; after the last one an operator has to look at the operation. */
const askLater = (d: Scope, row: OperationRow, question: number): null => {
  const after = ASK_AFTER_MS[question + 1];
  if (after !== undefined) return askAgain(d, row, question + 1, after);
  d.change(operations, row, { attention: row.state.attention ?? 'NO_OUTCOME' });
  return null;
};

/**
 * Sends an operation again that its connector has never received, or declines it when its card or
 * account number is gone. A connector that has lost what it reported contradicts itself.
 */
const sendAgain = (d: Scope, row: OperationRow, question: number): OperationRow | null => {
  if (row.state.status !== 'SENT' || row.state.sequence > 0)
    return askLater(d, d.change(operations, row, { attention: 'CONTRADICTION' }), question);
  if (row.state.withCard) {
    declineUnreceived(d, row);
    return null;
  }
  askLater(d, row, question);
  return d.change(operations, row, { sentAt: d.now, requests: row.state.requests + 1 });
};
