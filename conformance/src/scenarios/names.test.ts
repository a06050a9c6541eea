// Tests names of scenarios on the command line, and the required contents of scenarios.
import { expect, test } from 'vitest';
import { laws } from '../laws/index.ts';
import { scenariosNamed } from './names.ts';
import { scenarios } from './scenarios.ts';

test('words of a name find its laws, in any letters; words of none find nothing', () => {
  expect(scenariosNamed(' Saved Wallet')).toEqual(['story-101']);
  expect(scenariosNamed('no such words')).toEqual([]);
});

test('each scenario is a law with its name, and speaks of steps before it only', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { id, name, steps } of scenarios) {
    expect(laws.filter((law) => law.id === id).map(({ title }) => title)).toEqual([name]);
    for (const [step, { of = 0 }] of steps.entries())
      expect(Number.parseInt(String(of), 10)).toBeLessThanOrEqual(step);
  }
});
