// Starts an advance of the clock of test accounts, from due job to due job.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { endOf, viewAdvance } from './view.ts';

export const advanceClock = operation(
  controlContracts.clock.advance,
  async ({ clock }, { body }) => {
    const { ms, wait_ms: waitMs, patience_ms: patienceMs = waitMs } = body;
    const advance = await clock.begin(ms, patienceMs);
    await endOf(advance, waitMs);
    return ok(await viewAdvance(clock, advance));
  },
);
