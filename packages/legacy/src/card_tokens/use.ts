// Whether a card token of a single use was used: by any charge, whatever came of it.
import type { Reads } from '@kasir/core/server';
import { intents, type InstrumentRow } from '@kasir/payments/state';

export const isUsed = (reads: Pick<Reads, 'children'>, token: InstrumentRow): boolean =>
  !token.state.reusable && reads.children(intents, token.id).length > 0;
