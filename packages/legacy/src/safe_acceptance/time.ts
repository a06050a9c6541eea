// Checks when a form was signed, so that an old copy of a form charges nothing.
import { parseTimestamp } from '@kasir/core';
import { invalid, type Context } from '@kasir/core/server';
import type { AcceptanceBody } from './verify.ts';

/** Maximum age of a form: a payer may take a day to send it (SAFE-request_timestamp). */
const AGE_MS_MAX = 24 * 3_600_000;
/** Maximum time by which the signer's clock may be ahead. */
const AHEAD_MS_MAX = 15 * 60_000;

/**
 * Returns whether a form was signed recently. In test mode the time may be the test clock, the real
 * time, or any time between them, because a shop signs with its own clock.
 */
export const isInTime = (
  { request_timestamp: sent }: Pick<AcceptanceBody, 'request_timestamp'>,
  { partition, signing }: Pick<Context, 'partition' | 'signing'>,
  now: number,
): boolean => {
  const clocks = partition.mode === 'test' && signing ? [now, signing.now] : [now];
  const at = parseTimestamp(sent);
  return at >= Math.min(...clocks) - AGE_MS_MAX && at <= Math.max(...clocks) + AHEAD_MS_MAX;
};

export const timestampOutOfRange = invalid(
  'body.request_timestamp',
  'Must be a time in the last 24 hours. Sign the form anew with the current time.',
);
