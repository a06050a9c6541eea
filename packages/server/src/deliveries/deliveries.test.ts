// Checks deliveries from the outbox to real receivers, with the memory store and its clock.
import { decideQuietly } from '@kasir/core/server';
import { JobGone, type Partition } from '@kasir/core/store';
import { reply } from '@kasir/client/testing';
import { createReceiver } from '@kasir/webhooks';
import { type DeliveryReport } from '@kasir/models';
import { resend, signingSecret } from '@kasir/deliveries';
import { describe, expect, test, vi } from 'vitest';
import {
  ids,
  LEASE_MS,
  live,
  other,
  receiver,
  createDeliveryHarness,
  useFrozenTimers,
  testMode,
} from './testing/delivery-harness.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a delivery', () => {
  test('is a POST with token, webhook-id and the bytes of the event (AUTH-09, AUTH-11, EVT-DLV-01, EVT-DLV-03)', async () => {
    const { seen, url } = await receiver();
    const { urls, emitEvents, work, events } = createDeliveryHarness();
    urls[ids.shop] = { default: `${url}/hook` };
    await emitEvents(live, 3);
    await work();
    const rows = await events(live);
    expect(seen).toHaveLength(3);
    const byId = new Map(seen.map((request) => [request.headers['webhook-id'], request]));
    expect(new Set(byId.keys())).toEqual(new Set(rows.map(({ id }) => id)));
    for (const row of rows) {
      expect(byId.get(row.id)).toMatchObject({
        method: 'POST',
        url: '/hook',
        body: row.state.body,
        headers: {
          'content-type': 'application/json',
          'x-callback-token': `token-live-${ids.shop}`,
        },
      });
      expect(row.state.status).toBe('DELIVERED');
    }
  });

  test('is signed for its account and mode, at real time also when the test clock is elsewhere', async () => {
    const { seen, url } = await receiver();
    const { clock, store, urls, emitEvents, work } = createDeliveryHarness();
    urls[ids.shop] = { default: url };
    await store.setClock({ frozen: Date.UTC(2030, 0, 1), offset: 0 });
    for (const partition of [live, testMode]) {
      await emitEvents(partition);
      await work();
      const { headers, body } = seen.at(-1) ?? { headers: {}, body: '' };
      const { receive } = createReceiver({
        token: `token-${partition.mode}-${ids.shop}`,
        secret: signingSecret('installation', partition),
        now: clock.now,
      });
      expect(await receive({ headers, body })).toMatchObject({ ok: true });
    }
  });

  test('goes to the URL of the settings at the time it is sent, or to the URL of its own request (EVT-CONF-03, EVT-DLV-02, QR-CONF-04)', async () => {
    const { seen, url } = await receiver((response) => reply(response, 500, {}));
    const { clock, urls, emitEvents, work } = createDeliveryHarness({
      fallback: { account: ids.shop, url: `${url}/fallback` },
    });
    const next = async (
      partition: Partition,
      at: string | null = null,
    ): Promise<string | undefined> => {
      const before = seen.length;
      await emitEvents(partition, 1, at);
      await work();
      return seen.slice(before).at(-1)?.url;
    };
    expect(await next(live)).toBe('/fallback');
    expect(await next(other)).toBeUndefined();
    urls[ids.shop] = { default: `${url}/default` };
    expect(await next(live)).toBe('/default');
    urls[ids.shop] = { default: `${url}/default`, thing: `${url}/thing` };
    expect(await next(live)).toBe('/thing');
    expect(await next(live, `${url}/own`)).toBe('/own');
    const before = seen.length;
    urls[ids.shop] = { thing: `${url}/moved` };
    clock.advance(15 * MINUTE_MS);
    await work();
    const retried = seen.slice(before).map((request) => request.url);
    expect(retried.toSorted()).toEqual(['/moved', '/moved', '/moved', '/own']);
  });

  test('without a URL is not attempted, and the event records the reason', async () => {
    const { emitEvents, work, events } = createDeliveryHarness();
    await emitEvents(live);
    await work();
    const [row] = await events(live);
    expect(row?.state).toMatchObject({
      status: 'UNROUTED',
      attempts: [{ status: null, error: expect.stringContaining('No callback URL is set') }],
    });
  });

  test.each([
    ['none', 0, 0],
    ['test', 1, 0],
    ['all', 1, 1],
  ] as const)('to private addresses obeys setting %s', async (privateCallbacks, inTest, inLive) => {
    const { seen, url } = await receiver();
    const { urls, emitEvents, work, events } = createDeliveryHarness({ privateCallbacks });
    urls[ids.shop] = { default: url };
    let expected = 0;
    for (const [mode, arrived] of [
      ['test', inTest],
      ['live', inLive],
    ] as const) {
      const partition = { account: ids.shop, mode };
      await emitEvents(partition);
      await work();
      expected += arrived;
      expect(seen).toHaveLength(expected);
      const [row] = await events(partition);
      const { error } = row?.state.attempts[0] ?? {};
      expect(error).toEqual(arrived ? null : expect.stringContaining('private address'));
    }
  });

  test('of an account may go to private addresses in the mode that an operator allowed, from the next attempt on', async () => {
    const { seen, url } = await receiver();
    const { urls, allowed, clock, emitEvents, work, events } = createDeliveryHarness({
      privateCallbacks: 'none',
    });
    urls[ids.shop] = { default: url };
    for (const partition of [live, testMode]) await emitEvents(partition);
    await work();
    expect(seen).toHaveLength(0);
    allowed.live = true;
    clock.advance(3_600_000);
    await work();
    expect(seen).toHaveLength(1);
    const statusIn = async (partition: typeof live | typeof testMode) =>
      (await events(partition))[0]?.state.status;
    expect([await statusIn(live), await statusIn(testMode)]).toEqual(['DELIVERED', 'PENDING']);
  });
});

