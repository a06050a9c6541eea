// Measures the effect of an account with a million rows on another account: reads of the second
// while the first runs sixteen of its worst lists, and while it downloads all its transactions.
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideQuietly, type Partition, type Store } from '@kasir/core/server';
import { noFees, recordTransaction } from '@kasir/payments/testing';
import { openKasir, openPostgres, openSqlite } from '@kasir/server';
import { basic, keepSending, parsed, send, waitsOf, type Waits } from './client.ts';
import { median } from './serving.ts';

export interface Crowded {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly crowd: string;
  readonly quiet: Waits;
  readonly busy: Waits;
  /** Ratio of the busy median to the quiet median: the median over the rounds. */
  readonly ratio: number;
}

const BATCH = 1_000;
export const KEY = `xnd_development_${'b'.repeat(48)}`;

/** Adds two kinds of transactions in turn, each with its own status and category. */
export const fill = async (store: Store, partition: Partition, rows: number): Promise<void> => {
  for (let from = 0; from < rows; from += BATCH) {
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = from; n < Math.min(from + BATCH, rows); n += 1) {
          const isPaid = n % 2 === 0;
          recordTransaction(d, {
            source: { kind: 'payment', id: String(n) },
            type: 'PAYMENT',
            status: isPaid ? 'SUCCESS' : 'PENDING',
            category: isPaid ? 'QR_CODE' : 'EWALLET',
            channel: isPaid ? 'ID_QRIS' : 'ID_OVO',
            reference: `order-${n}`,
            identifier: null,
            currency: 'IDR',
            amount: 10_000 + n,
            fees: noFees,
            cashflow: 'MONEY_IN',
            lines: [],
          });
        }
      }),
    );
  }
};

/** Lists without a match: facets that never meet, a text without an index, and both. */
export const worstLists = [
  '/transactions?statuses=PENDING&channel_categories=QR_CODE',
  '/transactions?reference_id=%23',
  '/transactions?reference_id=%23&statuses=PENDING&channel_categories=QR_CODE',
];
export const LISTS_AT_ONCE = 16;

export interface Ready {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly key: string;
}

/** Creates another account with a key and something to read. */
export const settle = async ({ baseUrl, controlUrl, controlToken }: Ready) => {
  const control = <Body>(path: string, body: object) =>
    parsed<Body>({ url: controlUrl + path, authorization: `Bearer ${controlToken}`, body });
  const { id } = await control<{ id: string }>('/accounts', { name: 'Another shop' });
  const { key } = await control<{ key: string }>(`/accounts/${id}/keys`, {});
  const authorization = basic(key);
  const customer = await parsed<{ id: string }>({
    url: `${baseUrl}/customers`,
    authorization,
    body: { reference_id: 'c1', type: 'INDIVIDUAL', individual_detail: { given_names: 'Siti' } },
  });
  return { key, urls: [`${baseUrl}/balance`, `${baseUrl}/customers/${customer.id}`] };
};

/** Returns the link to a file with all transactions of the first account. */
export const reportOf = async ({
  baseUrl,
  controlUrl,
  controlToken,
  key,
}: Ready): Promise<string> => {
  const authorization = basic(key);
  const { id } = await parsed<{ id: string }>({
    url: `${baseUrl}/reports`,
    authorization,
    body: { type: 'TRANSACTIONS' },
  });
  await send({ url: `${controlUrl}/quiet`, authorization: `Bearer ${controlToken}`, body: {} });
  return (await parsed<{ url: string }>({ url: `${baseUrl}/reports/${id}`, authorization })).url;
};

interface Profile {
  readonly rounds: number;
  readonly ms: number;
}

/** Measures quiet and busy rounds in turn; one warm-up round is not counted. */
const compared = async (
  ready: Ready,
  other: { readonly key: string; readonly urls: readonly string[] },
  { urls, count }: { readonly urls: readonly string[]; readonly count: number },
  { rounds, ms }: Profile,
): Promise<Pick<Crowded, 'quiet' | 'busy' | 'ratio'>> => {
  const measured: { quiet: Waits; busy: Waits }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const quiet = await waitsOf(other.urls, other.key, ms);
    const stop = keepSending(urls, count, basic(ready.key));
    const busy = await waitsOf(other.urls, other.key, ms);
    await stop();
    if (round > 0) measured.push({ quiet, busy });
  }
  const middle = (side: 'quiet' | 'busy'): Waits => ({
    usual: median(measured.map((one) => one[side].usual)),
    most: median(measured.map((one) => one[side].most)),
  });
  const ratio = median(measured.map(({ quiet, busy }) => busy.usual / quiet.usual));
  return { quiet: middle('quiet'), busy: middle('busy'), ratio };
};

export const startServer = async (args: readonly string[]) => {
  const child: ChildProcess = fork(new URL('crowd-target.ts', import.meta.url), args, {
    execArgv: ['--conditions=@kasir/source'],
    env: {
      ...process.env,
      KASIR_SECRET_KEY: KEY,
      KASIR_LOG_LEVEL: 'warn',
      KASIR_RATE_LIMIT_TEST: '0',
      KASIR_RATE_LIMIT_ADDRESS: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [ready] = (await once(child, 'message')) as [Ready];
  const stop = async (): Promise<void> => {
    child.send('stop');
    await once(child, 'exit');
  };
  return { ready, stop };
};

const measure = async (
  name: Crowded['store'],
  store: Store,
  args: readonly string[],
  rows: number,
  profile: Profile,
): Promise<Crowded[]> => {
  const kasir = await openKasir({ store, key: KEY });
  await fill(store, { account: kasir.account, mode: 'test' }, rows);
  await kasir.close();
  const { ready, stop } = await startServer([...args, '--port', '0', '--control-port', '0']);
  try {
    const other = await settle(ready);
    const lists = worstLists.map((path) => ready.baseUrl + path);
    const report = await reportOf(ready);
    const crowds = {
      'sixteen of its worst lists': { urls: lists, count: LISTS_AT_ONCE },
      'a report of all its transactions': { urls: [report], count: 1 },
    };
    const results: Crowded[] = [];
    for (const [crowd, sent] of Object.entries(crowds)) {
      results.push({ store: name, crowd, ...(await compared(ready, other, sent, profile)) });
    }
    return results;
  } finally {
    await stop();
  }
};

/** Measures on SQLite, and on PostgreSQL where the URL of an empty database is given. */
export const measureCrowd = async (
  rows: number,
  profile: Profile,
  database: string | undefined,
): Promise<Crowded[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-crowd-'));
  const environment = { now: Date.now, random: () => randomBytes(6).toString('hex') };
  try {
    const file = await openSqlite({ file: join(directory, 'kasir.db'), ...environment });
    const results = await measure('SQLite', file, ['--data', directory], rows, profile);
    if (!database) return results;
    const store = await openPostgres({ url: database, ...environment });
    return [
      ...results,
      ...(await measure('PostgreSQL', store, ['--database', database], rows, profile)),
    ];
  } finally {
    rmSync(directory, { recursive: true });
  }
};
