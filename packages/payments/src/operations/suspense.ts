// Books money of an operation that no object here can take, until an operator says where it
// belongs.
import type { Decision } from '@kasir/core/server';
import { ledgers } from '../ledger/ledgers.ts';
import { moveLines } from '../ledger/lines.ts';
import { operations, type OperationRow } from './kind.ts';

/**
 * Moves money of an operation from `clearing` to `suspense`, in minor units: more than 0 for money
 * that was given back here and is still outside, less for money that was paid outside and that
 * nothing here owes. Returns the operation as it is then.
 */
export const holdInSuspense = (d: Decision, row: OperationRow, amount: number): OperationRow => {
  const { currency, suspense = 0 } = row.state;
  d.post(row.id, moveLines(currency, 'SUSPENSE', amount, ledgers.clearing, ledgers.suspense));
  return d.change(operations, row, { suspense: suspense + amount });
};
