// What stands behind transactions: the payment, what it paid for and who paid, read for a whole
// page at once.
import { bare, iso, type AnyKind, type RowOf } from '@kasir/core';
import type { View } from '@kasir/core/server';
import {
  invoices,
  paymentMethods,
  paymentPrefixes,
  paymentRequests,
  payments,
  prefixes,
  qrCodes,
  refunds,
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
  readonly invoice_id: string | null;
  readonly description: string | null;
}

const unknown: Origin = {
  payment_id: null,
  paid: null,
  channel_reference: null,
  payer: null,
  invoice_id: null,
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

const prefixesOfPayments = Object.values(paymentPrefixes);

const barePayment = (product: string): string | null => {
  const prefix = prefixesOfPayments.find((one) => product.startsWith(one));
  return prefix === undefined ? null : bare(prefix, product);
};

/** Tells the bare id of the payment that a transaction books or gives back. */
const paymentsOf = (
  view: View,
  transactions: readonly Transaction[],
): ((transaction: Transaction) => string | null) => {
  const refundOf = ({ product_id }: Transaction) => bare(prefixes.refund, product_id);
  const refunded = rowsOf(
    view,
    refunds,
    transactions.map((one) => refundOf(one)),
  );
  return (transaction) =>
    barePayment(transaction.product_id) ??
    refunded.get(refundOf(transaction) ?? '')?.state.payment ??
    null;
};

type Payments = readonly RowOf<typeof payments>[];

/** What was paid for. */
type Product = Pick<Origin, 'invoice_id' | 'description'>;

/** Products by their bare ids: payment requests, QR codes, and what has no prefix: invoices. */
const productsOf = (view: View, paid: Payments): ReadonlyMap<string, Product> => {
  const parents = (isMeant: (product: string) => boolean) =>
    paid.filter((row) => isMeant(row.state.product)).map((row) => row.state.parent);
  const isRequest = (product: string) => product.startsWith(prefixes.payment_request);
  const isCode = (product: string) => product.startsWith(prefixes.qr_code);
  const products = new Map<string, Product>();
  for (const { id, public: product } of [
    ...rowsOf(view, paymentRequests, parents(isRequest)).values(),
    ...rowsOf(view, qrCodes, parents(isCode)).values(),
  ])
    products.set(id, { invoice_id: null, description: product.description });
  const others = parents((product) => !isRequest(product) && !isCode(product));
  for (const { id, public: invoice } of rowsOf(view, invoices, others).values())
    products.set(id, { invoice_id: invoice.id, description: invoice.description ?? null });
  return products;
};

/** Names of payers by the bare id of their method. */
const payersOf = (view: View, paid: Payments): ReadonlyMap<string, string> => {
  const methods = rowsOf(
    view,
    paymentMethods,
    paid.map((row) => row.state.method),
  );
  return new Map(
    [...methods.values()].flatMap(({ id, public: { virtual_account, over_the_counter } }) => {
      const properties = (virtual_account ?? over_the_counter)?.channel_properties;
      return properties ? [[id, properties.customer_name] as const] : [];
    }),
  );
};

/** Tells the origin of each of these transactions. */
export const originsOf = (
  view: View,
  transactions: readonly Transaction[],
): ((transaction: Transaction) => Origin) => {
  const paymentOf = paymentsOf(view, transactions);
  const paid = rowsOf(
    view,
    payments,
    transactions.map((one) => paymentOf(one)),
  );
  const all = [...paid.values()];
  const products = productsOf(view, all);
  const payers = payersOf(view, all);
  return (transaction) => {
    const row = paid.get(paymentOf(transaction) ?? '');
    if (!row) return unknown;
    const { type, parent, method, detail, created } = row.state;
    return {
      payment_id: paymentPrefixes[type] + row.id,
      paid: iso(created),
      channel_reference: detail.receipt_id ?? null,
      payer: payers.get(method ?? '') ?? null,
      invoice_id: products.get(parent)?.invoice_id ?? null,
      description: products.get(parent)?.description ?? null,
    };
  };
};
