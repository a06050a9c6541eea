// The record of a sub-account that a workflow has opened.
import { PutBack, type Reads } from '@kasir/core/server';
import { subAccounts, type Opening, type SubAccountRow } from '@kasir/payments';

export const getOpened = (from: Reads, { sub_account }: Opening): SubAccountRow => {
  const row = from.get(subAccounts, sub_account);
  if (!row) throw new PutBack(`Sub-account ${sub_account}`);
  return row;
};
