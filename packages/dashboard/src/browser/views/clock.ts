// The clock of test accounts: read, freeze, run, advance, and the jobs that ran meanwhile.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing, useLoad, type Doing } from '../api/load.ts';
import { unlessRefused } from '../api/rights.ts';
import { formatSpan, formatTime, words } from '../format.ts';
import { say } from '../language.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome, whenLoaded } from '../parts/notice.ts';
import { button, div, p } from '../parts/tags.ts';
import { factList } from '../parts/facts.ts';
import { badge } from '../parts/tone.ts';
import { moment, serverText } from '../parts/values.ts';
import { usePlace } from '../place.ts';

type Advance = Returned<ControlApi['clock']['getAdvance']>;
type Reading = Returned<ControlApi['clock']['get']>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The longest wait of one request for the end of an advance, in milliseconds. */
const LOOK_MS = 500;

const leaps: readonly (readonly [title: string, ms: number])[] = [
  [say('1 minute'), MINUTE_MS],
  [say('1 hour'), HOUR_MS],
  [say('1 day'), DAY_MS],
  [say('30 days'), 30 * DAY_MS],
];

const units: readonly (readonly [ms: string, name: string])[] = [
  [String(MINUTE_MS), say('minutes')],
  [String(HOUR_MS), say('hours')],
  [String(DAY_MS), say('days')],
];

/** Returns the list of jobs that ran, and of the work that still goes on. */
const happenedList = ({ happened, quiet }: Advance): JSX.Element =>
  div(
    { class: 'stack' },
    grid({
      empty: {
        title: say('Nothing fell due on the way.'),
        hint: say('The clock was moved, and no job waited in between.'),
      },
      label: say('What happened'),
      columns: [
        { name: say('Job'), cell: ({ topic }) => serverText(words(topic)), kind: 'words' },
        {
          name: say('Done'),
          cell: ({ jobs }) => say('{count|time|times}', { count: jobs }),
          kind: 'end',
        },
      ],
      rows: happened,
      keyOf: ({ topic }) => topic,
    }),
    quiet
      ? null
      : p({ class: 'hint' }, say('Webhooks or mails were still on their way when it ended.')),
  );

/** The progress of an advance, with a button to stop it. */
const Progress = ({ advance }: { readonly advance: Advance }): JSX.Element => {
  const { from, to, now, jobs, left_ms: left } = advance;
  const span = Math.max(1, Date.parse(to) - Date.parse(from));
  const done = Math.min(1, Math.max(0, (Date.parse(now) - Date.parse(from)) / span));
  const rest = left === null ? '' : `, ${say('about {span} left', { span: formatSpan(left) })}`;
  return div(
    { class: 'row' },
    h('progress', { value: done, max: 1, 'aria-label': say('Way of the clock') }),
    p({ role: 'status', class: 'hint' }, `${say('{count|job|jobs} done', { count: jobs })}${rest}`),
    button(
      {
        ...unlessRefused('clock.freeze', false),
        onClick: () => void api().clock.freeze({ body: {} }),
      },
      say('Stop and freeze here'),
    ),
  );
};

const sentenceOf = ({ status, jobs, message }: Advance, what: string): string => {
  const done = say('{count|job|jobs} done on the way.', { count: jobs });
  if (status === 'SUCCEEDED') return say('Advanced {span}: {done}', { span: what, done });
  if (status === 'STOPPED') return say('Stopped on the way: {done}', { done });
  throw new Error(message ?? say('The clock could not be moved.'));
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
  const common = unlessRefused('clock.advance', doing.busy);
  const hold = frozen
    ? () => onChange(() => api().clock.run({ body: {} }), say('The clock runs.'))
    : () => onChange(() => api().clock.freeze({ body: {} }), say('The clock stands still.'));
  return div(
    { class: 'row' },
    button({ ...common, class: 'main', onClick: hold }, frozen ? say('Let it run') : say('Freeze')),
    ...leaps.map(([title, ms]) =>
      button(
        { ...common, key: title, onClick: () => onAdvance(ms, title) },
        say('Advance {span}', { span: title }),
      ),
    ),
    toDue === null
      ? null
      : button(
          { ...common, onClick: () => onAdvance(toDue, say('to the next due job')) },
          say('Advance to the next due job ({span})', { span: formatSpan(toDue) }),
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
    onChange(
      () => api().clock.freeze({ body: { at } }),
      say('The clock stands at {time}', { time: formatTime(at) }),
    );
  };
  const common = { plain: true, busy: doing.busy, needs: 'clock.advance' } as const;
  return div(
    { class: 'stack' },
    buttons(props),
    entryForm(
      { ...common, submit: say('Advance'), label: say('Advance by a span'), onSubmit: leap },
      numberField(say('Advance by'), 'count', { min: 0, required: true }),
      selectField(say('Unit'), 'unit', units),
    ),
    entryForm(
      {
        ...common,
        submit: say('Freeze then'),
        label: say('Freeze at a later moment'),
        onSubmit: hold,
      },
      textField(say('Freeze at (local time)'), 'at', {
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
        // oxlint-disable-next-line no-await-in-loop -- each request waits for the one before
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
      title: say('Clock'),
      lead: say(
        'The time that all test accounts see. Moving it does what falls due on the way: expiry, settlement, retries.',
      ),
    }),
    card(
      say('Now'),
      {},
      whenLoaded(clock, (reading) => [
        factList([
          [
            say('Time'),
            [
              moment(reading.now),
              ' ',
              reading.frozen ? badge(say('Frozen'), 'info') : badge(say('Running'), 'good'),
            ],
          ],
          [say('Ahead of real time'), formatSpan(reading.ahead_ms)],
          [say('Next due job'), reading.next_due === null ? say('none') : moment(reading.next_due)],
        ]),
        h(Moves, { reading, doing, onAdvance, onChange: doing.change }),
      ]),
      outcome(doing),
      advance?.status === 'RUNNING' ? h(Progress, { advance }) : null,
    ),
    advance === null || advance.status === 'RUNNING'
      ? null
      : card(say('What happened'), { inner: false }, happenedList(advance)),
  );
};
