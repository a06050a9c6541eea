// Measures the calls behind the overview of the dashboard on an account with very many objects: the
// first time after a start, and repeatedly later.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from './client.ts';
import { median } from './figures.ts';
import { fillPayments } from './paid-account.ts';
import { KEY, startServer, type Served } from './server.ts';

/** Objects of one payment: the payment and its transaction. */
const OBJECTS_EACH = 2;
const REPEATS = 21;

/** Milliseconds that calls took. */
export interface OverviewTimes {
  readonly calls: string;
  /** The first time after the start of the server. */
  readonly first: number;
  /** The median of later times. */
  readonly later: number;
}

/** The calls that the page makes at once, by the part of the page that waits for them. */
const callsOf = (account: string): Readonly<Record<string, readonly string[]>> => ({
  'numbers of 30 days': [`/accounts/${account}/overview?mode=test&days=30`],
  'account, clock, feed': [
    '/accounts?limit=100',
    '/clock',
    '/operators/current',
    '/feed?limit=100',
  ],
  'what needs attention': [
    `/accounts/${account}/attention`,
    `/accounts/${account}/chaos`,
    '/faults',
    `/accounts/${account}/scripts`,
    `/accounts/${account}/undelivered?mode=test`,
  ],
  'check of the books': ['/invariants?max_age_ms=600000'],
});

const timeOf = async (served: Served, paths: readonly string[]): Promise<number> => {
  const authorization = `Bearer ${served.controlToken}`;
  const start = performance.now();
  await Promise.all(paths.map((path) => send({ url: served.controlUrl + path, authorization })));
  return performance.now() - start;
};

const accountOf = async (served: Served): Promise<string> => {
  const authorization = `Bearer ${served.controlToken}`;
  const text = await send({ url: `${served.controlUrl}/accounts?limit=1`, authorization });
  const { data } = JSON.parse(text) as { data: readonly { id: string }[] };
  return data[0]?.id ?? '';
};

/** Waits until the server has counted the payments, which were created without a server. */
const untilCounted = async (served: Served, account: string): Promise<void> => {
  const url = `${served.controlUrl}/accounts/${account}/overview?mode=test&days=30`;
  const authorization = `Bearer ${served.controlToken}`;
  for (;;) {
    const { is_complete } = JSON.parse(await send({ url, authorization })) as {
      is_complete: boolean;
    };
    if (is_complete) return;
  }
};

/** Fills a SQLite file with about `objects` objects, and times the calls of a server on it. */
export const measureOverview = async (objects: number): Promise<OverviewTimes[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-overview-'));
  try {
    await fillPayments(join(directory, 'kasir.db'), Math.ceil(objects / OBJECTS_EACH), KEY);
    const { ready, stop } = await startServer([
      '--data',
      directory,
      '--port',
      '0',
      '--control-port',
      '0',
    ]);
    try {
      // A browser loads the page before it calls anything.
      await send({ url: `${ready.controlUrl}/dashboard`, authorization: '' });
      const account = await accountOf(ready);
      const times: OverviewTimes[] = [];
      for (const [calls, paths] of Object.entries(callsOf(account))) {
        const first = await timeOf(ready, paths);
        await untilCounted(ready, account);
        const later: number[] = [];
        for (let n = 0; n < REPEATS; n += 1) later.push(await timeOf(ready, paths));
        times.push({ calls, first, later: median(later) });
      }
      return times;
    } finally {
      await stop();
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
};
