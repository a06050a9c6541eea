// Reads the payment of an event: only the status of its Payment object counts (EVT-02).
import type { ReceivedEvent, WebhookEvent } from '../received-event.ts';

/** An event that carries a Payment object. */
export type PaymentEvent = Extract<WebhookEvent, { readonly event: `payment.${string}` }>;

/** Adds `id` and `amount`, as v2 names them, to a Payment of v3. */
type Named<Payment> = Payment extends {
  readonly payment_id: infer Id;
  readonly request_amount: infer Amount;
}
  ? Payment & { readonly id: Id; readonly amount: Amount }
  : Payment;

/**
 * The Payment object of an event: `id`, `reference_id`, `status`, `amount` and `currency` are
 * present in every API generation.
 */
export type ReceivedPayment = Named<PaymentEvent['data']>;

/**
 * Returns the Payment of an event, or null when it has none. Decide by its `status` alone: a
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
