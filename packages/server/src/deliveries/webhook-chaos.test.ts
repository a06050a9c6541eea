// Checks webhook chaos around the sender, with the SQLite store and real receivers: what it does to
// an attempt, and that all of it is stored when the handler of a delivery ends.
import { decideQuietly } from '@kasir/core/server';
import { JobGone } from '@kasir/core/store';
import { reply } from '@kasir/client/testing';
import { resend, signingSecret } from '@kasir/deliveries';
import { webhookChaos } from '@kasir/models';
import { createReceiver } from '@kasir/webhooks';
import { describe, expect, test, vi } from 'vitest';
import { nothingDone } from './chaos-done.ts';
import { DROPPED, DUPLICATED, idsOf, MINUTE_MS, openChaos } from './testing/chaos-harness.ts';
import { live, receiver, testMode, useFrozenTimers } from './testing/delivery-harness.ts';
import { DeliveryChaos } from './webhook-chaos.ts';

test('a stale signature is a valid one of ten minutes ago, which a receiver refuses for its time alone', async () => {
  const { seen, url } = await receiver();
  const { clock, emitEvent, work } = await openChaos(url, { stale_signature: 1 });
  await emitEvent();
  await work();
  const receiveAt = async (time: number) => {
    const { receive } = createReceiver({
      token: 'token',
      secret: signingSecret('installation', testMode),
      now: () => time,
    });
    const { headers = {}, body = '' } = seen[0] ?? {};
    return (await receive({ headers, body })).ok;
  };
  expect(await receiveAt(clock.now())).toBe(false);
  expect(await receiveAt(clock.now() - 10 * 60_000)).toBe(true);
});

test.each([
  ['stale', 'refuses', 1, 500, 'Signed with an old time by webhook chaos.'],
  ['stale', 'accepts', 1, 200, null],
  ['fresh', 'refuses', 0, 500, null],
  ['fresh', 'accepts', 0, 200, null],
] as const)(
  'an attempt with a %s signature that its receiver %s names chaos as its error only if chaos is the reason',
  async (_signature, _receiver, stale_signature, status, error) => {
    const { url } = await receiver((response) => reply(response, status, {}));
    const { emitEvent, work, events, errors } = await openChaos(url, { stale_signature });
    await emitEvent();
    await work();
    expect(await errors()).toEqual([[error]]);
    const [row] = await events();
    expect(row?.state.attempts[0]?.status).toBe(status);
  },
);

test('an event that waits for the next one is due once that was sent, and is sent only once', async () => {
  const { seen, url } = await receiver();
  const { clock, store, emitEvent, handle, claim, work } = await openChaos(url, {
    next: 1,
    reorder: 1,
  });
  const [first, second] = [await emitEvent(), await emitEvent()];
  const [early, late] = await claim();
  if (!early || !late) throw new Error('no jobs are due');
  await handle(early);
  expect([seen.length, (await store.pending()).ready]).toEqual([0, false]);
  await handle(late);
  expect((await store.pending()).ready).toBe(true);
  await work();
  clock.advance(webhookChaos.parse({}).delay_ms);
  await work();
  expect(seen.map(({ headers }) => headers['webhook-id'])).toEqual([second, first]);
});

test('every disturbance is counted once it is stored', async () => {
  const { url } = await receiver();
  const { clock, chaos, emitEvent, events, handle, claim, work, done } = await openChaos(url, {
    next: 2,
    delay: 1,
    reorder: 1,
  });
  await emitEvent();
  await emitEvent();
  const [first] = await claim();
  if (!first) throw new Error('no job is due');
  await handle(first);
  expect(await done()).toMatchObject({ delayed: 1, reordered: 1, before_response: 0 });
  clock.advance(chaos.delay_ms);
  await work();
  expect((await events()).map(({ state }) => state.attempts.length)).toEqual([1, 1]);
});

test('an attempt that precedes its response is counted, and others are not', async () => {
  const { url } = await receiver();
  const { store, chaos, emitEvent, work, done } = await openChaos(url, {
    next: 1,
    before_response: 1,
  });
  await emitEvent();
  await emitEvent();
  await work();
  await new DeliveryChaos(store).awaitAttempts(testMode, chaos, null);
  expect(await done()).toMatchObject({ before_response: 1 });
});

test('a disturbed attempt that a closing sender aborts can be claimed by others, and is not recorded', async () => {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const { url } = await receiver(() => resolve());
  const { store, deliveries, emitEvent, errors, handle, claim } = await openChaos(url, {
    stale_signature: 1,
  });
  await emitEvent();
  const [job] = await claim();
  if (!job) throw new Error('no job is due');
  useFrozenTimers();
  const handled = handle(job).catch((error: unknown) => error);
  await reached;
  const closed = deliveries.close();
  vi.advanceTimersByTime(5_000);
  expect(await handled).toBeInstanceOf(JobGone);
  expect(await store.pending()).toMatchObject({ ready: true, held: 0 });
  expect(await errors()).toEqual([[]]);
  await closed;
});

