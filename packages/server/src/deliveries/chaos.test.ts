// Checks that chaos decides the same for the same seed and order of events, and affects the
// configured share of them.
import { outgoing } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { webhookChaos, type WebhookChaos } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptChoices, eventChoices } from './chaos.ts';
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

/** A store with events of one account; `make` adds some and returns their ids. */
const eventStore = () => {
  const store = memoryStore({ now: manualClock().now });
  const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'test' } as const;
  const make = (count: number) =>
    store.exec(partition, (at, tx) =>
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
