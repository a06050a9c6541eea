// Defines the clock of test accounts as the control API shows it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const clockReading = z.object({
  /** The current time of test accounts. */
  now: timestamp,
  frozen: z.boolean(),
  /** Milliseconds ahead of real time. */
  ahead_ms: z.number(),
  /** The time when the next job of a test account is due; null when there is none. */
  next_due: timestamp.nullable(),
});
