// Defines stored lines of statements: each line once forever, with its status.
import { lifecycle, stateKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import * as z from 'zod';
import { reportedFields, type ReportedLine } from './line.ts';

export interface StatementLineState extends Omit<ReportedLine, 'id'> {
  readonly status: 'MATCHED' | 'DIFFERENT';
  readonly connector: string;
  /** Id and day of its statement. */
  readonly statement: string;
  readonly date: string;
  /** The id that the connector gave it. */
  readonly line: string;
  /** Unprefixed id of the operation here, succeeded or not; null when it is unknown. */
  readonly about: string | null;
  /** True once an operator has posted an adjustment for it: it is not matched again. */
  readonly adjusted: boolean;
  readonly created: number;
}

const { id, moment } = stateFields;

const lineLifecycle = lifecycle({
  name: 'statement_line',
  states: ['MATCHED', 'DIFFERENT'],
  on: {
    differ: [{ from: [null], to: 'DIFFERENT' }],
    match: [
      { from: [null], to: 'MATCHED' },
      { from: ['DIFFERENT'], to: 'MATCHED', when: 'its operation has succeeded meanwhile' },
    ],
  },
});

const lineSchema = schemaOf<StatementLineState>()(
  z.strictObject({
    ...reportedFields,
    status: z.enum(lineLifecycle.states),
    connector: id,
    statement: id,
    date: id,
    line: id,
    about: id.nullable(),
    adjusted: z.boolean(),
    created: moment,
  }),
);

const lineKey = (connector: string, line: string): string => `${connector} ${line}`;

export const statementLines = stateKind<StatementLineState>()({
  name: 'statement_line',
  state: lineSchema,
  lifecycle: lineLifecycle,
  keys: {
    line: (s) => lineKey(s.connector, s.line),
    // Two lines can never settle the same operation, even at the same time.
    settles: (s) => (s.status === 'MATCHED' ? s.about : null),
  },
  facets: {
    about: (s) => s.about,
    unmatched: (s) => (s.status === 'DIFFERENT' && !s.adjusted ? s.connector : null),
    status: (s) => s.status,
    connector: (s) => s.connector,
  },
  parent: (s) => s.statement,
});

export type StatementLineRow = RowOf<typeof statementLines>;

/** Returns the line with an id of its connector. */
export const findLine = (
  reads: Pick<Reads, 'find'>,
  connector: string,
  line: string,
): StatementLineRow | undefined => reads.find(statementLines, 'line', lineKey(connector, line));

/** Returns the read of the line with an id of its connector. */
export const lineNeed = (connector: string, line: string): Need => ({
  kind: statementLines,
  key: 'line',
  value: lineKey(connector, line),
});

/** Returns a stored line as the connector reported it. */
export const reportedLine = ({ line, ...state }: StatementLineState): ReportedLine => ({
  ...state,
  id: line,
});
