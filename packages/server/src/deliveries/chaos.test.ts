// Checks that chaos decides the same for the same seed and order of events, and affects the
// configured share of them.
import { outgoing } from '@kasir/core/server';
import type { Partition } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { webhookChaos, type WebhookChaos } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  appliesToEvent,
  attemptChoices,
  eventChoices,
  type AttemptChoices,
  type EventChoices,
} from './chaos.ts';
import { EventPlaces } from './event-places.ts';

const part = fc.constantFrom(0, 0.1, 0.5, 0.9, 1);
const anyChaos = fc
  .record({
    seed: fc.integer(),
    duplicate: part,
    reorder: part,
    delay: part,
    delay_ms: fc.integer({ min: 0, max: 100_000 }),
    drop: part,
    stale_signature: part,
    before_response: part,
  })
  .map((settings) => webhookChaos.parse(settings));

const choicesOf = (chaos: WebhookChaos, events: number) =>
  Array.from({ length: events }, (_, at) => [
    eventChoices(chaos, at + 1),
    ...[0, 1, 2].map((attempt) => attemptChoices(chaos, at + 1, attempt)),
  ]);

test('the same seed leads to the same choices, and another seed to others', () => {
  fc.assert(
    fc.property(anyChaos, (chaos) => {
      const choices = choicesOf(chaos, 20);
      expect(choicesOf({ ...chaos }, 20)).toEqual(choices);
      for (const [event] of choices) {
        const { delayMs, reordered, beforeResponse } = event as ReturnType<typeof eventChoices>;
        expect(delayMs).toBeLessThanOrEqual(chaos.delay_ms);
        expect(beforeResponse && (delayMs > 0 || reordered)).toBe(false);
      }
    }),
  );
  const half = webhookChaos.parse({ drop: 0.5 });
  expect(choicesOf({ ...half, seed: 2 }, 64)).not.toEqual(choicesOf(half, 64));
});

test('a delayed event is delayed by at least a millisecond and at most the maximum, however short that is', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 86_400_000 })),
      (seed, delay_ms) => {
        const chaos = webhookChaos.parse({ seed, delay: 1, delay_ms });
        for (const [event] of choicesOf(chaos, 20)) {
          const { delayMs } = event as ReturnType<typeof eventChoices>;
          expect(Number.isInteger(delayMs) && delayMs >= 1 && delayMs <= delay_ms).toBe(true);
        }
      },
    ),
  );
});

test('the share of dropped attempts is the configured one: none at 0, and all at 1', () => {
  const share = (drop: number) => {
    const chaos = webhookChaos.parse({ drop, seed: 7 });
    const places = Array.from({ length: 2_000 }, (_, at) => at + 1);
    return places.filter((place) => attemptChoices(chaos, place, 0).dropped).length / 2_000;
  };
  expect([share(0), share(1)]).toEqual([0, 1]);
  expect(Math.abs(share(0.3) - 0.3)).toBeLessThan(0.05);
});

test('chaos for the next events ends after them, and loses only their first attempts', () => {
  const chaos = webhookChaos.parse({ next: 2, lost_attempts: 3, duplicate: 1, delay: 1 });
  const lost = [1, 2, 3].map((place) =>
    [0, 1, 2, 3].map((attempt) => attemptChoices(chaos, place, attempt).dropped),
  );
  expect(lost).toEqual([
    [true, true, true, false],
    [true, true, true, false],
    [false, false, false, false],
  ]);
  expect(attemptChoices(chaos, 3, 0).duplicated).toBe(false);
  expect([2, 3].map((place) => eventChoices(chaos, place).delayMs > 0)).toEqual([true, false]);
});

test.each([
  ['duplicate', { duplicated: true }, {}],
  ['drop', { dropped: true }, {}],
  ['stale_signature', { stale: true }, {}],
  ['reorder', {}, { reordered: true }],
  ['before_response', {}, { beforeResponse: true }],
  ['delay', {}, { delayMs: 1 }],
] as const)(
  'the share %s alone has its own effect and no other',
  (share, attempt: Partial<AttemptChoices>, event: Partial<EventChoices>) => {
    const none = { dropped: false, stale: false, duplicated: false };
    const nothing = { delayMs: 0, reordered: false, beforeResponse: false };
    for (const [part, ofAttempt, ofEvent] of [
      [1, attempt, event],
      [0, {}, {}],
    ] as const) {
      const chaos = webhookChaos.parse({ [share]: part, delay_ms: 1 });
      expect(attemptChoices(chaos, 1, 0)).toEqual({ ...none, ...ofAttempt });
      expect(eventChoices(chaos, 1)).toEqual({ ...nothing, ...ofEvent });
    }
  },
);

test('an event is sent before the response by its share, unless it is delayed or waits', () => {
  fc.assert(
    fc.property(anyChaos, fc.integer({ min: 1, max: 20 }), (settings, place) => {
      const chaos = { ...settings, before_response: 1, delay_ms: 1_000 };
      const { delayMs, reordered, beforeResponse } = eventChoices(chaos, place);
      expect(beforeResponse).toBe(delayMs === 0 && !reordered);
    }),
  );
});

