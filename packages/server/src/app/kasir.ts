// The composition root: builds the whole platform around a store, with or without sockets.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createJobRunner,
  keyedDigest,
  MemoryRateLimiter,
  Pipeline,
  type Contexts,
  type Job,
  type Observed,
  type JobRunner,
  type KeyView,
  type MaybePromise,
  type RateLimiter,
  type RateState,
  type RawResponse,
  type RawRequest,
  type Partition,
  type Store,
} from '@kasir/core/server';
import { allPermissions, chosen, type Dialect } from '@kasir/models';
import { type DeliveryReport } from '@kasir/models';
import { signingSecret } from '@kasir/webhooks/server';
import { unifiedDownloads } from '@kasir/unified/server';
import type { PrivateCallbacks } from '../deliveries/callback-guard.ts';
import { ClockControl } from '../clock/clock.ts';
import { contextsFor, type ContextParts } from './contexts.ts';
import { FaultInjector } from '../faults/injector.ts';
import {
  createDeliveries,
  type Deliveries,
  type DeliveriesOptions,
} from '../deliveries/deliveries.ts';
import { DeliveryChaos } from '../deliveries/webhook-chaos.ts';
import { AccountDirectory } from '../directory/directory.ts';
import { bootstrap } from '../directory/bootstrap.ts';
import { createRequestDisturber } from './request-disturber.ts';
import { noticing } from '../directory/noticing.ts';
import { createDownloads, type DownloadResponse } from '../downloads/downloads.ts';
import { writeMail } from '../mails/kind.ts';
import { MailSender } from '../mails/sender.ts';
import type { MailServer } from '../mails/smtp.ts';
import { Observation } from '../observation/observation.ts';
import { observedStore } from '../observation/observed-store.ts';
import type { Note, RequestNote } from '../observation/notes.ts';
import type { PageResponse } from '../pages/response.ts';
import { createPages } from '../pages/pages.ts';
import { randomHex } from '../random/random-hex.ts';
import { RELEASE } from './release.ts';
import { handlersIn, jobs, pages, workflows } from '../registry.ts';
import type { SharedStorage } from '../storage/storage.ts';
import { Metrics } from '../watching/metrics.ts';
import type { WatchAttempts } from '../watching/attempts.ts';
import type { Tracing } from '../watching/tracing.ts';
import { Worker } from '../scheduling/worker.ts';

export interface KasirOptions {
  readonly store: Store;
  readonly limiter?: RateLimiter;
  readonly rates?: { readonly test?: number; readonly live?: number; readonly address?: number };
  readonly dialect?: 'spec' | 'service';
  /** Whether refunds wait for the channel; defaults to the choice of the dialect. */
  readonly refunds?: 'sync' | 'async';
  /** Id of the default account, 24 hex digits; by default a new one that begins with the time. */
  readonly account?: string;
  /** Test key of the default account; random by default. */
  readonly key?: string;
  /** x-callback-token of the default account. */
  readonly callbackToken?: string;
  /** The URL for events of the default account that have no URL of their own. */
  readonly callbackUrl?: string;
  /** The webhooks that may go to private and loopback addresses; none by default. */
  readonly privateCallbacks?: PrivateCallbacks;
  /** The mail server; without one, mails are kept for reading. */
  readonly mail?: MailServer & {
    /** The recipient for accounts without an address. */
    readonly to?: string | null;
  };
  /** Returns hex digits for secrets and keys; from the cryptographic source by default. */
  readonly random?: (digits: number) => string;
  /** Real time, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly observe?: (observed: Observed) => void;
  /** Called with all other notes: stored changes, deliveries, clock changes. */
  readonly happened?: (note: Exclude<Note, RequestNote>) => void;
  /** The file that keeps requests over a restart; when omitted, they are kept in memory. */
  readonly requestLog?: string;
  readonly failed?: (job: Job, error: unknown) => void;
  /** Called when the store could not be asked for work. */
  readonly away?: (error: unknown) => void;
  /** The storage that a thread for operator reads can share; without it they run here. */
  readonly elsewhere?: SharedStorage;
  /** The counters; new ones by default. */
  readonly metrics?: Metrics;
  /** Traces requests and deliveries; when omitted, nothing is traced. */
  readonly tracing?: Tracing | null;
  /** Called with the delivery health of an account for every six hours in which it had webhooks. */
  readonly health?: (partition: Partition, report: DeliveryReport) => void;
}

const requestId = (): string => randomHex(32);

const pause = async (ms: number): Promise<void> => {
  await sleep(ms);
};

/** The caller name of an operator's request; no key and no address has it. */
const OPERATOR = 'operator';

const dialectOf = ({ dialect = 'spec' }: KasirOptions): Dialect => dialect;

