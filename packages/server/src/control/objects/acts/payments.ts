// What can be done to payments: those that are known as their charge are paid and declined as their
// intent is; the one payment of a request can be captured and refunded in its place.
import type { ScopeReads } from '@kasir/core/server';
import { v3Products } from '@kasir/models';
import {
  findRefundable,
  getIntent,
  intents,
  payments,
  voidRefusal,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments';
import { REQUEST } from '@kasir/unified/server';
import { paymentId } from '@kasir/payments';
import { acts, type Act } from './act.ts';
import {
  canBeDeclined,
  canExpire,
  declineIntent,
  expireNow,
  intentActs,
  payIntent,
  waitsForPayer,
} from './intents.ts';

const EWALLET_CHARGE = 'ewallet_charge';

/** Payments by whose id their intent is known. */
const charges = ['ewallet_payment', EWALLET_CHARGE, 'direct_debit'];

const intentOf = (reads: Pick<ScopeReads, 'get'>, { state }: PaymentRow): IntentRow =>
  getIntent(reads, state.intent ?? '');

/** Whether it is all that was paid for its intent: what is done to that is done to it. */
const isOnly = (reads: ScopeReads, { state }: PaymentRow): boolean =>
  state.intent !== null && reads.children(payments, state.intent).length === 1;

/** What is done to the intent of a payment, in the place of the payment. */
const throughIntent = ({ action, works, by, products }: Act<typeof intents>) => ({
  action,
  products: [REQUEST, v3Products.request, 'card_charge'],
  works: (reads: ScopeReads, row: PaymentRow) => {
    if (!isOnly(reads, row)) return false;
    const intent = intentOf(reads, row);
    return (products?.includes(intent.state.product.kind) ?? true) && works(reads, intent);
  },
  by:
    'api' in by
      ? { api: (reads: ScopeReads, row: PaymentRow, wish: Parameters<typeof by.api>[2]) => by.api(reads, intentOf(reads, row), wish) }
      : { domain: (d: Parameters<typeof by.domain>[0], row: PaymentRow, wish: Parameters<typeof by.domain>[2]) => by.domain(d, intentOf(d, row), wish) },
});

const merchants = ['capture', 'refund'];

export const paymentActs = acts(payments, [
  {
    action: 'pay',
    products: charges,
    works: (reads, row) => waitsForPayer(reads, intentOf(reads, row)),
    by: { domain: (d, row, wish) => payIntent(d, intentOf(d, row), wish) },
  },
  {
    action: 'decline',
    products: charges,
    works: (reads, row) => canBeDeclined(reads, intentOf(reads, row)),
    by: { domain: (d, row, wish) => declineIntent(d, intentOf(d, row), wish) },
  },
  {
    action: 'expire',
    products: charges,
    works: (reads, row) => canExpire(reads, intentOf(reads, row)),
    by: { domain: (d, row) => expireNow(d, intentOf(d, row)) },
  },
  {
    action: 'cancel',
    products: [EWALLET_CHARGE],
    works: (reads, row) => voidRefusal(reads, row) === null,
    by: { api: (_reads, row) => ({ method: 'POST', path: `/ewallets/charges/${paymentId(row)}/void` }) },
  },
  {
    action: 'refund',
    products: [EWALLET_CHARGE],
    works: (reads, row) => findRefundable(reads, [row], null).ok,
    by: {
      api: (_reads, row, { amount }) => ({
        method: 'POST',
        path: `/ewallets/charges/${paymentId(row)}/refunds`,
        body: { ...(amount !== undefined && { amount }) },
      }),
    },
  },
  ...intentActs.filter(({ action }) => merchants.includes(action)).map(throughIntent),
]);
