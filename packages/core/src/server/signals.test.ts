// Signals: their listeners, the order of notification, and the data that listeners read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { contextWith, fresh, nodes, partition } from '../testing/internal/nodes.ts';
import type { Context, Scope } from './scope.ts';
import { joinListeners, listen, react, type Listener, type SignalsOf } from './signals.ts';
import { DecisionScope, decideIn } from './decide.ts';

type NodeSignals = SignalsOf<typeof nodes>;

const inTree = { product: { kind: 'tree', id: 't' } };

const decide = <R>(context: Context, run: (d: Scope) => R): Promise<R> =>
  memoryStore().exec(partition, (at, tx) => decideIn(at, tx, context, run));

/** The listener for trees: records its signals, and visits the next nodes of a visited one. */
const walker = (heard: string[]): Listener =>
  listen<NodeSignals>()('tree', ['node'], {
    'node.visited': (d, { row, before }) => {
      heard.push(`${row.id} ${before} ${row.state.status}`);
      for (const id of row.state.next) d.transition(nodes, { id }, 'visit');
    },
    'node.left': (_d, { row, before }) => {
      heard.push(`${row.id} ${before} ${row.state.status}`);
    },
  });

describe('signals', () => {
  test('settle first in first out: listeners that visit the next nodes walk any tree breadth-first', async () => {
    /** For each node after the first, a number that selects its parent among the earlier nodes. */
    const forest = fc.array(fc.nat({ max: 1_000 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(forest, async (seeds) => {
        const next = Array.from({ length: seeds.length + 1 }, (): string[] => []);
        for (const [index, seed] of seeds.entries())
          next[seed % (index + 1)]?.push(String(index + 1));
        const heard: string[] = [];
        await decide(contextWith(walker(heard)), (d) => {
          for (const [id, names] of next.entries())
            d.create(nodes, String(id), 'plant', fresh({ ...inTree, next: names }));
          d.transition(nodes, { id: '0' }, 'visit');
        });
        const expected: string[] = ['0'];
        for (let at = 0; at < expected.length; at += 1)
          expected.push(...(next[Number(expected[at])] ?? []));
        expect(heard).toEqual(expected.map((id) => `${id} NEW VISITED`));
      }),
      { numRuns: 50 },
    );
  });

  test('contain the object as their transition left it, and reads return the current state', async () => {
    const seen: unknown[] = [];
    const listener = listen<NodeSignals>()('tree', ['node'], {
      'node.visited': (d, { row, before }) => {
        seen.push([before, row.state.status, d.get(nodes, row.id)?.state.status]);
      },
      'node.left': (_d, { row, before }) => {
        seen.push([before, row.state.status, row.state.notes]);
      },
    });
    await decide(contextWith(listener), (d) => {
      const row = d.create(nodes, 'n', 'graft', fresh(inTree));
      d.transition(nodes, row, 'leave', { notes: ['left'] });
      d.change(nodes, row, { notes: ['left', 'changed after'] });
    });
    expect(seen).toEqual([
      [null, 'VISITED', 'LEFT'],
      ['VISITED', 'LEFT', ['left']],
    ]);
  });

  test('in an endless loop of listeners fail the decision, which stores nothing', async () => {
    const store = memoryStore();
    const endless = contextWith(
      listen<NodeSignals>()('tree', ['node'], {
        'node.visited': (d, { row }) => {
          d.transition(nodes, row, 'visit');
        },
        'node.left': null,
      }),
    );
    const run = store.exec(partition, (at, tx) =>
      decideIn(at, tx, endless, (d) => d.create(nodes, 'n', 'graft', fresh(inTree))),
    );
    await expect(run).rejects.toThrow('Listeners signal each other without an end');
    expect(await store.view(partition, (view) => view.get(nodes, 'n'))).toBeUndefined();
  });

  test('are emitted once, however often a decision is settled', async () => {
    const heard: string[] = [];
    await memoryStore().exec(partition, (at, tx) => {
      const d = new DecisionScope(at, tx, contextWith(walker(heard)));
      d.create(nodes, 'n', 'graft', fresh(inTree));
      d.settle();
      d.settle();
    });
    expect(heard).toEqual(['n null VISITED']);
  });
});

describe('the notified listener', () => {
  const heardBy = async (listeners: readonly Listener[], product?: null | string) => {
    const heard: string[] = [];
    const note = (name: string) => (): void => {
      heard.push(name);
    };
    const all = [
      ...listeners,
      listen<NodeSignals>()('tree', ['node'], {
        'node.visited': note('owner of trees'),
        'node.left': null,
      }),
      listen<NodeSignals>()('node', ['node'], {
        'node.visited': note('owner of nodes'),
        'node.left': null,
      }),
      react<NodeSignals>()({ 'node.visited': note('the domain') }),
    ];
    await decide(contextWith(...all), (d) => {
      const { product: _, ...bare } = fresh();
      const named = product === undefined ? {} : { product: product && { kind: product, id: 'p' } };
      const state = { ...bare, ...named } as ReturnType<typeof fresh>;
      const row = d.create(nodes, 'n', 'graft', state);
      d.transition(nodes, row, 'leave');
    });
    return heard;
  };

  test('is the one of the domain first, then the one for the product of the object', async () => {
    expect(await heardBy([], 'tree')).toEqual(['the domain', 'owner of trees']);
    expect(await heardBy([], 'node')).toEqual(['the domain', 'owner of nodes']);
  });

  test('is the one for the kind itself when the object has no product field', async () => {
    expect(await heardBy([])).toEqual(['the domain', 'owner of nodes']);
  });

  test('is only the one of the domain when the product is null', async () => {
    expect(await heardBy([], null)).toEqual(['the domain']);
  });

  test('must exist: a product without a listener fails the decision', async () => {
    await expect(heardBy([], 'bush')).rejects.toThrow('Nobody listens to the signals of bush');
  });

  test('is unique: two listeners for one product cannot be joined', () => {
    const trees = walker([]);
    expect(() => joinListeners([trees, trees])).toThrow('tree has two listeners');
  });
});

describe('a listener', () => {
  const compiled = (_code: () => unknown): void => {};

  test('that omits a signal, adds one or reads an unknown field does not compile', () => {
    const nobody = null;
    compiled(() =>
      // @ts-expect-error -- node.left is left out
      listen<NodeSignals>()('tree', ['node'], { 'node.visited': nobody }),
    );
    compiled(() =>
      listen<NodeSignals>()('tree', ['node'], {
        'node.visited': nobody,
        'node.left': nobody,
        // @ts-expect-error -- there is no such signal
        'node.felled': nobody,
      }),
    );
    compiled(() =>
      listen<NodeSignals>()('tree', ['node'], {
        // @ts-expect-error -- a node has no size
        'node.visited': (_d, { row }) => row.state.size,
        'node.left': nobody,
      }),
    );
    compiled(() =>
      listen<NodeSignals>()('tree', ['node'], { 'node.visited': nobody, 'node.left': nobody }),
    );
  });
});
