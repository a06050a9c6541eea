// How long a number or code can be paid.
import { momentOf, type Violation } from '@kasir/core';
import type { Channel } from '@kasir/models';

const HOUR_MS = 3_600_000;

/**
 * What names no time and may be used again stays payable for 31 years, like every account
 * (PM2-UNSPEC-03).
 */
const YEARS = 31;

export const yearsLater = (now: number): number => {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + YEARS);
};

export const daysLater = (now: number, days: number): number => now + days * 24 * HOUR_MS;

/** Whether a time that was sent lies outside of what is possible, with the remedy. */
export const unfitTime = (
  now: number,
  { code, lifetimeHours }: Channel,
  time: number,
  path: string,
): Violation | null => {
  if (time <= now) return { path, message: 'Send a time in the future.' };
  if (lifetimeHours === null) return null;
  const [least, most] = lifetimeHours;
  return time < now + least * HOUR_MS || time > now + most * HOUR_MS
    ? { path, message: `Send a time in ${least} to ${most} hours for ${code}.` }
    : null;
};

/** The end of what is created now: the time that was sent, or `otherwise`. */
export const endOf = (
  now: number,
  channel: Channel,
  sent: string | null | undefined,
  path: string,
  otherwise: number,
): { readonly expires: number; readonly violation: Violation | null } => {
  if (!sent) return { expires: otherwise, violation: null };
  const expires = momentOf(sent);
  return { expires, violation: unfitTime(now, channel, expires, path) };
};
