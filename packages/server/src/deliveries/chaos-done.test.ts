// Checks the counts of disturbances: they equal the notes since the last reset.
import { decideQuietly, type Decision } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHAOS,
  chaosDone,
  noteChaos,
  nothingDone,
  resetChaosDone,
  type ChaosDone,
} from './chaos-done.ts';
import { testMode } from './testing/delivery-harness.ts';

const openCounts = () => {
  const store = memoryStore({ now: manualClock().now });
  const perform = (act: (d: Decision) => void) =>
    store.exec(testMode, (at, tx) => decideQuietly(at, tx, act));
  const row = () => store.view(testMode, (view) => view.get(chaosDone, CHAOS));
  return { perform, row };
};

const disturbances = Object.keys(nothingDone) as (keyof ChaosDone)[];

test('every disturbance of a note is counted once, and a reset begins at zero', async () => {
  const note = fc.uniqueArray(fc.constantFrom(...disturbances));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(note)), async (acts) => {
      const { perform, row } = openCounts();
      const expected: Record<string, number> = { ...nothingDone };
      for (const what of acts) {
        if (what === null) Object.assign(expected, nothingDone);
        for (const one of what ?? []) expected[one] = (expected[one] ?? 0) + 1;
        await perform((d) => (what === null ? resetChaosDone(d) : noteChaos(d, what)));
      }
      expect((await row())?.state ?? nothingDone).toEqual(expected);
    }),
  );
});

test('nothing is stored when nothing was disturbed', async () => {
  const { perform, row } = openCounts();
  await perform((d) => noteChaos(d, []));
  expect(await row()).toBeUndefined();
  await perform((d) => noteChaos(d, ['stale']));
  expect((await row())?.state).toEqual({ ...nothingDone, stale: 1 });
});

test('all counts begin at zero', () => {
  expect(nothingDone).toEqual({
    duplicated: 0,
    reordered: 0,
    delayed: 0,
    dropped: 0,
    stale: 0,
    before_response: 0,
  });
});
