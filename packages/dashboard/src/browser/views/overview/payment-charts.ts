// Charts of payments by day: their number, their volume, and the share that succeeded.
import type { JSX } from 'preact';
import { chart } from '../../diagram/chart.ts';
import { formatAmount, formatMark, formatNumber, formatShare } from '../../format.ts';
import { say } from '../../language.ts';
import { card } from '../../parts/layout.ts';
import { noSum, successOf, type Sum } from './period.ts';

/** Returns the charts of payments in one currency. */
export const paymentCharts = (
  byDay: ReadonlyMap<string, Sum>,
  dates: readonly string[],
  currency: string,
): readonly JSX.Element[] => {
  const days = dates.map((date) => byDay.get(date) ?? noSum);
  return [
    card(
      say('Payments by day'),
      {},
      chart({
        label: say('Payments by day'),
        dates,
        form: 'columns',
        series: [
          { name: say('Succeeded'), tone: 'accent', values: days.map((day) => day.succeeded) },
          { name: say('Failed'), tone: 'bad', values: days.map((day) => day.failed) },
          {
            name: say('Other'),
            tone: 'idle',
            values: days.map((day) => Math.max(0, day.attempts - day.succeeded - day.failed)),
          },
        ],
        format: formatNumber,
        mark: formatMark,
      }),
    ),
    card(
      say('Volume by day'),
      {},
      chart({
        label: say('Volume by day'),
        dates,
        form: 'columns',
        series: [{ name: currency, tone: 'accent', values: days.map((day) => day.volume) }],
        format: (value) => formatAmount(value, currency),
        mark: formatMark,
      }),
    ),
    card(
      say('Success rate by day'),
      {},
      chart({
        label: say('Success rate by day'),
        dates,
        form: 'lines',
        top: 1,
        series: [{ name: say('Success rate'), tone: 'accent', values: days.map(successOf) }],
        format: formatShare,
        mark: formatShare,
      }),
    ),
  ];
};
