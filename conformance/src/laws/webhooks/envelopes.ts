// Laws about the form of webhooks: each family has its own around the same kind of object.
import type { Envelope } from '@kasir/core';
import type { Law } from '../../law.ts';
import { eventNameOf } from '../../models/event-names.ts';
import { registry } from '../../registry.ts';
import { waitUntilIdle } from '../../run/attempt.ts';
import { finalRefund, makeRefund } from '../../run/samples/refunds.ts';
import { makeReport } from '../../run/samples/reports.ts';
import { expectSame, expectThat } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { listenForEvents, payNewCode, webhookLaw } from './webhook-law.ts';

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /T.*(?:Z|\+00:00)$/.test(value) && !Number.isNaN(Date.parse(value));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const expectWrapped = (name: string, body: unknown, business: string): void => {
  const id = field(body, business);
  expectThat(typeof id === 'string' && id !== '', `${business} in the webhook ${name}`, body);
  expectThat(isTime(field(body, 'created')), `created in UTC in the webhook ${name}`, body);
  expectThat(isObject(field(body, 'data')), `data in the webhook ${name}`, body);
};

const expectFlat = (name: string, body: unknown): void =>
  expectThat(
    !isObject(field(body, 'data')),
    `the fields of ${name} without data around them`,
    body,
  );

const forms: Readonly<Record<Envelope, (name: string, body: unknown) => void>> = {
  v2: (name, body) => {
    expectWrapped(name, body, 'business_id');
    expectSame(`api_version of ${name}`, null, field(body, 'api_version') ?? null);
  },
  v3: (name, body) => {
    expectWrapped(name, body, 'business_id');
    expectSame(`api_version of ${name}`, 'v3', field(body, 'api_version'));
  },
  refund: (name, body) => expectWrapped(name, body, 'business_id'),
  account: (name, body) => expectWrapped(name, body, 'master_acc_business_id'),
  flat: expectFlat,
  bare: expectFlat,
};

/** The form that a body must have by its name; null for a name that the suite does not know. */
const envelopeOf = (name: string, body: unknown): Envelope | null => {
  const ofV3 = field(body, 'api_version') === 'v3' ? registry.events.get(`v3 ${name}`) : undefined;
  return (ofV3 ?? registry.events.get(name))?.envelope ?? null;
};

const envelopes = webhookLaw({
  id: 'wh-38',
  title: 'every webhook has the form of its family, with its business and time where they belong',
  level: 'M',
  needs: ['writes', 'receiver', 'events'],
  clauses: [
    'EVT-CONF-01',
    'EVT-REFUND-event',
    'EVT-REFUND-business_id',
    'EVT-REFUND-created',
    'EVT-RPT-event',
    'EVT-UNSPEC-03',
    'EVT-UNSPEC-04',
  ],
  endpoints: ['qr_codes.create', 'payment_requests.create', 'refunds.create', 'reports.create'],
  witnesses: ['a refund', 'a report', 'a payment'],
  run: async (trial) => {
    await listenForEvents(trial);
    await finalRefund(trial, await makeRefund(trial));
    await makeReport(trial);
    await payNewCode(trial);
    await waitUntilIdle(trial.context);
    // Whatever else has arrived in the run counts as well.
    for (const { body } of trial.receiver.all()) {
      const name = eventNameOf(body);
      const envelope = envelopeOf(name, body);
      if (envelope) forms[envelope](name, body);
      if (name.startsWith('refund.')) trial.witness('a refund');
      if (name.startsWith('reports.')) trial.witness('a report');
      if (name.startsWith('payment.')) trial.witness('a payment');
    }
  },
});

export const envelopeLaws: readonly Law[] = [envelopes];