test('each choice is made anew for every event, and for every attempt', () => {
  const chaos = webhookChaos.parse({
    duplicate: 0.5,
    drop: 0.5,
    stale_signature: 0.5,
    reorder: 0.5,
    delay: 0.5,
    delay_ms: 86_400_000,
  });
  const range = Array.from({ length: 64 }, (_, at) => at);
  const ofEvents = range.map((at) => eventChoices(chaos, at + 1));
  const byEvent = range.map((at) => attemptChoices(chaos, at + 1, 0));
  const byAttempt = range.map((at) => attemptChoices(chaos, 1, at));
  const drawn = [
    ofEvents.map(({ delayMs }) => delayMs > 0),
    ofEvents.map(({ reordered }) => reordered),
    ...[byEvent, byAttempt].flatMap((choices) => [
      choices.map(({ dropped }) => dropped),
      choices.map(({ stale }) => stale),
      choices.map(({ duplicated }) => duplicated),
    ]),
  ].map((yes) => yes.map(Number).join(''));
  for (const one of drawn) expect(one).toMatch(/01|10/);
  expect(new Set(drawn).size).toBe(8);
  const delays = ofEvents.map(({ delayMs }) => delayMs).filter((ms) => ms > 0);
  expect(new Set(delays).size).toBe(delays.length);
  // The delay is not the number that decided that there is one, which is below the share.
  expect(Math.max(...delays)).toBeGreaterThan(chaos.delay_ms / 2);
});

test('chaos affects all events without a list of names, and else those of the list', () => {
  expect(appliesToEvent({}, 'thing.happened')).toBe(true);
  expect(appliesToEvent({ events: [] }, 'thing.happened')).toBe(false);
  const events = ['thing.ended', 'thing.happened'];
  expect([...events, 'thing'].map((name) => appliesToEvent({ events }, name))).toEqual([
    true,
    true,
    false,
  ]);
});

/** A store with events of one account; `make` adds some and returns their ids. */
const eventStore = () => {
  const store = memoryStore({ now: manualClock().now });
  const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'test' } as const;
  const make = (count: number, owner: Partition = partition) =>
    store.exec(owner, (at, tx) =>
      Array.from({ length: count }, () => {
        const id = at.id();
        const state = {
          name: 'thing.happened',
          family: 'thing',
          url: null,
          body: '{}',
          created: at.now,
          subject: 'thing',
          status: 'PENDING' as const,
          attempts: [],
        };
        tx.insert(outgoing, id, { public: {}, state });
        return id;
      }),
    );
  return { store, partition, make };
};

test('the position of an event is that of its creation, in whatever order positions are read', async () => {
  const { store, partition, make } = eventStore();
  const before = await make(3);
  const after = before.at(-1) ?? null;
  const places = new EventPlaces(store);
  const ids = await make(450);
  const placeOf = (id: string) => places.placeOf(partition, after, id);
  expect(await placeOf(before[0] ?? '')).toBeNull();
  const backwards = ids.toReversed();
  const found = await Promise.all(backwards.map(placeOf));
  expect(found).toEqual(backwards.map((_, at) => 450 - at));
  const [late] = await make(1);
  expect(await placeOf(late ?? '')).toBe(451);
  expect(await places.idAt(partition, after, 451)).toBe(late);
  expect(await places.idAt(partition, after, 452)).toBeUndefined();
  expect(await places.placeOf(partition, null, ids[0] ?? '')).toBe(4);
});

test('the event at a position and the position of an event are known at once, although neither was read before', async () => {
  const read = fc.record({ made: fc.nat(3), at: fc.nat(20), byId: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.nat(9), fc.nat(9), fc.array(read), async (earlier, later, reads) => {
      const { store, partition, make } = eventStore();
      const before = await make(earlier);
      const after = before.at(-1) ?? null;
      const ids = await make(later);
      const places = new EventPlaces(store);
      for (const { made, at, byId } of reads) {
        ids.push(...(await make(made)));
        const id = ids[at];
        if (!byId) expect(await places.idAt(partition, after, at + 1)).toBe(id);
        else if (id !== undefined) expect(await places.placeOf(partition, after, id)).toBe(at + 1);
      }
    }),
  );
});

test('each account has positions of its own', async () => {
  const { store, partition, make } = eventStore();
  const other = { ...partition, account: '65f0c0ffee65f0c0ffee65f1' };
  const [first = ''] = await make(1);
  const [foreign = ''] = await make(1, other);
  const [second = ''] = await make(1);
  const places = new EventPlaces(store);
  for (const [owner, id, place] of [
    [partition, first, 1],
    [other, foreign, 1],
    [partition, second, 2],
    [other, second, null],
  ] as const) {
    expect(await places.placeOf(owner, null, id)).toBe(place);
    if (place !== null) expect(await places.idAt(owner, null, place)).toBe(id);
  }
});
