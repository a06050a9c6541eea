// The composition root: builds the parts of a platform around a store and connects them. It reads
// and starts nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createJobRunner,
  keyedDigest,
  MemoryRateLimiter,
  Pipeline,
  type Contexts,
  type JobRunner,
  type RawRequest,
} from '@kasir/core/pipeline';
import { type Context, OUTSIDE } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { chosen, type Dialect } from '@kasir/models';
import { liveSettingsOf } from '@kasir/payments/operation';
import { unifiedDownloads } from '@kasir/unified-api/server';
import { ClockControl } from '../clock/clock.ts';
import { createCallbacks } from '../connectors/callbacks.ts';
import { ConnectorCaller, type CallerOptions } from '../connectors/caller.ts';
import { createCarried } from '../connectors/carried.ts';
import { DoubtWatch } from '../connectors/doubtful.ts';
import { createConnectorClients } from '../connectors/clients.ts';
import { ConnectorSlots } from '../connectors/slots.ts';
import { createDeliveries, type Deliveries } from '../deliveries/deliveries.ts';
import { DeliveryChaos } from '../deliveries/webhook-chaos.ts';
import type { AccountDirectory } from '../directory/directory.ts';
import { noticing } from '../directory/noticing.ts';
import { createDownloads, type DownloadResponse } from '../downloads/downloads.ts';
import { FaultInjector } from '../faults/injector.ts';
import { writeMail } from '../mails/kind.ts';
import { MailSender } from '../mails/sender.ts';
import type { Note } from '../observation/notes.ts';
import { Observation } from '../observation/observation.ts';
import { observedStore } from '../observation/observed-store.ts';
import { createPages } from '../pages/pages.ts';
import type { PageResponse } from '../pages/response.ts';
import { randomHex } from '../random/random-hex.ts';
import { handlersIn, jobs, pages, workflows } from '../registry.ts';
import { createReconciliation } from '../reconciliation/fetch-statement.ts';
import { Worker } from '../scheduling/worker.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { Totals } from '../totals/totals.ts';
import type { WatchAttempts } from '../watching/attempts.ts';
import { Metrics } from '../watching/metrics.ts';
import type { Tracing } from '../watching/tracing.ts';
import { contextsFor, type ContextParts } from './contexts.ts';
import { LimiterClock } from './limiter-clock.ts';
import type { KasirOptions } from './options.ts';
import { createRequestDisturber } from './request-disturber.ts';

/** The input for the parts of a platform. */
export interface Foundation {
  readonly options: KasirOptions;
  readonly directory: AccountDirectory;
  /** The secret of the installation. */
  readonly secret: string;
  /** Id of the default account. */
  readonly account: string;
  /** Returns the address that links begin with, at the time they are built. */
  readonly baseUrl: () => string;
  /** Seals the secrets that are stored in the database. */
  readonly sealer: Sealer;
}

export interface Parts {
  readonly store: Store;
  readonly directory: AccountDirectory;
  readonly worker: Worker;
  readonly clock: ClockControl;
  /** The record of past events: the feed, the log of requests, the history of objects. */
  readonly observation: Observation;
  readonly metrics: Metrics;
  /** The daily totals of all accounts. */
  readonly totals: Totals;
  /** The choice of behavior where the specification and the public service disagree. */
  readonly dialect: Dialect;
  /** The contexts of accounts, for operations that run decisions directly. */
  readonly context: Contexts;
  /** The settings of the contexts, for operator reads on a thread. */
  readonly contextParts: ContextParts;
  /** The faults injected into requests of test accounts. */
  readonly faults: FaultInjector;
  readonly chaos: DeliveryChaos;
  readonly pages: (
    method: string,
    path: string,
    form: URLSearchParams,
    headers?: RawRequest['headers'],
  ) => Promise<PageResponse>;
  readonly downloads: (method: string, path: string) => Promise<DownloadResponse>;
  /** Runs a workflow that a decision has started. */
  readonly runWorkflow: JobRunner['runWorkflow'];
  readonly pipeline: Pipeline;
  readonly deliveries: Deliveries;
  readonly mails: MailSender;
  /** Watches doubtful operations of connectors. */
  readonly doubts: DoubtWatch;
  /** Calls connectors of live accounts. */
  readonly caller: ConnectorCaller;
  /** Serves callbacks of connectors. */
  readonly connectorCallbacks: ReturnType<typeof createCallbacks>;
}

const requestId = (): string => randomHex(32);

const pause = async (ms: number): Promise<void> => {
  await sleep(ms);
};

