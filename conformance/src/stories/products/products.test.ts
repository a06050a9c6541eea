// Tests the required contents of products and of their scenarios.
import { expect, test } from 'vitest';
import { clausesNamed } from '../../clauses.ts';
import { laws } from '../../laws/index.ts';
import { products } from './index.ts';

const scenarios = products.flatMap((product) => product.scenarios);

test('each scenario is a law with its name, and its steps refer only to earlier steps', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  for (const { id, name, steps } of scenarios) {
    expect(laws.filter((law) => law.id === id).map(({ title }) => title)).toEqual([name]);
    for (const [step, { of = 0 }] of steps.entries())
      expect(Number.parseInt(String(of), 10)).toBeLessThanOrEqual(step);
  }
});

test('each family of clauses that a product proves has several members', () => {
  const families = products.flatMap(({ clauses }) => clauses.filter((name) => name.endsWith('*')));
  expect(families.length).toBeGreaterThan(0);
  for (const name of families) expect(clausesNamed([name]).length, name).toBeGreaterThan(1);
});
