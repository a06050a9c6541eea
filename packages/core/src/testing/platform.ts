// A complete platform on the memory store, for tests of a domain package: the real pipeline, jobs
// and clock, without sockets.
import type { Permission } from '../contract.ts';
import { scopes } from '../contract.ts';
import { hashKey, type KeyView } from '../server/authenticate.ts';
import type { PartnerView } from '../server/partner.ts';
import { contextsOf, type Contexts } from '../server/context.ts';
import { decideIn } from '../server/decide.ts';
import type { Handler } from '../server/handler.ts';
import type { JobSpec } from '../server/job.ts';
import { createJobRunner } from '../server/job-runner.ts';
import { outgoing } from '../server/outbox.ts';
import { Pipeline } from '../server/pipeline.ts';
import { MemoryRateLimiter } from '../server/rate-limit.ts';
import { JobGone, type Job } from '../server/queue.ts';
import type { AccountView, Context, Scope } from '../server/scope.ts';
import { joinListeners, type Listener } from '../server/signals.ts';
import type { Mode, Partition } from '../server/store.ts';
import { OUTSIDE, type WorkflowSpec } from '../server/workflow.ts';
import { countingRandom, manualClock } from './clock.ts';
import { memoryStore } from './memory-store.ts';
import { connectPlatform } from './outside.ts';

const everything = scopes.flatMap((scope): Permission[] => [`${scope}:read`, `${scope}:write`]);

interface PlatformOptions {
  readonly handlers: readonly Handler[];
  readonly listeners?: readonly Listener[];
  readonly jobs?: readonly JobSpec[];
  readonly workflows?: readonly WorkflowSpec[];
  /** Settings of the main account, e.g. its switches. */
  readonly account?: Partial<AccountView>;
  /** Further accounts, each with its own id; keys are created only for the main account. */
  readonly others?: readonly Partial<AccountView>[];
  readonly dialect?: 'spec' | 'service';
  readonly refunds?: 'sync' | 'async';
  /** Businesses that sign their requests. */
  readonly partners?: readonly PartnerView[];
}

/** A response with its body parsed. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly mode?: Mode;
  readonly permissions?: readonly Permission[];
  /** Type of the key; public ones have no permissions. */
  readonly type?: KeyView['type'];
}

const accountOf = (change: Partial<AccountView> = {}): AccountView => ({
  id: '0123456789abcdef01234567',
  name: 'Toko Uji',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '000001',
  ...change,
});

/** Returns the key of an Authorization header. */
const nameOf = (authorization: string): string =>
  Buffer.from(authorization.slice('Basic '.length), 'base64').toString().slice(0, -1);

const bytesOf = (body: unknown): Uint8Array =>
  body === undefined
    ? new Uint8Array()
    : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));

/** Returns whether a call to this path is an action of a payer, simulated or with a password. */
const isPayersAct = (path: string): boolean => /simulate|\/(?:auth|validate_otp)$/.test(path);

