// Waits until nothing is due.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const awaitQuiet = operation(controlContracts.clock.quiet, async ({ clock }, { body }) => {
  const quiet = await clock.quiet(body.wait_ms);
  return ok({ quiet, ...(await clock.read()) });
});
