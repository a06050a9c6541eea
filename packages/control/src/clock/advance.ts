// Defines the progress of a clock advance as the control API shows it.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { clockReading } from './reading.ts';

export const WAIT_MS_MAX = 300_000;

export const clockAdvance = z.object({
  id: z.string(),
  /** STOPPED by a freeze, run or restore in the meantime; FAILED for the reason in `message`. */
  status: z.enum(['RUNNING', 'SUCCEEDED', 'STOPPED', 'FAILED']),
  from: timestamp,
  to: timestamp,
  /** Number of jobs done on the way, including deliveries and mails. */
  jobs: z.number(),
  /** Number of jobs by topic, the most frequent first. */
  happened: z.array(z.object({ topic: z.string(), jobs: z.number() })),
  /** Estimated real milliseconds left; null when unknown or when the advance has ended. */
  left_ms: z.number().nullable(),
  /** True when it ended with nothing due and no webhook or mail on its way. */
  quiet: z.boolean(),
  message: z.string().nullable(),
  ...clockReading.shape,
});
