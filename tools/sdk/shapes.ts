// Writes JSON Schemas as the shapes that clients and the receiver compare JSON with.
import type { Shape } from '@kasir/client';
import {
  alternativesOf,
  nameOf,
  refsIn,
  type JsonSchema,
  type Schemas,
} from '../openapi/json-schema.ts';

const variable = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The types of values that shapes have names for, to keep the files readable. */
const plain: Readonly<Record<string, Shape>> = {
  text: { type: 'string' },
  int: { type: 'integer' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  none: { type: 'null' },
  any: {},
};

/** Returns the declarations of the plain shapes that a module names. */
const usedBy = (module: string): string[] => {
  const words = new Set(module.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').match(/\w+/g));
  return Object.entries(plain)
    .filter(([name]) => words.has(name))
    .map(([name, shape]) => `const ${name}: Shape = ${JSON.stringify(shape)};`);
};

const plainName = (type: string | undefined): string =>
  Object.keys(plain).find((name) => plain[name]?.type === type) ?? 'any';

const stringOf = ({ pattern, minLength }: JsonSchema): string => {
  const checks = {
    ...(pattern !== undefined && { pattern }),
    ...(typeof minLength === 'number' && minLength > 0 && { minLength }),
  };
  return Object.keys(checks).length === 0 ? 'text' : JSON.stringify({ type: 'string', ...checks });
};

const objectOf = ({ properties, required = [], additionalProperties }: JsonSchema): string => {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {};
    return `{ type: 'object', additionalProperties: ${shapeOf(value)} }`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}: ${shapeOf(field)}`,
  );
  const needed = required.length > 0 ? `, required: ${JSON.stringify(required)}` : '';
  return `{ type: 'object', properties: { ${fields.join(', ')} }${needed} }`;
};

/** Returns a schema as an expression; other named schemas are variables. */
const shapeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return variable(nameOf(schema.$ref));
  if (schema.const === null) return 'none';
  if (schema.const !== undefined) return `{ enum: [${JSON.stringify(schema.const)}] }`;
  if (schema.enum) return `{ enum: ${JSON.stringify(schema.enum)} }`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return `{ anyOf: [${alternatives.map(shapeOf).join(', ')}] }`;
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'array':
      return `{ type: 'array', items: ${shapeOf(schema.items ?? {})} }`;
    case 'object':
      return objectOf(schema);
    default:
      return plainName(schema.type);
  }
};

/** Orders names so that each comes after those that it refers to. Throws for a cycle. */
const ordered = (schemas: Schemas, names: Iterable<string>): string[] => {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (done.has(name)) return;
    if (path.includes(name)) throw new Error(`${name} refers to itself`);
    for (const next of refsIn(schemas[name] ?? {})) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return [...done];
};

/**
 * Returns a module of shapes: one variable for each of the names and of those that they refer to,
 * then `rest`.
 */
export const shapesModule = (schemas: Schemas, names: Iterable<string>, rest = ''): string => {
  const declared = ordered(schemas, names).map(
    (name) => `const ${variable(name)}: Shape = ${shapeOf(schemas[name] ?? {})};`,
  );
  const text = `${declared.join('\n')}\n\n${rest}`;
  return `import type { Shape } from '@kasir/client';\n\n${[...usedBy(text), text].join('\n')}\n`;
};

/** Returns the name of the variable of a schema. */
export const shapeName = variable;
