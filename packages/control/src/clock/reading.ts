// The clock of test accounts as the control API shows it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const clockReading = z.object({
  /** The time that test accounts see. */
  now: timestamp,
  frozen: z.boolean(),
  /** Milliseconds ahead of real time. */
  ahead_ms: z.number(),
  /** When the next job of a test account is due; null when none waits. */
  next_due: timestamp.nullable(),
});
