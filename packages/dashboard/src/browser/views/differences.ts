// Lines and operations that do not match: both sides, the reasons, and the decision of an operator.
import type { DifferenceView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
import { formatMinor } from '../format-minor.ts';
import { entryForm, selectField, textField, type Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { Empty, outcome } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { button, code, div, p, span, strong } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { usePlace } from '../place.ts';

const statuses = ['OPEN', 'RESOLVED', 'CLEARED'] as const;
type Status = (typeof statuses)[number];

const sideThere = ({ reported }: DifferenceView): string =>
  reported
    ? `${reported.kind} ${formatMinor(reported.gross, reported.currency)}, fee ${formatMinor(reported.fee, reported.currency)}, net ${formatMinor(reported.net, reported.currency)}`
    : 'no line';

const sideHere = ({ operation }: DifferenceView): string => {
  if (!operation) return 'no operation';
  const { work, status, gross, currency } = operation;
  return `${work} ${gross === null ? '' : formatMinor(gross, currency)} ${status}`;
};

const decision = ({ resolution, adjustments }: DifferenceView): JSX.Element =>
  div(
    null,
    resolution ? `${resolution.outcome} by ${resolution.by}: ${resolution.note}` : '',
    ...adjustments.map(({ by, reason }) => p({ class: 'hint' }, `adjusted by ${by}: ${reason}`)),
  );

const columnsOf = (choose: (one: DifferenceView) => void): readonly Column<DifferenceView>[] => [
  {
    name: 'Reasons',
    cell: ({ reasons }) => span({ class: 'row' }, ...reasons.map((one) => badge(one, 'bad'))),
    kind: 'tight',
  },
  { name: 'Connector', cell: ({ connector }) => connector, kind: 'tight' },
  { name: 'Day (UTC)', cell: ({ date }) => date ?? '', kind: 'tight' },
  {
    name: 'Operation',
    cell: ({ operation, reported }) => code(null, operation?.id ?? reported?.operation ?? ''),
    kind: 'tight',
  },
  { name: 'In the statement', cell: sideThere, kind: 'words' },
  { name: 'Here', cell: sideHere, kind: 'words' },
  {
    name: 'Decision',
    cell: (one) =>
      div(
        null,
        one.status === 'OPEN'
          ? button({ type: 'button', class: 'small', onClick: () => choose(one) }, 'Resolve')
          : null,
        decision(one),
      ),
    kind: 'words',
  },
];

const resolutionOf = (values: Values) =>
  ({
    outcome: values.text('outcome') === 'claimed' ? 'claimed' : 'accepted',
    note: values.text('note'),
  }) as const;

interface DifferencesProps {
  /** Called when a difference was resolved. */
  readonly onChange: () => void;
}

/** The form by which an operator resolves a difference. */
const resolveForm = (
  one: DifferenceView,
  given: { readonly busy: boolean; readonly onSubmit: (values: Values) => void },
): JSX.Element =>
  div(
    { class: 'inner', key: one.id },
    p(null, strong(null, one.reasons.join(', ')), ` ${sideThere(one)}; here ${sideHere(one)}`),
    entryForm(
      { submit: 'Resolve', label: 'Resolve the difference', ...given },
      selectField('Decision', 'outcome', [
        ['accepted', 'Accepted'],
        ['claimed', 'Claimed from the connector'],
      ]),
      textField('Note', 'note', { required: true, maxLength: 1_000 }),
    ),
  );

/** The list of differences of the account, with a form for the chosen one. */
export const Differences = ({ onChange }: DifferencesProps): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const [status, setStatus] = useState<Status>('OPEN');
  const [chosen, choose] = useState<DifferenceView | null>(null);
  const list = usePaged<DifferenceView, Returned<ControlApi['reconciliation']['differences']>>(
    (before, signal) =>
      api().reconciliation.differences(
        { params, query: { status, ...(before !== undefined && { before }), limit: 50 } },
        signal,
      ),
    JSON.stringify([account.id, status]),
    live.turn,
  );
  const doing = useDoing(() => {
    choose(null);
    list.reload();
    onChange();
  });
  const resolve = (one: DifferenceView, values: Values) =>
    doing.change(
      () =>
        api().reconciliation.resolve({
          params: { ...params, difference_id: one.id },
          body: resolutionOf(values),
        }),
      'Resolved. No money has moved.',
    );
  return card(
    'Differences',
    {
      inner: false,
      aside: selectField('Status', 'status', statuses, {
        value: status,
        onChange: (value) => setStatus(statuses.find((one) => one === value) ?? 'OPEN'),
      }),
    },
    outcome(doing),
    chosen
      ? resolveForm(chosen, { busy: doing.busy, onSubmit: (values) => resolve(chosen, values) })
      : null,
    pagedGrid(list, {
      label: 'Differences',
      columns: columnsOf(choose),
      keyOf: ({ id }) => id,
      empty: h(Empty, {
        title: 'There are no such differences.',
        hint: 'A line that does not match, and an operation that stands in no statement, are listed here. Nothing is adjusted by itself.',
      }),
    }),
  );
};
