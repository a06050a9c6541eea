// POST /clock/run: let the clock run again.
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockReading } from './reading.ts';

export const runClockContract = controlContract({
  id: 'clock.run',
  method: 'POST',
  path: '/clock/run',
  role: 'operator',
  summary: 'Let the clock run on from where it is',
  query: nothing,
  body: nothing,
  success: { status: 200, body: clockReading },
  errors: commonErrors,
});
