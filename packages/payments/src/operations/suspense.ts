// Books money of an operation that belongs to no object, until an operator decides where it
// belongs.
import type { Decision } from '@kasir/core/server';
import { ledgers } from '../ledger/ledgers.ts';
import { moveLines } from '../ledger/lines.ts';
import { operations, type OperationRow } from './kind.ts';

/**
 * Moves money of an operation from `clearing` to `suspense`, in minor units: a positive amount for
 * money that was given back here and is still outside, a negative one for money that was paid
 * outside and that nobody here owes. Returns the changed operation.
 */
export const holdInSuspense = (d: Decision, row: OperationRow, amount: number): OperationRow => {
  const { currency, suspense = 0 } = row.state;
  d.post(row.id, moveLines(currency, 'SUSPENSE', amount, ledgers.clearing, ledgers.suspense));
  return d.change(operations, row, { suspense: suspense + amount });
};
