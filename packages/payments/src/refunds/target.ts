// Finds the payment that a refund returns, or the reason why none can be refunded.
import type { ScopeReads } from '@kasir/core/server';
import { channelType, issuerRefunds, type Channel } from '@kasir/models';
import { channelRefusal } from '../instruments/create.ts';
import { channelOf } from '../instruments/find.ts';
import type { PaymentRow } from '../payments/kind.ts';
import {
  isRefundCovered,
  paidAt,
  refundable,
  refundableFees,
  type Refunding,
} from '../payments/refund.ts';
import { noFees } from '../fees/fees.ts';

const DAY_MS = 86_400_000;

/** The reasons why nothing can be refunded. Amounts in minor units. */
export type RefundRefusal =
  | { readonly code: 'REFERENCE_TAKEN' | 'NOTHING_PAID' | 'NOTHING_LEFT' }
  | { readonly code: 'TOO_LATE' | 'CHANNEL_WITHOUT_REFUNDS'; readonly channel: Channel }
  | { readonly code: 'ISSUER_WITHOUT_REFUNDS'; readonly issuer: string }
  | { readonly code: 'REFUND_PENDING' }
  | {
      readonly code: 'MORE_THAN_LEFT' | 'ONLY_WHOLE_PAYMENTS';
      readonly channel: Channel;
      readonly left: number;
    }
  | { readonly code: 'BALANCE_TOO_LOW' }
  | { readonly code: 'CHANNEL_UNAVAILABLE'; readonly channel: Channel };

interface Refused {
  readonly ok: false;
  readonly refusal: RefundRefusal;
}

const refuseRefund = (refusal: RefundRefusal): Refused => ({ ok: false, refusal });

/** The refundable money of a payment. */
export interface Refundable extends Refunding {
  readonly ok: true;
  readonly payment: PaymentRow;
  /** True when all fees of the payment are returned with it. */
  readonly free: boolean;
}

/** Returns whether the channel still refunds this payment; its limit in days is inclusive. */
const isInTime = (d: ScopeReads, row: PaymentRow): boolean => {
  const days = channelOf(row.state).refund?.days ?? null;
  return days === null || d.now <= paidAt(d, row) + days * DAY_MS;
};

/**
 * Returns the payment to refund: the oldest that has money left and is in time, whatever the number
 * of payments (REFUND-CONF-03).
 */
const choosePayment = (
  d: ScopeReads,
  payments: readonly PaymentRow[],
): { readonly ok: true; readonly payment: PaymentRow } | Refused => {
  const paid = payments.filter(({ state }) => state.captured > 0);
  const unreturned = paid.filter(({ state }) => state.refunded < state.captured);
  const payment = unreturned.find((row) => isInTime(d, row));
  if (payment) return { ok: true, payment };
  const [late] = unreturned;
  if (late) return refuseRefund({ code: 'TOO_LATE', channel: channelOf(late.state) });
  return refuseRefund({ code: paid.length === 0 ? 'NOTHING_PAID' : 'NOTHING_LEFT' });
};

/** Returns the reason why a payment cannot be refunded now, whatever the amount, or null. */
const paymentRefusal = (channel: Channel, { state }: PaymentRow): RefundRefusal | null => {
  // REFUND-ERR-REFUND_NOT_SUPPORTED
  if (!channel.refund) return { code: 'CHANNEL_WITHOUT_REFUNDS', channel };
  const issuer = state.detail.issuer ?? null;
  // A connector does not report which app paid; it refuses by itself what it cannot refund.
  if (channelType(channel.type).paidWithApp && issuer !== null && !issuerRefunds(issuer))
    return { code: 'ISSUER_WITHOUT_REFUNDS', issuer };
  return state.reserved > 0 ? { code: 'REFUND_PENDING' } : null;
};

/**
 * Finds the refundable money of one of these payments: `amount` of it, or all that is left. The
 * rules are checked in this order: the payment, its channel, the amount, the balance, and the
 * availability of the channel (REFUND-UNSPEC-04).
 */
export const findRefundable = (
  d: ScopeReads,
  payments: readonly PaymentRow[],
  amount: number | null,
): Refundable | Refused => {
  const chosen = choosePayment(d, payments);
  if (!chosen.ok) return chosen;
  const { payment } = chosen;
  const channel = channelOf(payment.state);
  const refusal = paymentRefusal(channel, payment);
  if (refusal) return refuseRefund(refusal);
  const left = refundable(payment);
  const taken = amount ?? left; // REFUND-CREATE-amount
  if (taken > left) return refuseRefund({ code: 'MORE_THAN_LEFT', channel, left });
  if (taken < left && channel.refund?.mode === 'FULL')
    return refuseRefund({ code: 'ONLY_WHOLE_PAYMENTS', channel, left });
  const fees = refundableFees(d, payment, taken);
  const money = { amount: taken, returned: fees ?? noFees };
  if (!isRefundCovered(d, payment.state.currency, money))
    return refuseRefund({ code: 'BALANCE_TOO_LOW' });
  if (payment.state.operation === undefined && channelRefusal(d, channel, null))
    return refuseRefund({ code: 'CHANNEL_UNAVAILABLE', channel });
  return { ok: true, payment, ...money, free: fees !== null };
};
