// Tests names of scenarios on the command line, and the required contents of scenarios.
import { expect, test } from 'vitest';
import { laws } from '../laws/index.ts';
import { lawAt, scenariosNamed } from './names.ts';
import { scenarios } from './scenarios.ts';

test('words of a name find its laws, in any letters; words of none find nothing', () => {
  const saved = scenarios.findIndex(({ name }) => name.includes('saved wallet'));
  expect(scenariosNamed(' Saved Wallet')).toEqual([lawAt(saved)]);
  expect(scenariosNamed('no such words')).toEqual([]);
});

test('each scenario is a law with its name, and speaks of steps before it only', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const [at, { name, steps }] of scenarios.entries()) {
    expect(laws.find(({ id }) => id === lawAt(at))?.title).toBe(name);
    for (const [step, { of = 0 }] of steps.entries())
      expect(Math.trunc(of)).toBeLessThanOrEqual(step);
  }
});
