// The only entry point for money that comes in on a number or code, for a waiting intent or for the
// instrument alone.
import type { Scope } from '@kasir/core/server';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { consumeInstrument, statusAt } from '../instruments/end.ts';
import { channelOf } from '../instruments/find.ts';
import type { InstrumentRow, InstrumentStatus } from '../instruments/kind.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import { completePayment, receiveLatePayment } from '../payments/complete.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { autoReverse } from '../payments/refund.ts';
import { attemptOf } from './attempt.ts';
import { confirmIntent } from './charge.ts';
import { isOpen } from './end.ts';
import { intents } from './kind.ts';
import { findPaidAmount, type AmountRefusal, type SentAmount } from './paid-amount.ts';

/** Money as the channel reports it. */
export interface IncomingMoney extends SentAmount {
  /** The handling of money for an ended instrument; transfers can only be reversed. */
  readonly late: 'refuse' | 'reverse';
  /** Overrides the payment details of the instrument's type. */
  readonly detail?: PaymentDetail;
  /** Unprefixed id of the operation by which a connector reported it. */
  readonly operation?: string;
}

/** The reasons why money is not accepted. */
export type ReceiveRefusal =
  | AmountRefusal
  | { readonly code: 'NOT_PRESENTED' }
  | { readonly code: 'NOT_ACTIVE'; readonly status: InstrumentStatus };

interface Received {
  readonly ok: true;
  readonly payment: PaymentRow;
}

interface Refused {
  readonly ok: false;
  readonly refusal: ReceiveRefusal;
}

const acceptPayment = (payment: PaymentRow): Received => ({ ok: true, payment });

const refusePayment = (refusal: ReceiveRefusal): Refused => ({ ok: false, refusal });

/**
 * Receives money on an instrument if it matches the requested amount. It pays the oldest intent
 * with that amount, then the oldest whose payer chooses the amount, otherwise the instrument alone.
 * An ended instrument refuses the money, or accepts and reverses it at once (STATE-QR-03). Without
 * a sent amount, the requested amount is paid.
 */
export const receiveMoney = (
  d: Scope,
  instrument: InstrumentRow,
  { late, detail = {}, operation, ...sent }: IncomingMoney,
): Received | Refused => {
  const { requested } = instrument.state;
  if (channelOf(instrument.state).flow !== 'PRESENT')
    return refusePayment({ code: 'NOT_PRESENTED' });
  const status = statusAt(instrument, d.now);
  // Incoming money proves that the bank has opened the number.
  if (status === 'PENDING')
    return receiveMoney(d, authorizeInstrument(d, instrument), {
      late,
      detail,
      ...(operation !== undefined && { operation }),
      ...sent,
    });
  // Money that a connector reports was paid already: a number that was switched off meanwhile still
  // pays the intent that waits for it.
  const isSwitchedOff = status === 'INACTIVE' && operation !== undefined;
  if (status !== 'ACTIVE' && !isSwitchedOff && late === 'refuse')
    return refusePayment({ code: 'NOT_ACTIVE', status });
  const open = d.children(intents, instrument.id).filter((one) => isOpen(one, d.now));
  const expected = requested.amount ?? open[0]?.state.requested.amount ?? null;
  const paid = findPaidAmount(requested, instrument, { ...sent, amount: sent.amount ?? expected });
  if (!paid.ok) return paid;
  const { amount } = paid;
  const attempt = { ...attemptOf({ intent: null, instrument }, amount, detail), operation };
  if (status !== 'ACTIVE' && !isSwitchedOff)
    return acceptPayment(autoReverse(d, receiveLatePayment(d, attempt)));
  const intent =
    open.find(({ state }) => state.requested.amount === amount) ??
    open.find(({ state }) => state.requested.amount === null);
  if (intent) {
    const payment = confirmIntent(d, intent, amount, { detail, operation });
    if (!payment) throw new Error(`Nothing is paid for intent ${intent.id}, which verifies only`);
    return acceptPayment(payment);
  }
  if (isSwitchedOff) return refusePayment({ code: 'NOT_ACTIVE', status });
  const payment = completePayment(d, attempt);
  consumeInstrument(d, instrument);
  return acceptPayment(payment);
};
