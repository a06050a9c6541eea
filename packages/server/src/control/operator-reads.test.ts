// Checks that operator reads on their own thread return the same as on the main thread, and that
// requests do not wait for them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { sources } from '../testing/stores.ts';
import { openTestServer } from '../testing/test-server.ts';
import { invariantsRead } from './invariants/last-check.ts';
import { eventsRead } from './events/read.ts';
import { undeliveredRead } from './events/undelivered.ts';
import { moneyRead } from './money/read.ts';
import { objectRead } from './objects/describe.ts';
import { objectsRead } from './objects/read.ts';
import { readsOf } from './reads/of.ts';
import { readingOn, type OperatorRead } from './reads/reading.ts';
import { searchRead } from './search/read.ts';

/** A shop on a file, with all sorts of codes, some of them paid. */
const open = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-reads-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'kasir.db');
  const store = await openSqlite({ file, ...sources });
  const server = await openTestServer({ store, elsewhere: { kind: 'file', file } });
  server.kasir.serveAt('https://pay.example');
  for (let n = 0; n < 6; n += 1) {
    const external_id = `order-${n}`;
    await server.call('POST', '/qr_codes', {
      external_id,
      type: 'DYNAMIC',
      amount: 15_000,
      callback_url: 'https://shop.example',
    });
    if (n % 2 === 0)
      await server.call('POST', `/qr_codes/${external_id}/payments/simulate`, { amount: 15_000 });
  }
  await server.control('POST', '/quiet', {});
  return server;
};

test('every read returns and reports the same on its thread as on the main thread', async () => {
  const { kasir } = await open();
  const partition = { account: kasir.account, mode: 'test' } as const;
  const here = readingOn(kasir.store, kasir.context);
  const list = { partition, filter: {}, page: { limit: 100 } } as const;
  const { data } = await objectsRead.run(here, list);
  const code = data.find(({ reference_id: reference }) => reference === 'order-2');
  const history = { requests: [], transitions: [], clock: [] };
  const clock = await kasir.store.clock();
  const compare = async <I, O, S>(read: OperatorRead<I, O, S>, input: I): Promise<void> => {
    const there: S[] = [];
    const steps: S[] = [];
    const output = await readsOf(kasir).run(read, input, (step) => void there.push(step));
    const expected = await read.run(here, input, (step) => void steps.push(step));
    expect([read.name, output, there]).toEqual([read.name, expected, steps]);
  };
  await compare(eventsRead, list);
  await compare(invariantsRead, null);
  await compare(moneyRead, { partition, days: 3 });
  await compare(objectRead, { partition, id: code?.id ?? '', clock, history });
  await compare(objectsRead, list);
  await compare(undeliveredRead, partition);
  await compare(searchRead, { q: 'order', mode: 'test', limit: 50, account: null });
  expect(data.length).toBeGreaterThan(6);
});

test('a thread can be warmed up twice, and after its first read', async () => {
  const { kasir } = await open();
  const reads = readsOf(kasir);
  reads.warmUp();
  reads.warmUp();
  expect(await reads.run(invariantsRead, null)).toEqual([]);
  reads.warmUp();
  expect(await reads.run(invariantsRead, null)).toEqual([]);
});

test('concurrent callers of the same read share its result', async () => {
  const { kasir } = await open();
  const [first, second] = await Promise.all([
    readsOf(kasir).run(invariantsRead, null),
    readsOf(kasir).run(invariantsRead, null),
  ]);
  expect(first).toEqual([]);
  expect(second).toBe(first);
});

test('a check of the books is reused up to the requested age', async () => {
  const { control } = await open();
  const at = async (query: string) =>
    ((await control('GET', `/invariants${query}`)).body as { checked_at: string }).checked_at;
  const first = await at('');
  expect(await at('?max_age_ms=86400000')).toBe(first);
  expect(Date.parse(await at(''))).toBeGreaterThan(Date.parse(first) - 1);
});

test('readers of the feed with the same query share one page', async () => {
  const { kasir } = await open();
  const page = () => kasir.observation.wait({}, 5, { after: 0, ms: 0 });
  const [first, second] = [await page(), await page()];
  expect(second).toBe(first);
  expect(await kasir.observation.wait({}, 4, { after: 0, ms: 0 })).not.toBe(first);
});
