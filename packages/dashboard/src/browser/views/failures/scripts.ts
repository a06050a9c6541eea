// Outcome scripts: the outcomes of the next payments, refunds and links that they match.
import type { Script } from '@kasir/control';
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../../parts/forms.ts';
import { endColumn } from '../../parts/change-column.ts';
import { grid, type Column } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { outcome, whenLoaded } from '../../parts/notice.ts';
import { div } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { usePlace } from '../../place.ts';

const works = [
  ['payment', say('Payment')],
  ['authorization', say('Authorization')],
  ['capture', say('Capture')],
  ['refund', say('Refund')],
  ['linking', say('Linking')],
] as const;

const outcomes = [
  ['succeed', say('Succeed')],
  ['fail', say('Fail')],
  ['pending', say('Pending')],
  ['time_out', say('Time out')],
  ['lose_response', say('Lose response')],
] as const;

/** The behaviors after the last step of a script: as a choice, and in a sentence. */
const endings = [
  ['end', say('As usual'), say('then as usual')],
  ['last', say('The same for ever'), say('and so on for ever')],
  ['again', say('From the start'), say('then from the start')],
] as const;

type Choice<T> = readonly [value: T, title: string, ...rest: string[]];

const pick = <T extends string>(all: readonly Choice<T>[], value: string): T | undefined =>
  all.find(([one]) => one === value)?.[0];

/** Returns the conditions of a script as words. */
export const matchText = (match: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(match).map(([name, value]) => `${name} ${String(value)}`);
  return parts.length === 0 ? say('everything') : parts.join(', ');
};

const stepsText = ({ steps, afterwards }: Script): string =>
  [
    ...steps.map(({ outcome: does, failure_code: code, times }) =>
      [
        outcomes.find(([one]) => one === does)?.[1].toLowerCase(),
        code,
        times > 1 ? say('{count|time|times}', { count: times }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    endings.find(([one]) => one === afterwards)?.[2],
  ].join(', ');

const inputOf = (values: Values) => {
  const work = pick(works, values.text('work'));
  const channel = values.some('channel_code');
  const object = values.some('object');
  const reference = values.some('reference_id');
  const code = values.some('failure_code');
  const delay = values.number('delay_ms');
  return {
    match: {
      ...(work && { work }),
      ...(channel !== undefined && { channel_code: channel }),
      ...(object !== undefined && { object }),
      ...(reference !== undefined && { reference_id: reference }),
    },
    steps: [
      {
        outcome: pick(outcomes, values.text('outcome')) ?? 'fail',
        times: values.number('times') ?? 1,
        ...(code !== undefined && { failure_code: code }),
        ...(delay !== undefined && { delay_ms: delay }),
      },
    ],
    afterwards: pick(endings, values.text('afterwards')) ?? 'end',
  };
};

const columns: readonly Column<Script>[] = [
  { name: say('Matches'), cell: ({ match }) => matchText(match), kind: 'words' },
  { name: say('Does'), cell: stepsText, kind: 'words' },
  { name: say('Used'), cell: ({ used }) => used, kind: 'end' },
  {
    name: say('Status'),
    cell: ({ open }) => (open ? badge(say('Waiting'), 'wait') : badge(say('Used up'), 'idle')),
  },
];

const fields = () => [
  selectField(say('What'), 'work', works, { any: say('Anything') }),
  textField(say('Channel'), 'channel_code', { placeholder: say('any') }),
  textField(say('Object'), 'object', { placeholder: say('any') }),
  textField(say('Reference'), 'reference_id', { placeholder: say('any') }),
  selectField(say('Outcome'), 'outcome', outcomes, { value: 'fail' }),
  textField(say('Failure code'), 'failure_code', { placeholder: say('that of the channel') }),
  numberField(say('Times'), 'times', { min: 1, max: 1_000, defaultValue: 1, step: 1 }),
  numberField(say('Delay in ms'), 'delay_ms', { min: 0, max: 60_000, step: 1 }),
  selectField(
    say('Afterwards'),
    'afterwards',
    endings.map(([value, title]) => [value, title] as const),
  ),
];

/** The card of outcome scripts; it is reloaded when `turn` changes. */
export const ScriptsCard = ({ turn }: { readonly turn: number }): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const scripts = useLoad((signal) => api().scripts.list({ params }, signal), [live.turn, turn]);
  const doing = useDoing(scripts.reload);
  const { busy, change } = doing;
  const end = endColumn<Script>({
    text: say('Delete'),
    needs: 'scripts.delete',
    question: () => say('Delete this script?'),
    busy,
    onEnd: ({ id }) =>
      change(
        () => api().scripts.delete({ params, query: { script: id } }),
        say('The script is deleted.'),
      ),
  });
  const add = (values: Values) =>
    change(
      () => api().scripts.create({ params, body: inputOf(values) }),
      say('The script is set: it decides {count|time|times}.', {
        count: values.number('times') ?? 1,
      }),
    );
  return card(
    say('Outcome scripts'),
    { inner: false },
    whenLoaded(scripts, ({ data }) =>
      grid({
        empty: {
          title: say('No script: channels do what the amounts say.'),
          hint: say(
            'A script makes the next payments fail, time out or wait, whatever their amount.',
          ),
        },
        label: say('Outcome scripts'),
        columns: [...columns, end],
        rows: data,
        keyOf: ({ id }) => id,
      }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: say('Add the script'),
          needs: 'scripts.create',
          busy,
          label: say('Add an outcome script'),
          onSubmit: add,
        },
        ...fields(),
      ),
      outcome(doing),
    ),
  );
};
