// POST /quiet: wait until nothing is due and no webhook is on its way.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { WAIT_MS_MAX } from './advance.ts';
import { clockReading } from './reading.ts';

/** Shorter than the response timeout of clients. */
const WAIT_MS = 50_000;

export const awaitQuietContract = controlContract({
  id: 'clock.quiet',
  method: 'POST',
  path: '/quiet',
  role: 'viewer',
  summary: 'Wait until nothing is due and no webhook is on its way',
  query: nothing,
  body: z.strictObject({
    wait_ms: z
      .int()
      .min(0)
      .max(WAIT_MS_MAX)
      .default(WAIT_MS)
      .describe('Maximum time to wait, in milliseconds.'),
  }),
  success: {
    status: 200,
    body: z.object({
      quiet: z.boolean().describe('False when the wait time ended first.'),
      ...clockReading.shape,
    }),
  },
  errors: commonErrors,
});
