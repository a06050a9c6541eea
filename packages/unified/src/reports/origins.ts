// What stands behind transactions: the payment, what it paid for and who paid, read for a whole
// page at once.
import { bare, iso, type AnyKind, type RowOf } from '@kasir/core';
import type { View } from '@kasir/core/server';
import {
  paymentMethods,
  paymentPrefixes,
  paymentRequests,
  payments,
  prefixes,
  qrCodes,
  type Transaction,
} from '@kasir/models';

/** Null is what is not known, or what there is none of. */
export interface Origin {
  /** Public id of the payment. */
  readonly payment_id: string | null;
  readonly paid: string | null;
  /** What the channel knows the payment by. */
  readonly channel_reference: string | null;
  readonly payer: string | null;
  readonly description: string | null;
}

const unknown: Origin = {
  payment_id: null,
  paid: null,
  channel_reference: null,
  payer: null,
  description: null,
};

/** Rows of a kind by their bare ids, in one read. */
export const rowsOf = <K extends AnyKind>(
  view: View,
  kind: K,
  wanted: readonly (string | null)[],
): ReadonlyMap<string, RowOf<K>> => {
  const ids = [...new Set(wanted)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { rows } = view.list(kind, { ids }, { limit: ids.length });
  return new Map(rows.map((row) => [row.id, row]));
};

/** Bare id of the payment that a transaction books or gives back. */
const paymentOf = ({ product_id }: Transaction): string | null => {
  for (const prefix of Object.values(paymentPrefixes)) {
    const id = bare(prefix, product_id);
    if (id !== null) return id;
  }
  return null;
};

type Payments = readonly RowOf<typeof payments>[];

/** Descriptions by the bare id of what was paid for. */
const descriptionsOf = (view: View, paid: Payments): ReadonlyMap<string, string | null> => {
  const parents = (prefix: string) =>
    paid.filter((row) => row.private.product.startsWith(prefix)).map((row) => row.private.parent);
  const products = [
    ...rowsOf(view, paymentRequests, parents(prefixes.payment_request)).values(),
    ...rowsOf(view, qrCodes, parents(prefixes.qr_code)).values(),
  ];
  return new Map(products.map((row) => [row.id, row.public.description]));
};

/** Names of payers by the bare id of their method. */
const payersOf = (view: View, paid: Payments): ReadonlyMap<string, string> => {
  const methods = rowsOf(
    view,
    paymentMethods,
    paid.map((row) => row.private.method),
  );
  return new Map(
    [...methods.values()].flatMap(({ id, public: { virtual_account, over_the_counter } }) => {
      const properties = (virtual_account ?? over_the_counter)?.channel_properties;
      return properties ? [[id, properties.customer_name] as const] : [];
    }),
  );
};

/** The origin of each of these transactions, by its public id. */
export const originsOf = (
  view: View,
  transactions: readonly Transaction[],
): ((transaction: Transaction) => Origin) => {
  const paid = rowsOf(
    view,
    payments,
    transactions.map((one) => paymentOf(one)),
  );
  const all = [...paid.values()];
  const descriptions = descriptionsOf(view, all);
  const payers = payersOf(view, all);
  return (transaction) => {
    const row = paid.get(paymentOf(transaction) ?? '');
    if (!row) return unknown;
    const { type, parent, method, detail, created } = row.private;
    return {
      payment_id: paymentPrefixes[type] + row.id,
      paid: iso(created),
      channel_reference: detail.receipt_id ?? null,
      payer: payers.get(method ?? '') ?? null,
      description: descriptions.get(parent) ?? null,
    };
  };
};
