// The actions by kind of object.
import type { ObjectAction } from '@kasir/control';
import { productOf, type ScopeReads } from '@kasir/core/server';
import {
  authentications,
  checkouts,
  instruments,
  intents,
  invoices,
  payments,
  plans,
  refunds,
} from '@kasir/payments/state';
import type { Viewed } from '../../../observation/resource-views.ts';
import type { Act } from './act.ts';
import { authenticationActs, refundActs } from './banks.ts';
import { checkoutActs, invoiceActs, planActs } from './bills.ts';
import { instrumentActs } from './instruments.ts';
import { intentActs } from './intents.ts';
import { paymentActs } from './payments.ts';

const byKind: ReadonlyMap<string, readonly Act[]> = new Map<string, readonly Act[]>([
  [instruments.name, instrumentActs],
  [intents.name, intentActs],
  [payments.name, paymentActs],
  [invoices.name, invoiceActs],
  [plans.name, planActs],
  [checkouts.name, checkoutActs],
  [refunds.name, refundActs],
  [authentications.name, authenticationActs],
]);

/** Returns the actions possible now; none in live mode, where real banks and payers act. */
export const openActs = (reads: ScopeReads, { view, row }: Viewed): readonly Act[] => {
  if (reads.context.partition.mode === 'live') return [];
  const product = productOf(row);
  return (byKind.get(view.kind.name) ?? []).filter(
    ({ products, works }) => (products?.includes(product ?? '') ?? true) && works(reads, row),
  );
};

/** Returns the names of the actions possible on an object now. */
export const openActions = (reads: ScopeReads, viewed: Viewed): ObjectAction[] =>
  openActs(reads, viewed).map(({ action }) => action);
