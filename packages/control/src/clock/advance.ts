// A move of the test clock as the control API has it: how far it is, what was done on the way.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { clockReading } from './reading.ts';

export const WAIT_MS_MAX = 300_000;

export const clockAdvance = z.object({
  id: z.string(),
  /**
   * STOPPED by a freeze, run or restore that came meanwhile; FAILED for the reason in `message`.
   */
  status: z.enum(['RUNNING', 'SUCCEEDED', 'STOPPED', 'FAILED']),
  from: timestamp,
  to: timestamp,
  /** Jobs that were done on the way, deliveries and mails included. */
  jobs: z.number(),
  /** The same by topic, the most frequent first. */
  happened: z.array(z.object({ topic: z.string(), jobs: z.number() })),
  /** Real time that is left, as far as is known; null when it cannot, or it has ended. */
  left_ms: z.number().nullable(),
  /** Whether nothing was due and no webhook or mail on its way when it ended. */
  quiet: z.boolean(),
  message: z.string().nullable(),
  ...clockReading.shape,
});