export class Kasir {
  readonly store: Store;
  readonly directory: AccountDirectory;
  readonly worker: Worker;
  readonly clock: ClockControl;
  /** The record of past events: the feed, the log of requests, the history of objects. */
  readonly observation: Observation;
  readonly metrics: Metrics;
  /** The choice of behavior where the specification and the public service disagree. */
  readonly dialect: Dialect;
  /** Id of the default account, and its test key. */
  readonly account: string;
  readonly key: string;
  readonly pages: (
    method: string,
    path: string,
    form: URLSearchParams,
    headers?: RawRequest['headers'],
  ) => Promise<PageResponse>;
  readonly downloads: (method: string, path: string) => Promise<DownloadResponse>;
  /** The contexts of accounts, for operations that run decisions directly. */
  readonly context: Contexts;
  /** The faults injected into requests of test accounts. */
  readonly faults = new FaultInjector();
  readonly chaos: DeliveryChaos;
  /** The parts of the contexts and the shared storage, for operator reads on a thread. */
  readonly contextParts: ContextParts;
  readonly shared: SharedStorage | null;
  /** Runs a workflow that a decision has started. */
  readonly runWorkflow: JobRunner['runWorkflow'];
  readonly #pipeline: Pipeline;
  readonly #deliveries: Deliveries;
  readonly #mails: MailSender;
  readonly #secret: string;
  readonly #note: (note: Note) => void;
  readonly #tracing: Tracing | null;
  readonly #closers: (() => Promise<void>)[] = [];
  #stopping = false;
  #baseUrl = 'http://kasir.localhost';

  constructor(given: {
    readonly options: KasirOptions;
    readonly directory: AccountDirectory;
    readonly secret: string;
    readonly account: string;
    readonly key: string;
    readonly elapsed: Elapsed;
    readonly now: () => number;
  }) {
    const { options, directory, secret, account, key, elapsed, now } = given;
    const digest = (value: string) => keyedDigest(secret, value);
    const { requestLog: file } = options;
    this.observation = new Observation({ digest, ...(file !== undefined && { file }) });
    const note = noteTo(this.observation, options);
    this.#note = note;
    const store = observedStore(options.store, note);
    this.store = store;
    this.metrics = options.metrics ?? new Metrics();
    this.#tracing = options.tracing ?? null;
    this.chaos = new DeliveryChaos(store);
    this.directory = directory;
    this.dialect = dialectOf(options);
    this.account = account;
    this.key = key;
    this.#secret = secret;
    const owner = (id: string) => directory.account(id);
    const parts = this.#contextParts(options);
    const context = contextsFor(parts);
    const runner = createJobRunner({
      store: noticing(store, directory),
      jobs,
      workflows,
      context: async (partition) => {
        const found = await owner(partition.account);
        if (!found) throw new Error(`There is no account ${partition.account}`);
        return context(partition, found);
      },
    });
    this.context = context;
    this.contextParts = parts;
    this.shared = options.elsewhere ?? null;
    this.runWorkflow = runner.runWorkflow;
    this.#pipeline = new Pipeline({
      store,
      runWorkflow: runner.runWorkflow,
      directory,
      limiter: options.limiter ?? new MemoryRateLimiter(),
      handlers: handlersIn(this.dialect),
      rates: { test: Number(chosen('test_rate_limit', dialectOf(options))), ...options.rates },
      secret,
      context,
      elapsed: () => elapsed.read(),
      requestId,
      time: { now, elapsed: () => performance.now() },
      disturber: createRequestDisturber(this.faults, this.chaos),
      pause,
      observe: (observed) => {
        this.metrics.served(observed, observed.duration / 1_000);
        note({ type: 'request', observed });
      },
    });
    this.#deliveries = createDeliveries(this.#deliveryOptions(options, now));
    this.#mails = new MailSender(store, options.mail ?? null);
    this.worker = this.#openWorker(options, runner.handlers);
    this.clock = new ClockControl(store, this.worker, (ms) => elapsed.add(ms));
    this.pages = createPages({ store, secret, pages, account: owner, context });
    this.downloads = createDownloads({ store, secret, downloads: unifiedDownloads, requestId });
  }

  #deliveryOptions(options: KasirOptions, now: () => number): DeliveriesOptions {
    return {
      store: this.store,
      account: (id) => this.directory.account(id),
      fallback: { account: this.account, url: options.callbackUrl ?? null },
      secret: this.#secret,
      now,
      privateCallbacks: options.privateCallbacks ?? 'none',
      chaos: this.chaos,
      mail: (d, { email }, text) =>
        writeMail(d, { ...text, to: (options.mail && (email ?? options.mail.to)) ?? null }),
      ...(options.health && { report: options.health }),
      watch: this.#watchAttempts,
      attempted: (delivery) => this.#note({ type: 'delivery', delivery }),
    };
  }

  /** Creates the worker: it runs work of the platform, deliveries and mails, within their slots. */
  #openWorker(options: KasirOptions, work: JobRunner['handlers']): Worker {
    const { failed, away } = options;
    const [deliveries, mails] = [this.#deliveries, this.#mails];
    return new Worker({
      store: this.store,
      handlers: new Map([...deliveries.handlers, ...mails.handlers, ...work]),
      capacity: () => {
        const [delivery, mail] = [deliveries.reserveCapacity(), mails.places()];
        return (queue) => (mails.isMine(queue) ? mail() : delivery(queue));
      },
      done: (job) => this.clock.note(job),
      failed: (job, error) => {
        this.metrics.jobFailed();
        this.clock.noteFailure(job);
        failed?.(job, error);
      },
      ...(away && { away }),
    });
  }

  /** Returns the shared parts of all contexts: links use the address of the time they are built. */
  #contextParts(options: KasirOptions): ContextParts {
    const dialect = dialectOf(options);
    return {
      secret: this.#secret,
      dialect,
      refunds: options.refunds ?? (chosen('new_refund', dialect) === 'PENDING' ? 'async' : 'sync'),
      baseUrl: () => this.#baseUrl,
    };
  }

  /**
   * Returns a secret that signs webhooks of an account in one mode, for its receivers; `number` is
   * its number in the settings of the account.
   */
  signingSecret(partition: Partition, number: number): string {
    return signingSecret(this.#secret, partition, number);
  }

  /** The address at which users reach it. */
  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** Sets the address that links to hosted pages and files begin with. */
  serveAt(baseUrl: string): void {
    this.#baseUrl = baseUrl;
  }

  /** Returns whether the head of a request names a caller who may use the API. */
  admits(head: RawRequest): MaybePromise<boolean> {
    return this.#pipeline.admits(head);
  }

  /** Serves a request without a socket. */
  handle(request: RawRequest): MaybePromise<RawResponse> {
    const traced = this.#tracing?.request(request);
    if (!traced) return this.#pipeline.handle(request);
    return traced.serve(() =>
      this.#pipeline.handle(request, undefined, (observed) => traced.end(observed)),
    );
  }

  /**
   * Serves a request of an operator for a test account, without a key of it: the caller is created
   * here, with an id that no key has and no header can name (docs/decisions/0070).
   */
  handleAs(account: string, request: Omit<RawRequest, 'address'>): MaybePromise<RawResponse> {
    const caller: KeyView = {
      id: OPERATOR,
      hash: keyedDigest(this.#secret, `${OPERATOR} ${account}`),
      account,
      mode: 'test',
      type: 'secret',
      permissions: [...allPermissions],
      revoked: false,
    };
    return this.#pipeline.handle({ ...request, address: OPERATOR }, caller);
  }

  readonly #watchAttempts: WatchAttempts = (begin) => {
    const ended = this.#tracing?.attempt(begin);
    return (end) => {
      this.metrics.attempted(end);
      ended?.(end);
    };
  };

  /** Counts a request that goes to no endpoint: pages, files and probes share the limit. */
  countAddress(address: string): MaybePromise<RateState> {
    return this.#pipeline.countAddress(address);
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Announces that requests should go elsewhere; those that arrive are still served. */
  announceStop(): void {
    this.#stopping = true;
    this.observation.stopWaiting();
    void this.clock.close();
  }

  /** Registers a function that runs when the platform closes. */
  atClose(close: () => Promise<void>): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    this.announceStop();
    await this.clock.close();
    await Promise.all([
      this.worker.stop(),
      this.#deliveries.close(),
      this.#mails.close(),
      ...this.#closers.map((close) => close()),
    ]);
    await this.store.close();
    this.observation.close();
  }
}

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

