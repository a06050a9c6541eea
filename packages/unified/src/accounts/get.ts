// Reads a sub-account of a platform.
import { fail, ok, query } from '@kasir/core/server';
import { subAccounts } from '@kasir/payments/accounts';
import { getAccount } from './get.contract.ts';
import { renderSubAccount } from './render.ts';

export const getAccountHandler = query(getAccount, (view, { params }) => {
  const row = view.find(subAccounts, 'account', params.id);
  return row
    ? ok(renderSubAccount(row))
    : fail('DATA_NOT_FOUND', 'There is no sub-account with this id.');
});
