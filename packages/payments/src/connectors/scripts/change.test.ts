// Tests the list of outcome scripts of an account: additions and deletions leave the other scripts
// as they are, in their order.
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, partition } from '../../testing/decide.ts';
import { addScript, deleteScripts } from './change.ts';
import { outcomeScripts, SCRIPTS } from './kind.ts';

const step = { outcome: 'fail', failure: null, delayMs: 0, times: 1 } as const;

/** An account that tests add scripts to, each named by its only condition. */
const open = () => {
  const store = memoryStore();
  const stored = () =>
    store.view(partition, (view) => view.get(outcomeScripts, SCRIPTS)?.state.scripts ?? []);
  return {
    stored,
    add: (reference: string) =>
      decide(store, (d) =>
        addScript(d, { match: { reference }, steps: [step], afterwards: 'end' }),
      ),
    remove: (id: string | null) => decide(store, (d) => deleteScripts(d, id)),
  };
};

test('a script is new and unused, and is kept after those that the account has already', async () => {
  const { add, stored } = open();
  const added = [await add('a'), await add('b'), await add('c')];
  expect(added).toMatchObject(
    ['a', 'b', 'c'].map((reference) => ({
      match: { reference },
      steps: [step],
      afterwards: 'end',
      used: 0,
    })),
  );
  expect(new Set(added.map(({ id }) => id)).size).toBe(3);
  expect(await stored()).toEqual(added);
});

test('whatever is added and deleted, only what was deleted is gone, and the rest is in the order of its addition', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constant('add' as const), fc.nat({ max: 4 })), { maxLength: 12 }),
      async (acts) => {
        const { add, remove, stored } = open();
        const kept: Awaited<ReturnType<typeof add>>[] = [];
        for (const [index, act] of acts.entries()) {
          if (act === 'add') kept.push(await add(`order-${index}`));
          else {
            const [gone] = kept.splice(act, 1);
            expect(await remove(gone?.id ?? 'unknown')).toBe(gone ? 1 : 0);
          }
          expect(await stored()).toEqual(kept);
        }
      },
    ),
    { numRuns: 60 },
  ));

test('all scripts of an account are deleted at once, and then there are none to delete', async () => {
  const { add, remove, stored } = open();
  expect(await remove(null)).toBe(0);
  await add('a');
  await add('b');
  expect(await remove(null)).toBe(2);
  expect(await stored()).toEqual([]);
  expect(await remove(null)).toBe(0);
});
