// Implements the transactional outbox: an event's bytes are fixed in the decision that caused it,
// together with its delivery job.
import * as z from 'zod';
import type { EventSpec } from '../event.ts';
import { stateKind } from '../kind.ts';
import { lifecycle } from '../lifecycle.ts';
import { compiled } from '../schema.ts';
import { toIsoString } from '../text.ts';
import type { AccountView, Decision, Schedulable, Sent } from './scope.ts';
import { schemaOf, stateFields } from './state-schema.ts';
import type { Mode } from './store.ts';

/** One attempt to deliver an event. */
export interface Attempt {
  readonly at: number;
  /** HTTP status of the receiver, or null when there was no response. */
  readonly status: number | null;
  /** The reason why there was no response, in words. */
  readonly error: string | null;
  readonly trigger: 'automatic' | 'resend';
  /** The URL to which it was sent; omitted without a URL. */
  readonly url?: string;
  /** Real milliseconds from its start to the response or the failure; omitted if not sent. */
  readonly duration?: number;
  /** The headers that were sent, without token and signature; omitted if not sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The first characters of the receiver's response; omitted without a response. */
  readonly response?: string;
}

/** The lifecycle of an event's delivery; a resend never makes the status worse (EVT-DLV-07). */
export const deliveryLifecycle = lifecycle({
  name: 'delivery',
  states: ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'],
  on: {
    emit: [{ from: [null], to: 'PENDING', when: 'it happens (EVT-DLV-01)' }],
    acknowledge: [
      {
        from: ['PENDING', 'FAILED', 'UNROUTED', 'DELIVERED'],
        to: 'DELIVERED',
        when: 'the receiver returns a 2xx (EVT-UNSPEC-06)',
      },
    ],
    refuse: [
      { from: ['PENDING'], to: 'PENDING', when: 'a retry is left, or it was a resend' },
      { from: ['FAILED', 'UNROUTED'], to: 'FAILED', when: 'it was a resend' },
      {
        from: ['DELIVERED'],
        to: 'DELIVERED',
        when: 'another attempt was acknowledged (EVT-DLV-09)',
      },
    ],
    give_up: [
      {
        from: ['PENDING', 'FAILED', 'UNROUTED'],
        to: 'FAILED',
        when: '24 hours have passed since the first attempt (EVT-DLV-05)',
      },
      {
        from: ['DELIVERED'],
        to: 'DELIVERED',
        when: 'another attempt was acknowledged (EVT-DLV-09)',
      },
    ],
    unroute: [
      {
        from: ['PENDING', 'UNROUTED'],
        to: 'UNROUTED',
        when: 'an automatic attempt has no URL (EVT-DLV-02)',
      },
      { from: ['FAILED'], to: 'FAILED' },
      { from: ['DELIVERED'], to: 'DELIVERED' },
    ],
    resend: [
      {
        from: ['PENDING'],
        to: 'PENDING',
        when: 'it is to be sent once more, and kept for that (EVT-DLV-07)',
      },
      { from: ['DELIVERED'], to: 'DELIVERED' },
      { from: ['FAILED'], to: 'FAILED' },
      { from: ['UNROUTED'], to: 'UNROUTED' },
    ],
    unroute_resend: [
      { from: ['PENDING'], to: 'PENDING', when: 'a resend has no URL' },
      { from: ['UNROUTED'], to: 'UNROUTED' },
      { from: ['FAILED'], to: 'FAILED' },
      { from: ['DELIVERED'], to: 'DELIVERED' },
    ],
  },
});

/** The triggers by which an attempt can change an event. */
export type DeliveryTrigger = Exclude<keyof (typeof deliveryLifecycle)['on'], 'emit' | 'resend'>;

export interface Outgoing {
  readonly name: string;
  /** Callback setting that holds the URL, unless the event has its own. */
  readonly family: string;
  /** URL given in the request to which the event belongs (QR-CONF-04), otherwise null. */
  readonly url: string | null;
  /** The exact bytes of every delivery. */
  readonly body: string;
  readonly created: number;
  /** Public id of the object that the event is about. */
  readonly subject: string;
  readonly status: (typeof deliveryLifecycle.states)[number];
  readonly attempts: readonly Attempt[];
}

const { count, line, moment, text } = stateFields;

const attemptSchema = schemaOf<Attempt>()(
  z.strictObject({
    at: moment,
    status: z.int().nullable(),
    error: line,
    trigger: z.enum(['automatic', 'resend']),
    url: text.exactOptional(),
    duration: count.exactOptional(),
    headers: z.record(z.string(), text).exactOptional(),
    response: text.exactOptional(),
  }),
);

