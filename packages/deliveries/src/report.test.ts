// Health reports: their counts, their end, and their deletion.
import { decideQuietly, outgoing, payloadOf } from '@kasir/core/server';
import type { At, Tx } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { recordAttempt } from './record.ts';
import { closeReport, deliveryReports, healthJob, healthPeriodMs, renderReport } from './report.ts';

const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'live' } as const;

const RECEIVER = 'https://user:word@receiver.example/hook?key=secret';
const MASKED = 'https://receiver.example/hook';

const createHarness = () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  /** A new event and its first attempt. */
  const attempt = (status: number | null, error: string | null, routed = true) =>
    store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const { id } = d.create(outgoing, d.id(), 'emit', blank(d.now));
        const url = routed ? RECEIVER : null;
        recordAttempt(d, { event: id }, { at: d.now, status, error, url });
        return id;
      }),
    );
  const reports = async () =>
    (
      await store.view(partition, (view) =>
        view.list(deliveryReports, {}, { limit: 9, order: 'asc' }),
      )
    ).rows.map(({ state }) => renderReport(state));
  const close = async (): Promise<number> => {
    const jobs = (await store.claim(99, 0)).filter(({ topic }) => topic === healthJob.name);
    for (const job of jobs) {
      const { report } = payloadOf(healthJob, job);
      const closing = (at: At, tx: Tx) => decideQuietly(at, tx, (d) => closeReport(d, report));
      await store.exec(partition, closing, { job: job.id });
    }
    return jobs.length;
  };
  return { clock, store, attempt, reports, close };
};

const blank = (created: number) => ({
  name: 'thing.happened',
  family: 'thing',
  url: null,
  body: '{}',
  created,
  subject: 'thing-1',
  attempts: [],
});

test('a report counts the attempts of six hours and is closed at their end (EVT-DLV-08)', async () => {
  const { clock, attempt, reports, close } = createHarness();
  clock.advance(3_600_000);
  await attempt(200, null);
  await attempt(200, null);
  const refused = await attempt(500, null);
  await attempt(null, 'No callback URL is set.', false);
  expect(await close()).toBe(0);
  clock.advance(healthPeriodMs - 3_600_000);
  expect(await close()).toBe(1);
  await attempt(200, null);
  expect(await reports()).toEqual([
    {
      status: 'CLOSED',
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-01-01T06:00:00.000Z',
      acknowledged: 2,
      refused: 1,
      failed: 0,
      unrouted: 1,
      problems: [
        {
          at: '2026-01-01T01:00:00.000Z',
          webhook_id: refused,
          event: 'thing.happened',
          error: 'The receiver responded with 500.',
        },
        expect.objectContaining({ error: 'No callback URL is set.' }),
      ],
      failing: [
        { url: MASKED, error: 'The receiver responded with 500.', attempts: 1 },
        { url: null, error: 'No callback URL is set.', attempts: 1 },
      ],
      other_failures: 0,
    },
    expect.objectContaining({ status: 'OPEN', from: '2026-01-01T06:00:00.000Z', acknowledged: 1 }),
  ]);
});

test('six hours without an attempt have no report, and reports are deleted after 30 days', async () => {
  const { clock, store, attempt, reports, close } = createHarness();
  await attempt(200, null);
  clock.advance(10 * healthPeriodMs);
  expect(await close()).toBe(1);
  expect(await close()).toBe(0);
  expect(await reports()).toHaveLength(1);
  clock.advance(30 * 24 * 3_600_000);
  expect(await reports()).toEqual([]);
  const gone = (at: At, tx: Tx) => decideQuietly(at, tx, (d) => closeReport(d, 'gone'));
  expect(await store.exec(partition, gone)).toBeNull();
});

test('an event whose last attempt fails is counted, and the newest 20 problems are kept', async () => {
  const { clock, store, attempt, reports } = createHarness();
  const id = await attempt(500, null);
  const first = clock.now();
  clock.advance(24 * 3_600_000);
  await store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) =>
      recordAttempt(
        d,
        { event: id, first },
        { at: d.now, status: 503, error: null, url: 'http://receiver.example/hook' },
      ),
    ),
  );
  for (let n = 0; n < 25; n += 1) await attempt(400 + n, null);
  const last = (await reports()).at(-1);
  expect(last).toMatchObject({ failed: 1, refused: 26 });
  expect(last?.problems).toHaveLength(20);
  expect(last?.problems.at(-1)?.error).toBe('The receiver responded with 424.');
  // Every attempt is counted: by URL and reason for the first 20 of them, and the rest together.
  const counted = last?.failing.reduce((sum, { attempts }) => sum + attempts, 0) ?? 0;
  expect([last?.failing.length, counted + (last?.other_failures ?? 0)]).toEqual([20, 26]);
});
