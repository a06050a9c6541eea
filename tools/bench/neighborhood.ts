// Measures the effect of everything that neighbors can do at once on another account: 400 receivers
// that never respond with events waiting, sixteen of the worst lists over a million rows, and a
// file of all those rows.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKasir, openPostgres, openSqlite } from '@kasir/server';
import { basic, keepSending, parsed } from './client.ts';
import {
  fill,
  KEY,
  LISTS_AT_ONCE,
  reportOf,
  settle,
  startServer,
  worstLists,
  type Ready,
} from './crowd.ts';
import { doings, listening, measure, silence, type Noticed } from './neighbors.ts';

/** Payments of each code, whose callbacks wait for a receiver that never responds. */
const EVENTS_EACH = 5;

/** Creates codes whose callbacks go to silent receivers, and pays each several times. */
const callSilence = async (ready: Ready, urls: readonly string[]): Promise<void> => {
  const authorization = basic(ready.key);
  const ask = (path: string, body: object): Promise<unknown> =>
    parsed({ url: ready.baseUrl + path, authorization, body });
  for (const [n, callback_url] of urls.entries()) {
    const external_id = `silent-${n}`;
    await ask('/qr_codes', { external_id, type: 'STATIC', callback_url });
    for (let paid = 0; paid < EVENTS_EACH; paid += 1) {
      await ask(`/qr_codes/${external_id}/payments/simulate`, { amount: 20_000 });
    }
  }
};

const measureOn = async (args: readonly string[], rounds: number): Promise<Noticed[]> => {
  const { ready, stop } = await startServer([...args, '--port', '0', '--control-port', '0']);
  const receiver = await listening();
  const silent = await silence();
  try {
    const { key } = await settle(ready);
    const { url: at, arrival } = receiver;
    const harness = { baseUrl: ready.baseUrl, key, receiver: at, arrival };
    const report = await reportOf(ready);
    const alone = await measure(harness, rounds);
    await callSilence(ready, silent.urls);
    const lists = worstLists.map((path) => ready.baseUrl + path);
    const stops = [
      keepSending(lists, LISTS_AT_ONCE, basic(ready.key)),
      keepSending([report], 1, basic(ready.key)),
    ];
    const beside = await measure(harness, rounds);
    await Promise.all(stops.map((one) => one()));
    return doings.map(({ what }, n) => ({
      what,
      alone: alone[n] ?? Number.NaN,
      beside: beside[n] ?? Number.NaN,
    }));
  } finally {
    receiver.close();
    silent.close();
    await stop();
  }
};

/** Measures on SQLite, or on PostgreSQL where the URL of an empty database is given. */
export const measureNeighborhood = async (
  database: string | undefined,
  rows: number,
  rounds: number,
): Promise<Noticed[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-neighborhood-'));
  const environment = { now: Date.now, random: () => randomBytes(6).toString('hex') };
  try {
    const store = database
      ? await openPostgres({ url: database, ...environment })
      : await openSqlite({ file: join(directory, 'kasir.db'), ...environment });
    const kasir = await openKasir({ store, key: KEY });
    await fill(store, { account: kasir.account, mode: 'test' }, rows);
    await kasir.close();
    return await measureOn(database ? ['--database', database] : ['--data', directory], rounds);
  } finally {
    rmSync(directory, { recursive: true });
  }
};
