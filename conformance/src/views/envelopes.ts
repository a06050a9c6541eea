// Checks the envelopes of webhooks: each family of events wraps its objects in its own envelope.
import type { Envelope } from '@kasir/core/resource';
import { registry } from '../registry.ts';
import { expectSame, expectThat } from '../violation.ts';
import { field } from '../targets/wire/message.ts';

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /T.*(?:Z|\+00:00)$/.test(value) && !Number.isNaN(Date.parse(value));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

type Form = (name: string, body: unknown) => void;

/** An envelope that states the owner of the object and when it was sent. */
const wrapped =
  (business: string, version?: string | null): Form =>
  (name, body) => {
    const id = field(body, business);
    expectThat(typeof id === 'string' && id !== '', `${business} in the webhook ${name}`, body);
    expectThat(isTime(field(body, 'created')), `created in UTC in the webhook ${name}`, body);
    expectThat(isObject(field(body, 'data')), `data in the webhook ${name}`, body);
    if (version !== undefined)
      expectSame(`api_version of ${name}`, version, field(body, 'api_version') ?? null);
  };

const flat: Form = (name, body) =>
  expectThat(!isObject(field(body, 'data')), `the fields of ${name} without an envelope`, body);

const forms: Readonly<Record<Envelope, Form>> = {
  v2: wrapped('business_id', null),
  v3: wrapped('business_id', 'v3'),
  refund: wrapped('business_id'),
  account: wrapped('master_acc_business_id'),
  flat,
  bare: flat,
};

/** Checks that an event has the envelope of its family (EVT-CONF-01). Throws `Violation`. */
export const expectForm: Form = (name, body) => {
  const ofV3 = field(body, 'api_version') === 'v3' ? registry.events.get(`v3 ${name}`) : undefined;
  const envelope = (ofV3 ?? registry.events.get(name))?.envelope;
  if (envelope) forms[envelope](name, body);
};
