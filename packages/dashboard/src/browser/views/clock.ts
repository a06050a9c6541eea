// The clock of test accounts: read, freeze, run, advance, and what happened on the way.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing, useLoad, type Doing } from '../api/load.ts';
import { formatCount, formatSpan, formatTime, words } from '../format.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, outcome, whenLoaded } from '../parts/notice.ts';
import { button, dd, div, dl, dt, p } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';
import { usePlace, type Place } from '../place.ts';

type Happened = Returned<ControlApi['clock']['advance']>['happened'];
type Reading = Returned<ControlApi['clock']['get']>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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

const happenedList = (happened: Happened, { accounts }: Place): JSX.Element =>
  happened.length === 0
    ? h(Empty, {
        title: 'Nothing fell due on the way.',
        hint: 'The clock was moved, and no job waited in between.',
      })
    : grid({
        label: 'What happened',
        columns: [
          { name: 'At', cell: ({ due }) => moment(due) },
          { name: 'Job', cell: ({ topic }) => words(topic), kind: 'words' },
          {
            name: 'Account',
            cell: ({ account }) => accounts.find(({ id }) => id === account)?.name ?? account,
          },
        ],
        rows: happened.map((one, at) => ({ ...one, at })),
        keyOf: ({ at }) => String(at),
      });

interface MovesProps {
  readonly reading: Reading;
  readonly doing: Doing;
  readonly onAdvance: (ms: number, what: string) => void;
  readonly onChange: (change: () => Promise<unknown>, done: string) => void;
}

/** Buttons for what is done most. */
const buttons = ({ reading, doing, onAdvance, onChange }: MovesProps): JSX.Element => {
  const { now, frozen, next_due: due } = reading;
  const toDue = due === null ? null : Math.max(0, Date.parse(due) - Date.parse(now));
  const common = { type: 'button', disabled: doing.busy } as const;
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
  const common = { plain: true, busy: doing.busy };
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
  const [happened, setHappened] = useState<Happened | null>(null);
  const clock = useLoad((signal) => api().clock.get({}, signal), [place.live.turn]);
  const doing = useDoing(clock.reload);
  const advance: MovesProps['onAdvance'] = (ms, what) =>
    void doing.run(async () => {
      const result = await api().clock.advance({ body: { ms } });
      setHappened(result.happened);
      clock.reload();
      return `Advanced ${what}: ${formatCount(result.happened.length, 'job')} done on the way.`;
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
        h(Moves, { reading, doing, onAdvance: advance, onChange: doing.change }),
      ]),
      outcome(doing),
      doing.busy ? p({ role: 'status', class: 'hint' }, 'Doing what is due…') : null,
    ),
    happened === null
      ? null
      : card('What happened', { inner: false }, happenedList(happened, place)),
  );
};
