// Waits until nothing is due.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { awaitQuietContract } from '@kasir/control';

export const awaitQuiet = operation(awaitQuietContract, async ({ clock }) => {
  await clock.quiet();
  return ok(await clock.read());
});
