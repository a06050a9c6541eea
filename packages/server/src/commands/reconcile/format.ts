// Formats statements and differences for a terminal.
import type { DifferenceView, StatementView } from '@kasir/control';
import { amountText } from '../amount-text.ts';
import { aligned } from '../table.ts';

const countsText = (counts: StatementView['open_differences']): string =>
  counts.map(({ reason, count }) => `${reason} ${count}`).join(', ');

/** Returns a line for each currency of each statement. */
export const statementsText = (statements: readonly StatementView[]): string => {
  const rows = statements.flatMap((one) => {
    const { date, connector, source, is_complete, totals, open_differences, problem } = one;
    const state = problem ?? (is_complete ? 'complete' : 'incomplete');
    const begin = [date, connector, source ?? '-'];
    const end = [countsText(open_differences) || '-', state];
    if (totals.length === 0) return [[...begin, '0', '-', '-', '-', ...end]];
    return totals.map(({ currency, lines, gross, fee, net }) => [
      ...begin,
      String(lines),
      ...[gross, fee, net].map((amount) => amountText(amount, currency)),
      ...end,
    ]);
  });
  const names = ['date', 'connector', 'source', 'lines', 'gross', 'fee', 'net', 'open', 'state'];
  return aligned([names, ...rows]);
};

/** Returns the balances of the ledgers that statements move. */
export const ledgersText = (
  ledgers: readonly { ledger: string; currency: string; balance: number }[],
): string =>
  aligned(ledgers.map(({ ledger, currency, balance }) => [ledger, amountText(balance, currency)]));

/** Returns a line for each operation with money in suspense. */
export const suspenseText = (
  suspense: readonly {
    readonly operation: string;
    readonly connector: string;
    readonly work: string;
    readonly status: string;
    readonly reference: string;
    readonly currency: string;
    readonly amount: number;
  }[],
): string =>
  aligned([
    ['in suspense', 'connector', 'work', 'status', 'reference', 'amount'],
    ...suspense.map((one) => [
      one.operation,
      one.connector,
      one.work,
      one.status,
      one.reference,
      amountText(one.amount, one.currency),
    ]),
  ]);

const sidesOf = ({ reported, operation }: DifferenceView): readonly [string, string] => [
  reported ? amountText(reported.gross, reported.currency) : '-',
  operation && operation.gross !== null ? amountText(operation.gross, operation.currency) : '-',
];

/** Returns a line for each difference: amount there, amount here. */
export const differencesText = (differences: readonly DifferenceView[]): string =>
  aligned([
    ['id', 'date', 'connector', 'reasons', 'operation', 'there', 'here'],
    ...differences.map((one) => [
      one.id,
      one.date ?? '-',
      one.connector,
      one.reasons.join(', '),
      one.operation?.id ?? one.reported?.operation ?? '-',
      ...sidesOf(one),
    ]),
  ]);

/** Returns all that is known of a difference. */
export const differenceText = (one: DifferenceView): string => {
  const { reported, operation, resolution, adjustments } = one;
  const [there, here] = sidesOf(one);
  return [
    aligned([
      ['id', one.id],
      ['status', one.status],
      ['reasons', one.reasons.join(', ')],
      ['connector', one.connector],
      ['date', one.date ?? '-'],
      ...(reported
        ? [
            ['line', `${reported.id} about ${reported.kind} ${reported.operation}`],
            ['there', there],
            ['fee', amountText(reported.fee, reported.currency)],
            ['net', amountText(reported.net, reported.currency)],
          ]
        : [['there', '-']]),
      ...(operation
        ? [
            ['operation', `${operation.work} ${operation.id} of ${operation.reference}`],
            ['here', `${here} ${operation.status}`],
          ]
        : [['here', '-']]),
      ...(resolution
        ? [['resolution', `${resolution.outcome} by ${resolution.by}: ${resolution.note}`]]
        : []),
    ]),
    ...adjustments.map(
      ({ id, by, reason, lines, currency }) =>
        `adjustment ${id} by ${by}: ${reason}\n${ledgersText(lines.map(({ ledger, amount }) => ({ ledger, currency, balance: amount })))}`,
    ),
  ].join('\n');
};
