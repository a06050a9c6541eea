// Reads the progress of an advance of the clock.
import { controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { endOf, viewAdvance } from './view.ts';

export const getAdvance = operation(
  controlContracts.clock.getAdvance,
  async ({ clock }, { params, query }) => {
    const advance = clock.findAdvance(params.id);
    if (!advance)
      return fail(
        'DATA_NOT_FOUND',
        'There is no advance with this id. A server remembers its latest advances, until it stops.',
      );
    await endOf(advance, query.wait_ms);
    return ok(await viewAdvance(clock, advance));
  },
);
