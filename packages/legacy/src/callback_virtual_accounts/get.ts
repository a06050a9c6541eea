// GET /callback_virtual_accounts/{id}.
import { query, shown } from '@kasir/core/server';
import { findAccount, unknownAccount } from './find.ts';
import { getVirtualAccount } from './get.contract.ts';
import { renderAccount } from './render.ts';

export const getVirtualAccountHandler = query(getVirtualAccount, (view, { params, context }) => {
  const row = findAccount(view, params.id);
  return row ? shown({ context, row }, () => renderAccount(row, context)) : unknownAccount;
});
