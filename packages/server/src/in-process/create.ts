// Creates a whole platform for a test: in memory, in this process, ready immediately; called
// through a fetch, a dispatcher or a client, and over a socket for other processes.
import { createHash } from 'node:crypto';
import { createControlClient, unwrap, type ControlClient } from '@kasir/control/client';
import type { SnapshotFile } from '@kasir/control';
import type { Store } from '@kasir/core/store';
import { fetch as fetchOver, type Dispatcher } from 'undici';
import { controlBodyMax, createControl } from '../control/control.ts';
import type { BodyMax } from '../http/body.ts';
import { listen, type Edge, type Respond } from '../http/edge.ts';
import type { Kasir } from '../app/kasir.ts';
import { openKasir } from '../app/open.ts';
import type { KasirOptions } from '../app/options.ts';
import { createRouter, refusalsIn } from '../app/public-listener.ts';
import { randomHex } from '../random/random-hex.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { inProcessDispatcher } from './dispatcher.ts';
import { checkOptions } from './options.ts';

export interface CreateOptions extends Pick<
  KasirOptions,
  'dialect' | 'refunds' | 'key' | 'callbackToken' | 'callbackUrl' | 'rates'
> {
  /**
   * Makes ids, numbers, keys and secrets of test accounts the same in every run; their clock then
   * stands still at `at`.
   */
  readonly seed?: number;
  /** The time at which the clock of test accounts is frozen, in ISO 8601; when omitted, it runs. */
  readonly at?: string;
  /** The initial contents of the default account. */
  readonly snapshot?: SnapshotFile;
  /** The store; in memory when omitted. */
  readonly store?: Store;
}

/** The addresses of a listening platform for other processes. */
export interface Listening {
  readonly baseUrl: string;
  readonly controlUrl: string;
}

export interface KasirInProcess {
  /** The beginning of the platform's URLs; `fetch` and `dispatcher` serve it until it listens. */
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  /** Secret test key of the default account, with all permissions. */
  readonly key: string;
  /** Id of the default account. */
  readonly account: string;
  /** The x-callback-token and the signing secret that verify webhooks of the default account. */
  readonly callbackToken: string;
  readonly signingSecret: string;
  /** Calls the platform in this process, as `fetch` calls a server. */
  readonly fetch: typeof globalThis.fetch;
  /** For clients that accept an undici dispatcher, such as ours. */
  readonly dispatcher: Dispatcher;
  /** The control API: clock, events, scripts, faults, snapshots. */
  readonly control: ControlClient;
  /** Listens on loopback, on free ports by default; calling it again changes nothing. */
  readonly listen: (ports?: {
    readonly port?: number;
    readonly controlPort?: number;
  }) => Promise<Listening>;
  /** Stops everything; data held in memory is lost. */
  readonly close: () => Promise<void>;
}

const BASE_URL = 'http://kasir.localhost';
const CONTROL_URL = 'http://localhost';

/** The default time of the frozen clock of a seeded platform. */
const SEEDED_AT = '2026-01-01T00:00:00Z';

/** Returns an id that begins with its time, like those of accounts. */
const idAt = (moment: string, random: string): string =>
  Date.parse(moment).toString(16).padStart(12, '0') + random;

/** Returns a source of hex digits derived from a seed. */
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

/** Starts a platform for a test, as `entry.ts` documents. */
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
        openEdge(controlPort, respondToControl, controlBodyMax),
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
