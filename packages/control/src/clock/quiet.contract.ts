// POST /quiet: wait until nothing is due and no webhook is on its way.
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { clockReading } from './reading.ts';

export const awaitQuietContract = controlContract({
  id: 'clock.quiet',
  method: 'POST',
  path: '/quiet',
  summary: 'Wait until nothing is due and no webhook is on its way',
  query: nothing,
  body: nothing,
  success: { status: 200, body: clockReading },
  errors: commonErrors,
});
