// Tests that every field of the requests that move or promise money is carried by the connector
// protocol, or is listed with the reason why not: a new field must be given its place.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests, carriedFields, omittedFields } from './carried-fields.ts';

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
        };
      }
    >
  >;
}

const readDocument = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')) as Document;

/** Adds the paths of all fields of a schema. */
const collect = (document: Document, schema: Schema, path: string, found: Set<string>): void => {
  const { $ref: ref } = schema;
  const target = ref
    ?.slice(2)
    .split('/')
    .reduce((value: unknown, name) => (value as Record<string, unknown>)[name], document);
  const { anyOf, oneOf, allOf, properties, items } = (target ?? schema) as Schema;
  for (const part of [anyOf ?? [], oneOf ?? [], allOf ?? [], items ? [items] : []].flat())
    collect(document, part, path, found);
  for (const [name, value] of Object.entries(properties ?? {})) {
    const inner = path === '' ? name : `${path}.${name}`;
    found.add(inner);
    collect(document, value, inner, found);
  }
};

const fieldsOf = (document: Document, path: string): readonly string[] => {
  const found = new Set<string>();
  for (const { schema } of Object.values(document.paths[path]?.post?.requestBody?.content ?? {}))
    collect(document, schema, '', found);
  return [...found];
};

/** The names of objects around a field, without meaning for the field itself. */
const places =
  /^(?:payment_method|ewallet|direct_debit|card|over_the_counter|virtual_account|qr_code|channel_properties|channelProperties)(?:\.|$)/;

const nameOf = (field: string): string => {
  const rest = field.replace(places, '');
  return rest === field ? field : nameOf(rest);
};

/** Returns the row of a field or of the nearest field around it. */
const findRow = (table: ReadonlyMap<string, string>, name: string): [string, string] | null => {
  const value = table.get(name);
  if (value !== undefined) return [name, value];
  const at = name.lastIndexOf('.');
  return at < 0 ? null : findRow(table, name.slice(0, at));
};

const api = readDocument('openapi.json');
const sent = new Set(
  requests.flatMap((path) => fieldsOf(api, path).map(nameOf)).filter((name) => name !== ''),
);

test('every request of the list has a body', () => {
  expect(requests.filter((path) => fieldsOf(api, path).length === 0)).toEqual([]);
});

test('every field of these requests reaches connectors, or has a reason why not', () => {
  const names = [...sent];
  const isAround = (name: string): boolean => names.some((one) => one.startsWith(`${name}.`));
  const isPlaced = (name: string): boolean =>
    findRow(carriedFields, name) !== null ||
    findRow(omittedFields, name) !== null ||
    isAround(name);
  expect(names.filter((name) => !isPlaced(name))).toEqual([]);
});

test('every listed field exists in a request', () => {
  const listed = [...carriedFields.keys(), ...omittedFields.keys()];
  expect(listed.filter((name) => !sent.has(name))).toEqual([]);
});

test('no field is both carried and omitted', () => {
  expect([...carriedFields.keys()].filter((name) => omittedFields.has(name))).toEqual([]);
});

test('every carried field names one of the protocol, and the protocol has no others', () => {
  const protocol = readDocument('connector-protocol.json');
  const known = fieldsOf(protocol, '/operations');
  const paths = [...new Set(carriedFields.values())];
  expect(paths.filter((path) => !path.endsWith('*') && !known.includes(path))).toEqual([]);
  /** The fields of the platform itself. */
  const own = [
    'id',
    'created_at',
    'expires_at',
    'parts',
    'references.account',
    'references.object',
    'source.type',
  ];
  const isCarried = (path: string): boolean =>
    [...paths, ...own].some(
      (one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`),
    );
  expect(known.filter((path) => !isCarried(path))).toEqual([]);
});
