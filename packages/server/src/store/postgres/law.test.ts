// The law of batches: concurrent decisions end as if the in-memory store had run them one by one.
import { kind } from '@kasir/core/resource';
import {
  Conflict,
  type At,
  type Partition,
  type Store,
  type Tx,
  type View,
} from '@kasir/core/store';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newDatabase } from './testing/new-database.ts';
import { openPostgres } from './postgres.ts';

const notes = kind()({
  name: 'note',
  schema: z.object({
    code: z.string().nullable(),
    folder: z.string().nullable(),
    label: z.number(),
  }),
  keys: { code: (row) => row.public.code },
  facets: { label: (row) => row.public.label },
  parent: (row) => row.public.folder,
});

const ids = ['id 1', 'id 2', 'id 3', 'id 4'];
const codes = ['a', 'b', 'c'];
const folders = ['f', 'g'];

const fields = fc.record({
  code: fc.option(fc.constantFrom(...codes)),
  folder: fc.option(fc.constantFrom(...folders)),
  label: fc.nat(9),
});

/** One step of a decision; an insert does not read the object first. */
const anyStep = fc.oneof(
  fc.record({
    does: fc.constant('insert' as const),
    id: fc.constantFrom(...ids),
    fields,
    lasts: fc.option(fc.nat(3)),
  }),
  fc.record({ does: fc.constant('update' as const), id: fc.constantFrom(...ids), fields }),
  fc.record({ does: fc.constant('find' as const), code: fc.constantFrom(...codes) }),
  fc.record({ does: fc.constant('children' as const), folder: fc.constantFrom(...folders) }),
  fc.record({ does: fc.constant('post' as const), amount: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ does: fc.constantFrom('job' as const, 'discard' as const, 'fail' as const) }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Concurrent decisions, the time that passes after them, and whether a sweep follows. */
const anyBurst = fc.record({
  decisions: fc.array(
    fc.record({
      account: fc.constantFrom('x', 'x', 'y'),
      steps: fc.array(anyStep, { maxLength: 4 }),
    }),
    { maxLength: 10 },
  ),
  passes: fc.nat(2),
  sweeps: fc.boolean(),
});

/** Runs a step, and returns its result. */
const take = (at: At, tx: Tx, step: Step): unknown => {
  switch (step.does) {
    case 'insert': {
      const options = step.lasts === null ? {} : { expires: at.now + step.lasts };
      return tx.insert(notes, step.id, { public: step.fields, state: {} }, options).version;
    }
    case 'update': {
      const row = tx.get(notes, step.id);
      return row && tx.update(notes, row, { public: step.fields }).version;
    }
    case 'find':
      return tx.find(notes, 'code', step.code);
    case 'children':
      return tx.children(notes, step.folder);
    case 'post': {
      const line = { currency: 'IDR', type: 'TRANSACTION' };
      tx.post('transaction', [
        { ...line, ledger: 'a', amount: step.amount },
        { ...line, ledger: 'b', amount: -step.amount },
      ]);
      return tx.balance('a', 'IDR');
    }
    case 'job':
      return typeof tx.job('topic', at.now, step);
    case 'discard':
      return tx.discard();
    case 'fail':
      throw new Error('failed');
  }
};

const decide = (store: Store, partition: Partition, steps: readonly Step[]): Promise<unknown> =>
  store.exec(partition, (at, tx) => [at.now, ...steps.map((step) => take(at, tx, step))]);

/** Returns a result for comparison; the messages of conflicts differ between the stores. */
const outcomeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'fulfilled'
    ? result.value
    : result.reason instanceof Conflict
      ? 'conflict'
      : String(result.reason);

const everything = (view: View) => ({
  now: view.now,
  rows: view.list(notes, {}, { limit: 99 }).rows,
  labelled: view.list(notes, { any: { label: [1, 2, 3] } }, { limit: 99 }).rows,
  texts: ids.map((id) => view.text(notes, id)),
  found: codes.map((code) => view.find(notes, 'code', code)),
  folders: folders.map((folder) => view.children(notes, folder)),
  lines: view.entries('a', 'IDR', { limit: 99 }).map(({ amount, balance }) => [amount, balance]),
});

test('concurrent decisions have the same results and final state as one by one in the in-memory store', async () => {
  const clock = manualClock();
  const url = await newDatabase();
  const model = memoryStore({ now: clock.now, random: countingRandom() });
  const store = await openPostgres({ url, now: clock.now, random: countingRandom() });
  const both = [model, store];
  const seen = { runs: 0, decided: 0, conflicts: 0 };
  const expectSame = async (of: (one: Store) => Promise<unknown>): Promise<void> => {
    const [expected, actual] = await Promise.all(both.map(of));
    expect(actual).toEqual(expected);
  };
  const law = fc.asyncProperty(fc.array(anyBurst, { maxLength: 5 }), async (bursts) => {
    seen.runs += 1;
    const partitionOf = (name: string): Partition => ({
      account: `${name} ${seen.runs}`,
      mode: 'test',
    });
    for (const { decisions, passes, sweeps } of bursts) {
      await expectSame(async (one) => {
        const decided = decisions.map(({ account, steps }) =>
          decide(one, partitionOf(account), steps),
        );
        const outcomes = (await Promise.allSettled(decided)).map(outcomeOf);
        seen.decided += outcomes.filter((outcome) => Array.isArray(outcome)).length;
        seen.conflicts += outcomes.filter((outcome) => outcome === 'conflict').length;
        return outcomes;
      });
      clock.advance(passes);
      if (sweeps) await expectSame((one) => one.sweep(9_999));
      for (const partition of ['x', 'y'].map(partitionOf))
        await expectSame((one) => one.view(partition, everything));
    }
    await expectSame(async (one) => {
      const jobs = await one.claim(9_999, 1_000);
      return jobs.map(({ partition, due }) => `${due} ${partition.account}`).toSorted();
    });
  });
  try {
    await fc.assert(law, { numRuns: 150 });
  } finally {
    await store.close();
  }
  expect(Math.min(seen.decided, seen.conflicts)).toBeGreaterThan(100);
});
