// Verifies that a message is signed with a current secret, and that its time is within five
// minutes.
import { timingSafeEqual } from 'node:crypto';
import { sign } from './sign.ts';

/** The maximum difference between a timestamp and the clock of the receiver, in seconds. */
export const TOLERANCE_SECONDS = 300;

/**
 * The maximum number of signatures of one message that are compared, which limits the cost of a
 * long header.
 */
const SIGNATURES_MAX = 16;

export type Verification =
  | { readonly ok: true; readonly id: string; readonly timestamp: number }
  | { readonly ok: false; readonly reason: string };

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Verifies a message. `now` is in milliseconds. Compares every signature with that of every key, in
 * a time that does not depend on where they differ.
 */
export const verify = (
  keys: readonly Uint8Array[],
  headers: Headers,
  content: string | Uint8Array,
  now: number,
): Verification => {
  const id = headers.get('webhook-id');
  const time = headers.get('webhook-timestamp');
  const signature = headers.get('webhook-signature');
  if (id === null || time === null || signature === null)
    return {
      ok: false,
      reason: 'webhook-id, webhook-timestamp and webhook-signature are required.',
    };
  const timestamp = /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN;
  if (!(Math.abs(now / 1_000 - timestamp) <= TOLERANCE_SECONDS))
    return {
      ok: false,
      reason:
        'webhook-timestamp must be at most 5 minutes from the clock of the receiver. Compare the clocks.',
    };
  const given = signature.split(' ').slice(0, SIGNATURES_MAX);
  let isSigned = false;
  for (const key of keys) {
    const wanted = sign(key, { id, timestamp, content });
    for (const one of given) isSigned = isSame(one, wanted) || isSigned;
  }
  return isSigned
    ? { ok: true, id, timestamp }
    : {
        ok: false,
        reason:
          'webhook-signature was not made with a current secret over these bytes. Compare the secrets of both sides.',
      };
};
