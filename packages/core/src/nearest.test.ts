// Mistyped names, and names that resemble none.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean, nearestName } from './nearest.ts';

const wallets = ['DANA', 'OVO', 'GCASH', 'SHOPEEPAY'];

test.each([
  ['DANAA', 'DANA'],
  ['ID_DANA', 'DANA'],
  ['SHOPEE', 'SHOPEEPAY'],
  ['OV', 'OVO'],
  ['DNAA', 'DANA'],
  ['GACSH', 'GCASH'],
  ['XXX', undefined],
  ['', undefined],
])('the known name closest to "%s" is %s', (given, near) => {
  expect(nearestName(given, wallets)).toBe(near);
});

test('a suggestion is made only when a known name is close', () => {
  expect(didYouMean('DANAA', wallets)).toBe(' Did you mean DANA?');
  expect(didYouMean('NO_WALLET', [...wallets, 'VNPTWALLET'])).toBe('');
});

test('a name with one wrong character is recognized', () => {
  fc.assert(
    fc.property(fc.constantFrom(...wallets), fc.nat(), (name, at) => {
      const place = at % name.length;
      expect(nearestName(`${name.slice(0, place)}1${name.slice(place + 1)}`, wallets)).toBe(name);
    }),
  );
});
