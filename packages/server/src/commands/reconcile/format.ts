// Formats statements and differences for a terminal.
import type { DifferenceView, StatementView } from '@kasir/control';
import { amountText } from '../amount-text.ts';
import type { Screen } from '../../terminal/screen.ts';
import { factsText, tableText, type Column } from '../../terminal/table.ts';

const countsText = (counts: StatementView['open_differences']): string =>
  counts.map(({ reason, count }) => `${reason} ${count}`).join(', ');

type Total = StatementView['totals'][number];

/** One currency of a statement; the total is missing where the statement has no lines. */
interface StatementRow {
  readonly one: StatementView;
  readonly total: Total | undefined;
}

const amountColumn = (title: 'gross' | 'fee' | 'net'): Column<StatementRow> => ({
  title,
  of: ({ total }) => total && amountText(total[title], total.currency),
  align: 'right',
  ...(title !== 'net' && { narrow: 'omit' }),
});

const statementColumns: readonly Column<StatementRow>[] = [
  { title: 'date', of: ({ one }) => one.date },
  { title: 'connector', of: ({ one }) => one.connector, narrow: 'cut' },
  { title: 'source', of: ({ one }) => one.source, narrow: 'omit' },
  { title: 'lines', of: ({ total }) => total?.lines ?? 0 },
  ...(['gross', 'fee', 'net'] as const).map(amountColumn),
  {
    title: 'open',
    of: ({ one }) => countsText(one.open_differences),
    style: () => 'refused',
    narrow: 'cut',
  },
  {
    title: 'state',
    of: ({ one }) => one.problem ?? (one.is_complete ? 'complete' : 'incomplete'),
    style: ({ one }) => (one.problem === null ? undefined : 'failed'),
    narrow: 'cut',
  },
];

/** Returns a table with a line for each currency of each statement. */
export const statementsText = (statements: readonly StatementView[], screen: Screen): string => {
  const rows = statements.flatMap((one): readonly StatementRow[] =>
    one.totals.length === 0
      ? [{ one, total: undefined }]
      : one.totals.map((total) => ({ one, total })),
  );
  return tableText(statementColumns, rows, screen);
};

/** Returns the balances of the ledgers that statements move. */
export const ledgersText = (
  ledgers: readonly { ledger: string; currency: string; balance: number }[],
  screen: Screen,
): string =>
  factsText(
    ledgers.map(
      ({ ledger, currency, balance }) => [ledger, amountText(balance, currency)] as const,
    ),
    screen,
  );

interface Suspended {
  readonly operation: string;
  readonly connector: string;
  readonly work: string;
  readonly status: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
}

/** Returns a table of operations with money in suspense. */
export const suspenseText = (suspense: readonly Suspended[], screen: Screen): string =>
  tableText(
    [
      { title: 'in suspense', of: ({ operation }) => operation },
      { title: 'connector', of: ({ connector }) => connector, narrow: 'cut' },
      { title: 'work', of: ({ work }) => work, narrow: 'cut' },
      { title: 'status', of: ({ status }) => status },
      { title: 'reference', of: ({ reference }) => reference, narrow: 'omit' },
      {
        title: 'amount',
        of: ({ amount, currency }) => amountText(amount, currency),
        align: 'right',
      },
    ],
    suspense,
    screen,
  );

const sidesOf = ({ reported, operation }: DifferenceView): readonly [string, string] => [
  reported ? amountText(reported.gross, reported.currency) : '-',
  operation && operation.gross !== null ? amountText(operation.gross, operation.currency) : '-',
];

/** The columns of a list of differences: amount there, amount here. */
export const differenceColumns: readonly Column<DifferenceView>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'date', of: ({ date }) => date, narrow: 'omit' },
  { title: 'connector', of: ({ connector }) => connector, narrow: 'omit' },
  { title: 'reasons', of: ({ reasons }) => reasons.join(', '), narrow: 'cut' },
  {
    title: 'operation',
    of: ({ operation, reported }) => operation?.id ?? reported?.operation,
    narrow: 'omit',
  },
  { title: 'there', of: (one) => sidesOf(one)[0], align: 'right' },
  { title: 'here', of: (one) => sidesOf(one)[1], align: 'right' },
];

/** Returns all that is known of a difference. */
export const differenceText = (one: DifferenceView, screen: Screen): string => {
  const { reported, operation, resolution, adjustments } = one;
  const [there, here] = sidesOf(one);
  return [
    factsText(
      [
        ['id', one.id],
        ['status', one.status],
        ['reasons', one.reasons.join(', ')],
        ['connector', one.connector],
        ['date', one.date ?? '-'],
        ...(reported
          ? [
              ['line', `${reported.id} about ${reported.kind} ${reported.operation}`] as const,
              ['there', there] as const,
              ['fee', amountText(reported.fee, reported.currency)] as const,
              ['net', amountText(reported.net, reported.currency)] as const,
            ]
          : [['there', '-'] as const]),
        ...(operation
          ? [
              ['operation', `${operation.work} ${operation.id} of ${operation.reference}`] as const,
              ['here', `${here} ${operation.status}`] as const,
            ]
          : [['here', '-'] as const]),
        ...(resolution
          ? [
              [
                'resolution',
                `${resolution.outcome} by ${resolution.by}: ${resolution.note}`,
              ] as const,
            ]
          : []),
      ],
      screen,
    ),
    ...adjustments.map(
      ({ id, by, reason, lines, currency }) =>
        `adjustment ${id} by ${by}: ${reason}\n${ledgersText(
          lines.map(({ ledger, amount }) => ({ ledger, currency, balance: amount })),
          screen,
        )}`,
    ),
  ].join('\n');
};
