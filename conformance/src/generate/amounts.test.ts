// Amounts that decide something are drawn by nobody.
import { globSync, readFileSync } from 'node:fs';
import { magicAmounts } from '@kasir/payments/operation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededRandom } from '../run/seeded-random.ts';
import { isMagic, ordinaryAmount, wholeAmount } from './amounts.ts';

test('every amount that decides something on our own server is known, and its neighbors are not', () => {
  expect(magicAmounts.filter((amount) => !isMagic(amount))).toEqual([]);
  expect([9_998, 10_050, 10_061, 10_103, 12_002, 20_102, 20_112].filter(isMagic)).toEqual([]);
});

test('no drawn amount decides anything', () => {
  fc.assert(fc.property(wholeAmount(10_000, 20_200), (amount) => !isMagic(amount)));
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 14_999 }), (amount) => {
      const drawn = ordinaryAmount(amount, 10_000, 14_999);
      return drawn >= 10_000 && drawn <= 14_999 && !isMagic(drawn);
    }),
  );
  fc.assert(
    fc.property(fc.nat(), (seed) => !isMagic(new SeededRandom(seed, 1).amount(10_050, 10_061))),
  );
  expect(() => ordinaryAmount(10_100, 10_100, 10_102)).toThrow('decides something');
});

test('no law and no sample draws an amount in another way', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('{laws,models,run/samples}/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) =>
    /amount\w*['"]?\s*[:=]\s*(?:trial\.integer|fc\.(?:integer|nat))\(/.test(
      readFileSync(`${root}/${file}`, 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});
