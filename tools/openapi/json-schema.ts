// Reads JSON Schemas, and names schemas in the components of a document.

/** A JSON Schema of draft 2020-12, as far as it is read here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}

/** Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

const place = '#/components/schemas/';

/** Returns a reference to a named schema. */
export const refTo = (name: string): string => place + name;

/** Returns the name in a reference. */
export const nameOf = (ref: string): string => ref.slice(place.length);

/** Returns the alternatives of a schema that is a choice, else none. */
export const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf ?? schema.oneOf ?? [];

/** Returns a schema with each schema directly inside it replaced by the result of `map`. */
export const mapInner = (
  schema: JsonSchema,
  map: (inner: JsonSchema, key: string) => JsonSchema,
): JsonSchema => {
  const list = (all: readonly JsonSchema[]): JsonSchema[] =>
    all.map((inner, index) => map(inner, String(index)));
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, map(inner, name)]),
      ),
    }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: map(schema.additionalProperties, 'value'),
    }),
    ...(schema.items && { items: map(schema.items, 'item') }),
    ...(schema.prefixItems && { prefixItems: list(schema.prefixItems) }),
    ...(schema.anyOf && { anyOf: list(schema.anyOf) }),
    ...(schema.oneOf && { oneOf: list(schema.oneOf) }),
    ...(schema.allOf && { allOf: list(schema.allOf) }),
  };
};

/** Returns the names that a schema refers to directly. */
export const refsIn = (schema: JsonSchema): string[] => {
  const found = new Set<string>();
  const walk = (one: JsonSchema): JsonSchema => {
    for (const { $ref } of [one, one.propertyNames ?? {}])
      if ($ref !== undefined) found.add(nameOf($ref));
    return mapInner(one, walk);
  };
  walk(schema);
  return [...found];
};

/** Returns the names that can be reached from some names, including those. */
export const reachable = (schemas: Schemas, from: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const schema = schemas[name];
    if (found.has(name) || !schema) return;
    found.add(name);
    for (const next of refsIn(schema)) visit(next);
  };
  for (const name of from) visit(name);
  return found;
};

/** Returns a wire name as the name of a type: `qr_code`, `qrCode` and `QR_CODE` are `QrCode`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => (/^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
