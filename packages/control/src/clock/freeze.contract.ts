// POST /clock/freeze: stop the clock now or at a later time.
import { moment } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockReading } from './reading.ts';

export const freezeClockContract = controlContract({
  id: 'clock.freeze',
  method: 'POST',
  path: '/clock/freeze',
  role: 'operator',
  summary: 'Stop the clock now or at a later moment',
  query: nothing,
  body: z.strictObject({
    at: moment.optional().describe('Time at which the clock stops; now when omitted.'),
  }),
  success: { status: 200, body: clockReading },
  errors: commonErrors,
});
