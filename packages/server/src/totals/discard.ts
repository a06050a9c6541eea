// Discards the totals of an account whose contents are replaced: they are counted again from the
// new contents.
import type { At, Partition, Tx } from '@kasir/core/store';
import { dailyTotals, openTotals, ownerOf, totalHeads } from './kinds.ts';

/**
 * Discards the totals of an account, in the transaction that replaces its contents. The head is
 * written in any case: a count that runs meanwhile notices, and begins again.
 */
export const discardTotals = (at: At, tx: Tx, partition: Partition): void => {
  const owner = ownerOf(partition);
  const none = { public: {}, state: { payment: null, refund: null } };
  const head = tx.get(totalHeads, owner);
  if (head) tx.update(totalHeads, head, none);
  else tx.insert(totalHeads, owner, none);
  const gone = { expires: at.now };
  for (const row of tx.children(dailyTotals, owner)) tx.update(dailyTotals, row, {}, gone);
  for (const row of tx.children(openTotals, owner)) tx.update(openTotals, row, {}, gone);
};
