// Handlers of the transaction endpoints.
import { bare, limits } from '@kasir/core';
import {
  asRaw,
  fail,
  ok,
  okRaw,
  reads,
  type Command,
  type Handler,
  type ListFilter,
} from '@kasir/core/server';
import { chosen, prefixes, transactions } from '@kasir/models';
import { anyOf, between, nextLink, pageOf } from '../list.ts';
import { getTransaction } from './get.contract.ts';
import { listTransactions } from './list.contract.ts';

type Query = Command<typeof listTransactions>['query'];

const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'The transactions API is not enabled for this account.',
);

const filterOf = (query: Query, dialect: 'spec' | 'service'): ListFilter => {
  const exact = chosen('transactions_reference', dialect) === 'exact';
  const currency =
    query.currency ?? (chosen('transactions_currency', dialect) === 'IDR' ? 'IDR' : undefined);
  const { reference_id, product_id, account_identifier, amount } = query;
  const one = <V>(name: string, value: V | undefined) =>
    anyOf(name, value === undefined ? undefined : [value]);
  return {
    any: {
      ...anyOf('type', query.types),
      ...anyOf('status', query.statuses),
      ...anyOf('channel_category', query.channel_categories),
      ...one('product_id', product_id),
      ...one('account_identifier', account_identifier),
      ...one('currency', currency),
      ...one('amount', amount),
      ...(exact && one('reference_id', reference_id)),
    },
    ...(!exact && reference_id !== undefined && { contains: { reference_id } }),
    created: between(query.created),
    between: { updated: between(query.updated) },
  };
};

export const transactionHandlers: readonly Handler[] = [
  reads(getTransaction, (view, { params, context }) => {
    if (context.account.switches['transactions'] === false) return unavailable;
    const id = bare(prefixes.transaction, params.transaction_id);
    const text = id === null ? undefined : view.text(transactions, id);
    return text === undefined
      ? fail('TRANSACTION_NOT_FOUND', 'There is no transaction with this id.')
      : okRaw(asRaw(text));
  }),

  reads(listTransactions, (view, { query, context }) => {
    if (context.account.switches['transactions'] === false) return unavailable;
    const cursor = pageOf(
      view,
      transactions,
      prefixes.transaction,
      query,
      limits.transactions_page.default,
    );
    if (!cursor.ok) return cursor;
    const { rows, more } = view.list(transactions, filterOf(query, context.dialect), cursor.page);
    return ok({
      data: rows.map((row) => row.public),
      has_more: more,
      links: more ? [nextLink('/transactions', query, rows)] : [],
    });
  }),
];
