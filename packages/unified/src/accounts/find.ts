// Gets the record of a sub-account that a workflow has opened.
import { PutBack, type Reads } from '@kasir/core/server';
import type { Opening } from '@kasir/payments/operation';
import { subAccounts, type SubAccountRow } from '@kasir/payments/state';

export const getOpened = (from: Reads, { sub_account }: Opening): SubAccountRow => {
  const row = from.get(subAccounts, sub_account);
  if (!row) throw new PutBack(`Sub-account ${sub_account}`);
  return row;
};
