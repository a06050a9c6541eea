// Computes what one payment or refund adds to the totals of its day, and whether that is final.
import { toIsoString } from '@kasir/core';
import { channelType } from '@kasir/models';
import type { PaymentState, RefundState } from '@kasir/payments/state';

/** The numbers of one day, channel and currency; amounts in minor units. */
export interface Numbers {
  /** Payments that were begun. */
  readonly attempts: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Sum of the succeeded ones, before refunds. */
  readonly volume: number;
  /** Refunds that reached the payer, and their sum. */
  readonly refunds: number;
  readonly refunded: number;
}

export interface Contribution extends Numbers {
  /** The day on which the object was made, YYYY-MM-DD in UTC, on the clock of the account. */
  readonly date: string;
  readonly channel: string;
  readonly currency: string;
}

/** The current contribution of an object. */
export interface Counted {
  readonly contribution: Contribution;
  /** False while the contribution may still change. */
  readonly isFinal: boolean;
}

export const noNumbers: Numbers = {
  attempts: 0,
  succeeded: 0,
  failed: 0,
  volume: 0,
  refunds: 0,
  refunded: 0,
};

const placeOf = ({ created, channel, currency }: PaymentState | RefundState) => ({
  date: toIsoString(created).slice(0, 10),
  channel,
  currency,
});

/**
 * Returns whether the money of a payment has arrived. A wallet payment that was voided had arrived
 * before; a late payment that was reversed immediately never counts.
 */
const hasArrived = ({ status, reversed, type }: PaymentState): boolean =>
  !reversed &&
  (status === 'SUCCEEDED' || (status === 'VOIDED' && !channelType(type).manualCapture));

/** Returns whether more of an authorization can still be captured at a time in milliseconds. */
const isCapturable = ({ authorizedUntil, amount, captured }: PaymentState, now: number): boolean =>
  authorizedUntil !== null && now < authorizedUntil && captured < amount;

/** Returns the contribution of a payment; `now` is the time of its account in milliseconds. */
export const countPayment = (state: PaymentState, now: number): Counted => {
  const { status } = state;
  const arrived = hasArrived(state);
  const moved = channelType(state.type).manualCapture ? state.captured : state.amount;
  return {
    contribution: {
      ...noNumbers,
      ...placeOf(state),
      attempts: 1,
      succeeded: Number(arrived),
      failed: Number(status === 'FAILED'),
      volume: arrived ? moved : 0,
    },
    isFinal: status !== 'PENDING' && status !== 'AWAITING_CAPTURE' && !isCapturable(state, now),
  };
};

/** Returns the contribution of a refund. */
export const countRefund = (state: RefundState): Counted => {
  const { status, amount } = state;
  const isPaid = status === 'SUCCEEDED';
  return {
    contribution: {
      ...noNumbers,
      ...placeOf(state),
      refunds: Number(isPaid),
      refunded: isPaid ? amount : 0,
    },
    isFinal: status !== 'PENDING',
  };
};

/** Returns numbers with others added `times` times: -1 subtracts them. */
export const addNumbers = (to: Numbers, other: Numbers, times: 1 | -1 = 1): Numbers => ({
  attempts: to.attempts + times * other.attempts,
  succeeded: to.succeeded + times * other.succeeded,
  failed: to.failed + times * other.failed,
  volume: to.volume + times * other.volume,
  refunds: to.refunds + times * other.refunds,
  refunded: to.refunded + times * other.refunded,
});
