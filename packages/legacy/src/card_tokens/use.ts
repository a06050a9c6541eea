// Checks whether a single-use card token was used by any charge, whatever its outcome.
import type { Reads } from '@kasir/core/store';
import { intents, type InstrumentRow } from '@kasir/payments/state';

export const isUsed = (reads: Pick<Reads, 'children'>, token: InstrumentRow): boolean =>
  !token.state.reusable && reads.children(intents, token.id).length > 0;
