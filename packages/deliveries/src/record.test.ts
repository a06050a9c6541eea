// The effects of attempts on an event, on the memory store with a clock set by the test.
import { event, isStep } from '@kasir/core/resource';
import {
  decideQuietly,
  deliveryJob,
  deliveryLifecycle,
  emit,
  outgoing,
  payloadOf,
  type AccountView,
} from '@kasir/core/server';
import type { Job } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isWanted, recordAttempt, resend } from './record.ts';
import { retryOffsetsMs } from './schedule.ts';

const account: AccountView = {
  id: '65f0c0ffee65f0c0ffee65f0',
  name: 'Toko',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '000001',
};
const partition = { account: account.id, mode: 'live' } as const;
const happened = event({
  name: 'thing.happened',
  family: 'thing',
  envelope: 'v2',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'it happens',
  clauses: [],
});

/** The possible outcomes: a status, no response, an incomplete response, no URL at all. */
const outcomes = {
  ok: { status: 200, error: null, url: 'http://receiver.example/hook' },
  accepted: { status: 204, error: null, url: 'http://receiver.example/hook' },
  redirect: { status: 302, error: null, url: 'http://receiver.example/hook' },
  broken: { status: 500, error: null, url: 'http://receiver.example/hook' },
  silent: { status: null, error: 'No whole answer came.', url: 'http://receiver.example/hook' },
  cut: {
    status: 200,
    error: 'The receiver closed the connection.',
    url: 'http://receiver.example/hook',
  },
  nowhere: { status: null, error: 'No callback URL is set.', url: null },
} as const;
type ResponseKind = keyof typeof outcomes;

/** A store with one event that waits for its first attempt. */
const createHarness = async () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  await store.exec(partition, (at, tx) =>
    decideQuietly(at, tx, (d) =>
      emit(d, { account, mode: partition.mode }, happened, {
        data: { id: 'thing-1' },
        subject: 'thing-1',
      }),
    ),
  );
  const read = async () => {
    const { rows } = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 2 }));
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error('There is not one event');
    return { id: row.id, ...row.state };
  };
  /** Delivery jobs that are due now. */
  const due = async (): Promise<Job[]> =>
    (await store.claim(99, 0)).filter(({ topic }) => topic === deliveryJob.name);
  /** Runs a job like the sender; returns whether anything was sent. */
  const attempt = async (job: Job, responseKind: ResponseKind): Promise<boolean> => {
    const work = payloadOf(deliveryJob, job);
    const wanted = isWanted(await read(), work);
    await store.exec(
      partition,
      (at, tx) => {
        if (!wanted) return;
        const outcome = { at: at.now, ...outcomes[responseKind] };
        decideQuietly(at, tx, (d) => recordAttempt(d, work, outcome));
      },
      { job: job.id },
    );
    return wanted;
  };
  const again = async (): Promise<boolean> => {
    const { id } = await read();
    return store.exec(partition, (at, tx) => decideQuietly(at, tx, (d) => resend(d, id)));
  };
  return { clock, store, read, due, attempt, again };
};

/** Runs every job that is due with the same response; returns the number of attempts. */
const respondToAll = async (
  { due, attempt }: Awaited<ReturnType<typeof createHarness>>,
  with_: ResponseKind,
) => {
  let sent = 0;
  for (const job of await due()) sent += Number(await attempt(job, with_));
  return sent;
};

describe('automatic attempts', () => {
  test.each(['ok', 'accepted'] as const)(
    'an event with the response %s is DELIVERED and never sent again (EVT-DLV-09, EVT-UNSPEC-06)',
    async (responseKind) => {
      const it = await createHarness();
      expect(await respondToAll(it, responseKind)).toBe(1);
      expect((await it.read()).status).toBe('DELIVERED');
      it.clock.advance(48 * 3_600_000);
      expect(await it.due()).toEqual([]);
    },
  );

  test.each(['redirect', 'broken', 'silent', 'cut'] as const)(
    'an event with the response %s is tried again for 24 hours and then FAILED (EVT-DLV-05, EVT-UNSPEC-06)',
    async (responseKind) => {
      const it = await createHarness();
      const start = it.clock.now();
      const seen: number[] = [];
      for (let minute = 0; minute <= 48 * 60; minute += 1) {
        const sent = await respondToAll(it, responseKind);
        if (sent > 0) seen.push(it.clock.now() - start);
        it.clock.advance(60_000);
      }
      expect(seen).toEqual([0, ...retryOffsetsMs]);
      const { status, attempts } = await it.read();
      expect(status).toBe('FAILED');
      expect(attempts.map(({ at }) => at - start)).toEqual(seen);
      expect(attempts[0]).toEqual({
        at: start,
        status: outcomes[responseKind].status,
        error: outcomes[responseKind].error,
        trigger: 'automatic',
        url: 'http://receiver.example/hook',
      });
    },
  );

  test('without a URL the event is UNROUTED, with the reason and without retries', async () => {
    const it = await createHarness();
    await respondToAll(it, 'nowhere');
    const { status, attempts } = await it.read();
    expect(status).toBe('UNROUTED');
    expect(attempts).toEqual([expect.objectContaining({ error: 'No callback URL is set.' })]);
    it.clock.advance(48 * 3_600_000);
    expect(await it.due()).toEqual([]);
  });

  test('retries that were missed while the platform was down are not made up for', async () => {
    const it = await createHarness();
    await respondToAll(it, 'broken');
    it.clock.advance(5 * 3_600_000);
    expect(await respondToAll(it, 'broken')).toBe(1);
    expect(await it.due()).toEqual([]);
    it.clock.advance(3_600_000);
    expect(await respondToAll(it, 'ok')).toBe(1);
  });
});

