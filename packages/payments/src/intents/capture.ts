// Capturing what was authorized for an intent: whole, in parts, until nothing is left.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { capturable, capturePayment } from '../payments/capture.ts';
import { captures, type CaptureRow, type PaymentRow } from '../payments/kind.ts';
import { intents, type IntentRow } from './kind.ts';

interface Taken {
  /** Minor units, within what can be captured. */
  readonly amount: number;
  readonly reference: string;
}

/**
 * Captures some of an authorization. The card's bank may decline, and then nothing moves. The first
 * capture is what makes the payment succeed.
 */
export const captureIntent = (
  d: Scope,
  intent: IntentRow,
  held: PaymentRow,
  { amount, reference }: Taken,
): CaptureRow => {
  const { state } = held;
  const result = getConnector(d.context).capture(channelOf(state), amount);
  const declined = result.result === 'declined' ? result.code : null;
  const row = d.create(captures, d.id(), declined === null ? 'succeed' : 'fail', {
    product: intent.state.product,
    intent: intent.id,
    payment: held.id,
    reference,
    currency: state.currency,
    authorized: state.amount,
    captured: amount,
    capturable: capturable(held, d.now) - (declined === null ? amount : 0),
    failure: declined,
    created: d.now,
  });
  if (declined !== null) return row;
  capturePayment(d, held, amount);
  if (intent.state.status === 'AWAITING_CAPTURE') {
    d.transition(intents, intent, 'succeed');
    consumeInstrument(d, getInstrument(d, intent.state.instrument));
  }
  return row;
};
