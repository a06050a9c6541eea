// For consumers of webhooks: the event catalog and the receiver, on any runtime with Web Crypto.
export type { Difference, Shape, Validator } from '@kasir/client';
export type { CatalogEvent } from './catalog-event.ts';
export { catalog } from './generated/catalog.ts';
export type { EventName, EventPayloads } from './generated/types.ts';
export type * from './received-event.ts';
export type { FetchHandler, NodeHandler, NodeRequest, NodeResponse } from './receiver/adapters.ts';
export { toUsualForm } from './receiver/dated.ts';
export type { WebhookResponse, Delivery, DeliveryHeaders } from './receiver/messages.ts';
export * from './receiver/payment.ts';
export * from './receiver/receiver.ts';
export { memorySeen, type Seen } from './receiver/seen.ts';
