// Lines and operations that do not match: both sides, the reasons, and the decision of an operator.
import type { DifferenceView } from '@kasir/control';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
import { formatMinor } from '../format-minor.ts';
import { say } from '../language.ts';
import { entryForm, selectField, textField, type Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { outcome } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { button, code, div, p, span, strong } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { usePlace } from '../place.ts';

const statuses = ['OPEN', 'RESOLVED', 'CLEARED'] as const;
type Status = (typeof statuses)[number];

const outcomes = {
  accepted: say('Accepted'),
  claimed: say('Claimed from the connector'),
} as const;

const sideThere = ({ reported }: DifferenceView): string =>
  reported
    ? say('{kind} {gross}, fee {fee}, net {net}', {
        kind: reported.kind,
        gross: formatMinor(reported.gross, reported.currency),
        fee: formatMinor(reported.fee, reported.currency),
        net: formatMinor(reported.net, reported.currency),
      })
    : say('no line');

const sideHere = ({ operation }: DifferenceView): string => {
  if (!operation) return say('no operation');
  const { work, status, gross, currency } = operation;
  return `${work} ${gross === null ? '' : formatMinor(gross, currency)} ${status}`;
};

const decision = ({ resolution, adjustments }: DifferenceView): readonly JSX.Element[] => [
  ...(resolution
    ? [
        p(
          null,
          say('{outcome} by {name}: {note}', {
            outcome: outcomes[resolution.outcome],
            name: resolution.by,
            note: resolution.note,
          }),
        ),
      ]
    : []),
  ...adjustments.map(({ by, reason }) =>
    p({ class: 'hint' }, say('adjusted by {name}: {reason}', { name: by, reason })),
  ),
];

const columnsOf = (choose: (one: DifferenceView) => void): readonly Column<DifferenceView>[] => [
  {
    name: say('Reasons'),
    cell: ({ reasons }) => span({ class: 'row' }, ...reasons.map((one) => badge(one, 'bad'))),
    kind: 'tight',
  },
  { name: say('Connector'), cell: ({ connector }) => connector, kind: 'tight' },
  { name: say('Day (UTC)'), cell: ({ date }) => date ?? '', kind: 'tight' },
  {
    name: say('Operation'),
    cell: ({ operation, reported }) => code(null, operation?.id ?? reported?.operation ?? ''),
    kind: 'tight',
  },
  { name: say('In the statement'), cell: sideThere, kind: 'words' },
  { name: say('Here'), cell: sideHere, kind: 'words' },
  {
    name: say('Decision'),
    cell: (one) =>
      div(
        null,
        one.status === 'OPEN'
          ? button({ class: 'small', onClick: () => choose(one) }, say('Resolve'))
          : null,
        ...decision(one),
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
    p(
      null,
      strong(null, one.reasons.join(', ')),
      ` ${say('{there}; here {here}', { there: sideThere(one), here: sideHere(one) })}`,
    ),
    entryForm(
      { submit: say('Resolve'), label: say('Resolve the difference'), ...given },
      selectField(say('Decision'), 'outcome', Object.entries(outcomes)),
      textField(say('Note'), 'note', { required: true, maxLength: 1_000 }),
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
      say('Resolved. No money has moved.'),
    );
  return card(
    say('Differences'),
    {
      inner: false,
      aside: selectField(say('Status'), 'status', statuses, {
        value: status,
        onChange: (value) => setStatus(statuses.find((one) => one === value) ?? 'OPEN'),
      }),
    },
    outcome(doing),
    chosen
      ? resolveForm(chosen, { busy: doing.busy, onSubmit: (values) => resolve(chosen, values) })
      : null,
    pagedGrid(list, {
      label: say('Differences'),
      columns: columnsOf(choose),
      keyOf: ({ id }) => id,
      empty: {
        title: say('There are no such differences.'),
        hint: say(
          'A line that does not match, and an operation that stands in no statement, are listed here. Nothing is adjusted by itself.',
        ),
      },
    }),
  );
};
