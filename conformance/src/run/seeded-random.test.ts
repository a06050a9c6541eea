// Tests choices from a seed: they are reproducible, and select no more of a table than allowed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { SeededRandom } from './seeded-random.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

test('the same seed makes the same choices', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.nat(), { minLength: 1 }), (seed, table) => {
      const choose = () => {
        const random = new SeededRandom(seed, 3, kasirMagic);
        return [random.integer(1, 9), random.pick(table), random.some(table)];
      };
      expect(choose()).toEqual(choose());
    }),
  );
});

test('a sample has at most the allowed number of members, in their order', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (seed, length, allowed) => {
      const table = Array.from({ length }, (_, index) => index);
      const taken = new SeededRandom(seed, allowed, kasirMagic).some(table);
      expect(taken.length).toBe(Math.min(length, allowed));
      expect(taken).toEqual(taken.toSorted((a, b) => a - b));
    }),
  );
  expect(new SeededRandom(1, Infinity, kasirMagic).some([1, 2, 3])).toEqual([1, 2, 3]);
});

test('different seeds select different members', () => {
  const table = Array.from({ length: 20 }, (_, index) => index);
  const all = new Set(
    Array.from({ length: 60 }, (_, seed) =>
      new SeededRandom(seed, 3, kasirMagic).some(table),
    ).flat(),
  );
  expect(all.size).toBe(table.length);
});