describe('an attempt', () => {
  test('that is dropped sends nothing, and has no other disturbance', async () => {
    const { seen, url } = await receiver();
    const { clock, emitEvent, events, work, done } = await openChaos(url, {
      drop: 1,
      stale_signature: 1,
      duplicate: 1,
    });
    await emitEvent();
    await work();
    expect(seen).toEqual([]);
    const [row] = await events();
    expect(row?.state).toMatchObject({ status: 'PENDING' });
    expect(row?.state.attempts).toEqual([
      { at: clock.now(), status: null, error: DROPPED, trigger: 'automatic', url: `${url}/` },
    ]);
    expect(await done()).toEqual({ ...nothingDone, dropped: 1 });
  });

  test('that is duplicated is sent again with the same id after its acknowledgment, and both are recorded', async () => {
    const { seen, url } = await receiver((response, _request, index) =>
      reply(response, index === 0 ? 201 : 503, {}),
    );
    const { clock, attempted, emitEvent, events, work, done } = await openChaos(url, {
      duplicate: 1,
      stale_signature: 1,
    });
    const id = await emitEvent();
    await work();
    expect(idsOf(seen)).toEqual([id, id]);
    expect(seen[1]?.body).toBe(seen[0]?.body);
    const [row] = await events();
    expect(row?.state).toMatchObject({
      status: 'DELIVERED',
      attempts: [
        { at: clock.now(), status: 201, error: null },
        { at: clock.now(), status: 503, error: DUPLICATED },
      ],
    });
    expect(attempted).toMatchObject([
      { webhook: id, attempt: 1, status: 201, error: null, acknowledged: true },
      { webhook: id, attempt: 2, status: 503, error: DUPLICATED, acknowledged: false },
    ]);
    expect(await done()).toEqual({ ...nothingDone, duplicated: 1, stale: 1 });
    const stale = String((clock.now() - 10 * MINUTE_MS) / 1000);
    expect(seen.map(({ headers }) => headers['webhook-timestamp'])).toEqual([stale, stale]);
  });

  test.each([300, 404, 500])(
    'that its receiver refuses with %i is not duplicated',
    async (status) => {
      const { seen, url } = await receiver((response) => reply(response, status, {}));
      const { emitEvent, errors, work, done } = await openChaos(url, { duplicate: 1 });
      await emitEvent();
      await work();
      expect(seen).toHaveLength(1);
      expect([await errors(), await done()]).toEqual([[[null]], nothingDone]);
    },
  );

  test('is disturbed according to the number of attempts before it', async () => {
    const { url } = await receiver((response) => reply(response, 500, {}));
    const { clock, emitEvent, errors, work, done } = await openChaos(url, { lost_attempts: 2 });
    await emitEvent();
    for (const minutes of [15, 45, 120]) {
      await work();
      clock.advance(minutes * MINUTE_MS);
    }
    expect(await errors()).toEqual([[DROPPED, DROPPED, null]]);
    expect(await done()).toEqual({ ...nothingDone, dropped: 2 });
  });
});

describe('an event is not disturbed', () => {
  test('when its name is not among those of the settings', async () => {
    const { url } = await receiver();
    const { emitEvent, errors, work } = await openChaos(url, { drop: 1, events: ['thing.ended'] });
    await emitEvent();
    await emitEvent('ended');
    await work();
    expect(await errors()).toEqual([[null], [DROPPED]]);
  });

  test('when it is not after the event at which chaos began', async () => {
    const { url } = await receiver();
    const { chaos, emitEvent, errors, work } = await openChaos(url, { drop: 1, next: 1 });
    await emitEvent();
    chaos.after = await emitEvent();
    await emitEvent();
    await emitEvent();
    await work();
    expect(await errors()).toEqual([[null], [null], [DROPPED], [null]]);
  });

  test('when an operator resends it', async () => {
    const { seen, url } = await receiver();
    const { store, emitEvent, errors, work } = await openChaos(url, { drop: 1, delay: 1, next: 1 });
    const id = await emitEvent();
    await store.exec(testMode, (at, tx) => decideQuietly(at, tx, (d) => resend(d, id)));
    await work();
    expect([await errors(), idsOf(seen)]).toEqual([[[null]], [id]]);
  });

  test('in live mode', async () => {
    const { seen, url } = await receiver();
    const { emitEvent, work, done } = await openChaos(url, { drop: 1 });
    await emitEvent('happened', live);
    await work();
    expect(seen).toHaveLength(1);
    expect(await done()).toEqual(nothingDone);
  });
});
