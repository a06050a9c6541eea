// Defines the progress of a clock advance as the control API shows it.
import { objectId, timestamp } from '@kasir/core';
import * as z from 'zod';
import { clockReading } from './reading.ts';

export const WAIT_MS_MAX = 300_000;

export const clockAdvance = z
  .object({
    id: objectId,
    /** STOPPED by a freeze, run or restore in the meantime; FAILED for the reason in `message`. */
    status: z.enum(['RUNNING', 'SUCCEEDED', 'STOPPED', 'FAILED']).describe('The current state.'),
    from: timestamp.describe('Time of the test clock before the advance.'),
    to: timestamp.describe('Time of the test clock after the advance.'),
    jobs: z.number().describe('Number of jobs done on the way, including deliveries and mails.'),
    /** Number of jobs by topic, the most frequent first. */
    happened: z
      .array(
        z.object({
          topic: z.string().describe('Name of the job, such as payment.expire.'),
          jobs: z.number().describe('Number of jobs with this topic.'),
        }),
      )
      .describe('Jobs done on the way, counted by topic, the most frequent first.'),
    left_ms: z
      .number()
      .nullable()
      .describe(
        'Estimated milliseconds of real time left; null when unknown, or when the advance has ended.',
      ),
    quiet: z
      .boolean()
      .describe('True when it ended with nothing due and no webhook or mail on its way.'),
    message: z.string().nullable().describe('Message about the result.'),
    ...clockReading.shape,
  })
  .describe('An advance of the test clock: its progress, and the jobs done on the way.');
