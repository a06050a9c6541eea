// Money of the account: the balance of each ledger, and money in and out by day.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { chartBars, type Day } from '../diagram/bars.ts';
import { formatAmount, formatDate } from '../format.ts';
import { ledgerName } from '../ledger-names.ts';
import { say } from '../language.ts';
import { selectField } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card } from '../parts/layout.ts';
import { Empty, whenLoaded } from '../parts/notice.ts';
import { details, div, span, summary, svg } from '../parts/tags.ts';
import { scopeOf, usePlace } from '../place.ts';

type MoneyRead = Returned<ControlApi['money']['get']>;

const WIDTH = 480;
const HEIGHT = 150;

const chart = (days: readonly Day[], currency: string): JSX.Element => {
  const { bars, zero } = chartBars(days, WIDTH, HEIGHT);
  const [first] = days;
  const last = days.at(-1);
  return div(
    { class: 'chart' },
    svg.svg(
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT + 18}`,
        role: 'img',
        'aria-label': `${say('Money in and out by day in {currency}', { currency })}. ${say('The table below has the figures.')}`,
      },
      ...bars.flatMap(({ day, x, width, into, out, isCut }) => [
        svg.rect(
          { class: 'in', x, width, y: zero - into, height: into, rx: 1.5 },
          svg.title(
            null,
            `${formatDate(day.date)}: ${say('In')} ${formatAmount(day.paid_in, currency)}`,
          ),
        ),
        svg.rect(
          { class: 'out', x, width, y: zero, height: out, rx: 1.5 },
          svg.title(
            null,
            `${formatDate(day.date)}: ${say('Out')} ${formatAmount(day.paid_out, currency)}`,
          ),
        ),
        isCut
          ? svg.path({ class: 'cut', d: `M${x - 2} 12l${width + 4} -6v4l${-width - 4} 6z` })
          : null,
      ]),
      svg.line({ class: 'axis', x1: 0, x2: WIDTH, y1: zero, y2: zero }),
      first ? svg.text({ x: 0, y: HEIGHT + 14 }, formatDate(first.date)) : null,
      last
        ? svg.text({ x: WIDTH, y: HEIGHT + 14, 'text-anchor': 'end' }, formatDate(last.date))
        : null,
    ),
    div(
      { class: 'row hint' },
      span({ class: 'key-in' }, say('In')),
      span({ class: 'key-out' }, say('Out')),
      bars.some(({ isCut }) => isCut)
        ? span(null, say('A bar with a gap is higher than it is drawn.'))
        : null,
    ),
  );
};

const byDay = (days: MoneyRead['days'], currency: string): JSX.Element =>
  details(
    null,
    summary(null, say('Figures by day')),
    grid({
      label: say('Money by day in {currency}', { currency }),
      columns: [
        { name: say('Day (UTC)'), cell: ({ date }) => formatDate(date), kind: 'tight' },
        { name: say('In'), cell: ({ paid_in }) => formatAmount(paid_in, currency), kind: 'end' },
        { name: say('Out'), cell: ({ paid_out }) => formatAmount(paid_out, currency), kind: 'end' },
        { name: say('Fees'), cell: ({ fees }) => formatAmount(fees, currency), kind: 'end' },
        { name: say('Transactions'), cell: ({ transactions }) => transactions, kind: 'end' },
      ],
      rows: days.toReversed(),
      keyOf: ({ date }) => date,
    }),
  );

/** Ledgers and days of the account. */
export const Money = (): JSX.Element => {
  const place = usePlace();
  const money = useLoad((signal) => api().money.get(scopeOf(place), signal), [place.live.turn]);
  const [chosen, choose] = useState('');
  const currencies = [...new Set(money.data?.ledgers.map(({ currency }) => currency))];
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? '');
  return card(
    say('Money'),
    {
      aside:
        currencies.length > 1
          ? selectField(say('Currency'), 'currency', currencies, {
              value: currency,
              onChange: choose,
            })
          : null,
    },
    whenLoaded(money, ({ ledgers, days }) => {
      const ownDays = days.filter((day) => day.currency === currency);
      if (ledgers.length === 0)
        return h(Empty, {
          title: say('No money has moved yet.'),
          hint: say('Put some in under Books, or let a payment succeed.'),
        });
      return [
        chart(ownDays, currency),
        grid({
          label: say('Ledgers in {currency}', { currency }),
          columns: [
            { name: say('Ledger'), cell: ({ ledger }) => ledgerName(ledger) },
            {
              name: say('Balance'),
              cell: ({ balance }) => formatAmount(balance, currency),
              kind: 'end',
            },
          ],
          rows: ledgers.filter((ledger) => ledger.currency === currency),
          keyOf: ({ ledger }) => ledger,
        }),
        byDay(ownDays, currency),
      ];
    }),
  );
};
