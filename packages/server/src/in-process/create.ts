// A whole platform for a test: in memory, in this process, ready at once; called through a fetch, a
// dispatcher or a client, and over a socket when somebody else must reach it.
import { createHash } from 'node:crypto';
import { createControlClient, unwrap, type ControlClient } from '@kasir/control/client';
import type { SnapshotFile } from '@kasir/control';
import type { Store } from '@kasir/core/server';
import { fetch as fetchOver, type Dispatcher } from 'undici';
import { controlBodyMax, createControl } from '../control/control.ts';
import type { BodyMax } from '../http/body.ts';
import { listen, type Edge, type Respond } from '../http/edge.ts';
import { openKasir, type Kasir, type KasirOptions } from '../kasir.ts';
import { createRouter, refusalsIn } from '../public-listener.ts';
import { randomHex } from '../random.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { inProcessDispatcher } from './dispatcher.ts';
import { checkOptions } from './options.ts';

export interface CreateOptions extends Pick<
  KasirOptions,
  'dialect' | 'refunds' | 'key' | 'callbackToken' | 'callbackUrl' | 'rates'
> {
  /**
   * Makes ids, numbers, keys and secrets the same in every run: of test accounts, whose clock then
   * stands still at `at`.
   */
  readonly seed?: number;
  /** Where the clock of test accounts begins and stands still, ISO 8601; it runs when left out. */
  readonly at?: string;
  /** What the default account holds to begin with. */
  readonly snapshot?: SnapshotFile;
  /** Where everything is kept; in memory when left out. */
  readonly store?: Store;
}

/** Where a platform that listens is reached from outside of this process. */
export interface Listening {
  readonly baseUrl: string;
  readonly controlUrl: string;
}

export interface KasirInProcess {
  /** What URLs of the platform begin with; served by `fetch` and `dispatcher` until it listens. */
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  /** Secret test key of the default account, with all permissions. */
  readonly key: string;
  /** Id of the default account. */
  readonly account: string;
  /** What verifies webhooks of the default account: its x-callback-token and its signing secret. */
  readonly callbackToken: string;
  readonly signingSecret: string;
  /** Calls the platform in this process, as `fetch` calls a server. */
  readonly fetch: typeof globalThis.fetch;
  /** The same for clients that take a dispatcher of undici, such as ours. */
  readonly dispatcher: Dispatcher;
  /** The control API: clock, events, scripts, faults, snapshots. */
  readonly control: ControlClient;
  /** Listens on loopback, on free ports unless they are given; calling it again changes nothing. */
  readonly listen: (ports?: {
    readonly port?: number;
    readonly controlPort?: number;
  }) => Promise<Listening>;
  /** Stops everything; what it held in memory is gone. */
  readonly close: () => Promise<void>;
}

const BASE_URL = 'http://kasir.localhost';
const CONTROL_URL = 'http://localhost';

/** When the clock of a seeded platform stands still unless it is said. */
const SEEDED_AT = '2026-01-01T00:00:00Z';

/** An id that begins with its time, as those of accounts do. */
const idAt = (moment: string, random: string): string =>
  Date.parse(moment).toString(16).padStart(12, '0') + random;

/** Hex digits that follow from a seed. */
const seeded = (seed: number): ((digits: number) => string) => {
  let count = 0;
  return (digits) => {
    let text = '';
    while (text.length < digits) {
      count += 1;
      text += createHash('sha256').update(`${seed}/${count}`).digest('hex');
    }
    return text.slice(0, digits);
  };
};

const open = async (options: CreateOptions): Promise<Kasir> => {
  const { seed, at, snapshot: _snapshot, store: given, ...rest } = options;
  const random = seed === undefined ? randomHex : seeded(seed);
  const store =
    given ?? (await openSqlite({ file: ':memory:', now: Date.now, random: () => random(12) }));
  const start = at ?? (seed === undefined ? undefined : SEEDED_AT);
  if (start !== undefined) {
    await store.setClock({ frozen: Date.parse(start), offset: 0 });
  }
  return openKasir({
    rates: { test: 0, live: 0, address: 0 },
    ...rest,
    store,
    random,
    ...(seed !== undefined && { account: idAt(SEEDED_AT, random(12)) }),
    privateCallbacks: 'test',
  });
};

/**
 * Starts a platform for a test. Many can stand side by side: each has a store, a clock and accounts
 * of its own. Rate limits are off unless `rates` says otherwise, and webhooks may go to this
 * machine. Rejects with TypeError for an unusable option.
 */
export const createKasir = async (options: CreateOptions = {}): Promise<KasirInProcess> => {
  checkOptions(options);
  const kasir = await open(options);
  const controlToken = randomHex(48);
  const router = createRouter(kasir);
  const respondToControl: Respond = createControl(kasir, controlToken);
  const dispatcher = inProcessDispatcher(
    new Map([
      [BASE_URL, router],
      [CONTROL_URL, respondToControl],
    ]),
  );
  const control = createControlClient({ baseUrl: CONTROL_URL, token: controlToken, dispatcher });
  const { account, key } = kasir;
  if (options.snapshot)
    unwrap(
      await control.snapshots.restore({
        params: { id: account },
        body: { file: options.snapshot, clock: 'snapshot' },
      }),
    );
  const { token: callbackToken, signing_secret: signingSecret } = unwrap(
    await control.webhooks.get({ params: { id: account } }),
  );
  let edges: Promise<readonly Edge[]> | undefined;
  const openEdge = (port: number, respond: Respond, bodyMax?: BodyMax): Promise<Edge> =>
    listen({
      host: '127.0.0.1',
      port,
      tls: null,
      trustedProxies: [],
      insecureHttp: false,
      requestId: () => randomHex(32),
      respond,
      ...(bodyMax && { bodyMax }),
      refusal: refusalsIn(kasir.dialect),
    });
  return {
    baseUrl: BASE_URL,
    controlUrl: CONTROL_URL,
    controlToken,
    key,
    account,
    callbackToken,
    signingSecret,
    fetch: ((input: string | URL, init?: RequestInit) =>
      fetchOver(input, {
        ...(init as object),
        dispatcher,
      })) as unknown as typeof globalThis.fetch,
    dispatcher,
    control,
    listen: async ({ port = 0, controlPort = 0 } = {}) => {
      edges ??= Promise.all([
        openEdge(port, router),
        openEdge(controlPort, respondToControl, controlBodyMax(controlToken)),
      ]);
      const [api, other] = await edges;
      const [baseUrl, controlUrl] = [api?.url ?? '', other?.url ?? ''];
      kasir.serveAt(baseUrl);
      return { baseUrl, controlUrl };
    },
    close: async () => {
      await Promise.all(((await edges) ?? []).map((edge) => edge.close()));
      await control.close();
      await kasir.close();
    },
  };
};
