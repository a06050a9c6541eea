// Resolves a difference by the word of an operator. It moves no money.
import type { Decision } from '@kasir/core/server';
import { differences, type DifferenceRow, type Resolution } from './difference.ts';

/**
 * Resolves an open difference with a note. Returns it; the same unchanged when it is not open any
 * more; undefined when there is none with this id.
 */
export const resolveDifference = (
  d: Decision,
  id: string,
  resolution: Omit<Resolution, 'at'>,
): DifferenceRow | undefined => {
  const row = d.get(differences, id);
  if (row?.state.status !== 'OPEN') return row;
  return d.transition(differences, row, 'resolve', { resolution: { ...resolution, at: d.now } });
};