describe('an event', () => {
  const DAY_MS = 24 * 3_600_000;

  test('is deleted 30 days after its last attempt', async () => {
    const it = await createHarness();
    await respondToAll(it, 'ok');
    it.clock.advance(20 * DAY_MS);
    await it.again();
    await respondToAll(it, 'broken');
    it.clock.advance(30 * DAY_MS - 1);
    expect((await it.read()).status).toBe('DELIVERED');
    it.clock.advance(1);
    await expect(it.read()).rejects.toThrow('not one event');
    expect(await it.store.sweep(1)).toBe(1);
  });

  test('that waits for an attempt does not expire', async () => {
    const it = await createHarness();
    it.clock.advance(400 * DAY_MS);
    expect((await it.read()).status).toBe('PENDING');
    await respondToAll(it, 'broken');
    it.clock.advance(400 * DAY_MS);
    expect(await respondToAll(it, 'ok')).toBe(1);
    expect((await it.read()).status).toBe('DELIVERED');
  });
});

describe('resends', () => {
  test('a delivered event can be sent once more, with the same webhook-id (EVT-DLV-07, EVT-UNSPEC-07)', async () => {
    const it = await createHarness();
    await respondToAll(it, 'ok');
    expect(await it.again()).toBe(true);
    const [job] = await it.due();
    expect(job?.payload).toMatchObject({ event: (await it.read()).id });
    expect(await respondToAll(it, 'ok')).toBe(1);
    expect((await it.read()).attempts.map(({ trigger }) => trigger)).toEqual([
      'automatic',
      'resend',
    ]);
    const none = await it.store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => resend(d, 'no such event')),
    );
    expect(none).toBe(false);
  });

  test.each(['broken', 'nowhere'] as const)(
    'a resend with the response %s leaves a delivered event delivered and is not retried (EVT-DLV-07)',
    async (responseKind) => {
      const it = await createHarness();
      await respondToAll(it, 'ok');
      await it.again();
      await respondToAll(it, responseKind);
      expect((await it.read()).status).toBe('DELIVERED');
      it.clock.advance(48 * 3_600_000);
      expect(await it.due()).toEqual([]);
    },
  );

  test('a resend that is acknowledged ends the automatic retries (EVT-DLV-09)', async () => {
    const it = await createHarness();
    await respondToAll(it, 'broken');
    await it.again();
    await respondToAll(it, 'ok');
    expect((await it.read()).status).toBe('DELIVERED');
    it.clock.advance(48 * 3_600_000);
    expect(await respondToAll(it, 'ok')).toBe(0);
  });

  test('a resend can deliver an event that had no URL', async () => {
    const it = await createHarness();
    await respondToAll(it, 'nowhere');
    await it.again();
    await respondToAll(it, 'broken');
    expect((await it.read()).status).toBe('FAILED');
    await it.again();
    await respondToAll(it, 'ok');
    expect((await it.read()).status).toBe('DELIVERED');
  });

  test('an event that waits for its resend is kept, however late the resend is requested', async () => {
    const it = await createHarness();
    await respondToAll(it, 'ok');
    it.clock.advance(30 * 24 * 3_600_000 - 1);
    expect(await it.again()).toBe(true);
    it.clock.advance(3_600_000);
    await it.store.sweep(100);
    expect(await respondToAll(it, 'ok')).toBe(1);
    expect((await it.read()).attempts).toHaveLength(2);
  });

  test('the newest 20 attempts are kept', async () => {
    const it = await createHarness();
    await respondToAll(it, 'broken');
    for (let n = 0; n < 25; n += 1) {
      await it.again();
      await respondToAll(it, 'silent');
    }
    const { attempts, status } = await it.read();
    expect(attempts).toHaveLength(20);
    expect(new Set(attempts.map(({ trigger }) => trigger))).toEqual(new Set(['resend']));
    expect(status).toBe('PENDING');
  });
});

test('any attempts and resends follow the lifecycle, and DELIVERED never changes (EVT-DLV-05, EVT-DLV-09)', async () => {
  const responseKind = fc.constantFrom(...(Object.keys(outcomes) as ResponseKind[]));
  const pause = fc.constantFrom(0, 1, 900_000, 3_600_000, 12 * 3_600_000, 24 * 3_600_000);
  const move = fc.record({ responseKind, pause, resends: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
      const it = await createHarness();
      let first: number | undefined;
      let { status } = await it.read();
      for (const { responseKind, pause, resends } of moves) {
        it.clock.advance(pause);
        if (resends) await it.again();
        for (const job of await it.due()) {
          const resent = payloadOf(deliveryJob, job).trigger === 'resend';
          if (!resent) {
            first ??= it.clock.now();
            expect(job.due).toBeLessThanOrEqual(first + 24 * 3_600_000);
          }
          const sent = await it.attempt(job, responseKind);
          if (!resent) expect(sent).toBe(status === 'PENDING');
          const next = (await it.read()).status;
          expect(isStep(deliveryLifecycle, status, next), `${status} -> ${next}`).toBe(true);
          if (status === 'DELIVERED') expect(next).toBe('DELIVERED');
          if (sent && (responseKind === 'ok' || responseKind === 'accepted'))
            expect(next).toBe('DELIVERED');
          status = next;
        }
      }
    }),
    { numRuns: 60 },
  );
});
