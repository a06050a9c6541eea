// Records lines of statements: matches each with its operation, and posts the money that matches.
import type { Decision } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { ledgers } from '../ledger/ledgers.ts';
import { statementLines as journalLines } from '../ledger/lines.ts';
import { liveSettingsNeed, liveSettingsOf } from '../operations/settings.ts';
import { externalKey, operations, type OperationRow } from '../operations/kind.ts';
import { agreedFeeOf } from './agreed-fee.ts';
import {
  changedSubject,
  clearDifference,
  createDifference,
  differenceNeed,
  openDifference,
  operationSubject,
  type FoundDifference,
} from './difference.ts';
import { changeFeed, statementFeeds } from './feed.ts';
import { contentsOf, type ReportedLine } from './line.ts';
import { matchLine } from './match.ts';
import {
  openStatement,
  statementNeed,
  statements,
  type StatementDay,
  type StatementRow,
  type StatementState,
  type StatementTotal,
} from './statement.ts';
import {
  findLine,
  lineNeed,
  reportedLine,
  statementLines,
  type StatementLineRow,
} from './statement-line.ts';

/** Returns the unprefixed id of an operation of ours, by the id that its connector knows. */
const ownId = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

/**
 * Returns the operation that a connector knows by an id: a received payment by the id that the
 * connector chose, or an operation of ours.
 */
const findOperation = (
  reads: Pick<Reads, 'get' | 'find'>,
  connector: string,
  id: string,
): OperationRow | undefined => {
  const found =
    reads.find(operations, 'external', externalKey(connector, id)) ??
    reads.get(operations, ownId(id));
  return found?.state.connector === connector ? found : undefined;
};

const compare = (d: Decision, connector: string, line: ReportedLine) => {
  const operation = findOperation(d, connector, line.operation);
  const { agreedFees = [] } = liveSettingsOf(d);
  const agreed = operation ? agreedFeeOf(agreedFees, operation.state, line) : null;
  return { operation, reasons: matchLine(line, operation?.state, agreed) };
};

/** Settles an operation by a line that matches it: the money leaves `clearing`. */
const settleOperation = (
  d: Decision,
  line: string,
  operation: Pick<OperationRow, 'id'>,
  { currency, net, fee }: ReportedLine,
): void => {
  d.change(operations, operation, { settled: true });
  d.post(line, journalLines(currency, net, fee));
};

/** Returns the difference of a line. */
const differenceOf = (
  { id, state }: StatementLineRow,
  { operation, reasons }: ReturnType<typeof compare>,
): FoundDifference => ({
  connector: state.connector,
  reasons,
  statement: state.statement,
  date: state.date,
  line: id,
  operation: operation?.id ?? null,
  reported: reportedLine(state),
});

/** Clears the difference of an operation that was in no statement until now. */
const clearMissing = (d: Decision, operation: OperationRow | undefined): void => {
  if (operation) clearDifference(d, operationSubject(operation));
};

/**
 * Compares a line that did not match once more: its operation may have succeeded meanwhile. A line
 * for which an adjustment was posted stays as it is.
 */
export const rematchLine = (d: Decision, id: string): void => {
  const row = d.get(statementLines, id);
  if (row?.state.status !== 'DIFFERENT' || row.state.adjusted) return;
  const line = reportedLine(row.state);
  const comparison = compare(d, row.state.connector, line);
  const { operation, reasons } = comparison;
  if (operation && reasons.length === 0) {
    d.transition(statementLines, row, 'match', { about: operation.id });
    settleOperation(d, id, operation, line);
  } else if ((operation?.id ?? null) !== row.state.about)
    d.change(statementLines, row, { about: operation?.id ?? null });
  clearMissing(d, operation);
  const subject = { of: 'line', line: id } as const;
  if (reasons.length === 0) clearDifference(d, subject);
  else openDifference(d, subject, differenceOf(row, comparison));
};

const insertLine = (
  d: Decision,
  { id: statement, state: { connector, date } }: StatementRow,
  reported: ReportedLine,
): void => {
  const comparison = compare(d, connector, reported);
  const { operation, reasons } = comparison;
  const isMatched = operation !== undefined && reasons.length === 0;
  const { id: line, ...contents } = reported;
  const row = d.create(statementLines, d.id(), isMatched ? 'match' : 'differ', {
    ...contents,
    connector,
    statement,
    date,
    line,
    about: operation?.id ?? null,
    adjusted: false,
    created: d.now,
  });
  clearMissing(d, operation);
  if (isMatched) settleOperation(d, row.id, operation, reported);
  else createDifference(d, { of: 'line', line: row.id }, differenceOf(row, comparison));
};

