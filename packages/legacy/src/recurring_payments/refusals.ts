// What is refused of recurring payments, whatever is done with them.
import { invalid, type Fail } from '@kasir/core/server';
import { mustBe } from '@kasir/core';
import type { PlanRow } from '@kasir/payments/state';
import { recurringStatusOf } from './status.ts';

/** The response to what the status does not allow; it has no code of its own (STATE-UNSPEC-01). */
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

/** How long ago a time may be that means now: clocks differ. */
const TOLERANCE_MS = 60_000;

/** What is wrong with a time from which a payer is billed (RECUR-UNSPEC-05), or null. */
export const pastProblem = (
  now: number,
  time: number | null,
  field: string,
): Fail<'API_VALIDATION_ERROR'> | null =>
  time !== null && time < now - TOLERANCE_MS
    ? invalid(`body.${field}`, mustBe('a time in the future'))
    : null;
