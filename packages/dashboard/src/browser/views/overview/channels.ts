// Payments by channel: their number, their success rate, and their volume.
import type { JSX } from 'preact';
import { formatAmount, formatNumber, formatShare } from '../../format.ts';
import { say } from '../../language.ts';
import { grid } from '../../parts/grid.ts';
import { div, span, svg } from '../../parts/tags.ts';
import { successOf, type Sum } from './period.ts';

interface Row {
  readonly channel: string;
  readonly sum: Sum;
}

/** Returns a bar of succeeded and failed payments, as wide as its share of the largest channel. */
const bar = ({ sum: { attempts, succeeded, failed } }: Row, most: number): JSX.Element => {
  const width = (count: number): number => (count / Math.max(1, most)) * 100;
  return svg.svg(
    { class: 'share', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg.rect({ class: 'fill-accent', x: 0, y: 0, width: width(succeeded), height: 8 }),
    svg.rect({ class: 'fill-bad', x: width(succeeded), y: 0, width: width(failed), height: 8 }),
    svg.rect({
      class: 'fill-idle',
      x: width(succeeded + failed),
      y: 0,
      width: width(Math.max(0, attempts - succeeded - failed)),
      height: 8,
    }),
  );
};

/** Returns the channels, the largest first. */
export const channelTable = (sums: ReadonlyMap<string, Sum>, currency: string): JSX.Element => {
  const rows = [...sums]
    .map(([channel, sum]): Row => ({ channel, sum }))
    .filter(({ sum }) => sum.attempts > 0)
    .toSorted((one, other) => other.sum.attempts - one.sum.attempts);
  const most = Math.max(0, ...rows.map(({ sum }) => sum.attempts));
  return div(
    { class: 'chart' },
    div(
      { class: 'legend' },
      span({ class: 'key-accent' }, say('Succeeded')),
      span({ class: 'key-bad' }, say('Failed')),
      span({ class: 'key-idle' }, say('Other')),
    ),
    grid({
      label: say('Payments by channel'),
      columns: [
        { name: say('Channel'), cell: ({ channel }) => channel, kind: 'tight' },
        { name: say('Payments'), cell: (row) => bar(row, most), kind: 'bar' },
        { name: say('Number'), cell: ({ sum }) => formatNumber(sum.attempts), kind: 'end' },
        {
          name: say('Success rate'),
          cell: ({ sum }) => {
            const share = successOf(sum);
            return share === null ? '–' : formatShare(share);
          },
          kind: 'end',
        },
        {
          name: say('Volume'),
          cell: ({ sum }) => formatAmount(sum.volume, currency),
          kind: 'end',
        },
      ],
      rows,
      keyOf: ({ channel }) => channel,
    }),
  );
};
