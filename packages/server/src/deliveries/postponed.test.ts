// Checks when webhook chaos lets an event be sent: its delay, its wait for the next event, and the
// response that waits for it.
import { setTimeout as sleep } from 'node:timers/promises';
import { reply } from '@kasir/client/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { nothingDone } from './chaos-done.ts';
import { eventChoices } from './chaos.ts';
import { DROPPED, idsOf, MINUTE_MS, openChaos } from './testing/chaos-harness.ts';
import { receiver, testMode } from './testing/delivery-harness.ts';
import { DeliveryChaos } from './webhook-chaos.ts';

describe('the time of the first attempt', () => {
  test.each([1, 2, 3])(
    'of a delayed event is its delay after its creation (seed %i)',
    async (seed) => {
      const { seen, url } = await receiver();
      const { clock, store, chaos, emitEvent, events, work, done } = await openChaos(url, {
        seed,
        delay: 1,
      });
      await emitEvent();
      const { delayMs } = eventChoices(chaos, 1);
      await work();
      expect(await store.pending()).toMatchObject({ ready: false, held: 0 });
      clock.advance(delayMs - 1);
      await work();
      expect(seen).toEqual([]);
      clock.advance(1);
      await work();
      expect(seen).toHaveLength(1);
      const [row] = await events();
      expect(row?.state.attempts.map(({ at }) => at - row.state.created)).toEqual([delayMs]);
      expect(await done()).toEqual({ ...nothingDone, delayed: 1 });
    },
  );

  test.each([0, 1])(
    'of an event whose next one never comes is the maximum delay after its creation (share of delays: %i)',
    async (delay) => {
      const { seen, url } = await receiver();
      const { clock, chaos, emitEvent, work, done } = await openChaos(url, {
        reorder: 1,
        delay,
        delay_ms: 5_000,
      });
      await emitEvent();
      await work();
      clock.advance(chaos.delay_ms - 1);
      await work();
      expect(seen).toEqual([]);
      clock.advance(1);
      await work();
      expect(seen).toHaveLength(1);
      expect(await done()).toEqual({ ...nothingDone, reordered: 1, delayed: delay });
    },
  );

  test('of an event that waits for the next one and is delayed is not before its delay', async () => {
    const { seen, url } = await receiver();
    const settings = { reorder: 1, delay: 1, next: 1 };
    const { clock, store, chaos, emitEvent, handle, claim, work } = await openChaos(url, settings);
    const [first, second] = [await emitEvent(), await emitEvent()];
    const { delayMs } = eventChoices(chaos, 1);
    expect(delayMs).toBeLessThan(chaos.delay_ms);
    for (const job of await claim()) await handle(job);
    expect((await store.pending()).ready).toBe(false);
    clock.advance(delayMs - 1);
    await work();
    expect(idsOf(seen)).toEqual([second]);
    clock.advance(1);
    await work();
    expect(idsOf(seen)).toEqual([second, first]);
  });

  test('of an event whose next one was sent already is now', async () => {
    const { seen, url } = await receiver();
    const { emitEvent, handle, claim, work, done } = await openChaos(url, { reorder: 1, next: 1 });
    const [first, second] = [await emitEvent(), await emitEvent()];
    const [early, late] = await claim();
    if (!early || !late) throw new Error('no jobs are due');
    await handle(late);
    await handle(early);
    await work();
    expect(idsOf(seen)).toEqual([second, first]);
    expect(await done()).toEqual(nothingDone);
  });

  test('of a delayed event whose next one was sent already is counted as delayed alone', async () => {
    const { url } = await receiver();
    const settings = { reorder: 1, delay: 1, next: 1 };
    const { emitEvent, handle, claim, done } = await openChaos(url, settings);
    await emitEvent();
    await emitEvent();
    for (const job of (await claim()).toReversed()) await handle(job);
    expect(await done()).toEqual({ ...nothingDone, delayed: 1 });
  });

  test('of an event that was refused while it waited is not made again when its wait ends', async () => {
    const { seen, url } = await receiver((response) => reply(response, 500, {}));
    const { clock, store, chaos, emitEvent, handle, claim, work } = await openChaos(url, {
      reorder: 1,
      next: 1,
    });
    const [first, second] = [await emitEvent(), await emitEvent()];
    for (const job of await claim()) await handle(job);
    await work();
    expect(idsOf(seen)).toEqual([second, first]);
    clock.advance(chaos.delay_ms);
    await work();
    expect(seen).toHaveLength(2);
    expect(await store.pending()).toMatchObject({ ready: false, held: 0 });
    clock.advance(15 * MINUTE_MS - chaos.delay_ms);
    await work();
    expect(idsOf(seen).map(String).toSorted()).toEqual([first, first, second, second]);
  });

  test('is postponed once: a retry comes at its usual time', async () => {
    const { url } = await receiver();
    const settings = { delay: 1, reorder: 1, lost_attempts: 1 };
    const { clock, chaos, emitEvent, events, work } = await openChaos(url, settings);
    await emitEvent();
    await work();
    clock.advance(chaos.delay_ms);
    await work();
    clock.advance(15 * MINUTE_MS);
    await work();
    const [row] = await events();
    expect(row?.state.attempts.map(({ at, error }) => [at - row.state.created, error])).toEqual([
      [chaos.delay_ms, DROPPED],
      [chaos.delay_ms + 15 * MINUTE_MS, null],
    ]);
  });

  test('is brought forward only for an event that is disturbed and was not tried', async () => {
    const { url } = await receiver((response) => reply(response, 500, {}));
    const { store, chaos, emitEvent, handle, claim, work } = await openChaos(url, {
      reorder: 1,
      next: 3,
      events: ['thing.happened'],
    });
    const overtaking = new DeliveryChaos(store);
    const ready = async (id: string) => {
      await overtaking.overtake(testMode, id, chaos);
      return (await store.pending()).ready;
    };
    const [other, waiting, next] = [
      await emitEvent('ended'),
      await emitEvent(),
      await emitEvent('ended'),
    ];
    const [otherJob, waitingJob, nextJob] = await claim();
    if (!otherJob || !waitingJob || !nextJob) throw new Error('no jobs are due');
    expect([await ready(other), await ready(waiting)]).toEqual([false, false]);
    await handle(otherJob);
    await handle(waitingJob);
    await handle(nextJob);
    expect((await store.pending()).ready).toBe(true);
    await work();
    expect(await ready(next)).toBe(false);
  });
});

