// Captures an authorization of an intent, whole or in parts, until nothing is left.
import type { Schedulable, Scope } from '@kasir/core/server';
import * as z from 'zod';
import { getConnector } from '../connectors/connector.ts';
import { chargeResult, type ChannelResponse, type ChargeResult } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { operations } from '../operations/kind.ts';
import { capturable, capturePayment, uncaptured } from '../payments/capture.ts';
import { captures, payments, type CaptureRow, type PaymentRow } from '../payments/kind.ts';
import { paymentOf } from './attempt.ts';
import { isWaiting } from './end.ts';
import { getIntent } from './find.ts';
import { intents, type IntentRow } from './kind.ts';
import { recordLatePayment } from './late.ts';
import { leftBy, pendingCaptures } from './pending-captures.ts';
import { voidIntent } from './void.ts';

/** A requested capture. */
export interface NewCapture {
  /** Minor units; undefined for an amount that the currency cannot express. */
  readonly amount: number | undefined;
  /** The merchant's own reference; generated when null. */
  readonly reference: string | null;
  /** True for the only capture: the rest of the authorization is released. */
  readonly final?: boolean;
}

/** The reasons why a capture is refused. Amounts in minor units. */
export type CaptureRefusal =
  | { readonly code: 'AUTOMATIC' | 'NOT_AUTHORIZED' | 'NOTHING_LEFT' | 'FAILED' | 'AMOUNT_INVALID' }
  /** The authorization has expired after a part of it was captured. */
  | { readonly code: 'REST_EXPIRED' }
  /** Nothing is left beside captures that wait for their bank. */
  | { readonly code: 'CAPTURE_PENDING' }
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
  const pending = pendingCaptures(d, intent);
  const left = held === null ? 0 : leftBy(pending, capturable(held, d.now));
  if (held !== null && left > 0) return { ok: true, held, left };
  if (pending.length > 0) return refuseCapture({ code: 'CAPTURE_PENDING' });
  if (intent.state.status !== 'SUCCEEDED') return refuseCapture({ code: 'FAILED' });
  const isRestExpired = held !== null && uncaptured(held) > 0;
  return refuseCapture({ code: isRestExpired ? 'REST_EXPIRED' : 'NOTHING_LEFT' });
};

interface FinalCapture {
  readonly amount: number;
  readonly reference: string;
  readonly final: boolean;
}

/** Requests a capture from the card's bank. */
const askBank = (
  d: Scope,
  intent: IntentRow,
  held: PaymentRow,
  { amount, reference, final }: FinalCapture,
): ChannelResponse => {
  const { product, customer, shortId, instrument, returnUrls, script } = intent.state;
  return getConnector(d.context).performNow(d, {
    work: 'capture',
    channel: channelOf(held.state),
    amount,
    about: () => ({
      customer,
      references: [reference, intent.state.reference],
      objects: [product.id, shortId, held.id, instrument],
      script: d.context.script ?? script,
    }),
    order: () => ({
      object: { kind: product.kind, id: product.id },
      reference,
      customer,
      returnUrls,
      means: null,
      continues: held.state.operation ?? null,
      isFinal: final,
      expires: held.state.authorizedUntil,
    }),
  });
};

/** Requests a capture from the card's bank, and records it with the result. */
const createCapture = (
  d: Scope,
  intent: IntentRow,
  held: PaymentRow,
  newCapture: FinalCapture & { readonly left: number },
): CaptureRow => {
  const { amount, reference, left, final } = newCapture;
  const response = askBank(d, intent, held, newCapture);
  const failure = response.result === 'declined' ? response.code : null;
  const on = response.result === 'pending' ? 'wait' : failure === null ? 'succeed' : 'fail';
  const row = d.create(captures, d.id(), on, {
    product: intent.state.product,
    intent: intent.id,
    payment: held.id,
    reference,
    currency: held.state.currency,
    authorized: held.state.amount,
    captured: amount,
    capturable: capturableAfter(left, { amount, final }, failure),
    failure,
    created: d.now,
  });
  if (response.result === 'pending')
    awaitChannel(d, response, captureResponseJob, { capture: row.id, final }, null);
  return row;
};

/** Returns what is left of an authorization after a capture of it. */
const capturableAfter = (
  left: number,
  { amount, final }: Pick<FinalCapture, 'amount' | 'final'>,
  failure: string | null,
): number => (failure !== null ? left : final ? 0 : left - amount);

/** Records a successful capture; the first one makes the payment succeed. */
const recordCapture = (
  d: Scope,
  intent: IntentRow,
  held: PaymentRow,
  { amount, final }: Pick<FinalCapture, 'amount' | 'final'>,
): void => {
  capturePayment(d, held, amount, final);
  if (intent.state.status !== 'AWAITING_CAPTURE') return;
  d.transition(intents, intent, 'succeed');
  consumeInstrument(d, getInstrument(d, intent.state.instrument));
};

const payload = z.object({ capture: z.string(), final: z.boolean(), response: chargeResult });

/** Declares the job in which the bank of a capture responds. */
export const captureResponseJob = {
  name: 'capture.finish',
  payload,
} as const satisfies Schedulable<typeof payload>;

/**
 * Finishes a capture with the response of its bank. A success is marked for the operator when the
 * capture had failed before, or when too little is left of the authorization. In the second case
 * the money becomes a separate payment.
 */
export const finishCapture = (
  d: Scope,
  row: CaptureRow,
  final: boolean,
  response: ChargeResult,
): void => {
  const { status, captured: amount, capturable: left } = row.state;
  const intent = getIntent(d, row.state.intent);
  const held = d.get(payments, row.state.payment);
  if (status === 'PENDING' && response.result === 'declined') {
    const failure = response.code;
    d.transition(captures, row, 'fail', { failure, capturable: left + amount });
    // The authorization may have expired while the capture was waiting.
    if (d.now >= (held?.state.authorizedUntil ?? Infinity))
      voidIntent.run(d, { intent: intent.id });
    return;
  }
  if (response.result === 'declined' || status === 'SUCCEEDED') return;
  // The capture was requested in time, even when its response is late.
  const isLeft = held !== undefined && uncaptured(held) >= amount;
  // Events of the capture come before those of the payment, as when the bank responds at once.
  if (status === 'PENDING') d.transition(captures, row, isLeft ? 'succeed' : 'fail');
  if (isLeft) recordCapture(d, intent, held, { amount, final });
  else if (held?.state.operation !== undefined)
    recordLatePayment(d, intent, amount, held.state.operation);
  if ((!isLeft || status === 'FAILED') && response.operation !== undefined)
    d.change(operations, { id: response.operation }, { attention: 'LATE_SUCCESS' });
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
  const newCapture = { amount, reference: reference ?? d.id(), final, left };
  const row = createCapture(d, intent, held, newCapture);
  if (row.state.status === 'SUCCEEDED') recordCapture(d, intent, held, newCapture);
  return { ok: true, row };
};
