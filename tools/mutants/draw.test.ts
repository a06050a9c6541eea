// Tests that a seed repeats its draws, and that long declarations are not drawn more often.
import { expect, test } from 'vitest';
import { drawn } from './draw.ts';
import type { Mutant } from './mutant.ts';

const mutant = (id: string, operator: string, declaration: string): Mutant => ({
  id,
  operator,
  declaration,
  file: 'packages/a/src/b.ts',
  start: 0,
  end: 1,
  replacement: '',
});

const table = Array.from({ length: 900 }, (_, at) => mutant(`row ${at}`, 'string', 'table'));
const code = Array.from({ length: 90 }, (_, at) => mutant(`line ${at}`, 'string', `step ${at}`));
const rare = Array.from({ length: 10 }, (_, at) => mutant(`wait ${at}`, 'wait', `step ${at}`));
const all = [...table, ...code, ...rare];

const ids = (mutants: Iterable<Mutant>): string[] => [...mutants].map(({ id }) => id);

test('the same seed draws the same mutants, and another seed draws others', () => {
  const some = (seed: number) => ids(drawn(all, seed)).slice(0, 30);
  expect(some(1)).toEqual(some(1));
  expect(some(2)).not.toEqual(some(1));
  expect(ids(drawn(all, 1)).slice(0, 10)).toEqual(some(1).slice(0, 10));
});

test('every candidate is drawn once', () => {
  expect(ids(drawn(all, 3)).toSorted()).toEqual(ids(all).toSorted());
});

test('neither a long table nor a frequent operator is drawn more often than others', () => {
  const first = ids(drawn(all, 4)).slice(0, 20);
  expect(first.filter((id) => id.startsWith('row')).length).toBeLessThanOrEqual(3);
  expect(first.filter((id) => id.startsWith('wait')).length).toBeGreaterThanOrEqual(5);
});
