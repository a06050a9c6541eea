// Describes the webhooks of the document: every event of the catalog with its headers and a
// recorded body.
import { registry } from '@kasir/conformance';
import type { Envelope, EventSpec } from '@kasir/core/resource';
import type { RecordedEvent } from '../catalogues/recorded-events.ts';
import type { Components } from '../openapi/components.ts';
import { pascal, refTo, type JsonSchema } from '../openapi/json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Every event, ordered by name. */
const catalog: readonly EventSpec[] = [...registry.events.values()];

/**
 * Returns the payloads of events, each with its schema name. A payload that is the schema of a noun
 * keeps the name of the noun instead.
 */
export const payloads = () =>
  catalog.flatMap((event) => {
    const { name, envelope, data } = event;
    const base = pascal(envelope === 'v3' ? `v3_${name}` : name);
    const forms = Object.entries(event.dated?.forms ?? {});
    return [
      [`${base}Data`, data] as const,
      ...forms.map(
        ([version, form]) => [`${base}DataOf${version.replaceAll('-', '')}`, form.data] as const,
      ),
    ];
  });

const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', format: 'date-time' };

const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const envelopes: Readonly<Record<Envelope, (name: string, data: JsonSchema) => JsonSchema>> = {
  v2: (name, data) =>
    objectOf({
      event: { type: 'string', const: name },
      business_id: text,
      created: time,
      data,
      api_version: { type: 'null' },
    }),
  v3: (name, data) =>
    objectOf({
      event: { type: 'string', const: name },
      business_id: text,
      created: time,
      data,
      api_version: { type: 'string', const: 'v3' },
    }),
  refund: (name, data) =>
    objectOf({ event: { type: 'string', const: name }, business_id: text, created: time, data }),
  account: (name, data) =>
    objectOf({
      event_type: { type: 'string', const: name },
      master_acc_business_id: text,
      created: time,
      data,
    }),
  flat: (name, data) => ({
    allOf: [objectOf({ event: { type: 'string', const: name } }), data],
  }),
  bare: (_name, data) => data,
};

const datedBodies = (event: EventSpec, components: Components): JsonSchema[] =>
  Object.entries(event.dated?.forms ?? {}).map(([version, form]) => ({
    ...objectOf({
      event: { type: 'string', const: event.name },
      api_version: text,
      business_id: text,
      created: time,
      data: { $ref: refTo(components.returned(form.data)) },
    }),
    description: `For accounts whose version is ${version}.`,
  }));

/** Headers of every delivery. */
export const deliveryParameters = {
  CallbackToken: {
    name: 'x-callback-token',
    in: 'header',
    required: true,
    description: 'The verification token of the account.',
    schema: text,
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The same on every attempt and resend of an event.',
    schema: text,
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Seconds since 1970 at this attempt.',
    schema: { type: 'integer' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures of `<webhook-id>.<webhook-timestamp>.<body>` by the rules of Standard Webhooks, one for each signing secret, with spaces between them.',
    schema: text,
  },
} as const;

const keyOf = ({ name, envelope }: Pick<EventSpec, 'name' | 'envelope'>): string =>
  envelope === 'v3' && catalog.some((one) => one.name === name && one.envelope !== 'v3')
    ? `${name}.v3`
    : name;

const webhookOf = (
  event: EventSpec,
  components: Components,
  recorded: readonly RecordedEvent[],
): Json => {
  const { name, envelope, when, family, clauses } = event;
  const data = { $ref: refTo(components.returned(event.data)) };
  const usual = envelopes[envelope](name, data);
  const others = datedBodies(event, components);
  const sample = recorded.find((one) => one.name === name && one.envelope === envelope);
  if (!sample) throw new Error(`No body of ${name} was recorded.`);
  return {
    post: {
      operationId: `webhooks.${keyOf(event)}`,
      summary: name,
      description: `Sent when ${when}.\n\nTo the URL of the callback type \`${family}\`.`,
      tags: ['events'],
      security: [],
      parameters: Object.keys(deliveryParameters).map((one) => ({
        $ref: `#/components/parameters/${one}`,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: others.length === 0 ? usual : { anyOf: [usual, ...others] },
            examples: { sent: { value: sample.body } },
          },
        },
      },
      responses: {
        '2XX': { description: 'Received. Anything else, or no response in time, is tried again.' },
      },
      'x-callback-type': family,
      ...(clauses.length > 0 && { 'x-clauses': clauses }),
    },
  };
};

/** Returns the webhooks of every event of the catalog. */
export const webhooksOf = (components: Components, recorded: readonly RecordedEvent[]): Json =>
  Object.fromEntries(
    catalog.map((event) => [keyOf(event), webhookOf(event, components, recorded)]),
  );
