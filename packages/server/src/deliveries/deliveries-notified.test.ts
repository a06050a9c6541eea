// Checks what a sender tells others about its attempts, and with which secrets it signs them.
import { decideQuietly, deliveryJob } from '@kasir/core/server';
import { JobGone } from '@kasir/core/store';
import { loopback, reply } from '@kasir/client/testing';
import { healthMail, signingSecret, type MailText } from '@kasir/deliveries';
import type { DeliveryReport } from '@kasir/models';
import { createReceiver } from '@kasir/webhooks';
import { describe, expect, test, vi } from 'vitest';
import type { DeliveryAttempt } from '../observation/notes.ts';
import type { AttemptBegin, AttemptEnd } from '../watching/attempts.ts';
import {
  createDeliveryHarness,
  ids,
  LEASE_MS,
  live,
  receiver,
  testMode,
  useFrozenTimers,
} from './testing/delivery-harness.ts';

const RETRY_MS = 15 * 60_000;

/** A sender whose notes of attempts are kept in their order. */
const openNoted = () => {
  const attempted: DeliveryAttempt[] = [];
  const watched: (AttemptBegin | AttemptEnd)[] = [];
  const harness = createDeliveryHarness({
    attempted: (attempt) => void attempted.push(attempt),
    watch: (begin) => {
      watched.push(begin);
      return (end) => void watched.push(end);
    },
  });
  return { ...harness, attempted, watched };
};

