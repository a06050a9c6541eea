// The numbers of the overview: tiles and charts of payments, requests, webhooks and balances, for a
// period that the reader picks.
import { h, type JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { formatAmount } from '../../format.ts';
import { say } from '../../language.ts';
import { selectField } from '../../parts/forms.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { Empty, notice, whenLoaded } from '../../parts/notice.ts';
import { a, div, p } from '../../parts/tags.ts';
import { scopeOf, usePlace, type Place } from '../../place.ts';
import { refine } from '../../route.ts';
import { channelTable } from './channels.ts';
import { paymentCharts } from './payment-charts.ts';
import { datesUpTo, sumOf, sumsBy, type Overview } from './period.ts';
import { tiles } from './tiles.ts';
import { trafficCharts } from './traffic-charts.ts';

const PERIODS = ['7', '30', '90'] as const;
const DEFAULT_PERIOD = '30';

const periodOf = ({ route }: Place): number => {
  const { days = DEFAULT_PERIOD } = route.query;
  return Number(PERIODS.find((one) => one === days) ?? DEFAULT_PERIOD);
};

/** Returns the currencies of the payments, the most used first, then those of the balances. */
const currenciesOf = ({ payments, balances }: Overview): readonly string[] => {
  const used = [...sumsBy(payments, ({ currency }) => currency)].toSorted(
    ([, one], [, other]) => other.attempts - one.attempts,
  );
  return [
    ...new Set([...used.map(([currency]) => currency), ...balances.map((one) => one.currency)]),
  ];
};

const balanceTable = ({ balances }: Overview): JSX.Element =>
  grid({
    label: say('Balance by currency'),
    columns: [
      { name: say('Currency'), cell: ({ currency }) => currency },
      {
        name: say('Available'),
        cell: ({ available, currency }) => formatAmount(available, currency),
        kind: 'end',
      },
      {
        name: say('Pending settlement'),
        cell: ({ pending, currency }) => formatAmount(pending, currency),
        kind: 'end',
      },
    ],
    rows: balances,
    keyOf: ({ currency }) => currency,
  });

/** Returns the tiles and charts of a period. */
const renderNumbers = (overview: Overview, place: Place, days: number): JSX.Element => {
  const { link, route } = place;
  const currencies = currenciesOf(overview);
  const wanted = route.query['currency'] ?? '';
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? 'IDR');
  const own = overview.payments.filter((row) => row.currency === currency);
  const dates = datesUpTo(overview.now, days);
  const [first = ''] = dates;
  const now = own.filter(({ date }) => date >= first);
  const periods = {
    now: sumOf(now),
    before: sumOf(own.filter(({ date }) => date < first)),
    today: sumOf(own.filter(({ date }) => date === dates.at(-1))),
  };
  const byChannel = sumsBy(now, ({ channel_code }) => channel_code);
  return div(
    { class: 'stack' },
    div(
      { class: 'row filters-bar' },
      selectField(
        say('Period'),
        'days',
        PERIODS.map((one) => [one, say('{count} days', { count: one })] as const),
        { value: String(days), onChange: (chosen) => refine(route, { days: chosen }) },
      ),
      currencies.length > 1
        ? selectField(say('Currency'), 'currency', currencies, {
            value: currency,
            onChange: (chosen) => refine(route, { currency: chosen }),
          })
        : null,
    ),
    overview.is_complete
      ? null
      : notice('wait', say('The account is being counted: the numbers are not complete yet.')),
    tiles(periods, currency),
    div(
      { class: 'charts' },
      ...paymentCharts(
        sumsBy(now, ({ date }) => date),
        dates,
        currency,
      ),
      card(
        say('Payments by channel'),
        {},
        byChannel.size === 0
          ? h(Empty, {
              title: say('No payment yet in this period.'),
              hint: say('Choose a longer period, or make a payment in the API console.'),
            })
          : channelTable(byChannel, currency),
      ),
      ...trafficCharts(overview, datesUpTo(overview.real_now, days)),
      card(
        say('Balance by currency'),
        { aside: a({ href: link('books') }, say('Books')) },
        overview.balances.length === 0
          ? p({ class: 'hint' }, say('No money has moved yet.'))
          : balanceTable(overview),
      ),
    ),
  );
};

/** Tiles and charts of the account. */
export const Numbers = (): JSX.Element => {
  const place = usePlace();
  const days = periodOf(place);
  const overview = useLoad(
    (signal) => {
      const { params, query } = scopeOf(place);
      return api().overview.get({ params, query: { ...query, days } }, signal);
    },
    [place.live.turn, days],
  );
  return whenLoaded(overview, (data) => renderNumbers(data, place, days));
};
