// Lifecycles: each trigger has one target for each state, and the steps are the edges.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canTrigger, findStep, isStep, lifecycle, type Lifecycle, type Step } from './lifecycle.ts';

const states = ['A', 'B', 'C', 'D'] as const;
const triggers = ['go', 'turn', 'end'] as const;
const starts = [null, ...states];

/** Any lifecycle: every trigger has at most one target out of each state. */
const anyLifecycle = fc
  .tuple(
    ...triggers.map(() =>
      fc.tuple(...starts.map(() => fc.option(fc.constantFrom(...states), { nil: undefined }))),
    ),
  )
  .map((targets): Lifecycle =>
    lifecycle({
      name: 'any',
      states,
      on: Object.fromEntries(
        triggers.map((trigger, index) => [
          trigger,
          starts.flatMap((from, at): Step<(typeof states)[number]>[] => {
            const to = targets[index]?.[at];
            return to === undefined ? [] : [{ from: [from], to }];
          }),
        ]),
      ),
    }),
  );

describe('a lifecycle', () => {
  test('with two targets of one trigger out of one state cannot be declared', () => {
    const steps = (...all: Step<'A' | 'B'>[]) =>
      lifecycle({ name: 'broken', states: ['A', 'B'], on: { go: all } });
    const message = 'broken: go has two targets out of one state';
    expect(() => steps({ from: ['A'], to: 'A' }, { from: ['A'], to: 'B' })).toThrow(message);
    expect(() => steps({ from: [null, 'A'], to: 'A' }, { from: [null], to: 'B' })).toThrow(message);
    expect(() => steps({ from: ['A', 'A'], to: 'B' })).toThrow(message);
    expect(steps({ from: [null, 'A'], to: 'A' }, { from: ['B'], to: 'B' }).name).toBe('broken');
  });

  test('has an edge exactly where a trigger has a step, and staying is always allowed', () => {
    fc.assert(
      fc.property(anyLifecycle, (of) => {
        for (const from of starts) {
          const targets = triggers.map((trigger) => findStep(of, from, trigger)?.to);
          for (const [index, trigger] of triggers.entries())
            expect(canTrigger(of, from, trigger)).toBe(targets[index] !== undefined);
          for (const to of states)
            expect(isStep(of, from, to)).toBe(from === to || targets.includes(to));
        }
      }),
    );
  });

  test('that names an unknown state does not compile', () => {
    const compiled = (_code: () => unknown): void => {};
    compiled(() =>
      // @ts-expect-error -- C is not a state
      lifecycle({ name: 'x', states: ['A', 'B'], on: { go: [{ from: ['A'], to: 'C' }] } }),
    );
    compiled(() =>
      // @ts-expect-error -- C is not a state
      lifecycle({ name: 'x', states: ['A', 'B'], on: { go: [{ from: ['C'], to: 'A' }] } }),
    );
  });
});
