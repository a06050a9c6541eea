// Outcome scripts: the outcomes of the next payments, refunds and links that they match.
import type { Script } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { formatCount, words } from '../../format.ts';
import { entryForm, numberField, selectField, textField, type Values } from '../../parts/forms.ts';
import { endColumn } from '../../parts/change-column.ts';
import { grid, type Column } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { Empty, outcome, whenLoaded } from '../../parts/notice.ts';
import { div } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { usePlace } from '../../place.ts';

const works = ['payment', 'authorization', 'capture', 'refund', 'linking'] as const;
const outcomes = ['succeed', 'fail', 'pending', 'time_out', 'lose_answer'] as const;

const pick = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((one) => one === value);

/** Returns the conditions of a script as words. */
export const matchText = (match: Readonly<Record<string, unknown>>): string => {
  const parts = Object.entries(match).map(
    ([name, value]) => `${words(name).toLowerCase()} ${String(value)}`,
  );
  return parts.length === 0 ? 'everything' : parts.join(', ');
};

const stepsText = ({ steps, afterwards }: Script): string =>
  [
    ...steps.map(({ outcome: does, failure_code: code, times }) =>
      [words(does).toLowerCase(), code, times > 1 ? `${times} times` : '']
        .filter(Boolean)
        .join(' '),
    ),
    { end: 'then as usual', last: 'and so on forever', again: 'then from the start' }[afterwards],
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
    afterwards: pick(['end', 'last', 'again'] as const, values.text('afterwards')) ?? 'end',
  };
};

const columns: readonly Column<Script>[] = [
  { name: 'Matches', cell: ({ match }) => matchText(match), kind: 'words' },
  { name: 'Does', cell: stepsText, kind: 'words' },
  { name: 'Used', cell: ({ used }) => used, kind: 'end' },
  {
    name: 'Status',
    cell: ({ open }) => (open ? badge('Waiting', 'wait') : badge('Used up', 'idle')),
  },
];

const named = <T extends string>(all: readonly T[]) => all.map((one) => [one, words(one)] as const);

const fields = () => [
  selectField('What', 'work', named(works), { any: 'Anything' }),
  textField('Channel', 'channel_code', { placeholder: 'any' }),
  textField('Object', 'object', { placeholder: 'any' }),
  textField('Reference', 'reference_id', { placeholder: 'any' }),
  selectField('Outcome', 'outcome', named(outcomes), { value: 'fail' }),
  textField('Failure code', 'failure_code', { placeholder: 'that of the channel' }),
  numberField('Times', 'times', { min: 1, max: 1_000, defaultValue: 1, step: 1 }),
  numberField('Delay in ms', 'delay_ms', { min: 0, max: 60_000, step: 1 }),
  selectField('Afterwards', 'afterwards', [
    ['end', 'As usual'],
    ['last', 'The same forever'],
    ['again', 'From the start'],
  ]),
];

/** It is read again when `turn` changes. */
export const ScriptsCard = ({ turn }: { readonly turn: number }): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const scripts = useLoad((signal) => api().scripts.list({ params }, signal), [live.turn, turn]);
  const doing = useDoing(scripts.reload);
  const { busy, change } = doing;
  const end = endColumn<Script>({
    text: 'Delete',
    needs: 'scripts.delete',
    question: () => 'Delete this script?',
    busy,
    onEnd: ({ id }) =>
      change(
        () => api().scripts.delete({ params, query: { script: id } }),
        'The script is deleted.',
      ),
  });
  const add = (values: Values) =>
    change(
      () => api().scripts.create({ params, body: inputOf(values) }),
      `The script is set: it decides ${formatCount(values.number('times') ?? 1, 'time')}.`,
    );
  return card(
    'Outcome scripts',
    { inner: false },
    whenLoaded(scripts, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: 'No script: channels do what the amounts say.',
            hint: 'A script makes the next payments fail, time out or wait, whatever their amount.',
          })
        : grid({
            label: 'Outcome scripts',
            columns: [...columns, end],
            rows: data,
            keyOf: ({ id }) => id,
          }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: 'Add the script',
          needs: 'scripts.create',
          busy,
          label: 'Add an outcome script',
          onSubmit: add,
        },
        ...fields(),
      ),
      outcome(doing),
    ),
  );
};
