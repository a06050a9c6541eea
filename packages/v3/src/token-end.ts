// Computes when a saved instrument expires, by the channel table.
import type { Channel } from '@kasir/models';

const MONTHS = 12;

/**
 * Returns the expiry of an instrument saved at `now`, in milliseconds; null if its type sets it.
 */
export const tokenEnd = ({ tokenYears }: Channel, now: number): number | null => {
  if (tokenYears === null) return null;
  const end = new Date(now);
  return end.setUTCMonth(end.getUTCMonth() + Math.round(tokenYears * MONTHS));
};