/** Returns a function that records a note, and reports it to the observers. */
const noteTo =
  (
    observation: Observation,
    { observe, happened }: Pick<KasirOptions, 'observe' | 'happened'>,
  ): ((note: Note) => void) =>
  (note) => {
    try {
      observation.note(note);
      if (note.type === 'request') observe?.(note.observed);
      else happened?.(note);
    } catch {
      // The change is already stored: an observer must not fail the request.
    }
  };

/** Returns the watch of delivery attempts that counts and traces them. */
const attemptWatch =
  (metrics: Metrics, tracing: Tracing | null): WatchAttempts =>
  (begin) => {
    const ended = tracing?.attempt(begin);
    return (end) => {
      metrics.attempted(end);
      ended?.(end);
    };
  };

/**
 * Builds the worker: it runs jobs of the platform, and deliveries, mails and calls to connectors
 * within their slots.
 */
const workerOf = (
  {
    store,
    deliveries,
    mails,
    metrics,
    slots,
  }: Pick<Parts, 'store' | 'deliveries' | 'mails' | 'metrics'> & {
    readonly slots: ConnectorSlots;
  },
  { failed, away }: KasirOptions,
  work: JobRunner['handlers'],
  clock: () => ClockControl,
): Worker =>
  new Worker({
    store,
    handlers: new Map([...deliveries.handlers, ...mails.handlers, ...work]),
    capacity: () => {
      const [delivery, mail] = [deliveries.reserveCapacity(), mails.places()];
      const connector = slots.reserveFree();
      return (queue) => {
        if (mails.isMine(queue)) return mail();
        return slots.isMine(queue) ? connector(queue) : delivery(queue);
      };
    },
    done: (job) => clock().note(job),
    failed: (job, error) => {
      metrics.jobFailed();
      clock().noteFailure(job);
      failed?.(job, error);
    },
    ...(away && { away }),
  });

type Base = Pick<Parts, 'store' | 'metrics' | 'context' | 'faults' | 'chaos' | 'dialect'> & {
  readonly now: () => number;
  readonly note: (note: Note) => void;
};

/** Builds the pipeline that serves requests of the API. */
const pipelineOf = (
  { options, directory, secret }: Foundation,
  { store, metrics, context, faults, chaos, dialect, now, note }: Base,
  runWorkflow: JobRunner['runWorkflow'],
  clock: LimiterClock,
): Pipeline =>
  new Pipeline({
    store,
    runWorkflow,
    directory,
    limiter: options.limiter ?? new MemoryRateLimiter(),
    handlers: handlersIn(dialect),
    rates: { test: Number(chosen('test_rate_limit', dialect)), ...options.rates },
    secret,
    context,
    elapsed: () => clock.read(),
    requestId,
    time: { now, elapsed: () => performance.now() },
    disturber: createRequestDisturber(faults, chaos),
    pause,
    observe: (observed) => {
      metrics.served(observed, observed.duration / 1_000);
      note({ type: 'request', observed });
    },
  });

/** Builds the deliveries of webhooks. */
const deliveriesOf = (
  { options, directory, secret, account }: Foundation,
  { store, metrics, chaos, now, note }: Base,
): Deliveries => {
  const { mail } = options;
  return createDeliveries({
    store,
    account: (id) => directory.account(id),
    fallback: { account, url: options.callbackUrl ?? null },
    secret,
    now,
    privateCallbacks: options.privateCallbacks ?? 'none',
    chaos,
    mail: (d, { email }, text) =>
      writeMail(d, { ...text, to: (mail && (email ?? mail.to)) ?? null }),
    ...(options.health && { report: options.health }),
    watch: attemptWatch(metrics, options.tracing ?? null),
    attempted: (delivery) => note({ type: 'delivery', delivery }),
  });
};

type FindContext = (partition: Partition) => Promise<Context | undefined>;

/** Builds the runner of jobs and workflows of accounts. */
const runnerOf = (
  { directory }: Foundation,
  { store }: Base,
  context: (partition: Partition) => Promise<Context>,
): JobRunner => createJobRunner({ store: noticing(store, directory), jobs, workflows, context });

/** Returns a function that finds the context of an account; it throws when there is none. */
const existing =
  (find: FindContext) =>
  async (partition: Partition): Promise<Context> => {
    const found = await find(partition);
    if (!found) throw new Error(`There is no account ${partition.account}`);
    return found;
  };

/** Returns a function that runs workflows and waits for their operations at connectors. */
const workflowsOf =
  (runner: JobRunner, caller: ConnectorCaller): JobRunner['runWorkflow'] =>
  async (partition, running, request) => {
    const { topic, outside = [] } = running;
    if (topic !== OUTSIDE) await runner.runWorkflow(partition, running, request);
    if (outside.length > 0) await caller.wait(partition, outside);
  };

