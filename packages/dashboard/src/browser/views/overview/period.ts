// Sums the totals of the overview: by day, by channel, for a period and for the one before it.
import type { ControlApi, Returned } from '../../api/client.ts';

export type Overview = Returned<ControlApi['overview']['get']>;
export type PaymentDay = Overview['payments'][number];

const DAY_MS = 86_400_000;

/** Sums of payments and refunds. */
export interface Sum {
  readonly attempts: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly volume: number;
  readonly refunds: number;
  readonly refunded: number;
}

/** Returns the last `days` days as YYYY-MM-DD; the last one is the UTC day of `now`. */
export const datesUpTo = (now: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, at) =>
    new Date(Date.parse(now) - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );

/** Returns the sum of rows. Amounts are of one currency: the caller chooses it. */
export const sumOf = (rows: readonly PaymentDay[]): Sum => {
  const sum = (of: (row: PaymentDay) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    attempts: sum(({ attempts }) => attempts),
    succeeded: sum(({ succeeded }) => succeeded),
    failed: sum(({ failed }) => failed),
    volume: sum(({ volume }) => volume),
    refunds: sum(({ refunds }) => refunds),
    refunded: sum(({ refunded }) => refunded),
  };
};

/** Returns the share of payments with an outcome that succeeded; null without any. */
export const successOf = ({ succeeded, failed }: Sum): number | null =>
  succeeded + failed === 0 ? null : succeeded / (succeeded + failed);

/** Returns the sums of rows by a key. */
export const sumsBy = (
  rows: readonly PaymentDay[],
  keyOf: (row: PaymentDay) => string,
): ReadonlyMap<string, Sum> =>
  new Map([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, sumOf(own)]));

export const noSum: Sum = sumOf([]);
