// Converts the schemas of contracts to named JSON Schemas, separately for requests and responses.
import * as control from '@kasir/control/schemas';
import type { CallSpec } from '@kasir/core';
import * as core from '@kasir/core';
import * as models from '@kasir/models';
import * as z from 'zod';
import type { NamedCall } from './calls.ts';
import { cleaned, withoutRefused } from './cleaned.ts';
import { described, takenPrefixes, type Root } from './described.ts';
import {
  mapInner,
  nameOf,
  pascal,
  reachable,
  refsIn,
  refTo,
  type JsonSchema,
  type Schemas,
} from './json-schema.ts';
import { lifted } from './lifted.ts';

type Direction = 'input' | 'output';
type Named = readonly (readonly [name: string, schema: z.ZodType])[];

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** True for a schema worth a name: an object, a choice, or a list of words, open or closed. */
const isNameable = (schema: z.ZodType): boolean =>
  schema.meta()?.['known'] !== undefined ||
  (schema instanceof z.ZodPipe
    ? schema.in instanceof z.ZodObject
    : ['object', 'union', 'enum'].includes(schema._zod.def.type));

/** The exported schemas of the nouns, by the names of their exports. */
const nouns: Named = Object.entries<unknown>({ ...core, ...models, ...control }).flatMap(
  ([name, value]): Named => (isSchema(value) && isNameable(value) ? [[pascal(name), value]] : []),
);

/** Returns a schema without the wrappers that make it optional or nullable. */
const required = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? required(schema.unwrap() as z.ZodType)
    : schema;

/** Returns the parts of a call that are sent. */
const sentParts = ({ name, contract }: NamedCall): Named => {
  const { body, datedBodies = {}, params, query, headers } = contract;
  const parts: (readonly [string, z.ZodType | undefined])[] = [
    [`${name}Body`, body && required(body)],
    ...Object.entries(datedBodies).map(
      ([version, dated]) => [`${name}BodyOf${version.replaceAll('-', '')}`, dated] as const,
    ),
    [`${name}Params`, params],
    [`${name}Query`, query],
    [`${name}Headers`, headers],
  ];
  return parts.filter((part): part is [string, z.ZodType] => part[1] !== undefined);
};

const returnedPart = ({ name, contract }: NamedCall): Named => [
  [`${name}Response`, contract.success.body],
];

const mapped = (schemas: Schemas, map: (schema: JsonSchema) => JsonSchema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]));

interface Converted {
  readonly schemas: Schemas;
  /** The name of each schema. */
  readonly names: ReadonlyMap<z.ZodType, string>;
}

const convert = (named: Named, direction: Direction): Converted => {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of named) {
    if (names.has(schema)) continue;
    names.set(schema, name);
    registry.add(schema, { id: name });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: direction,
    uri: refTo,
    unrepresentable: 'any',
    // A field that accepts no value is declared only to be refused.
    override: ({ zodSchema, jsonSchema }) => {
      if (['undefined', 'never'].includes(zodSchema._zod.def.type)) jsonSchema.not = {};
    },
  });
  const open = cleaned(schemas) as Schemas;
  return { schemas: lifted(mapped(open, withoutRefused)), names };
};

/** Returns the names of schemas whose two forms differ, themselves or in a schema they refer to. */
const differing = (sent: Schemas, returned: Schemas): ReadonlySet<string> => {
  const both = Object.keys(sent).filter((name) => name in returned);
  const different = new Set(
    both.filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(returned[name])),
  );
  for (let size = -1; size !== different.size;) {
    size = different.size;
    for (const name of both)
      if (refsIn(sent[name] ?? {}).some((ref) => different.has(ref))) different.add(name);
  }
  return different;
};

const renameReferences = (schema: JsonSchema, rename: (name: string) => string): JsonSchema =>
  schema.$ref === undefined
    ? mapInner(schema, (inner) => renameReferences(inner, rename))
    : { ...schema, $ref: refTo(rename(nameOf(schema.$ref))) };

/** The names of the parts of a call; a part that the contract lacks is omitted. */
export interface CallSchemas {
  readonly body?: string;
  /** Names of bodies by version. */
  readonly datedBodies: Readonly<Record<string, string>>;
  readonly params?: string;
  readonly query?: string;
  readonly headers?: string;
  readonly response: string;
}

