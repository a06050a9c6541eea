// Lists accounts, oldest first.
import { ok, SYSTEM } from '@kasir/core/server';
import { accounts } from '@kasir/models';
import { operation } from '../operation.ts';
import { listAccountsContract } from '@kasir/control';

const ACCOUNTS_MAX = 1_000;

export const listAccounts = operation(listAccountsContract, async ({ store }) =>
  store.view(SYSTEM, (view) => {
    const { rows } = view.list(accounts, {}, { limit: ACCOUNTS_MAX, order: 'asc' });
    return ok({ data: rows.map((row) => row.state) });
  }),
);
