// Writes the data of events for the receiver: the catalog with the essential fields of each event,
// and the shapes of whole bodies for receivers that validate.
import type { Components } from '../openapi/components.ts';
import { alternativesOf, nameOf, type JsonSchema } from '../openapi/json-schema.ts';
import { eventComponents, events, type Declared } from './events.ts';
import { shapeName, shapesModule } from './shapes.ts';

/** Returns the JSON types of a schema's values, without its other requirements. */
const typesOnly = (schema: JsonSchema, { schemas }: Components): object => {
  const inner = (one: JsonSchema): object => typesOnly(one, { schemas } as Components);
  if (schema.$ref !== undefined) return inner(schemas[nameOf(schema.$ref)] ?? {});
  const [value] = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  if (value !== undefined) return { type: typeof value };
  const alternatives = [
    ...new Set(alternativesOf(schema).map((one) => JSON.stringify(inner(one)))),
  ];
  if (alternatives.length === 1) return JSON.parse(alternatives[0] ?? '') as object;
  if (alternatives.length > 1)
    return { anyOf: alternatives.map((one) => JSON.parse(one) as object) };
  return { type: schema.type === 'integer' ? 'number' : schema.type };
};

/** Returns the shape of the essential fields of a schema: each is there, and of its type. */
const essentialShape = (schema: JsonSchema, wanted: object, components: Components): object => {
  if (schema.$ref !== undefined)
    return essentialShape(components.schemas[nameOf(schema.$ref)] ?? {}, wanted, components);
  const fields = Object.entries(wanted).map(([name, inner]: [string, true | object]) => {
    const field = schema.properties?.[name] ?? {};
    const shape =
      inner === true ? typesOnly(field, components) : essentialShape(field, inner, components);
    return [name, shape];
  });
  return { type: 'object', properties: Object.fromEntries(fields), required: Object.keys(wanted) };
};

const entryOf = (event: Declared, components: Components): string => {
  const { name, family, envelope, when, clauses, dated } = event;
  const shapeOf = (data: Declared['data'], essential: object): object =>
    essentialShape(components.schemas[components.returned(data)] ?? {}, essential, components);
  const forms = Object.entries(dated?.forms ?? {}).map(([version, form]) => [
    version,
    shapeOf(form.data, form.essential),
  ]);
  return JSON.stringify({
    name,
    family,
    envelope,
    when,
    clauses,
    essential: shapeOf(event.data, event.essential),
    ...(forms.length > 0 && { dated: Object.fromEntries(forms) as object }),
  });
};

/** Returns the module of the catalog. */
export const catalogModule = (): string => {
  const components = eventComponents();
  const sorted = events
    .map(({ event }) => event)
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return [
    "import type { CatalogEvent } from '../catalog-event.ts';",
    "import type { EventName } from './types.ts';\n",
    '/** Every event that the platform sends, in the order of their names. */',
    'export const catalog: readonly CatalogEvent<EventName>[] = [',
    ...sorted.map((event) => `  ${entryOf(event, components)},`),
    '];\n',
  ].join('\n');
};

const object = (fields: Readonly<Record<string, string>>, optional = ''): string => {
  const required = Object.keys(fields).filter((name) => name !== optional);
  const properties = Object.entries(fields).map(([name, shape]) => `${name}: ${shape}`);
  return `{ type: 'object', properties: { ${properties.join(', ')} }, required: ${JSON.stringify(required)} }`;
};

const wrapper = { business_id: 'text', created: 'text' };

/** Returns the shape of a whole body in an envelope (EVT-CONF-01). */
const envelopeText = (envelope: Declared['envelope'], data: string): string => {
  switch (envelope) {
    case 'v2':
      return object({ ...wrapper, data, api_version: 'none' }, 'api_version');
    case 'v3':
      return object({ ...wrapper, data, api_version: "{ enum: ['v3'] }" });
    case 'refund':
      return object({ ...wrapper, data });
    case 'account':
      return object({ event_type: 'text', master_acc_business_id: 'text', created: 'text', data });
    default:
      return data;
  }
};

/** Returns the module of the shapes of all bodies, by name, envelope and version. */
export const eventShapesModule = (): string => {
  const components = eventComponents();
  const rows = events.flatMap(({ event }) => {
    const { name, envelope, data, dated } = event;
    const forms = Object.entries(dated?.forms ?? {}).map(([version, form]) => ({
      key: `${name} ${envelope} ${version}`,
      data: components.returned(form.data),
      shape: (inner: string) => object({ api_version: 'text', ...wrapper, data: inner }),
    }));
    const usual = {
      key: `${name} ${envelope}`,
      data: components.returned(data),
      shape: (inner: string) => envelopeText(envelope, inner),
    };
    return [usual, ...forms];
  });
  const table = rows.map(({ key, data, shape }) => `  '${key}': ${shape(shapeName(data))},`);
  return shapesModule(
    components.schemas,
    rows.map(({ data }) => data),
    [
      '/** Body of each event, by its name, envelope and version. */',
      'export const bodies: Readonly<Record<string, Shape>> = {',
      ...table,
      '};\n',
    ].join('\n'),
  );
};
