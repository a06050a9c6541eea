// Finds the captures of an intent that wait for their bank; until it responds, they limit the use
// of the authorization.
import type { Reads } from '@kasir/core/store';
import { captures, type CaptureRow } from '../payments/kind.ts';
import type { IntentRow } from './kind.ts';

/** Returns the captures of an intent that wait for their bank. */
export const pendingCaptures = (
  reads: Pick<Reads, 'children'>,
  { id }: Pick<IntentRow, 'id'>,
): readonly CaptureRow[] =>
  reads.children(captures, id).filter(({ state }) => state.status === 'PENDING');

/** Returns the amount that pending captures leave of an authorization; a final one leaves none. */
export const leftBy = (pending: readonly CaptureRow[], left: number): number =>
  pending.some(({ state }) => state.capturable === 0)
    ? 0
    : left - pending.reduce((sum, { state }) => sum + state.captured, 0);
