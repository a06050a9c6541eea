// Defines differences: lines and operations that do not match, with the reasons and the resolution
// of an operator.
import { lifecycle, stateKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import * as z from 'zod';
import type { OperationRow } from '../operations/kind.ts';
import { contentsOf, reportedFields, type ReportedLine } from './line.ts';
import { reasons, type Reason } from './match.ts';

/** The decisions of operators: to accept a difference, or to claim it from the connector. */
export const resolutions = ['accepted', 'claimed'] as const;

export interface Resolution {
  readonly outcome: (typeof resolutions)[number];
  readonly note: string;
  readonly by: string;
  readonly at: number;
}

/** The subject of a difference; each has at most one. */
export type Subject =
  | { readonly of: 'line' | 'withdrawn'; readonly line: string }
  | { readonly of: 'changed'; readonly line: string; readonly contents: string }
  | { readonly of: 'operation'; readonly connector: string; readonly operation: string };

export interface DifferenceState {
  readonly status: 'OPEN' | 'RESOLVED' | 'CLEARED';
  readonly connector: string;
  readonly reasons: readonly Reason[];
  /** The subject as a text. */
  readonly subject: string;
  /** Id and day of the statement, ids of its line and of the operation here; null without one. */
  readonly statement: string | null;
  readonly date: string | null;
  readonly line: string | null;
  readonly operation: string | null;
  /** The line as the connector reports it, or null when it reports nothing. */
  readonly reported: ReportedLine | null;
  readonly resolution: Resolution | null;
  readonly created: number;
  readonly updated: number;
}

const { id, moment, text } = stateFields;

const differenceLifecycle = lifecycle({
  name: 'statement_difference',
  states: ['OPEN', 'RESOLVED', 'CLEARED'],
  on: {
    open: [
      { from: [null], to: 'OPEN' },
      { from: ['RESOLVED'], to: 'OPEN', when: 'it differs for other reasons now' },
    ],
    resolve: [{ from: ['OPEN'], to: 'RESOLVED', when: 'an operator says so' }],
    clear: [{ from: ['OPEN', 'RESOLVED'], to: 'CLEARED', when: 'it has gone by itself' }],
  },
});

const differenceSchema = schemaOf<DifferenceState>()(
  z.strictObject({
    status: z.enum(differenceLifecycle.states),
    connector: id,
    reasons: z.array(z.enum(reasons)).min(1),
    subject: text,
    statement: id.nullable(),
    date: id.nullable(),
    line: id.nullable(),
    operation: id.nullable(),
    reported: z.strictObject({ id, ...reportedFields }).nullable(),
    resolution: z
      .strictObject({ outcome: z.enum(resolutions), note: text, by: text, at: moment })
      .nullable(),
    created: moment,
    updated: moment,
  }),
);

export const differences = stateKind<DifferenceState>()({
  name: 'statement_difference',
  state: differenceSchema,
  lifecycle: differenceLifecycle,
  keys: { subject: (s) => s.subject },
  facets: {
    statement: (s) => s.statement,
    status: (s) => s.status,
    connector: (s) => s.connector,
  },
});

export type DifferenceRow = RowOf<typeof differences>;

const subjectText = (subject: Subject): string => Object.values(subject).join(' ');

const findDifference = (reads: Pick<Reads, 'find'>, subject: Subject): DifferenceRow | undefined =>
  reads.find(differences, 'subject', subjectText(subject));

/** Returns the subject of a line that was reported again with other contents. */
export const changedSubject = (line: string, reported: ReportedLine): Subject => ({
  of: 'changed',
  line,
  contents: contentsOf(reported),
});

/** Returns the subject of an operation, by the id that its connector knows, without a prefix. */
export const operationSubject = ({ id, state }: OperationRow): Subject => ({
  of: 'operation',
  connector: state.connector,
  operation: state.external ?? id,
});

/** The contents of a new difference. */
export type FoundDifference = Pick<
  DifferenceState,
  'connector' | 'reasons' | 'statement' | 'date' | 'line' | 'operation' | 'reported'
>;

/** Creates the difference of a subject that has none. */
export const createDifference = (d: Decision, subject: Subject, found: FoundDifference): void => {
  d.create(differences, d.id(), 'open', {
    ...found,
    subject: subjectText(subject),
    resolution: null,
    created: d.now,
    updated: d.now,
  });
};

const isSame = (a: readonly Reason[], b: readonly Reason[]): boolean => a.join() === b.join();

/**
 * Opens the difference of a subject, or updates a known one; new reasons open a resolved one again.
 */
export const openDifference = (d: Decision, subject: Subject, found: FoundDifference): void => {
  const known = findDifference(d, subject);
  if (!known) createDifference(d, subject, found);
  else if (isSame(known.state.reasons, found.reasons)) return;
  else if (known.state.status === 'RESOLVED')
    d.transition(differences, known, 'open', { ...found, resolution: null });
  else d.change(differences, known, { ...found, updated: d.now });
};

/** Clears the difference of a subject that no longer differs. */
export const clearDifference = (d: Decision, subject: Subject): void => {
  const known = findDifference(d, subject);
  if (known && known.state.status !== 'CLEARED') d.transition(differences, known, 'clear');
};

/** Returns the read of the difference of a subject. */
export const differenceNeed = (subject: Subject): Need => ({
  kind: differences,
  key: 'subject',
  value: subjectText(subject),
});
