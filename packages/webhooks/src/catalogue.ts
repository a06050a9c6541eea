// The event catalogue: every event that models declare, and the type of each as it arrives.
import type { Envelope } from '@kasir/core';
import * as models from '@kasir/models';
import type { z } from 'zod';

type Noun = (typeof models)[keyof typeof models];

/** Any declared event, with its name, envelope and schema as literal types. */
export type DeclaredEvent = Extract<
  Noun,
  { readonly name: string; readonly family: string; readonly envelope: Envelope }
>;

const isEvent = (noun: Noun): noun is DeclaredEvent =>
  typeof noun === 'object' && 'envelope' in noun && 'family' in noun;

/** Every event the platform sends, in the order of their names. */
export const catalogue: readonly DeclaredEvent[] = Object.values(models)
  .filter((noun) => isEvent(noun))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** What surrounds the payload, by envelope (EVT-CONF-01). */
interface Wrapped<N, D> {
  readonly v2: {
    readonly event: N;
    readonly business_id: string;
    readonly created: string;
    readonly data: D;
    readonly api_version?: null;
  };
  readonly v3: {
    readonly event: N;
    readonly business_id: string;
    readonly created: string;
    readonly data: D;
    readonly api_version: 'v3';
  };
  readonly refund: {
    readonly event: N;
    readonly business_id: string;
    readonly created: string;
    readonly data: D;
  };
  /** `event` repeats `event_type`, so that every member of the union has it. */
  readonly account: {
    readonly event: N;
    readonly event_type: N;
    readonly master_acc_business_id: string;
    readonly created: string;
    readonly data: D;
  };
  readonly flat: { readonly event: N } & D;
}

type AsReceived<E extends DeclaredEvent> = E extends DeclaredEvent
  ? Wrapped<E['name'], z.output<E['data']>>[E['envelope']]
  : never;

/** An event of the catalogue as it arrives; `event` tells which. */
export type WebhookEvent = AsReceived<DeclaredEvent>;

/** Names of all events. */
export type WebhookName = WebhookEvent['event'];

/** An event that is not in the catalogue, or whose body is not what the catalogue says. */
export interface UnknownEvent {
  readonly event: 'unknown';
  /** Name that the body gives itself, or null. */
  readonly name: string | null;
  /** The body as it came, decoded from JSON. */
  readonly body: unknown;
  /** What differs from the catalogue, or null when the name is not in it. */
  readonly problem: string | null;
}

/** What a handler gets. */
export type ReceivedEvent = WebhookEvent | UnknownEvent;
