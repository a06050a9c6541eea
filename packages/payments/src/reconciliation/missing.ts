// Finds succeeded operations that are in no statement, and lists them.
import type { Decision } from '@kasir/core/server';
import { operations, type OperationRow } from '../operations/kind.ts';
import { isSettled } from '../operations/state.ts';
import { addDays, dayOf } from './day.ts';
import { openDifference, operationSubject } from './difference.ts';

/**
 * Days after its success within which an operation must be in a statement, unless the account sets
 * another number: a processor may settle on a later day.
 */
export const MISSING_AFTER_DAYS = 7;

/** The days of a connector whose statements are complete or awaited. */
export interface KnownDays {
  /** The last day whose statement is complete, or null. */
  readonly complete: string | null;
  /** Days whose statements are still awaited. */
  readonly awaited: readonly string[];
  /** Days within which an operation must be in a statement. */
  readonly missingAfter: number;
}

/**
 * Returns whether an operation without a statement line must be listed as missing: the statement of
 * `missingAfter` days later is complete, and none in between is still awaited.
 */
export const isMissingThere = (
  { state }: Pick<OperationRow, 'state'>,
  { complete, awaited, missingAfter }: KnownDays,
): boolean => {
  const day = dayOf(state.updated);
  return (
    isSettled(state) === false &&
    complete !== null &&
    addDays(day, missingAfter) <= complete &&
    !awaited.some((date) => date >= day && date <= complete)
  );
};

/** Lists an operation that is in no statement, unless it was settled meanwhile. */
export const noteMissing = (d: Decision, id: string): void => {
  const row = d.get(operations, id);
  if (!row || isSettled(row.state) !== false) return;
  openDifference(d, operationSubject(row), {
    connector: row.state.connector,
    reasons: ['MISSING_THERE'],
    statement: null,
    date: null,
    line: null,
    operation: id,
    reported: null,
  });
};