/** All schemas of some calls and of further data that merchants receive. */
export interface Components {
  readonly schemas: Schemas;
  readonly of: (contract: CallSpec) => CallSchemas;
  /** Returns the name of a schema that is returned or sent to merchants. */
  readonly returned: (schema: z.ZodType) => string;
}

/** Returns the types that the field clauses of endpoints are about; headers have other prefixes. */
const rootsOf = (calls: readonly NamedCall[], of: Components['of']): Root[] =>
  calls.flatMap(({ name, contract }) => {
    const { body, datedBodies, params, query, headers, response } = of(contract);
    const prefixes = takenPrefixes(contract.clauseGroups ?? []);
    const onHeaders = prefixes.map((prefix) => `${prefix}-HDR`);
    const own = response.startsWith(name) ? response : undefined;
    const taken = [body, ...Object.values(datedBodies), params, query, own];
    return [
      ...taken.flatMap((type) => (type === undefined ? [] : [{ type, prefixes }])),
      ...(headers === undefined ? [] : [{ type: headers, prefixes: onHeaders }]),
    ];
  });

/** Returns descriptions of the parts of calls by name; a part that is a noun has its own. */
const partTexts = (calls: readonly NamedCall[], of: Components['of']): Map<string, string> =>
  new Map(
    calls.flatMap(({ name: begins, contract }) => {
      const { body, datedBodies, params, query, headers, response } = of(contract);
      const call = `\`${contract.method} ${contract.path}\``;
      const texts: (readonly [string | undefined, string])[] = [
        [body, `Body of ${call}.`],
        ...Object.entries(datedBodies).map(
          ([version, name]) => [name, `Body of ${call} in version ${version}.`] as const,
        ),
        [params, `Parameters in the path of ${call}.`],
        [query, `Query of ${call}.`],
        [headers, `Headers of ${call}.`],
        [response, `Response of ${call}.`],
      ];
      return texts.filter((text): text is [string, string] => text[0]?.startsWith(begins) ?? false);
    }),
  );

/**
 * Returns the components of calls and of further schemas that merchants receive, such as payloads
 * of events. A schema that is sent in another form than it is returned has two names.
 */
export const componentsOf = (calls: readonly NamedCall[], received: Named = []): Components => {
  const sentNamed = calls.flatMap(sentParts);
  const returnedNamed = [...received, ...calls.flatMap(returnedPart)];
  const sent = convert([...nouns, ...sentNamed], 'input');
  const returned = convert([...nouns, ...returnedNamed], 'output');
  const nameIn = ({ names }: Converted, schema: z.ZodType): string => {
    const name = names.get(schema);
    if (name === undefined) throw new Error('a schema without a name');
    return name;
  };
  const comesBack = reachable(
    returned.schemas,
    returnedNamed.map(([, schema]) => nameIn(returned, schema)),
  );
  const goesOut = reachable(
    sent.schemas,
    sentNamed.map(([, schema]) => nameIn(sent, schema)),
  );
  const different = differing(sent.schemas, returned.schemas);
  const sentName = (name: string): string =>
    different.has(name) && comesBack.has(name) ? `${name}Input` : name;
  const schemas: Record<string, JsonSchema> = {};
  for (const name of comesBack) schemas[name] = returned.schemas[name] ?? {};
  for (const name of goesOut)
    schemas[sentName(name)] = renameReferences(sent.schemas[name] ?? {}, sentName);
  const of: Components['of'] = ({ body, datedBodies = {}, params, query, headers, success }) => ({
    ...(body && { body: sentName(nameIn(sent, required(body))) }),
    datedBodies: Object.fromEntries(
      Object.entries(datedBodies).map(([version, dated]) => [
        version,
        sentName(nameIn(sent, dated)),
      ]),
    ),
    ...(params && { params: sentName(nameIn(sent, params)) }),
    ...(query && { query: sentName(nameIn(sent, query)) }),
    ...(headers && { headers: sentName(nameIn(sent, headers)) }),
    response: nameIn(returned, success.body),
  });
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    schemas: described(Object.fromEntries(sorted), rootsOf(calls, of), partTexts(calls, of)),
    of,
    returned: (schema) => nameIn(returned, schema),
  };
};
