// Moves the clock of test accounts on, from due job to due job.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { advanceClockContract } from '@kasir/control';

export const advanceClock = operation(advanceClockContract, async ({ clock }, { body }) => {
  const happened = await clock.advance(body.ms);
  return ok({ happened, ...(await clock.read()) });
});
