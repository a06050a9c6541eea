// Charts of requests and deliveries by day of real time: outcomes, response times, acknowledgments.
import type { JSX } from 'preact';
import { chart } from '../../diagram/chart.ts';
import { formatMark, formatMs, formatNumber, formatShare } from '../../format.ts';
import { say } from '../../language.ts';
import { card } from '../../parts/layout.ts';
import { p } from '../../parts/tags.ts';
import type { Overview } from './period.ts';

/** The traffic of each day; undefined for a day without traffic. */
type Days = readonly (Overview['traffic'][number] | undefined)[];

/** Returns the share of deliveries that were acknowledged, and the number that wait. */
const deliveryText = ({ deliveries_due }: Overview, days: Days): JSX.Element => {
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

/** Returns the chart of requests by their outcome. */
const requestChart = (dates: readonly string[], days: Days): JSX.Element =>
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
  );

/** Returns the chart of response times. */
const timeChart = (dates: readonly string[], days: Days): JSX.Element =>
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
      format: formatMs,
      mark: formatMark,
    }),
  );

/** Returns the chart of deliveries, with their rate and backlog. */
const deliveryChart = (overview: Overview, dates: readonly string[], days: Days): JSX.Element =>
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
  );

/** Returns the charts of requests, response times and deliveries, in real time. */
export const trafficCharts = (
  overview: Overview,
  dates: readonly string[],
): readonly JSX.Element[] => {
  const byDate = new Map(overview.traffic.map((day) => [day.date, day]));
  const days = dates.map((date) => byDate.get(date));
  return [requestChart(dates, days), timeChart(dates, days), deliveryChart(overview, dates, days)];
};
