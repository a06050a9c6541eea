// Finds the UTC day to whose statement a success belongs.
import type { StoredOperation } from './port.ts';

/** Returns the UTC day of a time, in milliseconds or ISO 8601. */
export const dayOfTime = (time: number | string): string =>
  new Date(time).toISOString().slice(0, 10);

/**
 * Returns the day on which an operation succeeded, or null. The day is that of `updated_at`,
 * because a success never changes again.
 */
export const dayOf = ({ operation }: StoredOperation): string | null =>
  operation.status === 'succeeded' ? dayOfTime(operation.updated_at) : null;
