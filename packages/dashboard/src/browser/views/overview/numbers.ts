// The numbers of the overview: tiles and charts of payments, requests, webhooks and balances, for a
// period that the reader picks.
import { h, type JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { chart } from '../../diagram/chart.ts';
import { formatAmount, formatMark, formatNumber, formatShare } from '../../format.ts';
import { say } from '../../language.ts';
import { selectField } from '../../parts/forms.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { Empty, notice, whenLoaded } from '../../parts/notice.ts';
import { a, div, p } from '../../parts/tags.ts';
import { scopeOf, usePlace, type Place } from '../../place.ts';
import { refine } from '../../route.ts';
import { channelTable } from './channels.ts';
import { datesUpTo, noSum, successOf, sumOf, sumsBy, type Overview, type Sum } from './period.ts';
import { tiles } from './tiles.ts';

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

const paymentCharts = (
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

/** Returns how many deliveries were acknowledged, and how many wait. */
const deliveryText = (
  { deliveries_due }: Overview,
  days: readonly (Overview['traffic'][number] | undefined)[],
): JSX.Element => {
  const attempts = days.reduce((sum, day) => sum + (day?.deliveries ?? 0), 0);
  const acknowledged = days.reduce((sum, day) => sum + (day?.acknowledged ?? 0), 0);
  return p(
    { class: 'hint' },
    attempts === 0
      ? say('Nothing was sent in this period.')
      : say('{share} of {count} attempts were acknowledged.', {
          share: formatShare(acknowledged / attempts),
          count: formatNumber(attempts),
        }),
    ' ',
    say('Waiting to be sent now, of all accounts: {count}.', {
      count: formatNumber(deliveries_due),
    }),
  );
};

const trafficCharts = (overview: Overview, dates: readonly string[]): readonly JSX.Element[] => {
  const byDate = new Map(overview.traffic.map((day) => [day.date, day]));
  const days = dates.map((date) => byDate.get(date));
  const milliseconds = (value: number): string => say('{count} ms', { count: formatNumber(value) });
  return [
    card(
      say('API requests by day'),
      {},
      chart({
        label: say('API requests by day'),
        dates,
        form: 'columns',
        series: [
          {
            name: say('Served'),
            tone: 'accent',
            values: days.map((day) =>
              day ? day.requests - day.client_errors - day.server_errors : 0,
            ),
          },
          {
            name: say('Refused (4xx)'),
            tone: 'wait',
            values: days.map((day) => day?.client_errors ?? 0),
          },
          {
            name: say('Failed (5xx)'),
            tone: 'bad',
            values: days.map((day) => day?.server_errors ?? 0),
          },
        ],
        format: formatNumber,
        mark: formatMark,
      }),
    ),
    card(
      say('Response time by day (ms)'),
      {},
      chart({
        label: say('Response time by day (ms)'),
        dates,
        form: 'lines',
        series: [
          {
            name: say('Half within'),
            tone: 'accent',
            values: days.map((day) => day?.median_ms ?? null),
          },
          {
            name: say('95% within'),
            tone: 'wait',
            values: days.map((day) => day?.slow_ms ?? null),
          },
        ],
        format: milliseconds,
        mark: formatMark,
      }),
    ),
    card(
      say('Webhook deliveries by day'),
      {},
      deliveryText(overview, days),
      chart({
        label: say('Webhook deliveries by day'),
        dates,
        form: 'columns',
        series: [
          {
            name: say('Acknowledged'),
            tone: 'accent',
            values: days.map((day) => day?.acknowledged ?? 0),
          },
          {
            name: say('Failed attempts'),
            tone: 'bad',
            values: days.map((day) => (day ? day.deliveries - day.acknowledged : 0)),
          },
        ],
        format: formatNumber,
        mark: formatMark,
      }),
    ),
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

const shown = (overview: Overview, place: Place, days: number): JSX.Element => {
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
  return whenLoaded(overview, (data) => shown(data, place, days));
};