/** Returns handlers that run in the slots of their connectors. */
const inSlots = (slots: ConnectorSlots, handlers: JobRunner['handlers']): JobRunner['handlers'] =>
  new Map(Array.from(handlers, ([topic, run]) => [topic, (job) => slots.run(job, () => run(job))]));

/** Builds the callers of connectors: for operations, and for their statements. */
const connectorsOf = (
  { options, sealer }: Foundation,
  { store, carried, context }: Pick<CallerOptions, 'carried' | 'context'> & Pick<Base, 'store'>,
) => {
  const stop = new AbortController();
  const clients = createConnectorClients(sealer, stop.signal);
  const slots = new ConnectorSlots(store, stop.signal);
  const caller = new ConnectorCaller({
    store,
    context,
    clients,
    carried,
    stop,
    failed: (operation, error) => options.callFailed?.(operation, error),
  });
  const reconciliation = createReconciliation({
    store,
    stopping: stop.signal,
    connection: async (partition, name) => {
      const { connectors } = await store.view(partition, liveSettingsOf);
      const connector = connectors.find((one) => one.name === name);
      return connector ? clients(partition.account, connector) : null;
    },
  });
  const handlers = inSlots(slots, new Map([...reconciliation, ...caller.handlers]));
  return { clients, slots, caller, handlers };
};

/** Builds the watch of doubtful operations. */
const doubtsOf = ({ options, directory }: Foundation, store: Store): DoubtWatch =>
  new DoubtWatch({
    store,
    nameOf: async (id) => (await directory.account(id))?.name ?? id,
    to: options.mail?.to ?? null,
    ...(options.away && { failed: options.away }),
  });

/** Builds the totals. Their store is not observed: they write no change of an account. */
const totalsOf = ({ store, away }: KasirOptions): Totals =>
  new Totals({ store, ...(away && { failed: away }) });

/** Builds the parts of a platform and connects them. */
export const compose = (foundation: Foundation): Parts => {
  const { options, directory, secret, baseUrl } = foundation;
  const { dialect = 'spec', now = Date.now, requestLog: file } = options;
  const digest = (value: string): string => keyedDigest(secret, value);
  const observation = new Observation({ digest, now, ...(file !== undefined && { file }) });
  const note = noteTo(observation, options);
  const store: Store = observedStore(options.store, (stored) => {
    note(stored);
    if (stored.type !== 'decision') return;
    caller.begin(stored.partition, stored.changes);
    totals.note(stored.partition, stored.changes);
  });
  const totals = totalsOf(options);
  const refunds = chosen('new_refund', dialect) === 'PENDING' ? 'async' : 'sync';
  const contextParts = { secret, dialect, refunds: options.refunds ?? refunds, baseUrl } as const;
  const carried = createCarried(now);
  const context = contextsFor({ ...contextParts, carried });
  const [faults, chaos] = [new FaultInjector(), new DeliveryChaos(store)];
  const metrics = options.metrics ?? new Metrics();
  const base: Base = { store, metrics, context, faults, chaos, dialect, now, note };
  const findContext: FindContext = async (partition) => {
    const found = await directory.account(partition.account);
    return found && context(partition, found);
  };
  const existingContext = existing(findContext);
  const { clients, slots, caller, handlers } = connectorsOf(foundation, {
    store,
    carried,
    context: existingContext,
  });
  const runner = runnerOf(foundation, base, existingContext);
  const runWorkflow = workflowsOf(runner, caller);
  const deliveries = deliveriesOf(foundation, base);
  const mails = new MailSender(store, options.mail ?? null);
  const sending = { store, metrics, deliveries, mails, slots };
  const worker = workerOf(
    sending,
    options,
    new Map([...handlers, ...runner.handlers]),
    () => clock,
  );
  const limiterClock = new LimiterClock();
  const clock = new ClockControl(store, worker, (ms) => limiterClock.advance(ms));
  const account = (id: string) => directory.account(id);
  return {
    store,
    directory,
    worker,
    clock,
    observation,
    metrics,
    totals,
    dialect,
    context,
    contextParts,
    faults,
    chaos,
    pages: createPages({ store, secret, pages, account, context }),
    downloads: createDownloads({ store, secret, downloads: unifiedDownloads, requestId }),
    runWorkflow,
    pipeline: pipelineOf(foundation, base, runWorkflow, limiterClock),
    deliveries,
    mails,
    caller,
    doubts: doubtsOf(foundation, store),
    connectorCallbacks: createCallbacks({ store, context: findContext, clients }),
  };
};
