// Checks the sums of the overview.
import { expect, test } from 'vitest';
import { datesUpTo, sumOf, sumsBy, successOf, type PaymentDay } from './period.ts';

const day = (
  date: string,
  channel_code: string,
  succeeded: number,
  failed: number,
): PaymentDay => ({
  date,
  channel_code,
  currency: 'IDR',
  attempts: succeeded + failed + 1,
  succeeded,
  failed,
  volume: succeeded * 1_000,
  refunds: 0,
  refunded: 0,
});

test('the days end with the UTC day of the given time', () => {
  expect(datesUpTo('2026-03-01T00:30:00.000Z', 3)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('sums are by day or channel, and success is the share of payments with an outcome', () => {
  const rows = [
    day('2026-01-01', 'OVO', 3, 1),
    day('2026-01-02', 'OVO', 1, 0),
    day('2026-01-02', 'BRI', 0, 2),
  ];
  expect(sumOf(rows)).toMatchObject({ attempts: 10, succeeded: 4, failed: 3, volume: 4_000 });
  const byChannel = sumsBy(rows, ({ channel_code }) => channel_code);
  expect([...byChannel].map(([channel, sum]) => [channel, successOf(sum)])).toEqual([
    ['OVO', 4 / 5],
    ['BRI', 0],
  ]);
  expect(successOf(sumOf([]))).toBeNull();
});
