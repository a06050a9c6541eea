// Lets a frozen clock run again.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { runClockContract } from '@kasir/control';

export const runClock = operation(runClockContract, async ({ clock }) => {
  await clock.run();
  return ok(await clock.read());
});
