// Tests amounts of a request on a channel: their parsing, and the comparison with the bounds.
import fc from 'fast-check';
import { toMajor } from '@kasir/core/money';
import { describe, expect, test } from 'vitest';
import { amountProblem, majorBounds, parseAmountOn, sentAmountProblems } from './amounts.ts';
import { channelsNamed } from './find.ts';
import { channels, type Channel } from './table.ts';

const channelNamed = (type: Channel['type'], code: string, market: string): Channel => {
  const found = channelsNamed(type, code).find(({ currency }) => currency === market);
  if (!found) throw new Error(`The channel table has no ${code}`);
  return found;
};

const gcash = channelNamed('EWALLET', 'GCASH', 'PHP');
const bca = channelNamed('VIRTUAL_ACCOUNT', 'BCA', 'IDR');

describe('an amount of a request', () => {
  test('is parsed into minor units, whether or not it is within the bounds', () => {
    expect(parseAmountOn(gcash, 10.05, 'amount')).toEqual({ amount: 1_005, problem: null });
    expect(parseAmountOn(gcash, 0.01, 'amount')).toEqual({ amount: 1, problem: null });
    for (const omitted of [null, undefined])
      expect(parseAmountOn(gcash, omitted, 'amount')).toEqual({ amount: null, problem: null });
  });

  test.each([
    [1.005, 'Must have at most 2 decimals, like every amount in PHP.'],
    [0.001, 'Must be between 1 and 100000 PHP for GCASH.'],
    [100_000.001, 'Must be between 1 and 100000 PHP for GCASH.'],
    [1e21, 'Must be between 1 and 100000 PHP for GCASH.'],
  ])('that the currency cannot express is a problem: %d', (sent, message) => {
    expect(parseAmountOn(gcash, sent, 'amount')).toEqual({
      amount: null,
      problem: { field: 'amount', message },
    });
  });

  test('is within the bounds on the wire exactly when it is within them in minor units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...channels),
        fc.constantFrom<'min' | 'max'>('min', 'max'),
        fc.integer({ min: -2, max: 2 }),
        (channel, side, steps) => {
          const minor = Math.max(0, channel.bounds[side] + steps);
          const sent = toMajor(channel.currency, minor);
          const { min, max } = majorBounds(channel);
          expect(amountProblem(channel, minor) === null).toBe(min <= sent && sent <= max);
          expect(sentAmountProblems(channel, { amount: sent }).length === 0).toBe(
            min <= sent && sent <= max,
          );
        },
      ),
    );
  });

  test('is compared with the bounds of its instrument', () => {
    const own = { min: 20_000, max: 30_000 };
    const fieldsOf = (amount: number, bounds: object = own) =>
      sentAmountProblems(bca, { ...bounds, amount }).map(({ field, rule }) => `${field} ${rule}`);
    expect(fieldsOf(25_000)).toEqual([]);
    expect(fieldsOf(19_999)).toEqual(['amount bounds']);
    expect(fieldsOf(19_999.5)).toEqual(['amount bounds']);
    expect(fieldsOf(20_000.5)).toEqual(['amount decimals']);
    expect(fieldsOf(25_000, { min: 30_000, max: 20_000 })).toEqual(['min order']);
    expect(fieldsOf(25_000, { min: 20_000.5 })).toEqual(['min decimals']);
  });
});
