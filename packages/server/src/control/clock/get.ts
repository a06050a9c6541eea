// Reads the clock of test accounts.
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { getClockContract } from './get.contract.ts';

export const getClock = operation(getClockContract, async ({ clock }) => ok(await clock.read()));
