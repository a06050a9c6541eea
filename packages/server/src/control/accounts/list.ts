// Lists accounts, oldest first.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { readAccountPage } from '../../directory/account-pages.ts';
import { callerOperation } from '../operation.ts';
import { viewAccount } from './view.ts';

export const listAccounts = callerOperation(
  controlContracts.accounts.list,
  async ({ store }, { query }, { role }) => {
    const { rows, next } = await readAccountPage(store, query);
    return ok({ data: rows.map((account) => viewAccount(account, role)), next });
  },
);
