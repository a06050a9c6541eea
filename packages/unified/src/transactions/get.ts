// Reads a transaction.
import { stripPrefix } from '@kasir/core';
import { fail, okRendered, query } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { transactions } from '@kasir/payments/ledger';
import { isAvailable, unavailable } from './available.ts';
import { getTransaction } from './get.contract.ts';
import { renderTransaction } from './render.ts';

export const getTransactionHandler = query(getTransaction, (view, { params, context }) => {
  if (!isAvailable(context)) return unavailable; // TXN-GET-ERR-FEATURE_NOT_AVAILABLE
  const id = stripPrefix(prefixes.transaction, params.transaction_id);
  const row = id === null ? undefined : view.get(transactions, id);
  // An unknown id is not found (TXN-GET-ERR-TRANSACTION_NOT_FOUND).
  return row
    ? okRendered({ row, context }, () => renderTransaction(row, context))
    : fail('TRANSACTION_NOT_FOUND', 'There is no transaction with this id.');
});