describe('every attempt is reported', () => {
  test('with its event, number, URL and result, once it is recorded', async () => {
    const { clock, urls, emitEvents, work, events, attempted } = openNoted();
    const { url } = await receiver((response, _request, index) =>
      reply(response, index === 0 ? 500 : 200, {}),
    );
    urls[ids.shop] = { default: `${url}/hook` };
    const start = clock.now();
    await emitEvents(live);
    await work();
    clock.advance(RETRY_MS);
    await work();
    const [row] = await events(live);
    const common = {
      partition: live,
      webhook: row?.id,
      event: 'thing.happened',
      subject: row?.state.subject,
      url: `${url}/hook`,
      error: null,
    };
    expect(attempted).toEqual([
      { ...common, at: start, attempt: 1, status: 500, acknowledged: false },
      { ...common, at: start + RETRY_MS, attempt: 2, status: 200, acknowledged: true },
    ]);
  });

  test.each([
    [200, true],
    [299, true],
    [300, false],
  ])('as acknowledged by a complete response of 2xx alone: %i', async (status, acknowledged) => {
    const { urls, emitEvents, work, attempted } = openNoted();
    const { url } = await receiver((response, _request, index) => {
      if (index === 0) reply(response, status, {});
      else
        response.writeHead(status, { 'content-length': '9' }).write('{', () => response.destroy());
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    await work();
    await emitEvents(live);
    await work();
    expect(attempted).toMatchObject([
      { status, error: null, acknowledged },
      { status, error: 'The receiver closed the connection.', acknowledged: false },
    ]);
  });

  test('as not acknowledged and without a URL when there is none', async () => {
    const { emitEvents, work, attempted, watched } = openNoted();
    await emitEvents(testMode);
    await work();
    expect(attempted).toMatchObject([
      {
        partition: testMode,
        url: null,
        status: null,
        error: 'No callback URL is set for thing or as default in test mode.',
        attempt: 1,
        acknowledged: false,
      },
    ]);
    expect(watched).toEqual([
      expect.objectContaining({ partition: testMode, name: 'thing.happened', before: 0 }),
      { outcome: 'unrouted', status: null, retry: false },
    ]);
  });

  test('at its begin and its end, which says whether it was a retry', async () => {
    const { clock, urls, emitEvents, work, events, watched } = openNoted();
    const { url } = await receiver((response, _request, index) =>
      reply(response, index === 0 ? 404 : 204, {}),
    );
    const down = await loopback(() => {});
    await down.close();
    urls[ids.shop] = { default: down.url };
    await emitEvents(live);
    await work();
    urls[ids.shop] = { default: url };
    for (const waitMs of [RETRY_MS, 3 * RETRY_MS]) {
      clock.advance(waitMs);
      await work();
    }
    const [row] = await events(live);
    const begin = { partition: live, event: row?.id, name: 'thing.happened' };
    expect(watched).toEqual([
      { ...begin, before: 0 },
      { outcome: 'failed', status: null, retry: false },
      { ...begin, before: 1 },
      { outcome: 'refused', status: 404, retry: true },
      { ...begin, before: 2 },
      { outcome: 'acknowledged', status: 204, retry: true },
    ]);
  });
});

test('a delivery carries its user agent, the former token and both signatures until a rotation ends', async () => {
  const { seen, url } = await receiver();
  const hour = 3_600_000;
  const until = new Date(Date.UTC(2026, 0, 1) + hour).toISOString();
  const settings = {
    token: 'new',
    former_token: { token: 'old', until },
    secret_number: 2,
    former_secret: { number: 1, until },
    urls: { default: url },
  };
  const { clock, emitEvents, work } = createDeliveryHarness({
    account: (id) => ({ id, name: 'Toko', callbacks: { test: settings, live: settings } }),
  });
  /** Delivers an event; returns its token, and the numbers of the secrets that signed it. */
  const sentWith = async () => {
    await emitEvents(live);
    await work();
    const { headers = {}, body = '' } = seen.at(-1) ?? {};
    expect(headers['user-agent']).toBe('Kasir-Webhooks');
    const token = String(headers['x-callback-token']);
    const accepted = await Promise.all(
      [0, 1, 2, 3].map(async (number) => {
        const secret = signingSecret('installation', live, number);
        const { receive } = createReceiver({ token, secret, now: clock.now });
        return (await receive({ headers, body })).ok ? [number] : [];
      }),
    );
    return [token, accepted.flat()];
  };
  expect(await sentWith()).toEqual(['old', [1, 2]]);
  clock.advance(hour);
  expect(await sentWith()).toEqual(['new', [2]]);
});

test('the mail about a health report is written with it, to the owner while there is one', async () => {
  const mails: [string, MailText][] = [];
  const reports: DeliveryReport[] = [];
  const { clock, urls, emitEvents, work } = createDeliveryHarness({
    mail: (_d, owner, mail) => void mails.push([owner.id, mail]),
    report: (_partition, report) => void reports.push(report),
  });
  const { url } = await receiver((response) => reply(response, 500, {}));
  urls[ids.shop] = { default: url };
  await emitEvents(testMode);
  await work();
  clock.advance(6 * 3_600_000);
  await work();
  const [report] = reports;
  if (!report) throw new Error('no report was closed');
  const expected = healthMail(report, { id: ids.shop, name: 'Toko', mode: 'test' });
  expect(mails).toEqual([[ids.shop, expected]]);
  delete urls[ids.shop];
  clock.advance(6 * 3_600_000);
  await work();
  expect([reports.length, mails.length]).toEqual([2, 1]);
});

test('the timeout of a receiver can be set, and its error states it', async () => {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const { url } = await receiver(() => resolve());
  const { urls, emitEvents, events, work } = createDeliveryHarness({ timeoutMs: 2_000 });
  urls[ids.shop] = { default: url };
  await emitEvents(live);
  useFrozenTimers();
  const working = work();
  await reached;
  vi.advanceTimersByTime(2_000);
  await working;
  expect((await events(live))[0]?.state.attempts).toMatchObject([
    { status: null, error: 'No complete response arrived within 2 seconds.' },
  ]);
});

test('a job whose event no longer exists ends without an attempt', async () => {
  const { store, work, attempted } = openNoted();
  await store.exec(live, (at, tx) =>
    decideQuietly(at, tx, (d) => d.schedule(deliveryJob, d.now, { event: d.id() }, 'thing')),
  );
  expect((await store.pending()).ready).toBe(true);
  await work();
  expect(await store.pending()).toMatchObject({ ready: false, held: 0 });
  expect(attempted).toEqual([]);
});

test('a released delivery that was stored as work is due again a second later', async () => {
  const { clock, store, urls, emitEvents, handle, deliveries } = createDeliveryHarness();
  const { seen, url } = await receiver();
  urls[ids.shop] = { default: url };
  await emitEvents(live);
  await deliveries.close();
  const [job] = await store.claim(1, LEASE_MS);
  if (!job) throw new Error('no job is due');
  await expect(handle({ ...job, jobClass: 'work' })).rejects.toBeInstanceOf(JobGone);
  clock.advance(999);
  expect(await store.claim(1, LEASE_MS)).toEqual([]);
  clock.advance(1);
  expect(await store.claim(1, LEASE_MS)).toHaveLength(1);
  expect(seen).toEqual([]);
});
