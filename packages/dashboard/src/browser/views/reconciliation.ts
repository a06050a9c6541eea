// Reconciliation of live mode: statements by connector and day, the ledgers that they move, and
// everything that does not match.
import type { StatementView } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { formatMinor } from '../format-minor.ts';
import { ledgerName } from '../ledger-names.ts';
import { say, sayParts } from '../language.ts';
import { entryForm, selectField, textField } from '../parts/forms.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome, whenLoaded } from '../parts/notice.ts';
import { div, p, span } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { moment, serverText } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { Differences } from './differences.ts';
import { ImportFile } from './reconciliation/import.ts';

type Status = Returned<ControlApi['reconciliation']['status']>;

/** A statement in one of its currencies; without a total when it has no lines. */
interface StatementRow {
  readonly statement: StatementView;
  readonly total: StatementView['totals'][number] | null;
}

const rowsOf = (statements: Status['statements']): StatementRow[] =>
  statements.flatMap((statement): StatementRow[] =>
    statement.totals.length === 0
      ? [{ statement, total: null }]
      : statement.totals.map((total) => ({ statement, total })),
  );

const stateOf = ({ is_complete, problem, next_attempt_at: next }: StatementView): JSX.Element =>
  div(
    null,
    is_complete ? badge(say('Complete'), 'good') : badge(say('Incomplete'), 'wait'),
    problem === null ? null : p(null, serverText(problem)),
    next === null
      ? null
      : p({ class: 'hint' }, ...sayParts('Next attempt {time}', { time: moment(next) })),
  );

const amountColumn = (name: string, key: 'gross' | 'fee' | 'net'): Column<StatementRow> => ({
  name,
  cell: ({ total }) => (total ? formatMinor(total[key], total.currency) : ''),
  kind: 'end',
});

const columns: readonly Column<StatementRow>[] = [
  { name: say('Day (UTC)'), cell: ({ statement }) => statement.date, kind: 'tight' },
  { name: say('Connector'), cell: ({ statement }) => statement.connector, kind: 'tight' },
  { name: say('Lines'), cell: ({ total }) => total?.lines ?? 0, kind: 'end' },
  amountColumn(say('Gross'), 'gross'),
  amountColumn(say('Fee'), 'fee'),
  amountColumn(say('Net'), 'net'),
  {
    name: say('Open differences'),
    cell: ({ statement }) =>
      span(
        { class: 'row' },
        ...statement.open_differences.map(({ reason, count }) =>
          badge(`${reason} ${count}`, 'bad'),
        ),
      ),
    kind: 'tight',
  },
  { name: say('State'), cell: ({ statement }) => stateOf(statement), kind: 'words' },
];

const statementsOf = ({ statements }: Status): JSX.Element =>
  grid({
    empty: {
      title: say('There are no statements of the last 31 days.'),
      hint: say(
        'They are fetched from every connector once a day has ended in UTC. A file of a processor is imported below, or on the command line.',
      ),
      command: 'kasir reconcile import FILE --connector NAME --mapping mapping.json',
    },
    label: say('Statements'),
    columns,
    rows: rowsOf(statements),
    keyOf: ({ statement, total }) =>
      [statement.date, statement.connector, total?.currency].join(' '),
  });

const ledgersOf = ({ ledgers, open_differences: open }: Status): JSX.Element =>
  div(
    { class: 'stack' },
    ledgers.length === 0
      ? p({ class: 'hint' }, say('No money has moved in live mode yet.'))
      : grid({
          label: say('Ledgers of statements'),
          columns: [
            { name: say('Ledger'), cell: ({ ledger }) => ledgerName(ledger) },
            {
              name: say('Balance'),
              cell: ({ balance, currency }) => formatMinor(balance, currency),
              kind: 'end',
            },
          ],
          rows: ledgers,
          keyOf: ({ ledger, currency }) => `${ledger} ${currency}`,
        }),
    p(
      { class: 'hint' },
      say(
        'Channel clearing is money that no statement has settled yet. The ledgers are negative while the platform has the money.',
      ),
    ),
    ...open.map(({ connector, reason, count }) =>
      p(
        null,
        `${connector}: ${say('{count|open difference|open differences}', { count })} `,
        badge(reason, 'bad'),
      ),
    ),
  );

const yesterday = (): string =>
  new Date(Date.now() - 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const ReconciliationView = (): JSX.Element => {
  const { account, live } = usePlace();
  const params = { id: account.id };
  const status = useLoad(
    (signal) => api().reconciliation.status({ params, query: {} }, signal),
    [account.id, live.turn],
  );
  const doing = useDoing(status.reload);
  const names = status.data?.connectors.map(({ connector }) => connector) ?? [];
  return div(
    { class: 'stack' },
    head({
      title: say('Reconciliation'),
      lead: say(
        'Statements of the connectors of live mode against operations and journal. Nothing is adjusted by itself.',
      ),
    }),
    outcome(doing),
    card(say('Statements by day'), { inner: false }, whenLoaded(status, statementsOf)),
    h(Differences, { onChange: status.reload }),
    card(say('Ledgers'), {}, whenLoaded(status, ledgersOf)),
    names.length === 0 ? null : h(ImportFile, { connectors: names, onChange: status.reload }),
    names.length === 0
      ? null
      : card(
          say('Fetch a statement now'),
          {},
          entryForm(
            {
              submit: say('Fetch'),
              label: say('Fetch a statement now'),
              busy: doing.busy,
              onSubmit: (values) =>
                doing.change(
                  () =>
                    api().reconciliation.fetch({
                      params,
                      body: { connector: values.text('connector'), date: values.text('date') },
                    }),
                  say('The statement is fetched now.'),
                ),
            },
            selectField(say('Connector'), 'connector', names),
            textField(say('Day (UTC)'), 'date', {
              type: 'date',
              defaultValue: yesterday(),
              required: true,
            }),
          ),
        ),
  );
};
