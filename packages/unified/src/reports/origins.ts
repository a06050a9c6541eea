// Finds the origins of transactions: the payment, its product and its payer, read for a whole page
// at once.
import { toIsoString } from '@kasir/core';
import type { AnyKind, RowOf } from '@kasir/core/resource';
import type { View } from '@kasir/core/store';
import { v3Products } from '@kasir/models';
import type { TransactionRow } from '@kasir/payments/ledger';
import {
  instruments,
  intents,
  invoices,
  payerName,
  paymentId,
  payments,
  refunds,
  type InstrumentRow,
  type PaymentRow,
} from '@kasir/payments/state';

/** The origin of a transaction; a field is null when it is unknown or does not exist. */
export interface Origin {
  /** Public id of the payment. */
  readonly paymentId: string | null;
  readonly paid: string | null;
  /** The channel's own reference of the payment. */
  readonly channelReference: string | null;
  readonly payer: string | null;
  readonly invoiceId: string | null;
  readonly description: string | null;
}

const unknown: Origin = {
  paymentId: null,
  paid: null,
  channelReference: null,
  payer: null,
  invoiceId: null,
  description: null,
};

/** Reads rows of a kind by their ids without prefix, in one read. */
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

/** Returns a look-up of the id of the payment that a transaction records or refunds. */
const paymentsOf = (
  view: View,
  transactions: readonly TransactionRow[],
): ((transaction: TransactionRow) => string | null) => {
  const sources = transactions.map(({ state }) => state.source);
  const refunded = rowsOf(
    view,
    refunds,
    sources.map(({ kind, id }) => (kind === 'refund' ? id : null)),
  );
  return ({ state: { source } }) => {
    if (source.kind === 'payment') return source.id;
    return source.kind === 'refund' ? (refunded.get(source.id)?.state.payment ?? null) : null;
  };
};

type Described = Pick<Origin, 'invoiceId' | 'description'>;

const undescribed: Described = { invoiceId: null, description: null };

/** Returns a look-up of the request, code or invoice that was paid for. */
const productsOf = (
  view: View,
  paid: readonly PaymentRow[],
  instrumentOf: (payment: PaymentRow) => InstrumentRow | undefined,
): ((payment: PaymentRow) => Described) => {
  const requests = rowsOf(
    view,
    intents,
    paid.map(({ state }) => state.intent),
  );
  const billed = rowsOf(
    view,
    invoices,
    paid.map(({ state: { product } }) => (product.kind === 'invoice' ? product.id : null)),
  );
  return (payment) => {
    const { intent, product } = payment.state;
    switch (product.kind) {
      case 'payment_request':
      case v3Products.request:
        return {
          ...undescribed,
          description: requests.get(intent ?? '')?.state.description ?? null,
        };
      case 'qr_code':
        return { ...undescribed, description: instrumentOf(payment)?.state.description ?? null };
      case 'invoice': {
        const invoice = billed.get(product.id);
        if (!invoice) return undescribed;
        return { invoiceId: invoice.state.shortId, description: invoice.state.description };
      }
      default:
        return undescribed;
    }
  };
};

/** Returns a look-up of the origin of each of these transactions. */
export const originsOf = (
  view: View,
  transactions: readonly TransactionRow[],
): ((transaction: TransactionRow) => Origin) => {
  const paymentOf = paymentsOf(view, transactions);
  const paid = rowsOf(
    view,
    payments,
    transactions.map((one) => paymentOf(one)),
  );
  const all = [...paid.values()];
  const used = rowsOf(
    view,
    instruments,
    all.map(({ state }) => state.instrument),
  );
  const instrumentOf = ({ state }: PaymentRow) => used.get(state.instrument ?? '');
  const productOf = productsOf(view, all, instrumentOf);
  return (transaction) => {
    const payment = paid.get(paymentOf(transaction) ?? '');
    if (!payment) return unknown;
    const instrument = instrumentOf(payment);
    return {
      paymentId: paymentId(payment),
      paid: toIsoString(payment.state.created),
      channelReference: payment.state.detail.receipt ?? null,
      payer: instrument ? payerName(instrument) : null,
      ...productOf(payment),
    };
  };
};
