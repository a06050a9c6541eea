// Lets a frozen clock run again.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const runClock = operation(controlContracts.clock.run, async ({ clock }) => {
  await clock.run();
  return ok(await clock.read());
});
