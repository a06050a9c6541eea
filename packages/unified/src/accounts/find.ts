// Gets the record of a sub-account that a workflow has opened.
import { PutBack } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import type { Opening } from '@kasir/payments/operation';
import { subAccounts, type SubAccountRow } from '@kasir/payments/accounts';

export const getOpened = (from: Reads, { sub_account }: Opening): SubAccountRow => {
  const row = from.get(subAccounts, sub_account);
  if (!row) throw new PutBack(`Sub-account ${sub_account}`);
  return row;
};
