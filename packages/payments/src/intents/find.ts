// Finds intents.
import type { Reads } from '@kasir/core/store';
import { intents, type IntentRow } from './kind.ts';

/** Returns the intent with this unprefixed id; throws when it is missing, which is a bug. */
export const getIntent = (reads: Pick<Reads, 'get'>, id: string): IntentRow => {
  const row = reads.get(intents, id);
  if (!row) throw new Error(`Intent ${id} is missing`);
  return row;
};
