// Money: amounts keep every digit between wire and minor units, and shares round half up.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exponents, formatAmount, toMinor, share, toMajor, parseAmount } from './money.ts';

const currencies = Object.keys(exponents);
const currency = fc.constantFrom(...currencies);
const largest = (code: string): number =>
  exponents[code] === 0 ? Number.MAX_SAFE_INTEGER : 1e15 - 1;
const anyMinor = currency.chain((code) =>
  fc.record({
    code: fc.constant(code),
    minor: fc.maxSafeInteger().filter((n) => Math.abs(n) <= largest(code)),
  }),
);

/** Converts minor units to a decimal amount with integers and text alone. */
const decimal = (minor: number, places: number): string => {
  const digits = BigInt(Math.abs(minor))
    .toString()
    .padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return minor < 0 ? `-${text}` : text;
};

describe('minor units', () => {
  test('of an amount that the currency cannot express are an error, never a wrong number', () => {
    expect(toMinor('PHP', 10.05)).toBe(1_005);
    for (const amount of [10.005, Number.NaN, 1e15])
      expect(() => toMinor('PHP', amount)).toThrow(`PHP has no amount ${amount}`);
  });

  test('are equal after an amount was sent as JSON and parsed, in every currency', () => {
    fc.assert(
      fc.property(anyMinor, ({ code, minor }) => {
        const wire: unknown = JSON.parse(JSON.stringify(toMajor(code, minor)));
        expect(parseAmount(code, wire as number)).toBe(minor === 0 ? 0 : minor);
      }),
      { numRuns: 2_000 },
    );
  });

  test('are read digit by digit from an amount with all decimals of its currency', () => {
    fc.assert(
      fc.property(anyMinor, ({ code, minor }) => {
        const text = decimal(minor, exponents[code] ?? 0);
        expect(parseAmount(code, Number(text))).toBe(minor === 0 ? 0 : minor);
        expect(toMajor(code, minor)).toBe(Number(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('have no floating-point error: tenths and hundredths are exact', () => {
    expect(parseAmount('PHP', 10.05)).toBe(1_005);
    expect(parseAmount('PHP', 1.1)).toBe(110);
    expect(parseAmount('USD', 4.35)).toBe(435);
    expect(parseAmount('PHP', 0.1 + 0.2)).toBeUndefined();
    expect(toMajor('PHP', 1_005)).toBe(10.05);
    expect(toMajor('PHP', -5)).toBe(-0.05);
    expect(toMajor('PHP', 0)).toBe(0);
  });

  test('do not exist for an amount with more decimals than its currency', () => {
    expect(parseAmount('IDR', 1_500.5)).toBeUndefined();
    expect(parseAmount('JPY', 0.1)).toBeUndefined();
    expect(parseAmount('PHP', 0.001)).toBeUndefined();
    expect(parseAmount('PHP', 1e-7)).toBeUndefined();
    expect(parseAmount('IDR', 1_500)).toBe(1_500);
  });

  test('do not exist for an amount that a double cannot hold exactly', () => {
    expect(parseAmount('IDR', Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseAmount('IDR', Number.MAX_SAFE_INTEGER + 1)).toBeUndefined();
    expect(parseAmount('PHP', 9_999_999_999_999.99)).toBe(999_999_999_999_999);
    expect(parseAmount('PHP', 90_071_992_547_409.91)).toBeUndefined();
    for (const amount of [1e21, -1e21, 1e300, Infinity, -Infinity, Number.NaN]) {
      for (const code of currencies) expect(parseAmount(code, amount)).toBeUndefined();
    }
  });

  test('of a negative zero are zero without a sign', () => {
    expect(parseAmount('IDR', -0)).toBe(0);
    expect(parseAmount('PHP', -0)).toBe(0);
  });

  test('of an unknown currency throw, also when it is spelled like a method of objects', () => {
    for (const code of ['XXX', 'idr', '', 'constructor', '__proto__']) {
      expect(() => parseAmount(code, 1)).toThrow('No decimal places');
      expect(() => toMajor(code, 1)).toThrow('No decimal places');
    }
  });
});

describe('shares', () => {
  test('round half up, away from zero for negative amounts', () => {
    expect(share(1, 5_000)).toBe(1);
    expect(share(3, 5_000)).toBe(2);
    expect(share(-1, 5_000)).toBe(-1);
    expect(share(10_000, 70)).toBe(70);
    expect(share(99, 70)).toBe(1);
    expect(share(71, 70)).toBe(0);
    expect(share(15_000, 1_100)).toBe(1_650);
    expect(share(0, 1_100)).toBe(0);
  });

  test('are within half a unit of the exact value, symmetric, and never more than the whole', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (minor, points) => {
        const part = share(minor, points);
        const error = BigInt(part) * 10_000n - BigInt(minor) * BigInt(points);
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
        expect(share(-minor, points) + part).toBe(0);
        expect(Math.abs(part)).toBeLessThanOrEqual(Math.abs(minor));
      }),
    );
  });
});

describe('a payer reads an amount', () => {
  test.each([
    ['IDR', 250_000, 'Rp\u00A0250.000'],
    ['PHP', 123_450, '\u20B11,234.50'],
    ['THB', 123_450, '\u0E3F1,234.50'],
    ['MYR', 123_450, 'RM\u00A01,234.50'],
    ['VND', 250_000, '250.000\u00A0\u20AB'],
    ['SGD', 123_450, 'S$1,234.50'],
    ['HKD', 123_450, 'HK$1,234.50'],
    ['USD', 5, 'US$0.05'],
    ['PHP', -5, '-\u20B10.05'],
  ])('of %s %i in the home locale of the currency: %s', (currency, minor, text) => {
    expect(formatAmount(currency, minor)).toBe(text);
  });

  test('with every digit, however large it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(exponents)),
        fc.maxSafeInteger(),
        (currency, minor) => {
          const written = formatAmount(currency, minor).replaceAll(/\D/g, '');
          expect(written.replace(/^0+(?=\d)/, '')).toBe(String(Math.abs(minor)));
        },
      ),
    );
  });

  test('of a known currency only', () => {
    expect(() => formatAmount('XXX', 1)).toThrow('No decimal places');
  });
});
