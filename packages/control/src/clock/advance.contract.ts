// POST /clock/advance: move the clock on and do what falls due on the way.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockReading } from './reading.ts';

const CENTURY_MS = 100 * 365 * 86_400_000;

export const advanceClockContract = controlContract({
  id: 'clock.advance',
  method: 'POST',
  path: '/clock/advance',
  summary: 'Move the clock on, do what falls due on the way and wait until quiet',
  query: nothing,
  body: z.strictObject({ ms: z.int().min(0).max(CENTURY_MS) }),
  success: {
    status: 200,
    body: z.object({
      /** The jobs that were done, in order. */
      happened: z.array(z.object({ topic: z.string(), account: z.string(), due: timestamp })),
      ...clockReading.shape,
    }),
  },
  errors: commonErrors,
});
