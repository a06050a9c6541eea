// GET /callback_virtual_accounts/{id}: returns a virtual account.
import { ok, query } from '@kasir/core/server';
import { findAccount, unknownAccount } from './find.ts';
import { getVirtualAccount } from './get.contract.ts';
import { renderAccount } from './render.ts';

export const getVirtualAccountHandler = query(getVirtualAccount, (view, { params, context }) => {
  const row = findAccount(view, params.id);
  return row ? ok(renderAccount(row, context)) : unknownAccount;
});
