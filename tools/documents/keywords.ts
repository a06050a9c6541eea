// Translates the keywords of our schemas to those of OpenAPI 3.1; a keyword without a standard name
// becomes an extension.
import { mapInner, type JsonSchema, type Schemas } from '../openapi/json-schema.ts';

/** Keywords of JSON Schema 2020-12 and OpenAPI that our schemas use. */
const standard = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'default',
  'deprecated',
  'description',
  'else',
  'enum',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'if',
  'items',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'not',
  'oneOf',
  'pattern',
  'prefixItems',
  'properties',
  'propertyNames',
  'readOnly',
  'required',
  'then',
  'title',
  'type',
  'unevaluatedProperties',
  'uniqueItems',
  'writeOnly',
]);

/** Names of extensions that are clearer than the keyword. */
const extensions: Readonly<Record<string, string>> = {
  ref: 'x-refers-to',
  known: 'x-known-values',
};

/** Formats that tools know; any other repeats the pattern of its schema. */
const formats = new Set(['date', 'date-time', 'email', 'password', 'uri', 'uuid']);

/** True for keywords that add nothing: bounds that every value meets, and formats of our own. */
const isSilent = (keyword: string, value: unknown): boolean =>
  (keyword === 'minLength' && value === 0) ||
  (keyword === 'format' && !formats.has(String(value))) ||
  (['minimum', 'maximum'].includes(keyword) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER);

const renameKeyword = (keyword: string, value: unknown, isSent: boolean): [string, unknown][] => {
  if (keyword.startsWith('x-') || standard.has(keyword)) return [[keyword, value]];
  if (keyword !== 'secret') return [[extensions[keyword] ?? `x-${keyword}`, value]];
  return [['format', 'password'], ...(isSent ? [['writeOnly', true] as [string, unknown]] : [])];
};

/**
 * Returns a schema in the keywords of OpenAPI; secrets of schemas that are only sent are
 * write-only.
 */
const standardized = (schema: JsonSchema, isSent: boolean): JsonSchema =>
  Object.fromEntries(
    Object.entries(mapInner(schema, (inner) => standardized(inner, isSent)))
      .filter(([keyword, value]) => !isSilent(keyword, value))
      .flatMap(([keyword, value]) => renameKeyword(keyword, value, isSent)),
  );

/** Returns all schemas in the keywords of OpenAPI; `returned` are the names of response schemas. */
export const allStandardized = (schemas: Schemas, returned: ReadonlySet<string>): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      standardized(schema, !returned.has(name)),
    ]),
  );
