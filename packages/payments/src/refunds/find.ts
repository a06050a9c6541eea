// Finds refunds by their unprefixed id.
import type { Reads } from '@kasir/core/store';
import { refunds, type RefundRow } from './kind.ts';

/** Returns the refund with this unprefixed id; throws when it is missing, which is a bug. */
export const getRefundRow = (reads: Pick<Reads, 'get'>, id: string): RefundRow => {
  const row = reads.get(refunds, id);
  if (!row) throw new Error(`Refund ${id} is missing`);
  return row;
};
