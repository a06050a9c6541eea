// Finding events: all pages together equal a plain filter over all events.
import type { RowOf } from '@kasir/core/resource';
import { outgoing, decideQuietly, type Outgoing } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUndelivered, findEvents } from './find.ts';
import { failureReasonOf, textOfCode } from './reasons.ts';

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

/** The step that ends the delivery of an event, if any, and its last attempt. */
const fates = {
  untried: [null, null],
  refused: [null, { status: 500, error: null }],
  down: [null, { status: null, error: textOfCode('ECONNREFUSED', '') }],
  delivered: ['acknowledge', { status: 200, error: null }],
  failed: ['give_up', { status: 500, error: null }],
  unrouted: ['unroute', { status: null, error: 'No callback URL is set.' }],
} as const;
const fateNames = Object.keys(fates) as (keyof typeof fates)[];

type Made = Pick<Outgoing, 'name' | 'subject'> & { readonly fate: keyof typeof fates };

/** Opens a store and returns a function that adds events, all of them now. */
const openEvents = () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const make = (events: readonly Made[]) =>
    store.exec(partition, (turn, tx) =>
      decideQuietly(turn, tx, (d) =>
        events.map(({ fate, ...event }) => {
          const [step, result] = fates[fate];
          const attempts =
            result === null ? [] : [{ at: d.now, trigger: 'automatic' as const, ...result }];
          const state = { ...thing, ...event, created: d.now, attempts };
          const row = d.create(outgoing, d.id(), 'emit', state);
          return step === null ? row : d.transition(outgoing, row, step, { attempts });
        }),
      ),
    );
  return { clock, store, make };
};

test('every filter, and any filters together, find exactly the events that match (EVT-DLV-07)', async () => {
  const made = fc.record({
    name: fc.constantFrom(...names),
    subject: fc.constantFrom('pr-1', 'pr-2'),
    fate: fc.constantFrom(...fateNames),
  });
  const wanted = fc.record(
    {
      subject: fc.constantFrom('pr-1', 'pr-2', 'pr-3'),
      event: fc.constantFrom(...names),
      status: fc.constantFrom(...(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'] as const)),
      undelivered: fc.boolean(),
      trouble: fc.constantFrom(
        'The receiver responded with 500.',
        fates.down[1].error,
        fates.unrouted[1].error,
      ),
      from: fc.nat(9),
      to: fc.nat(9),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(made, { maxLength: 8 }), { maxLength: 10 }),
      fc.array(wanted, { minLength: 1, maxLength: 10 }),
      async (moments, filters) => {
        const { clock, store, make } = openEvents();
        const start = clock.now();
        const all: RowOf<typeof outgoing>[] = [];
        for (const events of moments) {
          // oxlint-disable-next-line no-await-in-loop -- each moment follows the one before
          all.push(...(await make(events)));
          clock.advance(1);
        }
        for (const { from, to, ...filter } of filters) {
          const { subject, event, status, undelivered, trouble } = filter;
          const bounds = {
            ...(from !== undefined && { from: start + from }),
            ...(to !== undefined && { to: start + to }),
          };
          const matching = all.filter(
            ({ state }) =>
              (subject ?? state.subject) === state.subject &&
              (event ?? state.name) === state.name &&
              (status ?? state.status) === state.status &&
              (undelivered !== true ||
                (state.status !== 'DELIVERED' && state.attempts.length > 0)) &&
              (trouble ?? failureReasonOf(state)?.text) === failureReasonOf(state)?.text &&
              state.created >= (bounds.from ?? 0) &&
              state.created <= (bounds.to ?? Infinity),
          );
          // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
          const found = await store.view(partition, (view) =>
            findEvents(view, { ...filter, ...bounds }, { limit: 100 }),
          );
          expect(found.next).toBeNull();
          expect(found.rows.map(({ id }) => id)).toEqual(matching.map(({ id }) => id).toReversed());
        }
      },
    ),
  );
});

const one = { name: names[0], subject: 'pr-1', fate: 'refused' } as const;

test('a page is the last one exactly when no matching event follows', async () => {
  const { store, make } = openEvents();
  const made = await make([one, one, one, { ...one, name: names[1] }]);
  const newest = made.toReversed().map(({ id }) => id);
  const find = (limit: number) =>
    store.view(partition, (view) => findEvents(view, { event: names[0] }, { limit }));
  const { rows, next } = await find(2);
  expect([rows.map(({ id }) => id), next]).toEqual([newest.slice(1, 3), newest[2]]);
  expect(await find(3)).toMatchObject({ rows: { length: 3 }, next: null });
});

test('a page or a count reads at most 10,000 events, and says when there are more', async () => {
  const { store, make } = openEvents();
  const [oldest] = await make([{ ...one, fate: 'down', name: names[1] }]);
  const [second] = await make(Array.from({ length: 10_000 }, () => one));
  expect(await store.view(partition, (view) => countUndelivered(view, 2))).toMatchObject({
    total: 10_000,
    more: true,
    causes: [{ text: 'The receiver responded with 500.', count: 10_000, newest: { length: 2 } }],
  });
  const find = (before?: string) =>
    store.view(partition, (view) => findEvents(view, { event: names[1] }, { limit: 1, before }));
  expect(await find()).toEqual({ rows: [], next: second?.id });
  const next = await find(second?.id);
  expect([next.rows.map(({ id }) => id), next.next]).toEqual([[oldest?.id], null]);
});
