// Tests that amounts are converted exactly in both directions, and refused where the decimal places
// of a processor are not known.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAmounts, decimalsAt, toNumber } from './amounts.ts';

describe('amounts', () => {
  test('of rupiah are converted to sen only for processors that count sen', () => {
    const amount = { value: 150_000, currency: 'IDR' };
    expect(createAmounts('xendit').toPrism(amount)).toBe(15_000_000);
    expect(createAmounts('stripe').toPrism(amount)).toBe(15_000_000);
    expect(createAmounts('adyen').toPrism(amount)).toBe(150_000);
    expect(decimalsAt('checkout', 'IDR')).toBeNull();
    expect(() => createAmounts('checkout').toPrism(amount)).toThrow('how checkout counts IDR');
    expect(createAmounts('checkout', { IDR: 2 }).toPrism(amount)).toBe(15_000_000);
  });

  test('of other currencies are in minor units of ISO 4217 everywhere', () => {
    for (const processor of ['adyen', 'stripe', 'xendit', 'checkout'])
      for (const currency of ['PHP', 'VND', 'THB', 'MYR', 'SGD'])
        expect(createAmounts(processor).toPrism({ value: 1_234, currency })).toBe(1_234);
  });

  test('are unchanged after conversion in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e13 }),
        fc.constantFrom('adyen', 'stripe', 'xendit'),
        fc.constantFrom('IDR', 'PHP', 'VND', 'THB', 'MYR', 'SGD'),
        (value, processor, currency) => {
          const { toPrism, fromPrism } = createAmounts(processor);
          expect(fromPrism(currency, toPrism({ value, currency }))).toBe(value);
        },
      ),
    );
  });

  test('that are not whole, too large or not numbers are refused', () => {
    const { toPrism, fromPrism } = createAmounts('stripe');
    expect(fromPrism('IDR', 15_000_050)).toBeNull();
    for (const value of [null, undefined, '100', Number.NaN, {}])
      expect(fromPrism('IDR', value)).toBeNull();
    expect(fromPrism('IDR', { toNumber: () => 100 })).toBe(1);
    expect(() => toPrism({ value: Number.MAX_SAFE_INTEGER, currency: 'IDR' })).toThrow('too large');
    expect(toNumber({ toNumber: () => 7 })).toBe(7);
  });
});
