// Finds captures by their unprefixed id.
import type { Reads } from '@kasir/core/store';
import { captures, type CaptureRow } from './kind.ts';

/** Returns the capture with this unprefixed id; throws when it is missing, which is a bug. */
export const getCaptureRow = (reads: Pick<Reads, 'get'>, id: string): CaptureRow => {
  const row = reads.get(captures, id);
  if (!row) throw new Error(`Capture ${id} is missing`);
  return row;
};
