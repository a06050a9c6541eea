// Days of statements: dates in UTC, as texts that sort by time.
import { toIsoString } from '@kasir/core';

const DAY_MS = 86_400_000;

/** Returns the day of a time in milliseconds, YYYY-MM-DD in UTC. */
export const dayOf = (ms: number): string => toIsoString(ms).slice(0, 10);

/** Returns the start of a day in milliseconds. */
export const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Returns the day that is so many days after another. */
export const addDays = (date: string, days: number): string => dayOf(startOf(date) + days * DAY_MS);
