// Comparing one line with one operation.
import { describe, expect, test } from 'vitest';
import { matchLine } from './match.ts';

const operation = {
  status: 'SUCCEEDED',
  work: 'charge',
  currency: 'IDR',
  executed: 10_000,
  settled: false,
} as const;
const line = { kind: 'charge', currency: 'IDR', gross: 10_000, fee: 250, net: 9_750 } as const;
const back = { kind: 'refund', gross: -10_000, fee: 100, net: -10_100 } as const;

describe('a line of a statement', () => {
  test.each([
    ['charge', line],
    ['capture', { ...line, kind: 'capture' }],
    ['receive', { ...line, kind: 'payment' }],
    ['refund', { ...line, ...back }],
    ['refund', { ...line, ...back, fee: -50, net: -9_950 }],
  ] as const)('matches its %s', (work, reported) => {
    expect(matchLine(reported, { ...operation, work })).toEqual([]);
  });

  test.each([
    ['MISSING_HERE', line, undefined],
    ['MISSING_HERE', line, { ...operation, status: 'DECLINED' }],
    ['TWICE', line, { ...operation, settled: true }],
    ['KIND', { ...line, kind: 'capture' }, operation],
    ['KIND', line, { ...operation, work: 'authorize' }],
    ['CURRENCY', { ...line, currency: 'USD' }, operation],
    ['AMOUNT', { ...line, gross: 10_001, net: 9_751 }, operation],
    ['AMOUNT', line, { ...operation, executed: null }],
    ['AMOUNT', { ...line, kind: 'refund' }, { ...operation, work: 'refund' }],
    ['FEE', { ...line, net: 9_751 }, operation],
  ] as const)('differs by %s: %o %o', (reason, reported, about) => {
    expect(matchLine(reported, about)).toEqual([reason]);
  });

  test('gets every reason at once', () => {
    const wrong = { ...line, kind: 'capture', gross: 5, net: 6 } as const;
    const reasons = matchLine(wrong, { ...operation, settled: true });
    expect(reasons).toEqual(['TWICE', 'KIND', 'AMOUNT', 'FEE']);
  });
});
