// Tests that randomness is reproducible.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, createRandom, seedFor } from './seed.ts';

test('a stream is the same for the same seed, within [0, 1), and different for another seed', () => {
  const stream = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random());
  };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(stream(seed)).toEqual(stream(seed));
      expect(stream(seed).every((value) => value >= 0 && value < 1)).toBe(true);
      expect(stream(seed)).not.toEqual(stream(seed + 1));
    }),
  );
});

test('every law has a separate seed, independent of other laws', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `law-${index}`);
  expect(new Set(names.map((name) => seedFor(7, name))).size).toBeGreaterThan(995);
  expect(seedFor(7, 'law-1')).not.toBe(seedFor(8, 'law-1'));
  expect(hashText('a')).toBe(hashText('a'));
});
