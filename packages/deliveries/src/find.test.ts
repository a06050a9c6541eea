// Finding events: all pages together equal a plain filter over all events.
import { outgoing, decideQuietly } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUndelivered, findEvents } from './find.ts';
import { textOfCode } from './reasons.ts';

const partition = { account: '65f0c0ffee65f0c0ffee65f0', mode: 'test' } as const;
const thing = {
  name: 'payment.succeeded',
  family: 'payment',
  url: null,
  body: '{}',
  subject: 'pr-1',
  attempts: [],
};
const names = ['payment.succeeded', 'refund.succeeded'] as const;

test('the pages of a filter contain every matching event once, in order (EVT-DLV-07)', async () => {
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
          // oxlint-disable-next-line no-await-in-loop -- each event has a different time
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
          // oxlint-disable-next-line no-await-in-loop -- each page needs the one before
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

test('undelivered events are counted by cause, and the filter on a cause finds exactly its events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ECONNREFUSED', 'ENOTFOUND', 'arrives', 'untried'), {
        maxLength: 300,
      }),
      async (fates) => {
        const clock = manualClock();
        const store = memoryStore({ now: clock.now });
        await store.exec(partition, (at, tx) =>
          decideQuietly(at, tx, (d) => {
            for (const fate of fates) {
              const state = { ...thing, created: d.now };
              const row = d.create(outgoing, d.id(), 'emit', state);
              const attempt = { at: d.now, trigger: 'automatic' } as const;
              if (fate === 'arrives')
                d.transition(outgoing, row, 'acknowledge', {
                  attempts: [{ ...attempt, status: 200, error: null }],
                });
              else if (fate !== 'untried')
                d.transition(outgoing, row, 'refuse', {
                  attempts: [{ ...attempt, status: null, error: textOfCode(fate, '') }],
                });
            }
          }),
        );
        const expected = ['ECONNREFUSED', 'ENOTFOUND']
          .map(
            (code) => [textOfCode(code, ''), fates.filter((one) => one === code).length] as const,
          )
          .filter(([, count]) => count > 0);
        await store.view(partition, (view) => {
          const { total, more, causes } = countUndelivered(view, 5);
          expect(new Map(causes.map(({ text, count }) => [text, count]))).toEqual(
            new Map(expected),
          );
          expect([total, more]).toEqual([expected.reduce((sum, [, one]) => sum + one, 0), false]);
          expect(causes.map(({ count }) => count)).toEqual(
            causes.map(({ count }) => count).toSorted((one, other) => other - one),
          );
          for (const { text, count, newest, remedy } of causes) {
            const { rows } = findEvents(view, { trouble: text }, { limit: 1_000 });
            expect(rows).toHaveLength(count);
            expect(rows.slice(0, 5)).toEqual(newest);
            expect(remedy).toMatch(/\.$/);
          }
        });
      },
    ),
    { numRuns: 25 },
  );
});
