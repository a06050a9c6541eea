// The transactional outbox: an event's bytes are fixed in the decision that caused it, together
// with its delivery job.
import { z } from 'zod';
import type { EventSpec } from '../event.ts';
import { kind } from '../kind.ts';
import { compiled } from '../schema.ts';
import { iso } from '../text.ts';
import type { AccountView } from './handler.ts';
import type { At, Mode, Tx } from './store.ts';

/** One try to deliver an event. */
export interface Attempt {
  readonly at: number;
  /** HTTP status of the receiver, or null when there was no answer. */
  readonly status: number | null;
  /** Why there was no answer, in words. */
  readonly error: string | null;
  readonly trigger: 'automatic' | 'resend';
}

export interface Outgoing {
  readonly name: string;
  /** Callback setting that holds the URL, unless the event carries its own. */
  readonly family: string;
  /** URL given in the request that the event belongs to (QR-CONF-04), else null. */
  readonly url: string | null;
  /** The exact bytes of every delivery. */
  readonly body: string;
  readonly created: number;
  /** Public id of the object the event is about. */
  readonly subject: string;
  readonly status: 'PENDING' | 'DELIVERED' | 'FAILED' | 'UNROUTED';
  readonly attempts: readonly Attempt[];
}

/** Events as sent; the bare id is the webhook-id. */
export const outgoing = kind<Outgoing>()({
  name: 'event',
  schema: z.object({}),
  facets: { subject: (row) => row.state.subject },
});

/** Topic of delivery jobs; the payload is `{ event: id }`. */
export const DELIVER = 'webhook.deliver';

/**
 * What deliveries of an account wait for together: they go to one origin, that of their own URL or
 * that of the setting of their family.
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
      return { event: name, business_id, created, data, api_version: null };
    case 'v3':
      return { event: name, business_id, created, data, api_version: 'v3' };
    case 'refund':
      return { event: name, business_id, created, data };
    case 'account':
      return { event_type: name, master_acc_business_id: business_id, created, data };
    case 'flat':
      return { event: name, ...(data as object) };
  }
};

/** What is sent with an event. */
export interface Sent<D extends z.ZodType> {
  readonly data: z.input<D>;
  /** Public id of the object that it is about. */
  readonly subject: string;
  /** Overrides the setting of the account. */
  readonly url?: string | null;
}

/**
 * Writes an event and the job that delivers it. `subject` is the public id of the object it is
 * about; `url` overrides the account's setting. The payload is written through the event's schema.
 */
export const emit = <D extends z.ZodType>(
  at: At,
  tx: Tx,
  sender: Sender,
  spec: EventSpec<D>,
  sent: Sent<D>,
): void => {
  const id = at.id();
  const data = compiled(spec.data).parse(sent.data);
  const version = spec.dated && sender.account.versions[sender.mode][spec.dated.resource];
  const render = version === undefined ? undefined : spec.dated?.render[version];
  const body = JSON.stringify(wrap(spec, sender, iso(at.now), render ? render(data) : data));
  const { name, family } = spec;
  const url = sent.url ?? null;
  tx.insert(outgoing, id, {
    public: {},
    state: {
      name,
      family,
      url,
      body,
      created: at.now,
      subject: sent.subject,
      status: 'PENDING',
      attempts: [],
    },
  });
  tx.job(DELIVER, at.now, { event: id }, receiverOf({ url, family }));
};