const outgoingSchema = schemaOf<Outgoing>()(
  z.strictObject({
    name: text,
    family: text,
    url: line,
    body: text,
    created: moment,
    subject: text,
    status: z.enum(deliveryLifecycle.states),
    attempts: z.array(attemptSchema),
  }),
);

/** Events as sent; the unprefixed id is the webhook-id. */
export const outgoing = stateKind<Outgoing>()({
  name: 'event',
  state: outgoingSchema,
  lifecycle: deliveryLifecycle,
  facets: {
    subject: ({ subject }) => subject,
    // Attempted but not delivered. An event that is delivered at once needs no index entry.
    undelivered: ({ status, attempts }) =>
      status === 'DELIVERED' || (status === 'PENDING' && attempts.length === 0) ? null : status,
  },
});

const deliveryWork = z.object({
  /** The webhook-id. */
  event: z.string(),
  /** The time of the first attempt, on the partition's clock; absent on the first attempt. */
  first: z.number().optional(),
  trigger: z.literal('resend').optional(),
});

/** Payload of a delivery job. */
export type DeliveryWork = z.infer<typeof deliveryWork>;

/** The job of one attempt to deliver an event. */
export const deliveryJob = { name: 'webhook.deliver', payload: deliveryWork } satisfies Schedulable<
  typeof deliveryWork
>;

/**
 * Returns the receiver whose deliveries wait for each other: the origin of the event's own URL, or
 * the family whose setting holds the URL.
 */
export const receiverOf = ({ url, family }: Pick<Outgoing, 'url' | 'family'>): string =>
  url !== null && URL.canParse(url) ? new URL(url).origin : family;

export interface Sender {
  readonly account: AccountView;
  readonly mode: Mode;
}

const wrap = (spec: EventSpec, sender: Sender, created: string, data: unknown): unknown => {
  const { name } = spec;
  const business_id = sender.account.id;
  switch (spec.envelope) {
    case 'v2':
      return { event: name, business_id, created, data, api_version: null }; // EVT-UNSPEC-03
    case 'v3':
      return { event: name, business_id, created, data, api_version: 'v3' }; // EVT-UNSPEC-04
    case 'refund':
      // EVT-REFUND-event, EVT-REFUND-business_id, EVT-REFUND-created, EVT-REFUND-data
      return { event: name, business_id, created, data };
    case 'account':
      // EVT-ACC-event_type, EVT-ACC-master_acc_business_id, EVT-ACC-created, EVT-ACC-data
      return { event_type: name, master_acc_business_id: business_id, created, data };
    case 'flat':
      // EVT-RPT-event, EVT-RPT-fields, EVT-UNSPEC-01
      return { event: name, ...(data as object) };
    case 'bare':
      return data;
  }
};

/** Returns the body in the account's version; null for the usual form (VER-04). */
const inDatedForm = <D extends z.ZodType>(
  { name, dated }: EventSpec<D>,
  { account, mode }: Sender,
  created: string,
  usual: z.output<D>,
): unknown => {
  const api_version = dated && account.versions[mode][dated.resource];
  if (api_version === undefined || !Object.hasOwn(dated?.forms ?? {}, api_version)) return null;
  const form = dated?.forms[api_version];
  if (!form) return null;
  const data = compiled(form.data).parse(form.render(usual, account.id));
  return { event: name, api_version, business_id: account.id, created, data };
};

/**
 * Writes an event and the job that delivers it. `subject` is the public id of the object that it is
 * about; `url` overrides the account's setting. The payload is written through the event's schema.
 */
export const emit = <D extends z.ZodType>(
  d: Decision,
  sender: Sender,
  spec: EventSpec<D>,
  sent: Sent<D>,
): void => {
  const id = d.id();
  const data = compiled(spec.data).parse(sent.data);
  const created = toIsoString(d.now);
  const body = JSON.stringify(
    inDatedForm(spec, sender, created, data) ?? wrap(spec, sender, created, data),
  );
  const { name, family } = spec;
  const { subject, url = null } = sent;
  d.create(outgoing, id, 'emit', {
    name,
    family,
    url,
    body,
    created: d.now,
    subject,
    attempts: [],
  });
  d.schedule(deliveryJob, d.now, { event: id }, receiverOf({ url, family }));
};
