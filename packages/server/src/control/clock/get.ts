// Reads the clock of test accounts.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const getClock = operation(controlContracts.clock.get, async ({ clock }) =>
  ok(await clock.read()),
);
