// A chart by day with an axis, a legend and its figures as a table: stacked columns, or lines.
import type { JSX } from 'preact';
import { formatDate } from '../format.ts';
import { say } from '../language.ts';
import { grid } from '../parts/grid.ts';
import { details, div, span, summary, svg } from '../parts/tags.ts';
import { marksUpTo } from './scale.ts';

/** The colors of series, which the style names. */
type Tone = 'accent' | 'bad' | 'wait' | 'info' | 'idle';

export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** One value per day; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface ChartOptions {
  /** The name for screen readers. */
  readonly label: string;
  /** YYYY-MM-DD, oldest first. */
  readonly dates: readonly string[];
  readonly series: readonly Series[];
  readonly form: 'columns' | 'lines';
  /** The end of the axis; the highest value when omitted. */
  readonly top?: number;
  /** Formats a value in full, for the table. */
  readonly format: (value: number) => string;
  /** Formats a mark of the axis. */
  readonly mark: (value: number) => string;
}

const WIDTH = 480;
const HEIGHT = 170;
/** Room for the marks of the axis, and for the days below. */
const LEFT = 60;
const BELOW = 20;
const ABOVE = 8;
const GAP = 0.3;

const sumAt = (series: readonly Series[], at: number): number =>
  series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

const highestOf = ({ form, series, dates }: ChartOptions): number =>
  form === 'columns'
    ? Math.max(0, ...dates.map((_, at) => sumAt(series, at)))
    : Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

interface Field {
  readonly x: (at: number) => number;
  readonly step: number;
  readonly y: (value: number) => number;
}

const columns = ({ series, dates, format }: ChartOptions, { x, y, step }: Field): JSX.Element[] =>
  dates.flatMap((date, at) => {
    let below = 0;
    return series.map(({ name, tone, values }) => {
      const value = values[at] ?? 0;
      const [from, to] = [y(below), y(below + value)];
      below += value;
      return svg.rect(
        {
          class: `fill-${tone}`,
          x: x(at) + (step * GAP) / 2,
          width: step * (1 - GAP),
          y: to,
          height: Math.max(0, from - to),
        },
        svg.title(null, `${formatDate(date)}: ${name} ${format(value)}`),
      );
    });
  });

/** Returns the path of a line; days without a value interrupt it. */
const pathOf = (values: Series['values'], { x, y, step }: Field): string => {
  let open = false;
  return values
    .map((value, at) => {
      const command = value === null ? '' : `${open ? 'L' : 'M'}${x(at) + step / 2} ${y(value)}`;
      open = value !== null;
      return command;
    })
    .join('');
};

const lines = ({ series, dates, format }: ChartOptions, field: Field): JSX.Element[] =>
  series.flatMap(({ name, tone, values }) => [
    svg.path({ class: `line-${tone}`, d: pathOf(values, field) }),
    ...values.flatMap((value, at) =>
      value === null
        ? []
        : [
            svg.circle(
              {
                class: `fill-${tone}`,
                cx: field.x(at) + field.step / 2,
                cy: field.y(value),
                r: values.length > 40 ? 1.5 : 2.5,
              },
              svg.title(null, `${formatDate(dates[at] ?? '')}: ${name} ${format(value)}`),
            ),
          ],
    ),
  ]);

const figures = ({ label, dates, series, format }: ChartOptions): JSX.Element =>
  details(
    null,
    summary(null, say('Figures')),
    grid({
      label,
      columns: [
        { name: say('Day (UTC)'), cell: ({ date }) => formatDate(date), kind: 'tight' as const },
        ...series.map(({ name, values }) => ({
          name,
          cell: ({ at }: { readonly at: number }) => {
            const value = values[at] ?? null;
            return value === null ? '' : format(value);
          },
          kind: 'end' as const,
        })),
      ],
      rows: dates.map((date, at) => ({ date, at })).toReversed(),
      keyOf: ({ date }) => date,
    }),
  );

/** Returns a chart; its table has every figure. */
export const chart = (options: ChartOptions): JSX.Element => {
  const { label, dates, series, form, mark, top } = options;
  const highest = top ?? highestOf(options);
  const marks = marksUpTo(highest, form === 'columns');
  const end = top ?? marks.at(-1) ?? 1;
  const step = (WIDTH - LEFT) / Math.max(1, dates.length);
  const field: Field = {
    step,
    x: (at) => LEFT + at * step,
    y: (value) => ABOVE + HEIGHT - (value / end) * HEIGHT,
  };
  const named = [0, Math.floor((dates.length - 1) / 2), dates.length - 1];
  return div(
    { class: 'chart' },
    div(
      { class: 'legend' },
      ...series.map(({ name, tone }) => span({ key: name, class: `key-${tone}` }, name)),
    ),
    svg.svg(
      {
        viewBox: `0 0 ${WIDTH} ${ABOVE + HEIGHT + BELOW}`,
        role: 'img',
        'aria-label': `${label}. ${say('The table below has the figures.')}`,
      },
      ...marks
        .filter((value) => value <= end)
        .flatMap((value) => [
          svg.line({ class: 'axis', x1: LEFT, x2: WIDTH, y1: field.y(value), y2: field.y(value) }),
          svg.text({ x: LEFT - 6, y: field.y(value) + 4, 'text-anchor': 'end' }, mark(value)),
        ]),
      ...(form === 'columns' ? columns(options, field) : lines(options, field)),
      ...[...new Set(named)].map((at, nth) =>
        svg.text(
          {
            x: field.x(at) + step / 2,
            y: ABOVE + HEIGHT + 15,
            'text-anchor': nth === 0 ? 'start' : at === dates.length - 1 ? 'end' : 'middle',
          },
          formatDate(dates[at] ?? ''),
        ),
      ),
    ),
    figures(options),
  );
};