/** Time for rate limits: real time elapsed plus every advance of the test clock. */
class Elapsed {
  #advanced = 0;
  add(ms: number): void {
    this.#advanced += ms;
  }
  read(): number {
    return performance.now() + this.#advanced;
  }
}

/** Builds the platform on a store: bootstraps a first start and starts the worker. */
export const openKasir = async (options: KasirOptions): Promise<Kasir> => {
  const now = options.now ?? Date.now;
  const elapsed = new Elapsed();
  const { store } = options;
  const { random = randomHex } = options;
  const token = () => random(48);
  const { secret, account } = await bootstrap(store, RELEASE, {
    secret: random(64),
    account: {
      ...(options.account !== undefined && { id: options.account }),
      name: 'Toko Kasir',
      platform: true,
      parent: null,
      callbacks: { test: { token: token(), urls: {} }, live: { token: token(), urls: {} } },
    },
  });
  const directory = new AccountDirectory(store, () => performance.now());
  if (options.callbackToken !== undefined)
    await useToken(directory, account, options.callbackToken);
  const { key } = await directory.createKey({
    name: 'Default test key',
    account,
    mode: 'test',
    type: 'secret',
    permissions: [...allPermissions],
    key: options.key === undefined ? { random: random(48) } : { whole: options.key },
  });
  const kasir = new Kasir({ options, directory, secret, account, key, elapsed, now });
  kasir.worker.start();
  return kasir;
};

const useToken = (directory: AccountDirectory, account: string, token: string) =>
  directory.changeAccount(account, (known) => ({
    ...known,
    callbacks: { ...known.callbacks, test: { ...known.callbacks.test, token } },
  }));
