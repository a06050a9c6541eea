// Checks the record of a server through the control API: over real sockets, over a restart, for
// several readers, and never more than was stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlClient, unwrap } from '@kasir/control/client';
import type { controlContracts, FeedEntry } from '@kasir/control';
import { expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod';
import { readConfig } from '../config/config.ts';
import { start } from '../start/start.ts';
import type { EntryOf } from './observation.ts';

const charge = {
  currency: 'IDR',
  amount: 15_000,
  reference_id: 'order-1700000000000',
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'OVO', channel_properties: { mobile_number: '+628123123123' } },
  },
};

/** A server with a client of its control API. */
const serve = async (...storage: string[]) => {
  const config = readConfig([...storage, '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= running.stop());
  onTestFinished(stop);
  const { baseUrl, controlUrl, controlToken, key } = running;
  const control = createControlClient({ baseUrl: controlUrl, token: controlToken });
  const call = async (method: string, path: string, body?: unknown, headers: object = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${key}:`)}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const id = response.headers.get('request-id') ?? '';
    return { id, status: response.status, body: (await response.json()) as { id: string } };
  };
  const find = async (query: z.input<typeof controlContracts.requests.list.query> = {}) =>
    unwrap(await control.requests.list({ query })).data;
  const read = async (query: z.input<typeof controlContracts.feed.read.query> = {}) =>
    unwrap(await control.feed.read({ query }));
  return { running, control, call, find, read, stop };
};

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-observation-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

test('a request is found by each of its properties', async () => {
  const { control, call, find } = await serve('--memory');
  const began = new Date().toISOString();
  const before = new Date(Date.parse(began) - 1).toISOString();
  const made = await call('POST', '/payment_requests', charge, { 'idempotency-key': 'k' });
  const again = await call('POST', '/payment_requests', charge, { 'idempotency-key': 'k' });
  const got = await call('GET', `/payment_requests/${made.body.id}`);
  const none = await call('GET', '/payment_requests/pr-none');
  const typo = await call('GET', '/payment_reqests');
  const { account } = unwrap(await control.requests.get({ params: { id: made.id } }));
  const ids = async (query: Parameters<typeof find>[0]) =>
    (await find(query)).map(({ request_id }) => request_id);

  expect(await ids({})).toEqual([typo.id, none.id, got.id, again.id, made.id]);
  expect(await ids({ object: made.body.id })).toEqual([got.id, again.id, made.id]);
  expect(await ids({ reference_id: charge.reference_id })).toEqual([got.id, again.id, made.id]);
  expect(await ids({ reference_id: 'order-1700000000001' })).toEqual([]);
  expect(await ids({ status: '4xx' })).toEqual([typo.id, none.id]);
  expect(await ids({ status: '201' })).toEqual([again.id, made.id]);
  expect(await ids({ error_code: 'DATA_NOT_FOUND' })).toEqual([none.id]);
  expect(await ids({ method: 'POST' })).toEqual([again.id, made.id]);
  expect(await ids({ endpoint: 'payment_requests.get' })).toEqual([none.id, got.id]);
  expect(await ids({ account: account ?? '', mode: 'test' })).toHaveLength(4);
  expect(await ids({ from: began })).toHaveLength(5);
  expect(await ids({ to: before })).toEqual([]);
  expect(unwrap(await control.requests.get({ params: { id: again.id } }))).toMatchObject({
    path: '/payment_requests',
    replayed: true,
    idempotency_key: 'k',
    objects: [made.body.id],
    body: { currency: 'IDR', amount: 15_000 },
    response: { id: made.body.id, status: 'REQUIRES_ACTION' },
  });
  expect(await control.requests.get({ params: { id: 'none' } })).toMatchObject({ status: 404 });
});

test('each page of a list continues where the previous one ended', async () => {
  const { control, call } = await serve('--memory');
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await call('GET', '/transactions')).id);
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const query = { limit: 2, ...(before !== null && { before }) };
    const page: { data: { request_id: string }[]; next: string | null } = unwrap(
      await control.requests.list({ query }),
    );
    seen.push(...page.data.map(({ request_id }) => request_id));
    before = page.next;
  } while (before !== null);
  expect(seen).toEqual(made.toReversed());
  expect(await control.requests.list({ query: { before: 'x' } })).toMatchObject({ status: 400 });
});

/** The entries of one type. */
const ofType = <T extends FeedEntry['type']>(
  entries: readonly FeedEntry[],
  type: T,
): readonly EntryOf<T>[] => entries.filter((entry): entry is EntryOf<T> => entry.type === type);

test('the feed has requests, transitions with their cause, events, deliveries and the clock, in order', async () => {
  const { control, call, read } = await serve('--memory');
  const { id, body } = await call('POST', '/payment_requests', charge);
  unwrap(await control.clock.advance({ body: { ms: 10_000, wait_ms: 60_000 } }));
  const { data, last } = await read({ limit: 500 });
  const sequences = data.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(last).toBe(sequences.at(-1));
  const steps = ofType(data, 'transition').filter(({ object }) => object === body.id);
  expect(steps).toMatchObject([
    { kind: 'payment_requests', from: null, to: 'PENDING', request_id: id, job: null },
    { from: 'PENDING', to: 'SUCCEEDED', request_id: null, job: expect.stringMatching(/\./) },
  ]);
  expect(ofType(data, 'request')).toMatchObject([{ request: { request_id: id, status: 201 } }]);
  const events = ofType(data, 'event').filter(({ object }) => object === body.id);
  expect(events.map(({ event }) => event)).toEqual(['payment.pending', 'payment.succeeded']);
  expect(ofType(data, 'delivery').map(({ webhook_id }) => webhook_id)).toEqual(
    expect.arrayContaining(events.map(({ webhook_id }) => webhook_id)),
  );
  expect(ofType(data, 'clock').length).toBeGreaterThan(1);
  expect((await read({ type: 'event' })).data).toEqual(ofType(data, 'event'));
  const [first] = data;
  expect((await read({ after: first?.sequence ?? 0, limit: 2 })).data).toEqual(data.slice(1, 3));
});

test('a refused decision adds no transition to the feed', async () => {
  const { call, read } = await serve('--memory');
  const refused = { ...charge, payment_method: { ...charge.payment_method, ewallet: null } };
  expect((await call('POST', '/payment_requests', refused)).status).toBe(400);
  const used = await call('POST', '/payment_requests/pr-none/captures', { capture_amount: 1 });
  expect(used.status).toBe(404);
  const { data } = await read();
  expect(data.map(({ type }) => type)).toEqual(['request', 'request']);
});

test('every waiting reader gets the next entry, and a stop of the server ends the wait of all readers', async () => {
  const { call, read, stop } = await serve('--memory');
  const { last } = await read();
  const waiting = Array.from({ length: 20 }, () => read({ after: last, wait_ms: 30_000 }));
  const { id } = await call('GET', '/transactions');
  for (const { data, last: next } of await Promise.all(waiting)) {
    expect(data).toMatchObject([{ type: 'request', request: { request_id: id } }]);
    expect(next).toBe(data.at(-1)?.sequence);
  }
  const kept = read({ after: last + 1_000, wait_ms: 30_000, type: 'clock' });
  const ended = kept.then(
    ({ data }) => data,
    () => [],
  );
  await read();
  await stop();
  expect(await ended).toEqual([]);
});

test('requests and transitions are found after a restart, and the feed continues after them', async () => {
  const directory = folder();
  const first = await serve('--data', directory);
  const made = await first.call('POST', '/payment_requests', charge);
  const { last } = await first.read();
  await first.stop();
  const second = await serve('--data', directory);
  expect(await second.find({ object: made.body.id })).toMatchObject([{ request_id: made.id }]);
  await second.call('GET', '/transactions');
  const { data, missed } = await second.read({ after: last });
  expect(ofType(data, 'request')).toHaveLength(1);
  expect(data.every(({ sequence }) => sequence > last)).toBe(true);
  expect(missed).toBe(0);
});
