// Tests the lines of statements and their sums.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementLine, type Operation } from './protocol/index.ts';
import { lineOfOperation, lineOfPayment, sumLines } from './statement-lines.ts';

const settled_at = '2026-11-27T00:00:00Z';

const operationOf = (work: Operation['work'], value: number, currency = 'IDR') =>
  ({
    operation: { id: 'operation_1', work, status: 'succeeded', amount: { value, currency } },
  }) as { readonly operation: Operation };

test('each success that moves money has a line, which is negative for a refund', () => {
  expect(lineOfOperation(operationOf('charge', 900), { fee: 9, settled_at })).toEqual({
    id: 'operation_1',
    operation: 'operation_1',
    kind: 'charge',
    gross: { value: 900, currency: 'IDR' },
    fee: { value: 9, currency: 'IDR' },
    net: { value: 891, currency: 'IDR' },
    settled_at,
  });
  const refund = lineOfOperation(operationOf('refund', 900), { fee: 0, settled_at });
  expect(refund).toMatchObject({ gross: { value: -900 }, net: { value: -900 } });
  for (const work of ['authorize', 'void', 'link'] as const)
    expect(lineOfOperation(operationOf(work, 900), { fee: 0, settled_at })).toBeNull();
  const { operation } = operationOf('charge', 900);
  const open = { operation: { ...operation, status: 'pending', amount: null } as Operation };
  expect(lineOfOperation(open, { fee: 0, settled_at })).toBeNull();
});

test('every line is valid, and net is gross - fee in each line and in the sums', () => {
  const line = fc
    .record({
      value: fc.integer({ min: 1, max: 1_000_000_000 }),
      fee: fc.integer({ min: -1_000, max: 1_000_000 }),
      currency: fc.constantFrom('IDR', 'PHP'),
      work: fc.constantFrom('charge', 'capture', 'refund', 'payment'),
    })
    .map(({ value, fee, currency, work }) =>
      work === 'payment'
        ? lineOfPayment({ id: 'payment_1', amount: { value, currency } }, { fee, settled_at })
        : lineOfOperation(operationOf(work as 'charge', value, currency), { fee, settled_at }),
    );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const all = lines.filter((one) => one !== null);
      expect(all).toHaveLength(lines.length);
      for (const one of all) expect(statementLine.safeParse(one).success).toBe(true);
      for (const [currency, sums] of Object.entries(sumLines(all))) {
        expect(sums.net).toBe(sums.gross - sums.fee);
        const own = all.filter(({ gross }) => gross.currency === currency);
        expect(sums.gross).toBe(own.reduce((sum, { gross }) => sum + gross.value, 0));
      }
    }),
  );
});

test('a line with a wrong net amount is refused, and so is a sum that is not exact', () => {
  const line = lineOfPayment(
    { id: 'payment_1', amount: { value: Number.MAX_SAFE_INTEGER, currency: 'IDR' } },
    { fee: 0, settled_at },
  );
  expect(() => sumLines([line, line])).toThrow(RangeError);
  for (const net of [
    { value: 1, currency: 'IDR' },
    { ...line.net, currency: 'PHP' },
  ])
    expect(statementLine.safeParse({ ...line, net }).success).toBe(false);
});
