// Money that comes in on a code or number which no intent asks for a payment of.
import type { Scope } from '@kasir/core/server';
import { consumeInstrument } from '../instruments/end.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { completePayment } from '../payments/complete.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { autoReverse } from '../payments/refund.ts';
import { attemptOf } from './attempt.ts';

/**
 * Receives a payment on an instrument alone; `detail` goes over what its type tells of a payment.
 * One that has ended takes the money, too, and it goes back at once (STATE-QR-03).
 */
export const receivePayment = (
  d: Scope,
  instrument: InstrumentRow,
  amount: number,
  detail: PaymentDetail = {},
): PaymentRow => {
  const own = attemptOf({ intent: null, instrument }, amount);
  const attempt = { ...own, detail: { ...own.detail, ...detail } };
  if (instrument.state.status !== 'ACTIVE')
    return autoReverse(d, completePayment(d, attempt, null, 'receive_late'));
  const payment = completePayment(d, attempt);
  consumeInstrument(d, instrument);
  return payment;
};
