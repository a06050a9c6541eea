// Prints JSON Schemas as readable TypeScript: named interfaces with documentation.
import { alternativesOf, nameOf, type JsonSchema } from '../openapi/json-schema.ts';
import { documentationOf, docComment } from './documentation.ts';

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value);

const quoteName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);

/** Returns words as a union of literals. */
export const words = (all: readonly string[]): string => all.map((one) => `'${one}'`).join(' | ');

/** Joins alternatives, each once, without those that another one covers, null last. */
const union = (types: readonly string[]): string => {
  const all = [...new Set(types)];
  if (all.includes('unknown')) return 'unknown';
  const wide = all.includes('string') ? all.filter((one) => !one.startsWith("'")) : all;
  return [...wide.filter((one) => one !== 'null'), ...wide.filter((one) => one === 'null')].join(
    ' | ',
  );
};

const listOf = (item: string): string => (/[|&\s]/.test(item) ? `(${item})[]` : `${item}[]`);

/** Keyword that marks a read-only array: a caller may send one that must not change. */
export const READ_ONLY = 'readonly';

/**
 * Returns the type of an open text with known words: editors complete them, any other is accepted.
 */
const openWords = (words: readonly unknown[]): string =>
  union([...words.map(literal), '(string & {})']);

/** Returns the type to print instead of that of a property's own schema, or undefined. */
export type Replace = (property: string) => string | undefined;

/** Returns the type of a schema, for use as the type of a field. */
export const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return union(alternatives.map(typeOf));
  if (Array.isArray(schema['known'])) return openWords(schema['known']);
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return (schema[READ_ONLY] === true ? 'readonly ' : '') + arrayOf(schema);
    case 'object':
      return recordOf(schema);
    default:
      return 'unknown';
  }
};

const arrayOf = ({ prefixItems, items }: JsonSchema): string =>
  prefixItems
    ? `[${prefixItems.map(typeOf).join(', ')}]`
    : listOf(items ? typeOf(items) : 'unknown');

const recordOf = ({ additionalProperties, propertyNames, required }: JsonSchema): string => {
  const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  const key = propertyNames?.enum || propertyNames?.$ref ? typeOf(propertyNames) : 'string';
  const record = `Record<${key}, ${value}>`;
  return key === 'string' || required ? record : `Partial<${record}>`;
};

/** Returns the fields of an object, one per line, each with its documentation. */
export const fieldsOf = (
  { properties = {}, required = [] }: JsonSchema,
  replace: Replace = () => undefined,
): string =>
  Object.entries(properties)
    .map(([name, field]) => {
      const type = replace(name) ?? typeOf(field);
      const optional = required.includes(name) ? '' : '?';
      const missing = optional === '' || type === 'unknown' ? '' : ' | undefined';
      return `${docComment(documentationOf(field), '  ')}  ${quoteName(name)}${optional}: ${type}${missing};\n`;
    })
    .join('');

/** Returns a named schema as a declaration. */
export const declarationOf = (name: string, schema: JsonSchema): string => {
  const comment = docComment(documentationOf(schema));
  return schema.properties && alternativesOf(schema).length === 0
    ? `${comment}export interface ${name} {\n${fieldsOf(schema)}}\n`
    : `${comment}export type ${name} = ${typeOf(schema)};\n`;
};
