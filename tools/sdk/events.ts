// Writes the payloads of webhooks as named interfaces: the fields that a handler may rely on, even
// if the platform is newer than the receiver.
import type { DatedForm, EventSpec } from '@kasir/core/resource';
import * as models from '@kasir/models';
import { componentsOf, type Components } from '../openapi/components.ts';
import {
  mapInner,
  pascal,
  reachable,
  refsIn,
  refTo,
  type JsonSchema,
  type Schemas,
} from '../openapi/json-schema.ts';
import { docComment } from './documentation.ts';
import { declarationOf } from './print.ts';

/** An event as it is declared. */
export type Declared = Pick<
  EventSpec,
  'name' | 'family' | 'envelope' | 'data' | 'when' | 'clauses' | 'dated'
> & {
  readonly essential: object;
};

/** An event with the name of its interface. */
export interface NamedEvent {
  readonly label: string;
  readonly event: Declared;
}

const isEvent = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'envelope' in value && 'family' in value;

/** Every event that the models declare, by name; interfaces are named after the exports. */
export const events: readonly NamedEvent[] = Object.entries<unknown>(models)
  .flatMap(([name, value]) =>
    isEvent(value) ? [{ label: `${pascal(name).replace(/Event$/, '')}Event`, event: value }] : [],
  )
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** Each payload with the name that it gets unless it is a noun. */
const payloads = events.flatMap(({ label, event }) => [
  [`${label}Data`, event.data] as const,
  ...Object.entries(event.dated?.forms ?? {}).map(
    ([version, form]) => [`${datedLabel(label, version)}Data`, form.data] as const,
  ),
]);

function datedLabel(label: string, version: string): string {
  return `${label}Of${version.replaceAll('-', '')}`;
}

/** Returns the components of all payloads. */
export const eventComponents = (): Components => componentsOf([], payloads);

/** Returns a schema that also accepts a later platform: every field is optional, enums are open. */
const lenient = (schema: JsonSchema): JsonSchema => {
  const { required: _, enum: values, const: value, ...rest } = mapInner(schema, lenient);
  const words = values ?? (typeof value === 'string' ? [value] : undefined);
  if (words?.every((word) => typeof word === 'string')) return { ...rest, known: words };
  return { ...rest, ...(values && { enum: values }), ...(value !== undefined && { const: value }) };
};

/** Types whose essential fields are required, by name. */
type Assured = Map<string, JsonSchema>;

/**
 * Requires the essential fields of a type; a type inside it with essential fields gets its own
 * name.
 */
const assure = (
  schemas: Schemas,
  assured: Assured,
  name: string,
  essential: object,
  as = name,
): void => {
  const schema = assured.get(as) ?? schemas[name] ?? {};
  const required = Object.keys(essential);
  if (schema.required && schema.required.join() !== required.join())
    throw new Error(`${as} has different essential fields in different events`);
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
    const wanted: unknown = (essential as Readonly<Record<string, unknown>>)[field];
    const [ref] = refsIn({ items: inner });
    if (typeof wanted !== 'object' || wanted === null || ref === undefined) return [field, inner];
    const own = ref.startsWith(as) ? ref : `${as}${pascal(field)}`;
    assure(schemas, assured, ref, wanted, own);
    return [field, { ...inner, $ref: refTo(own) }];
  });
  assured.set(as, { ...schema, required, properties: Object.fromEntries(fields) as Schemas });
};

const envelopeFields = {
  event: 'Name of the event.',
  business_id: 'Id of the business (account) that it is about. (EVT-CONF-01)',
  created: 'When it happened. An ISO 8601 time. (EVT-CONF-01)',
  event_type: 'Name of the event, as account webhooks have it. (EVT-ACC-event_type)',
  master_acc_business_id: 'Id of the platform. (EVT-ACC-master_acc_business_id)',
  api_version: 'Distinguishes generations whose events have the same name. (EVT-CONF-02)',
  data: 'What it is about, as it was then.',
};

const line = (name: keyof typeof envelopeFields, type: string, isOptional = true): string =>
  `${docComment([envelopeFields[name]], '  ')}  ${name}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};\n`;

const wrapper = { business_id: line('business_id', 'string'), created: line('created', 'string') };

/** Returns the fields beside the name of an event in each envelope. */
const enveloped = (envelope: Declared['envelope'], data: string): string => {
  const payload = line('data', data, false);
  const common = wrapper.business_id + wrapper.created;
  switch (envelope) {
    case 'v2':
      return common + payload + line('api_version', 'null');
    case 'v3':
      return common + payload + line('api_version', "'v3'");
    case 'refund':
      return common + payload;
    case 'account':
      return (
        line('event_type', 'string') +
        line('master_acc_business_id', 'string') +
        wrapper.created +
        payload
      );
    default:
      return '';
  }
};

const sentence = ({ name, when, clauses }: Declared): string[] => [
  `\`${name}\` is sent when ${when}. (${clauses.slice(0, 2).join(', ')})`,
];

const eventText = ({ label, event }: NamedEvent, components: Components): string => {
  const data = components.returned(event.data);
  const isFlat = event.envelope === 'flat' || event.envelope === 'bare';
  const head = `${docComment(sentence(event))}export interface ${label}${isFlat ? ` extends ${data}` : ''}`;
  return `${head} {\n${line('event', `'${event.name}'`, false)}${enveloped(event.envelope, data)}}\n`;
};

const datedText = (
  { label, event }: NamedEvent,
  version: string,
  form: DatedForm,
  components: Components,
): string => {
  const said = `\`${event.name}\` as it is sent in version ${version}; a receiver reads it as ${label}.`;
  const fields = [
    line('event', `'${event.name}'`, false),
    line('api_version', `'${version}'`, false),
    wrapper.business_id,
    wrapper.created,
    line('data', components.returned(form.data), false),
  ];
  return `${docComment([said])}export interface ${datedLabel(label, version)} {\n${fields.join('')}}\n`;
};

/** Returns the data types of events that every handler can rely on, by name. */
const dataSchemas = (components: Components): Schemas => {
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, lenient(schema)]),
  );
  const assured: Assured = new Map();
  for (const { event } of events) {
    assure(schemas, assured, components.returned(event.data), event.essential);
    for (const form of Object.values(event.dated?.forms ?? {}))
      assure(schemas, assured, components.returned(form.data), form.essential);
  }
  const all: Schemas = { ...schemas, ...Object.fromEntries(assured) };
  const needed = reachable(
    all,
    payloads.map(([, data]) => components.returned(data)),
  );
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => needed.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** Returns the module of the payloads of all events. */
export const eventsModule = (): string => {
  const components = eventComponents();
  const dated = events.flatMap((one) =>
    Object.entries(one.event.dated?.forms ?? {}).map(([version, form]) =>
      datedText(one, version, form, components),
    ),
  );
  const byName = Map.groupBy(events, ({ event }) => event.name);
  const map = [...byName]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => `  '${name}': ${all.map(({ label }) => label).join(' | ')};\n`);
  return [
    ...Object.entries(dataSchemas(components)).map(([name, schema]) => declarationOf(name, schema)),
    ...events.map((one) => eventText(one, components)),
    ...dated,
    `/** What a handler gets of each event of the catalog, by its name. */\nexport interface EventPayloads {\n${map.join('')}}\n`,
    '/** Names of all events of the catalog. */\nexport type EventName = keyof EventPayloads;\n',
  ].join('\n');
};
