// The tiles of the overview: the totals of a period, compared with the period before, and of today.
import type { JSX } from 'preact';
import { formatAmount, formatNumber, formatShare } from '../../format.ts';
import { say } from '../../language.ts';
import { dd, div, dl, dt, span } from '../../parts/tags.ts';
import { successOf, type Sum } from './period.ts';

interface Tile {
  readonly title: string;
  readonly value: string;
  readonly today: string;
  /** The change against the period before; null where there is nothing to compare. */
  readonly change: string | null;
  readonly isGood: boolean | null;
}

/** Returns the change from one number to another, such as `+12%`. */
const changeOf = (now: number, before: number): string | null => {
  if (before === 0) return null;
  const share = (now - before) / before;
  return `${share < 0 ? '−' : '+'}${formatShare(Math.abs(share))}`;
};

const shareText = (share: number | null): string => (share === null ? '–' : formatShare(share));

interface Periods {
  readonly now: Sum;
  readonly before: Sum;
  readonly today: Sum;
}

const tilesOf = ({ now, before, today }: Periods, currency: string): readonly Tile[] => {
  const [success, earlier] = [successOf(now), successOf(before)];
  const points =
    success === null || earlier === null ? null : Math.round((success - earlier) * 1000) / 10;
  const money = (amount: number): string => formatAmount(amount, currency);
  return [
    {
      title: say('Volume'),
      value: money(now.volume),
      today: money(today.volume),
      change: changeOf(now.volume, before.volume),
      isGood: now.volume >= before.volume,
    },
    {
      title: say('Payments'),
      value: formatNumber(now.succeeded),
      today: formatNumber(today.succeeded),
      change: changeOf(now.succeeded, before.succeeded),
      isGood: now.succeeded >= before.succeeded,
    },
    {
      title: say('Success rate'),
      value: shareText(success),
      today: shareText(successOf(today)),
      change:
        points === null
          ? null
          : `${points < 0 ? '−' : '+'}${say('{count} points', { count: formatNumber(Math.abs(points)) })}`,
      isGood: points === null ? null : points >= 0,
    },
    {
      title: say('Refunds'),
      value: money(now.refunded),
      today: money(today.refunded),
      change: changeOf(now.refunded, before.refunded),
      isGood: null,
    },
  ];
};

/** Returns the tiles of a period in one currency. */
export const tiles = (periods: Periods, currency: string): JSX.Element =>
  div(
    { class: 'tiles' },
    ...tilesOf(periods, currency).map(({ title, value, today, change, isGood }) =>
      dl(
        { class: 'tile', key: title },
        dt(null, title),
        dd({ class: 'value' }, value),
        dd(
          { class: 'hint' },
          change === null
            ? say('nothing to compare with')
            : [
                span({ class: isGood === null ? '' : isGood ? 'up' : 'down' }, change),
                ` ${say('against the period before')}`,
              ],
        ),
        dd({ class: 'hint' }, say('Today: {value}', { value: today })),
      ),
    ),
  );