describe('retries', () => {
  test('continue for 24 hours with the same id and bytes and a fresh signature (EVT-DLV-05, EVT-UNSPEC-07, LIMIT-16)', async () => {
    const { clock, urls, emitEvents, work, events } = createDeliveryHarness();
    const start = clock.now();
    const times: number[] = [];
    const { seen, url } = await receiver((response, _request, index) => {
      times.push(clock.now() - start);
      reply(response, [500, 302, 404, 503][index % 4] ?? 500, {});
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    for (let step = 0; step < 4 * 48; step += 1) {
      await work();
      clock.advance(15 * MINUTE_MS);
    }
    expect(times).toEqual([0, 0.25, 1, 3, 6, 12, 24].map((hours) => hours * HOUR_MS));
    const distinct = (of: (request: (typeof seen)[number]) => unknown) =>
      new Set(seen.map(of)).size;
    expect(distinct(({ headers }) => headers['webhook-id'])).toBe(1);
    expect(distinct(({ body }) => body)).toBe(1);
    expect(distinct(({ headers }) => headers['webhook-signature'])).toBe(7);
    expect((await events(live))[0]?.state.status).toBe('FAILED');
  });

  test('keep the sent headers and the response of the receiver, without token, signature and invalid bytes', async () => {
    const { urls, emitEvents, work, events } = createDeliveryHarness();
    const { seen, url } = await receiver((response, { headers }) => {
      response.writeHead(500);
      response.end(
        Buffer.concat([
          Buffer.from(`no: ${headers['x-callback-token']} ${headers['webhook-signature']} `),
          Buffer.from([0, 0x1b, 0xff, 0x41]),
          Buffer.alloc(100_000, 'x'),
        ]),
      );
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    await work();
    const [row] = await events(live);
    const [attempt] = row?.state.attempts ?? [];
    expect(attempt).toMatchObject({
      status: 500,
      duration: expect.any(Number),
      headers: {
        'webhook-id': row?.id,
        'webhook-timestamp': seen[0]?.headers['webhook-timestamp'],
        'x-callback-token': '[hidden]',
        'webhook-signature': '[hidden]',
      },
    });
    expect(attempt?.response).toMatch(/^no: \*+ v1,\*+ \ufffd\ufffd\ufffdAx+$/);
    expect(attempt?.response).toHaveLength(500);
  });

  test('are due on the test clock in test mode (EVT-DLV-05)', async () => {
    const { clock, store, urls, emitEvents, work, events } = createDeliveryHarness();
    const { seen, url } = await receiver((response) => reply(response, 500, {}));
    urls[ids.shop] = { default: url };
    await emitEvents(testMode);
    await work();
    await store.setClock({ frozen: null, offset: 15 * MINUTE_MS });
    await work();
    expect(seen).toHaveLength(2);
    const [row] = await events(testMode);
    expect(row?.state.attempts.map(({ at }) => at - clock.now())).toEqual([0, 15 * MINUTE_MS]);
  });

  test('end with an acknowledgment, after which nothing is sent again (EVT-DLV-09)', async () => {
    const { clock, urls, emitEvents, work } = createDeliveryHarness();
    const { seen, url } = await receiver((response, _request, index) =>
      reply(response, index === 0 ? 500 : 200, {}),
    );
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    for (let hour = 0; hour < 48; hour += 1) {
      await work();
      clock.advance(HOUR_MS);
    }
    expect(seen).toHaveLength(2);
  });

  test('a response after the timeout is a failure, and the event is retried (EVT-DLV-04)', async () => {
    const { clock, urls, emitEvents, work, events } = createDeliveryHarness();
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const { seen, url } = await receiver((response, _request, index) => {
      if (index > 0) reply(response, 200, {});
      else resolve();
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    useFrozenTimers();
    const working = work();
    await reached;
    vi.advanceTimersByTime(30_000);
    await working;
    expect((await events(live))[0]?.state).toMatchObject({
      status: 'PENDING',
      attempts: [{ status: null, error: 'No complete response arrived within 30 seconds.' }],
    });
    clock.advance(15 * MINUTE_MS);
    await work();
    expect((await events(live))[0]?.state.status).toBe('DELIVERED');
    expect(seen).toHaveLength(2);
  });

  test('a crash between response and commit causes one more attempt with the same webhook-id', async () => {
    const { clock, store, urls, emitEvents, work, handle } = createDeliveryHarness();
    const { seen, url } = await receiver();
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    const [job] = await store.claim(1, LEASE_MS);
    if (!job) throw new Error('There was no delivery job');
    // The process that held the job is gone: its commit never comes, its lease ends.
    const orphan = { ...job, id: 'gone' };
    await expect(handle(orphan)).rejects.toBeInstanceOf(JobGone);
    await work();
    expect(seen).toHaveLength(1);
    clock.advance(LEASE_MS);
    for (let hour = 0; hour < 48; hour += 1) {
      await work();
      clock.advance(HOUR_MS);
    }
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('a resend is one more delivery of the same event (EVT-DLV-07, EVT-UNSPEC-07)', async () => {
    const { store, urls, emitEvents, work, events } = createDeliveryHarness();
    const { seen, url } = await receiver();
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    await work();
    const [row] = await events(live);
    await store.exec(live, (at, tx) => decideQuietly(at, tx, (d) => resend(d, row?.id ?? '')));
    await work();
    expect(seen.map(({ headers }) => headers['webhook-id'])).toEqual([row?.id, row?.id]);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  });
});

test('a health report is passed on for every six hours with deliveries (EVT-DLV-08)', async () => {
  const reports: [Partition, DeliveryReport][] = [];
  const { clock, urls, emitEvents, work } = createDeliveryHarness({
    report: (partition, report) => void reports.push([partition, report]),
  });
  const { url } = await receiver((response, _request, index) =>
    reply(response, index === 0 ? 200 : 500, {}),
  );
  urls[ids.shop] = { default: url };
  await emitEvents(live, 2);
  await work();
  expect(reports).toEqual([]);
  clock.advance(6 * HOUR_MS);
  await work();
  expect(reports).toEqual([
    [live, expect.objectContaining({ status: 'CLOSED', acknowledged: 1, refused: 1 })],
  ]);
});
