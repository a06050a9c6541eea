// The types of received events: what a handler may rely on, even if the platform is newer than this
// package.
import type * as z from 'zod';
import type { DeclaredEvent } from './catalog.ts';

/**
 * A value that may come from a later platform: fields may be missing and texts may be ones that
 * are not listed yet. What is there is of the declared kind: a number is a number.
 */
export type Lenient<T> = T extends string
  ? string extends T
    ? T
    : T | (string & {})
  : T extends readonly (infer Item)[]
    ? readonly Lenient<Item>[]
    : T extends object
      ? string extends keyof T
        ? { readonly [K in keyof T]: Lenient<T[K]> }
        : { readonly [K in keyof T]?: Lenient<T[K]> }
      : T;

/** The same, but the essential fields are always there. */
export type Assured<T, Fields> = {
  readonly [K in keyof T & keyof Fields]: Fields[K] extends true
    ? Lenient<T[K]>
    : Assured<T[K], Fields[K]>;
} & { readonly [K in Exclude<keyof T, keyof Fields>]?: Lenient<T[K]> };

interface EnvelopeFields {
  readonly business_id?: string;
  readonly created?: string;
}

/** The envelope of the payload, by kind (EVT-CONF-01). */
interface Wrapped<N, D> {
  readonly v2: EnvelopeFields & {
    readonly event: N;
    readonly data: D;
    readonly api_version?: null;
  };
  readonly v3: EnvelopeFields & {
    readonly event: N;
    readonly data: D;
    readonly api_version?: 'v3';
  };
  readonly refund: EnvelopeFields & { readonly event: N; readonly data: D };
  /** `event` repeats `event_type`, so that every member of the union has it. */
  readonly account: {
    readonly event: N;
    readonly event_type?: string;
    readonly master_acc_business_id?: string;
    readonly created?: string;
    readonly data: D;
  };
  readonly flat: { readonly event: N } & D;
  /** Its body has no `event`: the reader adds the name that the fields stand for. */
  readonly bare: { readonly event: N } & D;
}

type Received<E extends DeclaredEvent> = E extends DeclaredEvent
  ? Wrapped<E['name'], Assured<z.output<E['data']>, E['essential']>>[E['envelope']]
  : never;

/** An event of the catalog as it arrives; `event` says which. */
export type WebhookEvent = Received<DeclaredEvent>;

/** Names of all events. */
export type WebhookName = WebhookEvent['event'];

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
