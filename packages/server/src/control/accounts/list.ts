// Lists accounts, oldest first.
import { ok } from '@kasir/core/server';
import { SYSTEM, type Store } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import { callerOperation } from '../operation.ts';
import { controlContracts } from '@kasir/control';
import { viewAccount } from './view.ts';

const ACCOUNTS_MAX = 1_000;

/** Returns the accounts of an installation, oldest first. */
export const accountsIn = (store: Store): Promise<Account[]> =>
  store.view(SYSTEM, (view) => {
    const { rows } = view.list(accounts, {}, { limit: ACCOUNTS_MAX, order: 'asc' });
    return rows.map((row) => row.state);
  });

export const listAccounts = callerOperation(
  controlContracts.accounts.list,
  async ({ store }, _request, { role }) =>
    ok({ data: (await accountsIn(store)).map((account) => viewAccount(account, role)) }),
);
