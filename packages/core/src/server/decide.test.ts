// Decisions: their status follows the lifecycle, they read current data, and a rerun has the same
// result.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { RowOf } from '../kind.ts';
import { findStep } from '../lifecycle.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { contextWith, fresh, leaves, nodes, partition } from '../testing/internal/nodes.ts';
import { job } from './job.ts';
import { type Decision, type Scope } from './scope.ts';
import { listen, type SignalsOf } from './signals.ts';
import type { At, Reads } from './store.ts';
import { BufferedTx } from './transaction.ts';
import { DecisionScope, decideIn, decideQuietly } from './decide.ts';

const silent = contextWith();
const compiled = (_code: (d: Scope, row: RowOf<typeof nodes>) => unknown): void => {};

const empty: Reads = {
  get: () => undefined,
  find: () => undefined,
  children: () => [],
  balance: () => 0,
};

/** A decision in an empty partition, at a given time. */
const open = (now = 1_000) => {
  let count = 0;
  const at: At = { now, id: () => `id-${(count += 1).toString().padStart(6, '0')}` };
  const tx = new BufferedTx(empty, at);
  return { tx, d: new DecisionScope(at, tx, silent) };
};

const triggers = ['plant', 'graft', 'visit', 'leave'] as const;
type On = (typeof triggers)[number];

describe('a transition', () => {
  test('follows the steps of the lifecycle, and throws when there is none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggers), { maxLength: 12 }), (all: On[]) => {
        const { d } = open();
        let status: string | null = null;
        for (const on of all) {
          const step = findStep(nodes.lifecycle, status, on);
          const take = (): string =>
            status === null
              ? d.create(nodes, 'n', on, fresh()).state.status
              : d.transition(nodes, { id: 'n' }, on).state.status;
          if (step) status = take();
          else expect(take).toThrow(status === null ? 'nothing is created by' : 'no step from');
          expect(d.get(nodes, 'n')?.state.status ?? null).toBe(status);
        }
      }),
    );
  });

  test('applies to the current state of the object, together with a change', () => {
    const { d } = open(77);
    const stale = d.create(nodes, 'n', 'plant', fresh());
    d.change(nodes, stale, { notes: ['noted meanwhile'] });
    const next = d.transition(nodes, stale, 'visit', { next: ['m'] });
    expect(next.state).toEqual({
      status: 'VISITED',
      product: null,
      next: ['m'],
      notes: ['noted meanwhile'],
      updated: 77,
    });
    expect(d.get(nodes, 'n')).toBe(next);
  });

  test('of a missing object throws', () => {
    const { d } = open();
    expect(() => d.transition(nodes, { id: 'gone' }, 'visit')).toThrow('node gone is missing');
    expect(() => d.change(nodes, { id: 'gone' }, { notes: [] })).toThrow('node gone is missing');
  });
});

describe('the status', () => {
  test('can only be changed by a transition: other changes neither compile nor run', () => {
    compiled((d, row) =>
      // @ts-expect-error -- the status cannot be changed as a field
      d.change(nodes, row, { status: 'LEFT' }),
    );
    compiled((d, row) =>
      // @ts-expect-error -- nor together with a transition
      d.transition(nodes, row, 'visit', { status: 'LEFT' }),
    );
    compiled((d) =>
      // @ts-expect-error -- nor at creation
      d.create(nodes, 'n', 'plant', { ...fresh(), status: 'LEFT' }),
    );
    const { d } = open();
    const row = d.create(nodes, 'n', 'plant', fresh());
    const wanted = { status: 'LEFT' } as object;
    expect(() => d.change(nodes, row, wanted)).toThrow('node: NEW -> LEFT is not a declared');
    const taken = d.transition(nodes, row, 'visit', wanted);
    expect(taken.state.status).toBe('VISITED');
  });

  test('needs a trigger of the lifecycle, and a kind without one has no triggers', () => {
    compiled((d, row) =>
      // @ts-expect-error -- no such trigger
      d.transition(nodes, row, 'fell'),
    );
    compiled((d) =>
      // @ts-expect-error -- a leaf has no lifecycle
      d.create(leaves, 'l', 'plant', { size: 1 }),
    );
    compiled((d) =>
      // @ts-expect-error -- a node is created by a trigger
      d.insert(nodes, 'n', { ...fresh(), status: 'NEW' }),
    );
    const { d } = open();
    expect(d.insert(leaves, 'l', { size: 1 }).state.size).toBe(1);
    expect(d.change(leaves, { id: 'l' }, { size: 2 }).state.size).toBe(2);
  });
});

describe('a decision', () => {
  /** What a random program does with nodes, ids, jobs and postings. */
  const anySteps = fc.array(
    fc.record({ node: fc.nat({ max: 3 }), act: fc.constantFrom('visit', 'leave', 'note', 'post') }),
    { maxLength: 20 },
  );
  const remind = job({
    name: 'node.remind',
    payload: z.object({ node: z.string() }),
    run: () => {},
  });
  const listener = listen<SignalsOf<typeof nodes>>()('node', ['node'], {
    'node.visited': (d, { row }) => {
      d.schedule(remind, d.now + 1, { node: row.id });
    },
    'node.left': null,
  });
  const context = contextWith(listener);

  test('that is run again writes the same, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const program = (d: Scope): void => {
          const ids = Array.from({ length: 4 }, () => d.id());
          const product = { kind: 'node', id: 'root' };
          for (const id of ids) d.create(nodes, id, 'plant', fresh({ product }));
          for (const { node, act } of steps) {
            const row = d.get(nodes, ids[node] ?? '');
            if (!row) continue;
            if (act === 'note') d.change(nodes, row, { notes: [...row.state.notes, d.id()] });
            else if (act === 'post')
              d.post(row.id, [
                { ledger: 'a', currency: 'IDR', amount: 1, type: 'FEE' },
                { ledger: 'b', currency: 'IDR', amount: -1, type: 'FEE' },
              ]);
            else if (findStep(nodes.lifecycle, row.state.status, act))
              d.transition(nodes, row, act);
          }
        };
        const run = () => {
          let count = 0;
          const at: At = { now: 5, id: () => `id-${(count += 1)}` };
          const tx = new BufferedTx(empty, at);
          decideIn(at, tx, context, program);
          return tx.writes();
        };
        expect(run()).toEqual(run());
      }),
      { numRuns: 60 },
    );
  });

  test('queues work by its declared name, and deliveries by their receiver', () => {
    const { d, tx } = open();
    d.schedule(remind, 2_000, { node: 'n' });
    d.schedule(remind, 0, { node: 'm' }, 'https://shop.example');
    expect(tx.writes()).toMatchObject([
      { topic: 'node.remind', lane: 'work', queue: 'node.remind', payload: '{"node":"n"}' },
      { topic: 'node.remind', lane: 'delivery', queue: 'https://shop.example', ready: true },
    ]);
    compiled((one) =>
      // @ts-expect-error -- the payload does not fit
      one.schedule(remind, 0, { leaf: 'n' }),
    );
  });

  test('of a partition without listeners fails when a transition has a signal', async () => {
    const store = memoryStore();
    const decide = <R>(run: (d: Decision) => R) =>
      store.exec(partition, (at, tx) => decideQuietly(at, tx, run));
    await decide((d) => d.create(nodes, 'n', 'plant', fresh()));
    await expect(decide((d) => d.transition(nodes, { id: 'n' }, 'visit'))).rejects.toThrow(
      'Nobody hears node.visited in this partition',
    );
    expect(await store.view(partition, (view) => view.get(nodes, 'n')?.state.status)).toBe('NEW');
  });
});
