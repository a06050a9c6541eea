// Searches transactions, newest first.
import { limits } from '@kasir/core';
import { ok, query, type Command } from '@kasir/core/server';
import type { Listed, ListFilter } from '@kasir/core/store';
import { chosen, parseProductId, prefixes, type ChannelCategory } from '@kasir/models';
import { sourceKey, transactions } from '@kasir/payments/ledger';
import { anyOf, between, nextLink, pageOf } from '../list.ts';
import { isAvailable, unavailable } from './available.ts';
import { listTransactions } from './list.contract.ts';
import { renderTransaction, publicProductId } from './render.ts';

type Query = Command<typeof listTransactions>['query'];

/** Returns the filters on source and category: the prefix of a product id implies both. */
const ofProduct = ({
  product_id,
  channel_categories,
}: Query): { source?: readonly string[]; category?: readonly ChannelCategory[] } => {
  if (product_id === undefined) return anyOf('category', channel_categories);
  const { source, categories } = parseProductId(product_id);
  const wanted = channel_categories?.length ? channel_categories : null;
  const category =
    categories && wanted
      ? categories.filter((one) => wanted.includes(one))
      : (categories ?? wanted);
  return { source: [sourceKey(source)], ...(category && { category }) };
};

/**
 * Returns an empty page if the product id has the prefix of another generation
 * (TXN-LIST-product_id). The first row decides for all rows, which show the same product id.
 */
const ofPrefix = ({ product_id }: Query, page: Listed<typeof transactions>) => {
  const [first] = page.rows;
  const isOther = first && product_id !== undefined && publicProductId(first) !== product_id;
  return isOther ? { rows: [], more: false } : page;
};

const filterOf = (query: Query, dialect: 'spec' | 'service'): ListFilter => {
  const exact = chosen('transactions_reference', dialect) === 'exact';
  const currency =
    query.currency ?? (chosen('transactions_currency', dialect) === 'IDR' ? 'IDR' : undefined);
  const { reference_id, account_identifier, amount } = query;
  const one = <V>(name: string, value: V | undefined) =>
    anyOf(name, value === undefined ? undefined : [value]);
  return {
    any: {
      ...ofProduct(query),
      ...anyOf('type', query.types),
      ...anyOf('status', query.statuses),
      ...one('identifier', account_identifier), // TXN-LIST-account_identifier
      ...one('currency', currency),
      ...one('amount', amount), // TXN-LIST-amount
      ...(exact && one('reference', reference_id)),
    },
    ...(!exact && reference_id !== undefined && { contains: { reference: reference_id } }),
    created: between(query.created), // TXN-LIST-created_gte, TXN-LIST-created_lte
    between: { updated: between(query.updated) }, // TXN-LIST-updated_gte, TXN-LIST-updated_lte
  };
};

export const listTransactionsHandler = query(listTransactions, (view, { query, context }) => {
  if (!isAvailable(context)) return unavailable; // TXN-LIST-ERR-FEATURE_NOT_AVAILABLE
  const cursor = pageOf(
    view,
    transactions,
    prefixes.transaction,
    query,
    limits.transactions_page.default,
  );
  if (!cursor.ok) return cursor;
  const page = view.list(transactions, filterOf(query, context.dialect), cursor.page);
  const { rows, more } = ofPrefix(query, page);
  const data = rows.map((row) => renderTransaction(row, context));
  return ok({
    data, // TXN-LIST-data
    has_more: more, // TXN-LIST-has_more
    links: more ? [nextLink('/transactions', query, data)] : [],
  });
});
