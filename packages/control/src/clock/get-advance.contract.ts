// GET /clock/advances/{id}: read the progress of a clock advance.
import * as z from 'zod';
import { byId, controlContract, objectErrors } from '../contract.ts';
import { clockAdvance, WAIT_MS_MAX } from './advance.ts';

export const getAdvanceContract = controlContract({
  id: 'clock.getAdvance',
  method: 'GET',
  path: '/clock/advances/{id}',
  role: 'viewer',
  summary: 'Read how far a move of the clock is',
  params: byId,
  query: z.strictObject({
    wait_ms: z
      .int()
      .min(0)
      .max(WAIT_MS_MAX)
      .default(0)
      .describe('Milliseconds that the response waits for the advance to end.'),
  }),
  success: { status: 200, body: clockAdvance },
  errors: objectErrors,
});
