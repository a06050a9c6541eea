// The types of received events: what a handler may rely on, even if the platform is newer than this
// package.
import type { EventName, EventPayloads } from './generated/types.ts';

/** An event of the catalog as it arrives; `event` says which. */
export type WebhookEvent = EventPayloads[EventName];

/** An event whose name is not in the catalog. */
export interface UnknownEvent {
  readonly event: 'unknown';
  /** Name that the body gives itself, or null. */
  readonly name: string | null;
  /** The body as it came, decoded from JSON. */
  readonly body: object;
}

/** The event of a verified delivery. */
export type ReceivedEvent = WebhookEvent | UnknownEvent;

/** A place where an event differs from the catalog. */
export interface Issue {
  /** Keys that lead there from the body, with dots between: `data.payment_method.type`. */
  readonly path: string;
  readonly message: string;
}
