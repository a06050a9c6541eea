// GET /clock: read the clock of test accounts.
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockReading } from './reading.ts';

export const getClockContract = controlContract({
  id: 'clock.get',
  method: 'GET',
  path: '/clock',
  role: 'viewer',
  summary: 'Read the clock of test accounts',
  query: nothing,
  success: { status: 200, body: clockReading },
  errors: commonErrors,
});
