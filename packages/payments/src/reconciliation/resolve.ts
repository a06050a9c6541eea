// Resolves a difference by the decision of an operator. It moves no money.
import type { Decision } from '@kasir/core/server';
import {
  differences,
  type DifferenceRow,
  type DifferenceState,
  type Resolution,
} from './difference.ts';

/**
 * Resolves an open difference with a note. Returns it, or its status when it is not open;
 * undefined when there is none with this id.
 */
export const resolveDifference = (
  d: Decision,
  id: string,
  resolution: Omit<Resolution, 'at'>,
): DifferenceRow | Exclude<DifferenceState['status'], 'OPEN'> | undefined => {
  const row = d.get(differences, id);
  if (!row) return undefined;
  const { status } = row.state;
  if (status !== 'OPEN') return status;
  return d.transition(differences, row, 'resolve', { resolution: { ...resolution, at: d.now } });
};
