// Defines the clock of test accounts as the control API shows it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const clockReading = z
  .object({
    now: timestamp.describe('Current time of test accounts.'),
    frozen: z.boolean().describe('True when the clock is stopped.'),
    ahead_ms: z.number().describe('Milliseconds that the clock is ahead of real time.'),
    next_due: timestamp
      .nullable()
      .describe('Time at which the next job of a test account is due; null when there is none.'),
  })
  .describe('The current state of the clock of test accounts.');
