// Finding events: every page together is what a plain filter over all of them finds.
import { outgoing, decideQuietly } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEvents } from './find.ts';

const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'test' } as const;
const names = ['payment.succeeded', 'refund.succeeded'] as const;

test('pages of a filter hold every event that fits, once, in order (EVT-DLV-07)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: fc.constantFrom(...names), routed: fc.boolean() }), {
        maxLength: 450,
      }),
      fc.record({
        event: fc.constantFrom(undefined, ...names),
        status: fc.constantFrom(undefined, 'PENDING' as const, 'UNROUTED' as const),
        limit: fc.integer({ min: 1, max: 100 }),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      async (made, { event, status, limit, order }) => {
        const clock = manualClock();
        const store = memoryStore({ now: clock.now });
        const all: { id: string; name: string; status: string }[] = [];
        for (const { name, routed } of made) {
          clock.advance(1);
          // oxlint-disable-next-line no-await-in-loop -- each at a time of its own
          await store.exec(partition, (at, tx) =>
            decideQuietly(at, tx, (d) => {
              const state = {
                name,
                family: 'payment',
                url: null,
                body: '{}',
                created: d.now,
                subject: 'pr-1',
                attempts: [],
              };
              const row = d.create(outgoing, d.id(), 'emit', state);
              if (!routed) d.transition(outgoing, row, 'unroute', {});
              all.push({ id: row.id, name, status: routed ? 'PENDING' : 'UNROUTED' });
            }),
          );
        }
        const found: string[] = [];
        let before: string | undefined;
        do {
          const page = store.view(partition, (view) =>
            findEvents(view, { event, status }, { limit, before, order }),
          );
          // oxlint-disable-next-line no-await-in-loop -- a walk
          const { rows, next } = await page;
          found.push(...rows.map(({ id }) => id));
          before = next ?? undefined;
        } while (before !== undefined);
        const fitting = all
          .filter((one) => (event ?? one.name) === one.name)
          .filter((one) => (status ?? one.status) === one.status)
          .map(({ id }) => id);
        expect(found).toEqual(order === 'asc' ? fitting : fitting.toReversed());
      },
    ),
    { numRuns: 15 },
  );
});
