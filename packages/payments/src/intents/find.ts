// Finds intents.
import type { Reads } from '@kasir/core/server';
import { intents, type IntentRow } from './kind.ts';

/**
 * Returns the intent with this unprefixed id. Throws when it is missing, which no caller can cause.
 */
export const getIntent = (reads: Pick<Reads, 'get'>, id: string): IntentRow => {
  const row = reads.get(intents, id);
  if (!row) throw new Error(`Intent ${id} is missing`);
  return row;
};
