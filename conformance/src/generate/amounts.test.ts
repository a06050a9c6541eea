// Tests that amounts with simulated outcomes are never drawn.
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { isMagic } from '../targets/magic/magic.ts';
import { SeededRandom } from '../run/seeded-random.ts';
import { ordinaryAmount, wholeAmount } from './amounts.ts';

const decides = (amount: number): boolean => isMagic(kasirMagic, amount);

test('no drawn amount has a simulated outcome', () => {
  fc.assert(fc.property(wholeAmount(kasirMagic, 10_000, 20_200), (amount) => !decides(amount)));
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 14_999 }), (amount) => {
      const drawn = ordinaryAmount(kasirMagic, amount, 10_000, 14_999);
      return drawn >= 10_000 && drawn <= 14_999 && !decides(drawn);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      (seed) => !decides(new SeededRandom(seed, 1, kasirMagic).amount(10_050, 10_061)),
    ),
  );
  expect(() => ordinaryAmount(kasirMagic, 10_100, 10_100, 10_102)).toThrow('decides something');
});

test('laws and samples draw amounts only with these functions', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('{laws,model,run/samples}/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) =>
    /amount\w*['"]?\s*[:=]\s*(?:trial\.integer|fc\.(?:integer|nat))\(/.test(
      readFileSync(`${root}/${file}`, 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});
