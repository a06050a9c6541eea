// GET /linked_account_tokens/{id}/accounts: returns the accounts of a token; none until the payer
// has authorized it.
import { ok, query } from '@kasir/core/server';
import { linkedAccountsOf } from './linked.ts';
import { listLinkedAccounts } from './accounts.contract.ts';
import { findToken, unknownToken } from './find.ts';

export const listLinkedAccountsHandler = query(listLinkedAccounts, (view, { params }) => {
  const row = findToken(view, params.id, view.now);
  return row ? ok(linkedAccountsOf(row)) : unknownToken;
});
