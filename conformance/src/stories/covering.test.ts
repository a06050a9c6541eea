// Tests that every pair of levels is met, whatever the factors are, and sooner than by chance
// alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { Covering } from './covering.ts';

const factors = fc.dictionary(
  fc.stringMatching(/^[a-d]$/),
  fc.uniqueArray(fc.stringMatching(/^[x-z]$/), { minLength: 1 }),
  { minKeys: 2, maxKeys: 4, noNullPrototype: true },
);

/** All pairs of levels of two factors. */
const pairsOf = (all: Readonly<Record<string, readonly string[]>>): number => {
  const sizes = Object.values(all).map((levels) => levels.length);
  return sizes.reduce(
    (sum, size, at) => sum + sizes.slice(at + 1).reduce((more, other) => more + size * other, 0),
    0,
  );
};

test('every pair of levels of two factors is met in time', () => {
  fc.assert(
    fc.property(factors, fc.integer({ min: 1 }), (all, seed) => {
      const draw = new SeededRandom(seed, Infinity, kasirMagic);
      const covering = new Covering();
      const wanted = pairsOf(all);
      for (let call = 0; call < 20 * wanted && covering.size < wanted; call += 1)
        covering.note('one', covering.choose('one', all, {}, draw) ?? {});
      expect(covering.size).toBe(wanted);
    }),
  );
});

test('a choice with a new pair of levels is better than one without', () => {
  const covering = new Covering();
  const all = { currency: ['IDR', 'PHP'], type: ['one', 'many'] };
  const draw = new SeededRandom(7, Infinity, kasirMagic);
  const seen = new Set<string>();
  for (let call = 0; call < 4; call += 1) {
    const levels = covering.choose('create', all, {}, draw);
    covering.note('create', levels ?? {});
    seen.add(JSON.stringify(levels));
  }
  expect(seen.size).toBe(4);
});

test('a given level counts as a factor, and every command has pairs of its own', () => {
  const covering = new Covering();
  covering.note('pay', { state: 'ACTIVE', amount: 'own' });
  expect(covering.times('pay|state=ACTIVE|amount=own')).toBe(1);
  covering.note('pay', { state: 'INACTIVE', amount: 'own' });
  covering.note('create', { state: 'ACTIVE', amount: 'own' });
  expect(covering.times('pay|state=ACTIVE|amount=own')).toBe(1);
  expect(covering.size).toBe(3);
});

test('levels that are not possible are never chosen', () => {
  const covering = new Covering();
  const all = { currency: ['IDR', 'PHP', 'THB'], type: ['one', 'many'] };
  const draw = new SeededRandom(7, Infinity, kasirMagic);
  for (let call = 0; call < 20; call += 1) {
    const levels = covering.choose('create', all, {}, draw, ({ type }) => type === 'one');
    expect(levels === null || levels['type'] === 'one').toBe(true);
  }
  expect(covering.choose('create', all, {}, draw, () => false)).toBeNull();
});
