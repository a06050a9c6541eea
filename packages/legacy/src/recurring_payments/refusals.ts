// Defines the errors that all operations on recurring payments share.
import { invalid, type Fail } from '@kasir/core/server';
import { mustBe } from '@kasir/core/messages';
import type { PlanRow } from '@kasir/payments/state';
import { recurringStatusOf } from './status.ts';

/**
 * Returns the error of a status that does not allow the operation; it has no code of its own
 * (STATE-UNSPEC-01).
 */
export const wrongStatus = (
  needed: string,
  { state: { status } }: PlanRow,
): Fail<'API_VALIDATION_ERROR'> =>
  invalid(
    'path.id',
    mustBe(
      `the id of a recurring payment that is ${needed}: this one is ${recurringStatusOf(status)}`,
    ),
  );

/** Maximum age of a time that is still accepted as the present, because clocks differ. */
const TOLERANCE_MS = 60_000;

/** Returns the error of a billing time in the past, or null (RECUR-UNSPEC-05). */
export const pastProblem = (
  now: number,
  time: number | null,
  field: string,
): Fail<'API_VALIDATION_ERROR'> | null =>
  time !== null && time < now - TOLERANCE_MS
    ? invalid(`body.${field}`, mustBe('a time in the future'))
    : null;
