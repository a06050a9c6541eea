// The clock of test accounts: read, freeze, run, advance, and the jobs that ran meanwhile.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing, useLoad, type Doing } from '../api/load.ts';
import { unlessRefused } from '../api/rights.ts';
import { formatCount, formatSpan, formatTime, words } from '../format.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, outcome, whenLoaded } from '../parts/notice.ts';
import { button, dd, div, dl, dt, p } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';

type Advance = Returned<ControlApi['clock']['getAdvance']>;
type Reading = Returned<ControlApi['clock']['get']>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The longest wait of one poll for the end of an advance, in milliseconds. */
const LOOK_MS = 500;

const leaps: readonly (readonly [title: string, ms: number])[] = [
  ['1 minute', MINUTE_MS],
  ['1 hour', HOUR_MS],
  ['1 day', DAY_MS],
  ['30 days', 30 * DAY_MS],
];

const units: readonly (readonly [ms: string, name: string])[] = [
  [String(MINUTE_MS), 'minutes'],
  [String(HOUR_MS), 'hours'],
  [String(DAY_MS), 'days'],
];

/** Returns the list of jobs that ran, and of the work that still goes on. */
const happenedList = ({ happened, quiet }: Advance): JSX.Element =>
  div(
    { class: 'stack' },
    happened.length === 0
      ? h(Empty, {
          title: 'Nothing fell due on the way.',
          hint: 'The clock was moved, and no job waited in between.',
        })
      : grid({
          label: 'What happened',
          columns: [
            { name: 'Job', cell: ({ topic }) => words(topic), kind: 'words' },
            { name: 'Done', cell: ({ jobs }) => formatCount(jobs, 'time'), kind: 'end' },
          ],
          rows: happened,
          keyOf: ({ topic }) => topic,
        }),
    quiet ? null : p({ class: 'hint' }, 'Webhooks or mails were still on their way when it ended.'),
  );

/** The progress of an advance, with a button to stop it. */
const Progress = ({ advance }: { readonly advance: Advance }): JSX.Element => {
  const { from, to, now, jobs, left_ms: left } = advance;
  const span = Math.max(1, Date.parse(to) - Date.parse(from));
  const done = Math.min(1, Math.max(0, (Date.parse(now) - Date.parse(from)) / span));
  const rest = left === null ? '' : `, about ${formatSpan(left)} left`;
  return div(
    { class: 'row' },
    h('progress', { value: done, max: 1, 'aria-label': 'Way of the clock' }),
    p({ role: 'status', class: 'hint' }, `${formatCount(jobs, 'job')} done${rest}`),
    button(
      {
        type: 'button',
        ...unlessRefused('clock.freeze', false),
        onClick: () => void api().clock.freeze({ body: {} }),
      },
      'Stop and freeze here',
    ),
  );
};

const sentenceOf = ({ status, jobs, message }: Advance, what: string): string => {
  const done = `${formatCount(jobs, 'job')} done on the way.`;
  if (status === 'SUCCEEDED') return `Advanced ${what}: ${done}`;
  if (status === 'STOPPED') return `Stopped on the way: ${done}`;
  throw new Error(message ?? 'The clock could not be moved.');
};

interface MovesProps {
  readonly reading: Reading;
  readonly doing: Doing;
  readonly onAdvance: (ms: number, what: string) => void;
  readonly onChange: (change: () => Promise<unknown>, done: string) => void;
}

/** Returns the buttons of the most frequent changes. */
const buttons = ({ reading, doing, onAdvance, onChange }: MovesProps): JSX.Element => {
  const { now, frozen, next_due: due } = reading;
  const toDue = due === null ? null : Math.max(0, Date.parse(due) - Date.parse(now));
  const common = { type: 'button', ...unlessRefused('clock.advance', doing.busy) } as const;
  const hold = frozen
    ? () => onChange(() => api().clock.run({ body: {} }), 'The clock runs.')
    : () => onChange(() => api().clock.freeze({ body: {} }), 'The clock stands still.');
  return div(
    { class: 'row' },
    button({ ...common, class: 'main', onClick: hold }, frozen ? 'Let it run' : 'Freeze'),
    ...leaps.map(([title, ms]) =>
      button({ ...common, key: title, onClick: () => onAdvance(ms, title) }, `Advance ${title}`),
    ),
    toDue === null
      ? null
      : button(
          { ...common, onClick: () => onAdvance(toDue, 'to the next due job') },
          `Advance to the next due job (${formatSpan(toDue)})`,
        ),
  );
};

const Moves = (props: MovesProps): JSX.Element => {
  const { doing, onAdvance, onChange } = props;
  const leap = (values: Values) => {
    const ms = (values.number('count') ?? 0) * Number(values.text('unit'));
    onAdvance(Math.round(ms), formatSpan(ms));
  };
  const hold = (values: Values) => {
    const at = new Date(values.text('at')).toISOString();
    onChange(() => api().clock.freeze({ body: { at } }), `The clock stands at ${formatTime(at)}.`);
  };
  const common = { plain: true, busy: doing.busy, needs: 'clock.advance' } as const;
  return div(
    { class: 'stack' },
    buttons(props),
    entryForm(
      { ...common, submit: 'Advance', label: 'Advance by a span', onSubmit: leap },
      numberField('Advance by', 'count', { min: 0, required: true }),
      selectField('Unit', 'unit', units),
    ),
    entryForm(
      { ...common, submit: 'Freeze then', label: 'Freeze at a later moment', onSubmit: hold },
      textField('Freeze at (local time)', 'at', {
        type: 'datetime-local',
        step: '1',
        required: true,
      }),
    ),
  );
};

export const ClockView = (): JSX.Element => {
  const place = usePlace();
  const [advance, setAdvance] = useState<Advance | null>(null);
  const clock = useLoad((signal) => api().clock.get({}, signal), [place.live.turn]);
  const doing = useDoing(clock.reload);
  const onAdvance: MovesProps['onAdvance'] = (ms, what) =>
    void doing.run(async () => {
      let moved = await api().clock.advance({ body: { ms } });
      while (moved.status === 'RUNNING') {
        setAdvance(moved);
        // oxlint-disable-next-line no-await-in-loop -- one look after the other
        moved = await api().clock.getAdvance({
          params: { id: moved.id },
          query: { wait_ms: LOOK_MS },
        });
      }
      setAdvance(moved);
      clock.reload();
      return sentenceOf(moved, what);
    });
  return div(
    { class: 'stack' },
    head({
      title: 'Clock',
      lead: 'The time that all test accounts see. Moving it does what falls due on the way: expiry, settlement, retries.',
    }),
    card(
      'Now',
      {},
      whenLoaded(clock, (reading) => [
        dl(
          { class: 'facts' },
          dt(null, 'Time'),
          dd(
            null,
            moment(reading.now),
            ' ',
            reading.frozen ? badge('Frozen', 'info') : badge('Running', 'good'),
          ),
          dt(null, 'Ahead of real time'),
          dd(null, formatSpan(reading.ahead_ms)),
          dt(null, 'Next due job'),
          dd(null, reading.next_due === null ? 'none' : moment(reading.next_due)),
        ),
        h(Moves, { reading, doing, onAdvance, onChange: doing.change }),
      ]),
      outcome(doing),
      advance?.status === 'RUNNING' ? h(Progress, { advance }) : null,
    ),
    advance === null || advance.status === 'RUNNING'
      ? null
      : card('What happened', { inner: false }, happenedList(advance)),
  );
};