/** Lists a line that came again with other contents; the first contents stay. */
const noteChanged = (
  d: Decision,
  { id, state: { connector, statement, date, about } }: StatementLineRow,
  reported: ReportedLine,
): void =>
  openDifference(d, changedSubject(id, reported), {
    connector,
    reasons: ['TWICE'],
    statement,
    date,
    line: id,
    operation: about,
    reported,
  });

/** Returns a sum of minor units. Throws RangeError when it is too large to be exact. */
const exactSum = (a: number, b: number): number => {
  if (!Number.isSafeInteger(a + b))
    throw new RangeError('The sums of the statement are too large. Check its amounts.');
  return a + b;
};

const addLine = (
  totals: readonly StatementTotal[],
  { currency, gross, fee, net }: ReportedLine,
): StatementTotal[] => {
  const known = totals.find((one) => one.currency === currency) ?? {
    currency,
    lines: 0,
    gross: 0,
    fee: 0,
    net: 0,
  };
  const added = {
    currency,
    lines: known.lines + 1,
    gross: exactSum(known.gross, gross),
    fee: exactSum(known.fee, fee),
    net: exactSum(known.net, net),
  };
  return [...totals.filter((one) => one.currency !== currency), added];
};

/**
 * Records lines of a day. Each line counts only once: a known one is only compared again. Throws
 * RangeError when the sums are too large to be exact.
 */
export const recordLines = (
  d: Decision,
  day: StatementDay,
  source: NonNullable<StatementState['source']>,
  lines: readonly ReportedLine[],
): void => {
  const row = openStatement(d, day);
  let { totals } = row.state;
  for (const line of lines) {
    const known = findLine(d, day.connector, line.id);
    if (!known) {
      insertLine(d, row, line);
      totals = addLine(totals, line);
    } else if (contentsOf(reportedLine(known.state)) === contentsOf(line)) rematchLine(d, known.id);
    else noteChanged(d, known, line);
  }
  d.change(statements, row, { source, totals, received: d.now });
};

/**
 * Marks the statement of a day as complete. `ids` are the ids of its lines: earlier lines that are
 * not among them are listed. null skips that, when there were no earlier lines or the statement was
 * uploaded.
 */
export const completeStatement = (
  d: Decision,
  day: StatementDay,
  ids: ReadonlySet<string> | null,
): void => {
  const { connector, date } = day;
  const { id: statement } = openStatement(d, day);
  d.change(statements, { id: statement }, { complete: true });
  const last = d.get(statementFeeds, connector)?.state.complete ?? null;
  changeFeed(d, connector, { complete: last !== null && last > date ? last : date });
  if (ids === null) return;
  for (const { id, state } of d.children(statementLines, statement)) {
    if (ids.has(state.line)) continue;
    openDifference(
      d,
      { of: 'withdrawn', line: id },
      {
        connector,
        reasons: ['MISSING_THERE'],
        statement,
        date,
        line: id,
        operation: state.about,
        reported: reportedLine(state),
      },
    );
  }
};

/** Returns the reads that comparing a line with its operation needs. */
const comparisonNeeds = (
  connector: string,
  { operation, currency }: Pick<ReportedLine, 'operation' | 'currency'>,
): Need[] => [
  liveSettingsNeed,
  { kind: operations, key: 'external', value: externalKey(connector, operation) },
  { kind: operations, id: ownId(operation) },
  ...[operation, ownId(operation)].map((id) =>
    differenceNeed({ of: 'operation', connector, operation: id }),
  ),
  ...[ledgers.clearing, ledgers.settled, ledgers.processorFees].map((ledger) => ({
    ledger,
    currency,
  })),
];

/** Returns the reads of `recordLines`. */
export const recordNeeds = (
  { connector, date }: StatementDay,
  lines: readonly ReportedLine[],
): Need[] => [
  statementNeed({ connector, date }),
  ...lines.flatMap((line) => [lineNeed(connector, line.id), ...comparisonNeeds(connector, line)]),
];

/** Returns the reads of `rematchLine`. */
export const rematchNeeds = ({ id, state }: StatementLineRow): Need[] => [
  { kind: statementLines, id },
  differenceNeed({ of: 'line', line: id }),
  ...comparisonNeeds(state.connector, state),
];
