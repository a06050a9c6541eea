// Stops the clock of test accounts at its current time or at a later one.
import { parseTimestamp } from '@kasir/core';
import { invalid, ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const freezeClock = operation(
  controlContracts.clock.freeze,
  async ({ clock }, { body: { at } }) =>
    (await clock.freeze(at === undefined ? undefined : parseTimestamp(at)))
      ? ok(await clock.read())
      : invalid('body.at', 'Must not be in the past of this clock: it never goes back.'),
);
