// Finds operations, and the ids by which their connectors know them.
import type { Reads } from '@kasir/core/store';
import { operations, type OperationRow } from './kind.ts';

/** Returns the operation with this unprefixed id; throws when it is missing, which is a bug. */
export const getOperation = (reads: Pick<Reads, 'get'>, id: string): OperationRow => {
  const row = reads.get(operations, id);
  if (!row) throw new Error(`Operation ${id} is missing`);
  return row;
};

/**
 * Returns the id by which its connector knows an operation: ours, or the connector's own id of a
 * received payment.
 */
export const knownAs = (reads: Pick<Reads, 'get'>, id: string): string =>
  getOperation(reads, id).state.external ?? id;
