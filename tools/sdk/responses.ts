// Writes schemas of responses for zod/mini, for clients that validate responses.
import { callOf } from '@kasir/core';
import type { Api } from '../openapi/calls.ts';
import type { Components } from '../openapi/components.ts';
import {
  alternativesOf,
  nameOf,
  reachable,
  refsIn,
  type JsonSchema,
} from '../openapi/json-schema.ts';

const variable = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const stringOf = ({ pattern, minLength }: JsonSchema): string => {
  const checks = [
    ...(pattern === undefined ? [] : [`z.regex(new RegExp(${JSON.stringify(pattern)}, 'u'))`]),
    ...(typeof minLength === 'number' && minLength > 0 ? [`z.minLength(${minLength})`] : []),
  ];
  return checks.length === 0 ? 'z.string()' : `z.string().check(${checks.join(', ')})`;
};

const choiceOf = (alternatives: readonly JsonSchema[]): string => {
  const others = alternatives.filter(({ type }) => type !== 'null');
  const [only = {}] = others;
  const inner =
    others.length === 1 ? schemaOf(only) : `z.union([${others.map(schemaOf).join(', ')}])`;
  return others.length === alternatives.length ? inner : `z.nullable(${inner})`;
};

/** Returns a schema as an expression. */
const schemaOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return variable(nameOf(schema.$ref));
  if (schema.const !== undefined) return `z.literal(${JSON.stringify(schema.const)})`;
  if (schema.enum) return `z.enum(${JSON.stringify(schema.enum)})`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return choiceOf(alternatives);
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return 'z.int()';
    case 'number':
      return 'z.number()';
    case 'boolean':
      return 'z.boolean()';
    case 'null':
      return 'z.null()';
    case 'array':
      return `z.array(${schemaOf(schema.items ?? {})})`;
    case 'object':
      return objectOf(schema);
    default:
      return 'z.unknown()';
  }
};

const objectOf = ({ properties, required = [], additionalProperties }: JsonSchema): string => {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {};
    return `z.record(z.string(), ${schemaOf(value)})`;
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = schemaOf(field);
    return `${JSON.stringify(name)}: ${required.includes(name) ? type : `z.optional(${type})`}`;
  });
  return `z.object({ ${fields.join(', ')} })`;
};

/** Orders names so that each comes after those that it refers to. Throws for a cycle. */
const ordered = (components: Components, names: ReadonlySet<string>): string[] => {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (done.has(name)) return;
    if (path.includes(name)) throw new Error(`${name} refers to itself`);
    for (const next of refsIn(components.schemas[name] ?? {})) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return [...done];
};

/** Returns the module of a package's response schemas by the id of their call. */
export const responsesModule = ({ calls }: Api, components: Components): string => {
  const responses = calls.map(({ contract }) => ({
    id: callOf(contract).id,
    name: components.of(contract).response,
  }));
  const names = reachable(
    components.schemas,
    responses.map(({ name }) => name),
  );
  const schemas = ordered(components, names).map(
    (name) =>
      `const ${variable(name)} = /* @__PURE__ */ ${schemaOf(components.schemas[name] ?? {})};`,
  );
  const table = responses.map(({ id, name }) => `  '${id}': ${variable(name)},`);
  return [
    "import * as z from 'zod/mini';\n",
    ...schemas,
    '\n/** Response of each call, by its id. */',
    'export const responses = {',
    ...table,
    '};\n',
  ].join('\n');
};