/** Creates the platform; its clock is frozen until `advance` moves it. */
export const testPlatform = ({
  handlers,
  listeners = [],
  jobs = [],
  workflows = [],
  account: change,
  others = [],
  dialect = 'spec',
  refunds = 'sync',
  partners = [],
}: PlatformOptions) => {
  const account = accountOf(change);
  const known = [account, ...others.map((one) => accountOf(one))];
  const accounts = new Map(known.map((one) => [one.id, one]));
  const time = manualClock();
  const memory = memoryStore({ now: time.now, random: countingRandom() });
  const keys = new Map<string, KeyView>();
  const secret = 'secret of this installation';
  const outside = connectPlatform({
    store: memory,
    now: time.now,
    context: (partition) => context(partition),
  });
  const store = outside?.store ?? memory;
  const plainContexts = contextsOf({
    secret,
    ...(outside && { carried: outside.carried }),
    dialect,
    refunds,
    listeners: joinListeners(listeners),
    api: (path) => `http://api.test${path}`,
    page: (_, object, id) => `http://pages.test/${object}/${id}`,
    download: (_, object, id) => `http://files.test/${object}/${id}`,
  });
  const contexts: Contexts = (...of) => {
    const plain = plainContexts(...of);
    return outside ? outside.changeContext(plain) : plain;
  };
  const context = (partition: Partition): Context =>
    contexts(partition, accounts.get(partition.account) ?? account);
  const runner = createJobRunner({ store, jobs, workflows, context });
  let requests = 0;
  const pipeline = new Pipeline({
    store,
    directory: {
      key: (hash) => keys.get(hash),
      account: (id) => accounts.get(id),
      partner: (id) => partners.find((one) => one.id === id),
      subAccount: (platform, id) =>
        accounts.get(id)?.parent === platform.account ? accounts.get(id) : undefined,
      signers: (owner) =>
        [...keys.values()]
          .filter(({ type, mode }) => type === 'secret' && mode === owner.mode)
          .map(({ hash }) => hash),
    },
    runWorkflow: async (at, running, request) => {
      if (running.topic !== OUTSIDE) await runner.runWorkflow(at, running, request);
      if (running.outside) await outside?.wait(at, running.outside);
    },
    limiter: new MemoryRateLimiter(),
    rates: { test: 0, live: 0, address: 0 },
    handlers,
    secret,
    context: contexts,
    elapsed: time.now,
    time: { now: time.now, elapsed: time.now },
    requestId: () => {
      requests += 1;
      return requests.toString(16).padStart(32, '0');
    },
  });
  const partitionOf = (mode: Mode): Partition => ({ account: account.id, mode });
  const keyFor = (
    mode: Mode,
    permissions: readonly Permission[],
    type: KeyView['type'] = 'secret',
  ): string => {
    const key = `xnd_${type}_${mode}_${hashKey(permissions.join())}`;
    const hash = hashKey(key);
    keys.set(hash, {
      id: hash,
      hash,
      account: account.id,
      mode,
      type,
      permissions,
      revoked: false,
    });
    return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  };
  /** Runs a job; one without a declaration, or already run, is deleted. */
  const run = async (job: Job): Promise<void> => {
    const over = () => store.exec(job.partition, () => {}, { job: job.id });
    try {
      const handler = runner.handlers.get(job.topic) ?? outside?.handlers.get(job.topic) ?? over;
      await handler(job);
      await outside?.settle();
    } catch (error) {
      if (!(error instanceof JobGone)) throw error;
    }
  };
  const runDue = async (): Promise<void> => {
    for (const job of await store.claim(1_000, 60_000)) await run(job);
    await outside?.runTimers();
  };
  /** Returns the time of the next job or timer, or null. */
  const nextTime = async (): Promise<number | null> => {
    const times = [(await store.pending()).test, outside?.nextTimer() ?? null];
    const known = times.filter((one) => one !== null);
    return known.length === 0 ? null : Math.min(...known);
  };
  const decideOnce = async <R>(decide: (d: Scope) => R): Promise<R> => {
    const decided = await store.exec(partitionOf('test'), (at, tx) =>
      decideIn(at, tx, context(partitionOf('test')), decide),
    );
    await outside?.settle();
    return decided;
  };
  return {
    store,
    pipeline,
    account,
    context,
    partition: partitionOf('test'),
    /** Runs a decision of the account and settles its signals. */
    decide: decideOnce,
    /**
     * Runs a decision that a payer takes, on a page of the platform; in a run over connectors the
     * payer acts there.
     */
    act: <R>(decide: (d: Scope) => R): Promise<R> =>
      outside ? outside.act(() => decideOnce(decide)) : decideOnce(decide),
    /** Returns whether decisions are only rehearsed: then listeners should record nothing. */
    isRehearsing: (): boolean => outside?.isRehearsing() ?? false,
    /** Returns a secret key of the account with its signing secret. */
    signer: () => {
      const key = nameOf(keyFor('test', everything));
      return { key, secret: hashKey(key) };
    },
    /** Returns a public key of the account. */
    publicKey: () => nameOf(keyFor('test', [], 'public')),
    /** Sends a request; a string body is sent unchanged, anything else as JSON. */
    call: async (
      method: string,
      target: string,
      body?: unknown,
      options: CallOptions = {},
    ): Promise<TestResponse> => {
      const [path = '', query = ''] = target.split('?');
      const { mode = 'test', permissions = everything, headers = {} } = options;
      const handle = async () =>
        pipeline.handle({
          method,
          path,
          query,
          headers: { authorization: keyFor(mode, permissions, options.type), ...headers },
          body: bytesOf(body),
          address: '127.0.0.1',
        });
      const response = await (outside && isPayersAct(path) ? outside.act(handle) : handle());
      await outside?.settle();
      return {
        ...response,
        body: response.body === '' ? undefined : (JSON.parse(response.body) as unknown),
      };
    },
    /** Returns the payloads of all events so far, oldest first. */
    events: async (): Promise<
      { readonly url: string | null; readonly body: Record<string, unknown> }[]
    > => {
      const { rows } = await store.view(partitionOf('test'), (view) =>
        view.list(outgoing, {}, { limit: 1_000, order: 'asc' }),
      );
      return rows.map(({ state: sent }) => ({
        url: sent.url,
        body: JSON.parse(sent.body) as Record<string, unknown>,
      }));
    },
    /** Advances the clock, running each due job at its own time. */
    advance: async (ms: number): Promise<void> => {
      const target = time.now() + ms;
      for (;;) {
        await runDue();
        const next = await nextTime();
        if (next === null || next > target) break;
        time.advance(Math.max(0, next - time.now()));
      }
      time.advance(target - time.now());
    },
  };
};
