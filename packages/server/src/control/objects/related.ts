// Finds the related objects of an object, kind by kind: its payments, captures and refunds, and the
// transactions of its money.
import type { AnyKind, Row, RowOf } from '@kasir/core/resource';
import type { View } from '@kasir/core/store';
import { sourceKey, transactions } from '@kasir/payments/ledger';
import {
  authentications,
  captures,
  customers,
  instruments,
  intents,
  invoices,
  payments,
  plans,
  refunds,
  type PaymentRow,
} from '@kasir/payments/state';
import { viewedAs, type Viewed } from '../../observation/resource-views.ts';

/** The most objects of one kind named beside an object. */
const RELATED_MAX = 50;

interface Found {
  readonly kind: AnyKind;
  readonly row: Row | undefined;
}

const some = <K extends AnyKind>(kind: K, rows: readonly RowOf<K>[]): Found[] =>
  rows.slice(-RELATED_MAX).map((row) => ({ kind, row }));

const one = (view: View, kind: AnyKind, id: string | null | undefined): Found[] =>
  id === null || id === undefined ? [] : [{ kind, row: view.get(kind, id) }];

/** Returns the transactions of an object's money. */
const movedBy = (view: View, kind: string, id: string): Found[] =>
  some(
    transactions,
    view.list(
      transactions,
      { any: { source: [sourceKey({ kind, id })] } },
      { limit: RELATED_MAX, order: 'asc' },
    ).rows,
  );

/** Returns payments with their refunds, and the transactions of both. */
const withMoney = (view: View, rows: readonly PaymentRow[]): Found[] =>
  rows.slice(-RELATED_MAX).flatMap((row) => {
    const given = view.children(refunds, row.id);
    return [
      { kind: payments, row },
      ...movedBy(view, payments.name, row.id),
      ...some(refunds, given),
      ...given.flatMap(({ id }) => movedBy(view, refunds.name, id)),
    ];
  });

/** Returns the payments for a product, oldest first. */
const paidFor = (view: View, product: string): readonly PaymentRow[] =>
  view.list(payments, { any: { paid: [product] } }, { limit: RELATED_MAX }).rows.toReversed();

type Finders = {
  readonly [name: string]: (view: View, row: Row) => readonly Found[];
};

const of = <K extends AnyKind>(
  kind: K,
  find: (view: View, row: RowOf<K>) => readonly Found[],
): Finders => ({ [kind.name]: (view, row) => find(view, row as RowOf<K>) });

const finders: Finders = {
  ...of(instruments, (view, { id, state }) => [
    ...one(view, customers, state.customer),
    ...some(intents, view.children(intents, id)),
    ...some(authentications, view.children(authentications, id)),
    ...withMoney(view, paidFor(view, state.product.id)),
  ]),
  ...of(intents, (view, { id, state }) => [
    ...one(view, customers, state.customer),
    ...one(view, instruments, state.instrument),
    ...withMoney(view, view.children(payments, id)),
    ...some(captures, view.children(captures, id)),
  ]),
  ...of(payments, (view, row) => [
    ...one(view, intents, row.state.intent),
    ...one(view, instruments, row.state.instrument),
    ...(row.state.product.kind === invoices.name ? one(view, invoices, row.state.product.id) : []),
    ...withMoney(view, [row]),
    ...(row.state.intent === null
      ? []
      : some(
          captures,
          view.children(captures, row.state.intent).filter(({ state }) => state.payment === row.id),
        )),
  ]),
  ...of(captures, (view, { state }) => [
    ...one(view, intents, state.intent),
    ...one(view, payments, state.payment),
  ]),
  ...of(refunds, (view, { id, state }) => [
    ...one(view, payments, state.payment),
    ...one(view, intents, state.intent),
    ...movedBy(view, refunds.name, id),
  ]),
  ...of(invoices, (view, { id, state }) => [
    ...(state.plan === null
      ? []
      : [{ kind: plans, row: view.find(plans, 'short_id', state.plan) }]),
    ...withMoney(view, paidFor(view, id)),
  ]),
  ...of(plans, (view, { state }) => [
    ...some(
      invoices,
      view.list(invoices, { any: { plan: [state.shortId] } }, { limit: RELATED_MAX }).rows,
    ),
    ...one(view, instruments, state.instrument),
  ]),
  ...of(authentications, (view, { state }) => [...one(view, instruments, state.instrument)]),
};

/** The kinds that transactions name as their source. */
const sources: Readonly<Record<string, AnyKind>> = {
  [payments.name]: payments,
  [refunds.name]: refunds,
};

const others = (view: View, { view: of, row }: Viewed): readonly Found[] => {
  if (of.kind.name !== transactions.name) {
    const facts = row.state as { readonly payment?: unknown };
    const paid = typeof facts.payment === 'string' ? view.get(payments, facts.payment) : undefined;
    return [...movedBy(view, of.kind.name, row.id), ...(paid ? withMoney(view, [paid]) : [])];
  }
  const { source } = (row as RowOf<typeof transactions>).state;
  const kind = sources[source.kind];
  return kind ? one(view, kind, source.id) : [];
};

/** Returns the related objects of an object, each once and without itself. */
export const relatedTo = (view: View, viewed: Viewed): readonly Viewed[] => {
  const find = finders[viewed.view.kind.name];
  const found = find ? find(view, viewed.row) : others(view, viewed);
  const seen = new Set([viewed.row.id]);
  return found.flatMap(({ kind, row }) => {
    const also = viewedAs(kind, row);
    if (!also || seen.has(also.row.id)) return [];
    seen.add(also.row.id);
    return [also];
  });
};
