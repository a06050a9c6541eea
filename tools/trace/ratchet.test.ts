// Tests what the ratchet accepts and reports.
import { expect, test } from 'vitest';
import type { Counts } from './coverage.ts';
import { compare, ratchetOf } from './ratchet.ts';

const area = (uncovered: number, carried: number): Counts => ({
  total: 10,
  covered: 10 - uncovered,
  uncovered: Array.from({ length: uncovered }, (_, index) => `CORE-${index}`),
  carried,
  listed: 1,
  none: 9 - uncovered - carried,
});
const areas = { core: area(2, 5), legacy: area(1, 3) };

test('the ratchet accepts the coverage that it was written from', () => {
  const held = ratchetOf(areas);
  expect(held).toEqual({
    core: { uncovered: 2, carried: 5 },
    legacy: { uncovered: 1, carried: 3 },
  });
  expect(compare(areas, held)).toEqual({ worse: [], better: [] });
});

test('the ratchet reports areas with more uncovered or fewer carried clauses as worse', () => {
  const held = { core: { uncovered: 1, carried: 5 }, legacy: { uncovered: 1, carried: 4 } };
  expect(compare(areas, held)).toEqual({
    worse: ['core: 2 uncovered, the ratchet says 1', 'legacy: 3 carried, the ratchet says 4'],
    better: [],
  });
});

test('the ratchet reports areas with fewer uncovered or more carried clauses as better', () => {
  const held = { core: { uncovered: 3, carried: 5 }, legacy: { uncovered: 1, carried: 2 } };
  expect(compare(areas, held)).toEqual({
    worse: [],
    better: ['core: 2 uncovered, the ratchet says 3', 'legacy: 3 carried, the ratchet says 2'],
  });
});

test('the ratchet allows no uncovered clause in an unknown area', () => {
  expect(compare({ snap: area(1, 0) }, {}).worse).toEqual([
    'snap: 1 uncovered, the ratchet says 0',
  ]);
});
