// The law of objects as operators see them: each object, made by any API, is listed once, read,
// found and explained.
import type { TimelineEntry } from '@kasir/control';
import { isEdge, type Machine } from '@kasir/core/resource';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySteps, openingSteps } from '../../testing/payment-scenarios.ts';
import { resources, viewedKinds, viewOfRow } from '../../observation/resource-views.ts';
import { machines } from '../machines/list.ts';
import {
  listAll,
  openItems,
  openObserved,
  openQuestions,
  play,
  type Control,
} from '../../testing/observed-scenario.ts';

/** The statuses in a timeline, in their order; the first is that of the creation. */
const statusesIn = (timeline: readonly TimelineEntry[]): (string | null)[] =>
  timeline.flatMap(({ type, detail }) =>
    type === 'transition' ? [(detail as { to: string | null }).to] : [],
  );

/**
 * Returns the status that the v2 API shows for a status of a payment that v2 does not have
 * (MODEL-UNSPEC-07).
 */
const onTheWire = (kind: string, status: string): string =>
  kind === 'payments' && ['EXPIRED', 'CANCELED', 'VOIDED'].includes(status) ? 'FAILED' : status;

/** Returns whether a machine leads from one status to another, as the API of a kind shows them. */
const leads = (machine: Machine, kind: string, from: string | null, to: string): boolean =>
  isEdge(machine, from, to) ||
  machine.transitions.some(
    (one) =>
      (one.from === null ? null : onTheWire(kind, one.from)) === from &&
      onTheWire(kind, one.to) === to,
  );

const explain = async (control: Control, account: string, id: string) => {
  const { status, body } = await control('GET', `/accounts/${account}/objects/${id}`);
  expect([id, status]).toEqual([id, 200]);
  return body;
};

test('every object that the APIs have made is listed once, read by its id, found by a search, and its timeline leads to its status', async () => {
  const made = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      anySteps(24),
      fc.constantFrom('sync' as const, 'async' as const),
      fc.integer({ min: 7, max: 100 }),
      async (steps, refunds, limit) => {
        const { scenario, control } = await openObserved(refunds);
        await play(scenario, [...openingSteps, ...openItems(30_000)]);
        await openQuestions(scenario);
        await play(scenario, steps);
        for (const account of scenario.accounts) {
          const all = await listAll(control, account, limit);
          const stored = await scenario.kasir.store.view(
            { account, mode: 'test' },
            (view): string[] =>
              viewedKinds.flatMap((kind) =>
                view
                  .list(kind, {}, { limit: 10_000 })
                  .rows.flatMap((row) => viewOfRow(kind, row)?.id(row) ?? []),
              ),
          );
          const listed = all.map(({ id }) => id);
          expect(new Set(listed).size).toBe(listed.length);
          expect(new Set(listed)).toEqual(new Set(stored));
          expect(stored).toHaveLength(listed.length);
          for (const summary of all) {
            const { id, kind, status } = summary;
            made.add(kind);
            const object = await explain(control, account, id);
            expect(object).toMatchObject(summary);
            const statuses = statusesIn(object.timeline);
            if (status !== null) expect([id, statuses.at(-1)]).toEqual([id, status]);
            const machine = machines.find(({ name }) => name === object.machine);
            if (machine && statuses.every((one) => one !== null))
              for (const [at, to] of statuses.entries())
                expect(
                  leads(machine, kind, at === 0 ? null : (statuses[at - 1] ?? null), to ?? ''),
                  `${id} ${kind} ${statuses.join(' ')}`,
                ).toBe(true);
            for (const { text, remedy } of object.troubles)
              expect([text, remedy].every((said) => /^[^\n]+[.]$/.test(said))).toBe(true);
          }
          for (const { id } of all.filter((_, at) => at % 5 === 0)) {
            const { body } = await control('GET', `/search?q=${id}&account=${account}`);
            expect(body.data).toContainEqual(expect.objectContaining({ type: 'object', id }));
          }
        }
        await scenario.kasir.close();
      },
    ),
    { numRuns: 1 },
  );
  expect([...made].toSorted()).toEqual(resources.filter((one) => one !== 'withdrawals'));
});
