// Measures how much an account slows another one down on the same server: the reads, webhooks,
// expiries and reports of a small account, alone and beside lists and downloads of a large one, and
// beside receivers that never respond.
import { Agent } from 'node:http';
import { actions, freshId } from './actions.ts';
import { basic, keepSending, parsed } from './client.ts';
import { median, medianWaits, waitsOf, type Waits } from './figures.ts';
import {
  createOther,
  reportOf,
  withLargeAccount,
  worstLists,
  type LargeAccount,
} from './large-account.ts';
import { startReceiver, startSilentReceivers } from './receivers.ts';

export interface Noticed {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly neighbor: string;
  readonly action: string;
  readonly alone: Waits;
  readonly crowded: Waits;
  /** Median over the rounds of the ratio between the medians, beside the neighbor to alone. */
  readonly ratio: number;
}

const LISTS_AT_ONCE = 16;
const SILENT = 400;
/** Payments of each code, whose callbacks wait for a receiver that never responds. */
const EVENTS_EACH = 5;

/** Starts a neighbor; returns a function that ends it. */
type Start = () => Promise<() => Promise<void>>;

interface Neighbor {
  readonly name: string;
  /** True when it leaves events behind, which are sent again and again after its end. */
  readonly lasts: boolean;
  readonly prepare: (of: LargeAccount) => Promise<Start>;
}

const lists: Neighbor = {
  name: 'sixteen of its worst lists',
  lasts: false,
  prepare: async ({ baseUrl, key }) => {
    const urls = worstLists.map((path) => baseUrl + path);
    return async () => keepSending(urls, LISTS_AT_ONCE, basic(key));
  },
};

const report: Neighbor = {
  name: 'a report of all its transactions',
  lasts: false,
  prepare: async (of) => {
    const url = await reportOf(of);
    return async () => keepSending([url], 1, basic(of.key));
  },
};

const silence: Neighbor = {
  name: `${SILENT} silent receivers`,
  lasts: true,
  prepare: async ({ baseUrl, key }) => {
    const ask = (path: string, body: object) =>
      parsed({ url: baseUrl + path, authorization: basic(key), body });
    return async () => {
      const { urls, close } = await startSilentReceivers(SILENT);
      for (const callback_url of urls) {
        const external_id = freshId();
        await ask('/qr_codes', { external_id, type: 'STATIC', callback_url });
        for (let paid = 0; paid < EVENTS_EACH; paid += 1)
          await ask(`/qr_codes/${external_id}/payments/simulate`, { amount: 20_000 });
      }
      return async () => close();
    };
  },
};

const everything: Neighbor = {
  name: 'all of these at once',
  lasts: true,
  prepare: async (of) => {
    const starts = await Promise.all([silence, lists, report].map(({ prepare }) => prepare(of)));
    return async () => {
      const ends = await Promise.all(starts.map((start) => start()));
      return async () => void (await Promise.all(ends.map((end) => end())));
    };
  },
};

export interface Profile {
  readonly rounds: number;
  /** Milliseconds for which reads are repeated in one round. */
  readonly ms: number;
}

/** The waits of one action in one round, alone and beside the neighbor. */
interface Pair {
  readonly alone: Waits;
  readonly crowded: Waits;
}

/**
 * Measures actions alone and beside a neighbor, in turn. All rounds alone come first when the
 * neighbor leaves events behind. An additional round before these warms up.
 */
const pairsOf = async (
  round: () => Promise<readonly Waits[]>,
  start: Start,
  { rounds, lasts }: { readonly rounds: number; readonly lasts: boolean },
): Promise<readonly (readonly Pair[])[]> => {
  const repeated = async (): Promise<(readonly Waits[])[]> => {
    const measured: (readonly Waits[])[] = [];
    for (let n = 0; n < (lasts ? rounds : 1); n += 1) measured.push(await round());
    return measured;
  };
  await round();
  const pairs: Pair[][] = [];
  for (let block = 0; block < (lasts ? 1 : rounds); block += 1) {
    const alone = await repeated();
    const end = await start();
    const crowded = await repeated();
    await end();
    for (const [n, waits] of alone.entries()) {
      const others = crowded[n] ?? [];
      pairs.push(waits.map((one, at) => ({ alone: one, crowded: others[at] ?? one })));
    }
  }
  return pairs;
};

const noticedOf = (
  store: Noticed['store'],
  neighbor: string,
  action: string,
  pairs: readonly Pair[],
): Noticed => ({
  store,
  neighbor,
  action,
  alone: medianWaits(pairs.map(({ alone }) => alone)),
  crowded: medianWaits(pairs.map(({ crowded }) => crowded)),
  ratio: median(pairs.map(({ alone, crowded }) => crowded.usual / alone.usual)),
});

/**
 * The measurements: every action beside every neighbor, or reads beside neighbors that leave
 * nothing behind. Neighbors that leave events behind come last, because the server sends these
 * events in all later rounds.
 */
const scopes = {
  all: { neighbors: [lists, report, silence, everything], names: Object.keys(actions) },
  reads: { neighbors: [lists, report], names: ['read of the balance'] },
} as const;

const measureOn = async (
  of: LargeAccount,
  store: Noticed['store'],
  scope: keyof typeof scopes,
  profile: Profile,
): Promise<Noticed[]> => {
  const { neighbors, names } = scopes[scope];
  const agent = new Agent({ keepAlive: true });
  const authorization = basic(await createOther(of));
  const receiver = await startReceiver();
  const ask = <Body>(path: string, body?: object) =>
    parsed<Body>({ url: of.baseUrl + path, authorization, agent, ...(body && { body }) });
  const round = async (): Promise<Waits[]> => {
    const waits: Waits[] = [];
    for (const name of names)
      waits.push(waitsOf((await actions[name]?.({ receiver, ask }, profile.ms)) ?? []));
    return waits;
  };
  try {
    const results: Noticed[] = [];
    for (const { name, lasts, prepare } of neighbors) {
      const pairs = await pairsOf(round, await prepare(of), { rounds: profile.rounds, lasts });
      for (const [at, action] of names.entries())
        results.push(
          noticedOf(
            store,
            name,
            action,
            pairs.flatMap((one) => one[at] ?? []),
          ),
        );
    }
    return results;
  } finally {
    receiver.close();
    agent.destroy();
  }
};

/** Measures on SQLite, and on PostgreSQL where the URL of an empty database is given. */
export const measureNeighbors = async (
  scope: keyof typeof scopes,
  rows: number,
  profile: Profile,
  database: string | undefined,
): Promise<Noticed[]> => {
  const on = (store: Noticed['store'], url?: string): Promise<Noticed[]> =>
    withLargeAccount(url, rows, (of) => measureOn(of, store, scope, profile));
  const results = await on('SQLite');
  return database === undefined ? results : [...results, ...(await on('PostgreSQL', database))];
};
