// Operations that an operator should look at, and the actions that resolve them.
import type { DoubtView } from '@kasir/control';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../../api/client.ts';
import { useDoing } from '../../api/load.ts';
import { formatMinor } from '../../format-minor.ts';
import { say, sayParts } from '../../language.ts';
import { entryForm, selectField, textField, type Values } from '../../parts/forms.ts';
import type { Column } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { pagedGrid } from '../../parts/list.ts';
import { outcome } from '../../parts/notice.ts';
import { usePaged } from '../../parts/paged.ts';
import { button, code, div, p, span, strong } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { moment } from '../../parts/values.ts';
import { usePlace } from '../../place.ts';

const reasons = new Map<DoubtView['attention'], string>([
  ['NO_OUTCOME', say('The connector has not said its outcome for five days.')],
  ['CONTRADICTION', say('The connector contradicts itself.')],
  ['LATE_SUCCESS', say('It succeeded after it had ended here.')],
  ['NOT_UNDONE', say('It has ended here, but the processor did not undo it.')],
  ['OTHER_AMOUNT', say('It succeeded with another amount.')],
]);

const reasonOf = ({ attention }: DoubtView): string => reasons.get(attention) ?? '';

const isOpen = ({ status }: DoubtView): boolean => status === 'SENT' || status === 'WAITING';

const amountOf = ({ amount, currency }: DoubtView): string =>
  amount === null ? '' : formatMinor(amount, currency);

interface Acts {
  readonly busy: boolean;
  readonly ask: (one: DoubtView) => void;
  readonly choose: (one: DoubtView) => void;
}

const columnsOf = ({ busy, ask, choose }: Acts): readonly Column<DoubtView>[] => [
  { name: say('Why'), cell: reasonOf, kind: 'words' },
  {
    name: say('Work'),
    cell: (one) => span(null, one.work, ' ', code(null, one.channel)),
    kind: 'tight',
  },
  { name: say('Amount'), cell: amountOf, kind: 'end' },
  {
    name: say('Status'),
    cell: (one) => badge(one.status, isOpen(one) ? 'wait' : 'idle'),
    kind: 'tight',
  },
  { name: say('Connector'), cell: ({ connector }) => connector, kind: 'tight' },
  { name: say('Reference'), cell: ({ reference }) => reference, kind: 'words' },
  { name: say('Begun'), cell: ({ created }) => moment(created), kind: 'tight' },
  {
    name: say('Act'),
    cell: (one) =>
      span(
        { class: 'row' },
        isOpen(one)
          ? button({ class: 'small', disabled: busy, onClick: () => ask(one) }, say('Ask again'))
          : null,
        button({ class: 'small', disabled: busy, onClick: () => choose(one) }, say('Resolve')),
      ),
    kind: 'tight',
  },
];

const outcomesOf = (one: DoubtView): readonly (readonly [string, string])[] =>
  isOpen(one)
    ? [
        ['succeeded', say('It succeeded at the processor')],
        ['declined', say('It did not happen at the processor')],
      ]
    : [['noted', say('Its outcome is right, and was looked at')]];

const resolveForm = (
  one: DoubtView,
  given: { readonly busy: boolean; readonly onSubmit: (values: Values) => void },
): JSX.Element =>
  div(
    { class: 'inner', key: one.id },
    p(null, strong(null, `${one.work} ${one.channel} ${amountOf(one)}`), ` ${reasonOf(one)}`),
    p(
      { class: 'hint' },
      ...sayParts('The processor knows it as {id}', {
        id: code(null, one.connector_reference ?? one.id),
      }),
    ),
    entryForm(
      {
        submit: say('Resolve'),
        needs: 'doubts.resolve',
        label: say('Resolve the operation'),
        ...given,
      },
      selectField(say('Outcome'), 'outcome', outcomesOf(one)),
      textField(say('How you know'), 'reason', { required: true, maxLength: 500 }),
    ),
  );

const outcomeIn = (values: Values): 'succeeded' | 'declined' | 'noted' => {
  const said = values.text('outcome');
  return said === 'succeeded' || said === 'declined' ? said : 'noted';
};

/** The list of doubtful operations of the account, with a form for the chosen one. */
export const Doubts = ({ onChange }: { readonly onChange: () => void }): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const [chosen, choose] = useState<DoubtView | null>(null);
  const list = usePaged<DoubtView, Returned<ControlApi['doubts']['list']>>(
    (before, signal) =>
      api().doubts.list(
        { params, query: { ...(before !== undefined && { before }), limit: 50 } },
        signal,
      ),
    account.id,
    live.turn,
  );
  const doing = useDoing(() => {
    choose(null);
    list.reload();
    onChange();
  });
  const ask = (one: DoubtView) =>
    doing.change(
      () => api().doubts.ask({ params: { ...params, operation_id: one.id }, body: {} }),
      say('The connector is asked now.'),
    );
  const resolve = (one: DoubtView, values: Values) =>
    doing.change(
      () =>
        api().doubts.resolve({
          params: { ...params, operation_id: one.id },
          body: { outcome: outcomeIn(values), reason: values.text('reason') },
        }),
      say('Resolved. The audit log says by whom.'),
    );
  return card(
    say('Doubtful operations'),
    { inner: false },
    outcome(doing),
    chosen
      ? resolveForm(chosen, { busy: doing.busy, onSubmit: (values) => resolve(chosen, values) })
      : null,
    pagedGrid(list, {
      label: say('Doubtful operations'),
      columns: columnsOf({ busy: doing.busy, ask, choose }),
      keyOf: ({ id }) => id,
      empty: {
        title: say('Nothing is doubtful.'),
        hint: say(
          'An operation without an outcome after five days, and one whose reports contradict each other, are listed here.',
        ),
      },
    }),
  );
};
