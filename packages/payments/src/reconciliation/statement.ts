// Defines statements: reports of a connector about the settled money of one day.
import { recordKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import * as z from 'zod';
import { startOf } from './day.ts';

/** Sums of the lines in one currency, in minor units. */
export interface StatementTotal {
  readonly currency: string;
  readonly lines: number;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

export interface StatementState {
  readonly connector: string;
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
  /** The origin of its last lines; null before any. */
  readonly source: 'fetched' | 'uploaded' | null;
  /** True once its connector or an operator declared that no line is missing. */
  readonly complete: boolean;
  readonly totals: readonly StatementTotal[];
  /** When it last arrived, in milliseconds, or null. */
  readonly received: number | null;
  /** The number of attempts to fetch it, and the time of the next one; null without one. */
  readonly attempts: number;
  readonly next: number | null;
  /** Id of the job that fetches it, or null. Any other such job has nothing to do. */
  readonly job: string | null;
  /** The problem of the last attempt, or null. */
  readonly problem: string | null;
  readonly created: number;
}

const { count, id, line, moment, signed, text } = stateFields;

const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const statementSchema = schemaOf<StatementState>()(
  z.strictObject({
    connector: id,
    date: dateText,
    source: z.enum(['fetched', 'uploaded']).nullable(),
    complete: z.boolean(),
    totals: z.array(
      z.strictObject({ currency: text, lines: count, gross: signed, fee: signed, net: signed }),
    ),
    received: moment.nullable(),
    attempts: count,
    next: moment.nullable(),
    job: line,
    problem: line,
    created: moment,
  }),
);

/** A connector and one of its days. */
export interface StatementDay {
  readonly connector: string;
  readonly date: string;
}

const dayKey = ({ connector, date }: StatementDay): string => `${connector} ${date}`;

export const statements = recordKind<StatementState>()({
  name: 'statement',
  state: statementSchema,
  keys: { day: dayKey },
  facets: {
    awaited: (s) => (s.complete || s.job === null ? null : s.connector),
    day: (s) => startOf(s.date),
    connector: (s) => s.connector,
  },
});

export type StatementRow = RowOf<typeof statements>;

/** Returns the statement of a day, or undefined when nothing is known of it. */
export const findStatement = (
  reads: Pick<Reads, 'find'>,
  day: StatementDay,
): StatementRow | undefined => reads.find(statements, 'day', dayKey(day));

/** Returns the read of the statement of a day. */
export const statementNeed = (day: StatementDay): Need => ({
  kind: statements,
  key: 'day',
  value: dayKey(day),
});

/** Returns the statement of a day; an empty one when nothing is known of it yet. */
export const openStatement = (d: Decision, { connector, date }: StatementDay): StatementRow =>
  findStatement(d, { connector, date }) ??
  d.insert(statements, d.id(), {
    connector,
    date,
    source: null,
    complete: false,
    totals: [],
    received: null,
    attempts: 0,
    next: null,
    job: null,
    problem: null,
    created: d.now,
  });
