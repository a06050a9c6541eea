// Reads the clock of test accounts.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { getClockContract } from '@kasir/control';

export const getClock = operation(getClockContract, async ({ clock }) => ok(await clock.read()));
