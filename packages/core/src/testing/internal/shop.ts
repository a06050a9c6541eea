// Opens a small shop behind the real pipeline and the memory store: accounts, keys, a clock, and a
// function to call it.
import type { Permission } from '../../contract.ts';
import { hashKey, type KeyView } from '../../server/authenticate.ts';
import { contextsOf } from '../../server/context.ts';
import type { Observed } from '../../server/observed.ts';
import { Pipeline, type PipelineOptions } from '../../server/pipeline.ts';
import { MemoryRateLimiter } from '../../server/rate-limit.ts';
import type { RawRequest } from '../../server/raw-request.ts';
import { joinListeners } from '../../server/signals.ts';
import { manualClock } from '../clock.ts';
import { memoryStore } from '../memory-store.ts';
import { shopHandlers, shopListeners } from './shop-handlers.ts';
import type { AccountView } from '../../server/scope.ts';

const all: readonly Permission[] = ['money_in:write', 'report:write'];

const keyOf = (account: string, key: string, over: Partial<KeyView> = {}): KeyView => ({
  id: key,
  hash: hashKey(key),
  account,
  mode: 'test',
  type: 'secret',
  permissions: all,
  revoked: false,
  ...over,
});

const shopKeys = [
  keyOf('alpha', 'alpha-test'),
  keyOf('alpha', 'alpha-live', { mode: 'live' }),
  keyOf('alpha', 'alpha-public', { type: 'public', permissions: [] }),
  keyOf('alpha', 'alpha-reader', { permissions: ['money_in:read'] }),
  keyOf('alpha', 'alpha-nothing', { permissions: [] }),
  keyOf('alpha', 'alpha-revoked', { revoked: true }),
  keyOf('beta', 'beta-test'),
  keyOf('platform', 'platform-test'),
  keyOf('branch', 'branch-test'),
  keyOf('gone', 'gone-test'),
] as const;

const accountOf = (id: string, over: Partial<AccountView> = {}): AccountView => ({
  id,
  name: id,
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '100001',
  ...over,
});

export interface Call {
  readonly method?: string;
  readonly key?: string | null;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text or bytes. */
  readonly body?: unknown;
  readonly address?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** Returns the Authorization header of a key. */
export const basic = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

const bytesOf = (body: unknown): Uint8Array => {
  if (body === undefined) return new Uint8Array();
  if (body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Returns a request as the edge passes it on; a POST unless the call sets a method. */
export const rawRequest = (path: string, call: Call = {}): RawRequest => {
  const { method = 'POST', key = 'alpha-test', query = '', headers, body, address } = call;
  return {
    method,
    path,
    query,
    headers: { ...(key !== null && { authorization: basic(key) }), ...headers },
    body: bytesOf(body),
    address: address ?? '192.0.2.1',
  };
};

/** Opens a new shop; limits are the real ones unless given. */
export const openShop = (options: Partial<PipelineOptions> = {}) => {
  const clock = manualClock();
  const start = clock.now();
  const store = options.store ?? memoryStore({ now: clock.now });
  const accounts = new Map(
    [
      accountOf('alpha'),
      accountOf('beta'),
      accountOf('platform', { platform: true }),
      accountOf('branch', { parent: 'platform' }),
    ].map((account) => [account.id, account]),
  );
  const keys = new Map(shopKeys.map((key) => [key.hash, key]));
  const observed: Observed[] = [];
  let count = 0;
  const secret = 'secret of this installation';
  const pipeline = new Pipeline({
    store,
    directory: {
      key: (hash) => keys.get(hash),
      account: (id) => accounts.get(id),
      partner: () => undefined,
      subAccount: (platform, id) =>
        accounts.get(id)?.parent === platform.account ? accounts.get(id) : undefined,
    },
    runWorkflow: (partition, { job }) => store.exec(partition, () => {}, { job }),
    limiter: new MemoryRateLimiter(),
    handlers: shopHandlers,
    secret,
    context: contextsOf({
      secret,
      dialect: 'spec',
      refunds: 'sync',
      listeners: joinListeners(shopListeners),
      api: (path) => path,
      page: (partition, object, id) => `/pay/${partition.account}/${object}/${id}`,
      download: (partition, object, id) => `/files/${partition.account}/${object}/${id}`,
    }),
    elapsed: () => clock.now() - start,
    requestId: () => (count += 1).toString(16).padStart(32, '0'),
    time: { now: clock.now, elapsed: clock.now },
    observe: (one) => observed.push(one),
    ...options,
  });
  const call = async (path: string, how: Call = {}): Promise<Reply> => {
    const { status, headers, body } = await pipeline.handle(rawRequest(path, how));
    const parsed = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    return { status, headers, text: body, body: parsed };
  };
  return {
    pipeline,
    store,
    clock,
    observed,
    call,
    get: (path: string, how: Call = {}) => call(path, { ...how, method: 'GET' }),
    /** Changes an account, as an operator does. */
    set: (id: string, change: Partial<AccountView>) =>
      accounts.set(id, accountOf(id, { ...accounts.get(id), ...change })),
  };
};

export type Shop = ReturnType<typeof openShop>;
