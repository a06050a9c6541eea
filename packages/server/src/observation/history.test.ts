// Checks the history of an object, the decisions reported by a store, and notes dropped under load.
import { recordKind, stateKind, lifecycle } from '@kasir/core/resource';
import { decideQuietly } from '@kasir/core/server';
import { Conflict, type Partition } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import type { FeedEntry } from '@kasir/control';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { Archive } from './archive.ts';
import { Feed } from './feed.ts';
import type { Note } from './notes.ts';
import { observedStore } from './observed-store.ts';

const partition: Partition = { account: 'alpha', mode: 'test' };

const lamps = stateKind<{ status: 'ON' | 'OFF' }>()({
  name: 'lamp',
  lifecycle: lifecycle({
    name: 'lamp',
    states: ['ON', 'OFF'],
    on: { light: [{ from: [null, 'OFF'], to: 'ON' }], dim: [{ from: ['ON'], to: 'OFF' }] },
  }),
});
const notes = recordKind<{ text: string }>()({ name: 'note', keys: { text: (s) => s.text } });

const watched = () => {
  const seen: Note[] = [];
  const store = observedStore(memoryStore(), (note) => seen.push(note));
  const changes = () =>
    seen.flatMap((note) => (note.type === 'decision' ? note.changes : [])).map(({ row }) => row.id);
  return { seen, store, changes };
};

test('a decision is reported once it is stored, with its cause and every step', async () => {
  const { seen, store } = watched();
  await store.exec(
    partition,
    (at, tx) =>
      decideQuietly(at, tx, (d) => {
        d.transition(lamps, d.create(lamps, 'a', 'light', {}), 'dim');
      }),
    { cause: { request: 'r' } },
  );
  expect(seen).toMatchObject([
    {
      type: 'decision',
      partition,
      cause: { request: 'r' },
      changes: [
        { before: null, row: { state: { status: 'ON' } } },
        { before: { state: { status: 'ON' } }, row: { state: { status: 'OFF' } } },
      ],
    },
  ]);
});

test('a decision that fails, is discarded or only reads is not reported', async () => {
  const { seen, store, changes } = watched();
  await store.exec(
    partition,
    (_at, tx) => void tx.insert(notes, 'a', { public: {}, state: { text: 'x' } }),
  );
  const write = (id: string, text: string) =>
    store.exec(partition, (_at, tx) => void tx.insert(notes, id, { public: {}, state: { text } }));
  await expect(write('b', 'x')).rejects.toBeInstanceOf(Conflict);
  await expect(
    store.exec(partition, (_at, tx) => {
      tx.insert(notes, 'c', { public: {}, state: { text: 'y' } });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await store.exec(partition, (_at, tx) => {
    tx.insert(notes, 'd', { public: {}, state: { text: 'z' } });
    tx.discard();
  });
  await store.exec(partition, (_at, tx) => tx.get(notes, 'a'));
  expect(changes()).toEqual(['a']);
  expect(seen).toHaveLength(1);
});

test('the history of an object has its requests, replays, transitions and later changes of the clock', async () => {
  const { kasir, call, control } = await openTestServer();
  await control('POST', '/clock/freeze', {});
  const body = {
    external_id: 'a',
    type: 'DYNAMIC',
    amount: 5_000,
    callback_url: 'https://m.example/qr',
  };
  const made = await call('POST', '/qr_codes', body, { key: 'k' });
  await call('POST', '/qr_codes', body, { key: 'k' });
  await call('POST', '/qr_codes/a/payments/simulate', {});
  await control('POST', '/clock/advance', { ms: 1_000, wait_ms: 60_000 });
  const { id } = made.body as { id: string };
  const { requests, transitions, clock } = await kasir.observation.ofObject(id);
  expect(requests.map(({ request }) => [request.endpoint, request.replayed])).toEqual([
    ['qr_codes.create', false],
    ['qr_codes.create', true],
    ['qr_codes.simulate', false],
  ]);
  expect(transitions.map(({ from, to }) => [from, to])[0]).toEqual([null, 'ACTIVE']);
  expect(transitions.at(-1)?.request_id).toBe(requests.at(-1)?.request.request_id);
  expect(clock.length).toBeGreaterThan(0);
  expect(clock.every(({ sequence }) => sequence > (transitions[0]?.sequence ?? 0))).toBe(true);
});

test('concurrent readers each see everything that happened before', async () => {
  const { kasir, call } = await openTestServer();
  await Promise.all(Array.from({ length: 300 }, () => call('GET', '/balance')));
  const pages = Array.from({ length: 20 }, () =>
    kasir.observation.findRequests({}, { limit: 1_000 }),
  );
  for (const { data } of await Promise.all(pages)) expect(data).toHaveLength(300);
});

const entry = (sequence: number): FeedEntry => ({
  type: 'clock',
  sequence,
  at: '2026-01-01T00:00:00.000Z',
  account: null,
  mode: 'test',
  now: '2026-01-01T00:00:00.000Z',
  frozen: false,
});

test('a reader that comes too late learns how many entries it has missed', () => {
  const feed = new Feed(10, 100);
  for (let n = 1; n <= 30; n += 1) feed.add(entry(100 + n));
  feed.skip(5);
  const { data, missed, last } = feed.after(100, {}, 100);
  expect(data.length).toBeGreaterThanOrEqual(10);
  expect([data.length + missed, last]).toEqual([35, 135]);
  expect(feed.after(127, {}, 1)).toMatchObject({ data: [{ sequence: 128 }], missed: 0, last: 128 });
  expect(feed.after(130, {}, 100)).toEqual({ data: [], missed: 5, last: 135 });
  expect(feed.after(135, {}, 100)).toEqual({ data: [], missed: 0, last: 135 });
  expect(feed.after(9_999, {}, 100).data).toEqual(data);
});

test('the oldest entries of the archive make room, by number and by size', () => {
  const line = (sequence: number): FeedEntry => ({
    ...entry(sequence),
    type: 'request',
    request: { request_id: String(sequence) } as never,
  });
  const archive = new Archive(':memory:', { requests: 1_000, entries: 5_000, size: 1_000_000 });
  const keep = (sequence: number, text = '') =>
    archive.keep(
      [
        {
          entry: line(sequence),
          keys: ['k'],
          contents: { idempotency_key: null, headers: {}, query: {}, body: text, response: null },
        },
      ],
      [],
    );
  for (let n = 1; n <= 2_600; n += 1) keep(n);
  const all = () => archive.requests({ key: 'k' }, Infinity, 9_999).map(({ sequence }) => sequence);
  expect(all().length).toBeLessThan(1_600);
  expect(all().length).toBeGreaterThanOrEqual(1_000);
  expect(all()[0]).toBe(2_600);
  for (let n = 2_601; n <= 2_640; n += 1) keep(n, 'x'.repeat(100_000));
  expect(all().length).toBeLessThan(11);
  expect(archive.request('2640')).toMatchObject({ body: 'x'.repeat(100_000) });
  archive.close();
});
