// The payment of an event: only the status of its Payment object counts (EVT-02).
import type { ReceivedEvent, WebhookEvent } from '../received-event.ts';

/** An event that carries a Payment object. */
export type PaymentEvent = Extract<WebhookEvent, { readonly event: `payment.${string}` }>;

/** A Payment of v3 calls its id and its amount otherwise: both are there under the names of v2. */
type Named<Payment> = Payment extends {
  readonly payment_id: infer Id;
  readonly request_amount: infer Amount;
}
  ? Payment & { readonly id: Id; readonly amount: Amount }
  : Payment;

/**
 * The Payment object an event carries: `id`, `reference_id`, `status`, `amount` and `currency` are
 * there in every generation.
 */
export type ReceivedPayment = Named<PaymentEvent['data']>;

/**
 * The Payment of an event, or null when it carries none. Decide by its `status` alone: a
 * payment_method.expired arrives beside a successful one-time payment and says nothing about it
 * (EVT-01, EVT-02).
 */
export const paymentOf = (event: ReceivedEvent): ReceivedPayment | null =>
  isPaymentEvent(event) ? named(event.data) : null;

const named = (payment: PaymentEvent['data']): ReceivedPayment =>
  'payment_id' in payment
    ? { ...payment, id: payment.payment_id, amount: payment.request_amount }
    : payment;

const isPaymentEvent = (event: ReceivedEvent): event is PaymentEvent =>
  event.event.startsWith('payment.');
