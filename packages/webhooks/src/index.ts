// For consumers of webhooks: the event catalog, the receiver, and what its tests need.
export * from './catalog.ts';
export type * from './received-event.ts';
export { deliveryHeaders, type DeliveryAttempt } from './headers.ts';
export type { FetchHandler, NodeHandler, NodeRequest, NodeResponse } from './receiver/adapters.ts';
export type { WebhookResponse, Delivery, DeliveryHeaders } from './receiver/messages.ts';
export * from './receiver/payment.ts';
export * from './receiver/receiver.ts';
export { memorySeen, type Seen } from './receiver/seen.ts';
