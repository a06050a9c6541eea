// For consumers of webhooks: the event catalogue, the receiver, and what its tests need.
export * from './catalogue.ts';
export type * from './received.ts';
export { deliveryHeaders, type Attempted } from './headers.ts';
export type { FetchHandler, NodeHandler, NodeRequest, NodeResponse } from './receiver/adapters.ts';
export type { Answer, Delivery, DeliveryHeaders } from './receiver/exchange.ts';
export * from './receiver/payment.ts';
export * from './receiver/receiver.ts';
export { memorySeen, type Seen } from './receiver/seen.ts';
