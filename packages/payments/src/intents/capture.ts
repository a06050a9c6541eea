// Captures an authorization of an intent, whole or in parts, until nothing is left.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { capturable, capturePayment } from '../payments/capture.ts';
import { captures, type CaptureRow, type PaymentRow } from '../payments/kind.ts';
import { paymentOf } from './attempt.ts';
import { isWaiting } from './end.ts';
import { intents, type IntentRow } from './kind.ts';

/** A requested capture. */
export interface NewCapture {
  /** Minor units, as `toMinor` returns them: undefined for an invalid amount of the currency. */
  readonly amount: number | undefined;
  /** The merchant's own reference; generated when null. */
  readonly reference: string | null;
  /** True for the only capture: the rest of the authorization is released. */
  readonly final?: boolean;
}

/** The reasons why a capture is refused. Amounts in minor units. */
export type CaptureRefusal =
  | { readonly code: 'AUTOMATIC' | 'NOT_AUTHORIZED' | 'NOTHING_LEFT' | 'FAILED' | 'AMOUNT_INVALID' }
  | { readonly code: 'MORE_THAN_LEFT'; readonly left: number };

interface Refused {
  readonly ok: false;
  readonly refusal: CaptureRefusal;
}

const refuseCapture = (refusal: CaptureRefusal): Refused => ({ ok: false, refusal });

interface FoundAuthorization {
  readonly ok: true;
  readonly held: PaymentRow;
  readonly left: number;
}

/** Returns the authorization of an intent and its capturable amount, or a refusal. */
const findAuthorization = (d: Scope, intent: IntentRow): FoundAuthorization | Refused => {
  if (!intent.state.manualCapture) return refuseCapture({ code: 'AUTOMATIC' });
  if (isWaiting(intent)) return refuseCapture({ code: 'NOT_AUTHORIZED' });
  const held = paymentOf(d, intent);
  const left = held === null ? 0 : capturable(held, d.now);
  if (held !== null && left > 0) return { ok: true, held, left };
  return refuseCapture({ code: intent.state.status === 'SUCCEEDED' ? 'NOTHING_LEFT' : 'FAILED' });
};

/** Asks the card's bank to capture, and records the result. */
const createCapture = (
  d: Scope,
  intent: IntentRow,
  held: PaymentRow,
  newCapture: { readonly amount: number; readonly reference: string; readonly final: boolean },
): CaptureRow => {
  const { amount, reference, final } = newCapture;
  const { state } = held;
  const result = getConnector(d.context).performNow(d, {
    work: 'capture',
    channel: channelOf(state),
    amount,
    about: () => ({
      customer: intent.state.customer,
      references: [reference, intent.state.reference],
      objects: [intent.state.product.id, intent.state.shortId, held.id, intent.state.instrument],
      script: d.context.script ?? intent.state.script,
    }),
  });
  const left = capturable(held, d.now);
  const declined = result.result === 'declined' ? result.code : null;
  return d.create(captures, d.id(), declined === null ? 'succeed' : 'fail', {
    product: intent.state.product,
    intent: intent.id,
    payment: held.id,
    reference,
    currency: state.currency,
    authorized: state.amount,
    captured: amount,
    capturable: declined === null ? (final ? 0 : left - amount) : left,
    failure: declined,
    created: d.now,
  });
};

interface Captured {
  readonly ok: true;
  readonly row: CaptureRow;
}

/**
 * Captures some of an authorization, once all rules hold. When the card's bank declines, no money
 * moves. The first successful capture makes the payment succeed.
 */
export const captureIntent = (
  d: Scope,
  intent: IntentRow,
  { amount, reference, final = false }: NewCapture,
): Captured | Refused => {
  const found = findAuthorization(d, intent);
  if (!found.ok) return found;
  const { held, left } = found;
  if (amount === undefined || amount <= 0) return refuseCapture({ code: 'AMOUNT_INVALID' });
  if (amount > left) return refuseCapture({ code: 'MORE_THAN_LEFT', left });
  const row = createCapture(d, intent, held, { amount, reference: reference ?? d.id(), final });
  if (row.state.status === 'FAILED') return { ok: true, row };
  capturePayment(d, held, amount, final);
  if (intent.state.status === 'AWAITING_CAPTURE') {
    d.transition(intents, intent, 'succeed');
    consumeInstrument(d, getInstrument(d, intent.state.instrument));
  }
  return { ok: true, row };
};
