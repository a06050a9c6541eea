// Checks webhook chaos around the sender, with the SQLite store and real receivers: what it does to
// an attempt, and that all of it is stored when the handler of a delivery ends.
import { decideQuietly, deliveryJob, emit, outgoing, type AccountView } from '@kasir/core/server';
import { JobGone, type Job } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import { reply } from '@kasir/client/testing';
import { signingSecret } from '@kasir/deliveries';
import { webhookChaos } from '@kasir/models';
import { createReceiver } from '@kasir/webhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { CHAOS, chaosDone, nothingDone, type ChaosDone } from './chaos-done.ts';
import { createDeliveries } from './deliveries.ts';
import {
  happened,
  LEASE_MS,
  receiver,
  testMode,
  useFrozenTimers,
} from './testing/delivery-harness.ts';
import { DeliveryChaos } from './webhook-chaos.ts';

/** A sender for one account, whose deliveries to a URL are disturbed from the first event on. */
const open = async (url: string, settings: object) => {
  const clock = manualClock();
  const store = await openSqlite({ file: ':memory:', now: clock.now, random: countingRandom() });
  onTestFinished(() => store.close());
  const callbacks = { token: 'token', urls: { default: url } };
  const chaos = { ...webhookChaos.parse(settings), after: null };
  const deliveries = createDeliveries({
    store,
    account: (id) => ({ id, name: 'Toko', callbacks: { test: callbacks, live: callbacks }, chaos }),
    secret: 'installation',
    now: clock.now,
    privateCallbacks: 'all',
    chaos: new DeliveryChaos(store),
  });
  onTestFinished(() => deliveries.close());
  const account = { id: testMode.account, versions: { test: {}, live: {} } } as AccountView;
  /** Emits an event and returns its id. */
  const emitEvent = async (): Promise<string> => {
    await store.exec(testMode, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const data = { id: d.id() };
        emit(d, { account, mode: 'test' }, happened, { data, subject: data.id });
      }),
    );
    return (await events()).at(-1)?.id ?? '';
  };
  const events = async () =>
    (await store.view(testMode, (view) => view.list(outgoing, {}, { limit: 9, order: 'asc' })))
      .rows;
  const handle = (job: Job): Promise<void> =>
    deliveries.handlers.get(deliveryJob.name)?.(job) ?? Promise.reject(new Error(job.topic));
  const claim = async (): Promise<Job[]> =>
    (await store.claim(9, LEASE_MS)).filter(({ topic }) => topic === deliveryJob.name);
  /** Delivers what is due, one after the other. */
  const work = async (): Promise<void> => {
    for (const job of await claim()) await handle(job);
  };
  const errors = async () =>
    (await events()).map(({ state }) => state.attempts.map(({ error }) => error));
  const done = (): Promise<ChaosDone> =>
    store.view(testMode, (view) => view.get(chaosDone, CHAOS)?.state ?? nothingDone);
  return { clock, store, chaos, deliveries, emitEvent, events, errors, done, handle, claim, work };
};

test('a stale signature is a valid one of ten minutes ago, which a receiver refuses for its time alone', async () => {
  const { seen, url } = await receiver();
  const { clock, emitEvent, work } = await open(url, { stale_signature: 1 });
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
    const { emitEvent, work, events, errors } = await open(url, { stale_signature });
    await emitEvent();
    await work();
    expect(await errors()).toEqual([[error]]);
    const [row] = await events();
    expect(row?.state.attempts[0]?.status).toBe(status);
  },
);

test('an event that waits for the next one is due once that was sent, and is sent only once', async () => {
  const { seen, url } = await receiver();
  const { clock, store, emitEvent, handle, claim, work } = await open(url, { next: 1, reorder: 1 });
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
  const { clock, chaos, emitEvent, events, handle, claim, work, done } = await open(url, {
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
  const { store, chaos, emitEvent, work, done } = await open(url, { next: 1, before_response: 1 });
  await emitEvent();
  await emitEvent();
  await work();
  await new DeliveryChaos(store).awaitAttempts(testMode, chaos, null);
  expect(await done()).toMatchObject({ before_response: 1 });
});

test('a disturbed attempt that a closing sender aborts can be claimed by others, and is not recorded', async () => {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const { url } = await receiver(() => resolve());
  const { store, deliveries, emitEvent, errors, handle, claim } = await open(url, {
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
