// The payment of an event: only the status of its Payment object counts (EVT-02).
import type { ReceivedEvent, WebhookEvent } from '../received-event.ts';

/** An event that carries a Payment object. */
export type PaymentEvent = Extract<WebhookEvent, { readonly event: `payment.${string}` }>;

/** The Payment object an event carries. */
export type ReceivedPayment = PaymentEvent['data'];

/**
 * The Payment of an event, or null when it carries none. Decide by its `status` alone: a
 * payment_method.expired arrives beside a successful one-time payment and says nothing about it
 * (EVT-01, EVT-02).
 */
export const paymentOf = (event: ReceivedEvent): ReceivedPayment | null =>
  isPaymentEvent(event) ? event.data : null;

const isPaymentEvent = (event: ReceivedEvent): event is PaymentEvent =>
  event.event.startsWith('payment.');
