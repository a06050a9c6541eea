// The actions on payments. A payment whose id also identifies its intent is paid and declined like
// the intent; the only payment of a request can be captured and refunded in place of the request.
import type { ScopeReads } from '@kasir/core/server';
import {
  CARD_CHARGE,
  DIRECT_DEBIT,
  EWALLET_CHARGE,
  EWALLET_PAYMENT,
} from '@kasir/legacy-api/server';
import { v3Products } from '@kasir/models';
import { voidRefusal } from '@kasir/payments';
import { findRefundable } from '@kasir/payments/operation';
import {
  getIntent,
  type intents,
  paymentId,
  payments,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { REQUEST } from '@kasir/unified-api/server';
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

/** Products whose payment id also identifies their intent. */
const charges = [EWALLET_PAYMENT, EWALLET_CHARGE, DIRECT_DEBIT];

const intentOf = (reads: Pick<ScopeReads, 'get'>, { state }: PaymentRow): IntentRow =>
  getIntent(reads, state.intent ?? '');

/** Returns whether it is the only payment of its intent, whose actions then apply to it. */
const isOnly = (reads: ScopeReads, { state }: PaymentRow): boolean =>
  state.intent !== null && reads.children(payments, state.intent).length === 1;

/** Returns the API actions on an intent, applied to its only payment. */
const throughIntent = ({
  action,
  works,
  by,
  products,
}: Act<typeof intents>): Act<typeof payments>[] =>
  'api' in by
    ? [
        {
          action,
          products: [REQUEST, v3Products.request, CARD_CHARGE],
          works: (reads, row) => {
            if (!isOnly(reads, row)) return false;
            const intent = intentOf(reads, row);
            const isFor = products?.includes(intent.state.product.kind) ?? true;
            return isFor && works(reads, intent);
          },
          by: { api: (reads, row, parameters) => by.api(reads, intentOf(reads, row), parameters) },
        },
      ]
    : [];

export const paymentActs = acts(payments, [
  {
    action: 'pay',
    products: charges,
    works: (reads, row) => waitsForPayer(reads, intentOf(reads, row)),
    by: { domain: (d, row, parameters) => payIntent(d, intentOf(d, row), parameters) },
  },
  {
    action: 'decline',
    products: charges,
    works: (reads, row) => canBeDeclined(reads, intentOf(reads, row)),
    by: { domain: (d, row, parameters) => declineIntent(d, intentOf(d, row), parameters) },
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
    by: {
      api: (_reads, row) => ({ method: 'POST', path: `/ewallets/charges/${paymentId(row)}/void` }),
    },
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
  ...intentActs.flatMap(throughIntent),
]);