describe('a response waits', () => {
  /** A store whose reads are counted, so that a test knows that somebody still looks. */
  const openWaiting = async (settings: object) => {
    const { url } = await receiver();
    const opened = await openChaos(url, settings);
    const views = vi.spyOn(opened.store, 'view');
    const chaos = new DeliveryChaos(opened.store);
    /** Returns whether a wait has ended; false after more looks than one that has ended makes. */
    const isOver = async (waiting: Promise<void>): Promise<boolean> => {
      const enough = views.mock.calls.length + 6;
      const state = { over: false };
      void waiting.then(() => (state.over = true));
      // Not with expect.poll, which moves the fake time.
      while (!state.over && views.mock.calls.length <= enough) await sleep(5);
      return state.over;
    };
    const wait = (after: string | null) => chaos.awaitAttempts(testMode, opened.chaos, after);
    return { ...opened, newest: () => chaos.newest(testMode), isOver, wait };
  };

  test('for the attempt of an event that must precede it', async () => {
    const { emitEvent, isOver, wait, work, done } = await openWaiting({ before_response: 1 });
    await emitEvent();
    const waiting = wait(null);
    expect(await isOver(waiting)).toBe(false);
    expect(await done()).toEqual(nothingDone);
    await work();
    await waiting;
    expect(await done()).toEqual({ ...nothingDone, before_response: 1 });
  });

  test('for 31 seconds, longer than a receiver has, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { emitEvent, errors, isOver, wait, done } = await openWaiting({ before_response: 1 });
    await emitEvent();
    const waiting = wait(null);
    expect(await isOver(waiting)).toBe(false);
    vi.advanceTimersByTime(30_999);
    expect(await isOver(waiting)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isOver(waiting)).toBe(true);
    expect([await errors(), await done()]).toEqual([[[]], nothingDone]);
  });

  test('only for events after a given one, and of the names of the settings', async () => {
    const { chaos, emitEvent, newest, wait, work, done } = await openWaiting({
      before_response: 1,
      events: ['thing.happened'],
    });
    expect(await newest()).toBeNull();
    const first = await emitEvent();
    const second = await emitEvent();
    expect(await newest()).toBe(second);
    await emitEvent('ended');
    await emitEvent();
    await work();
    await wait(await newest());
    expect(await done()).toEqual(nothingDone);
    await wait(second);
    expect(await done()).toEqual({ ...nothingDone, before_response: 1 });
    await wait(null);
    expect(await done()).toEqual({ ...nothingDone, before_response: 4 });
    chaos.after = first;
    await wait(null);
    expect(await done()).toEqual({ ...nothingDone, before_response: 6 });
  });

  test('for no event that is delayed or waits for the next one', async () => {
    for (const settings of [{ delay: 1 }, { reorder: 1 }]) {
      const { emitEvent, errors, isOver, wait, done } = await openWaiting({
        ...settings,
        before_response: 1,
      });
      await emitEvent();
      expect(await isOver(wait(null))).toBe(true);
      expect([await errors(), await done()]).toEqual([[[]], nothingDone]);
    }
  });
});
