// Finds a token by its id; one that was deleted or has failed is not found.
import { fail } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { statusAt, type InstrumentRow } from '@kasir/payments/state';
import { findLinked } from '../linked_accounts.ts';

/** Returns the token with this id, unless it has ended. */
export const findToken = (
  reads: Pick<Reads, 'get'>,
  id: string,
  now: number,
): InstrumentRow | undefined => {
  const row = findLinked(reads, 'linked_account_token', id);
  const status = row && statusAt(row, now);
  return status === 'EXPIRED' || status === 'FAILED' ? undefined : row;
};

export const unknownToken = fail(
  'DATA_NOT_FOUND',
  'There is no linked account token with this id, or it has ended.',
);
