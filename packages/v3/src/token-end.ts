// How long what is saved can be charged, by the channel table.
import type { Channel } from '@kasir/models';

const MONTHS = 12;

/** Milliseconds at which an instrument that is saved now ends; null where only its type says so. */
export const tokenEnd = ({ tokenYears }: Channel, now: number): number | null => {
  if (tokenYears === null) return null;
  const end = new Date(now);
  return end.setUTCMonth(end.getUTCMonth() + Math.round(tokenYears * MONTHS));
};
