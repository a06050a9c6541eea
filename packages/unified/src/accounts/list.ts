// Searches the sub-accounts of a platform, newest first.
import { limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { subAccounts } from '@kasir/payments/accounts';
import { anyOf, between, nextLink, pageBy } from '../list.ts';
import { listAccounts } from './list.contract.ts';
import { renderSubAccount } from './render.ts';

export const listAccountsHandler = query(listAccounts, (view, { query: wanted }) => {
  const { email, status, type, created, updated } = wanted;
  const cursor = pageBy(
    wanted,
    limits.accounts_page.default,
    (id) => view.find(subAccounts, 'account', id)?.id,
  );
  if (!cursor.ok) return cursor;
  const { rows, more } = view.list(
    subAccounts,
    {
      any: {
        ...anyOf('email', email),
        ...anyOf('status', status),
        ...anyOf('type', type === undefined ? undefined : [type]),
      },
      created: between(created),
      between: { updated: between(updated) },
    },
    cursor.page,
  );
  const data = rows.map((row) => renderSubAccount(row));
  return ok({ data, has_more: more, links: more ? [nextLink('/v2/accounts', wanted, data)] : [] });
});
