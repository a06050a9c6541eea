// Defines the types of received events, which stay valid if the platform is newer than this
// package.
import type { EventName, EventPayloads } from './generated/types.ts';

/** An event of the catalog as it is received; `event` is its name. */
export type WebhookEvent = EventPayloads[EventName];

/** An event whose name is not in the catalog. */
export interface UnknownEvent {
  readonly event: 'unknown';
  /** The event name in the body, or null. */
  readonly name: string | null;
  /** The body as received, decoded from JSON. */
  readonly body: object;
}

/** The event of a verified delivery. */
export type ReceivedEvent = WebhookEvent | UnknownEvent;

/** A place where an event differs from the catalog. */
export interface Issue {
  /** Path from the body, with dots between the keys: `data.payment_method.type`. */
  readonly path: string;
  readonly message: string;
}
