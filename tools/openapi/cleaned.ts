// Removes zod's additions from JSON Schemas, and fields that are declared only to be refused.
import { alternativesOf, mapInner, type JsonSchema } from './json-schema.ts';

/** Removes zod's additions to a schema, and allows unknown fields, which readers must accept. */
export const cleaned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && Array.isArray(value.type)) {
    const { type, description, ...rest } = value as JsonSchema & { type: unknown[] };
    const kinds = type.map((kind: unknown) =>
      kind === 'null' ? { type: kind } : { ...rest, type: kind },
    );
    return cleaned({ anyOf: kinds, ...(description !== undefined && { description }) });
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema' && key !== '$id')
      .filter(([key, inner]) => !(key === 'additionalProperties' && inner === false))
      .map(([key, inner]) => [key, cleaned(inner)]),
  );
};

/** True for a field that accepts no value but null: its error says where the field belongs. */
const isRefused = (schema: JsonSchema): boolean => {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return alternatives.every(isRefused);
  return schema.type === 'null' || schema['not'] !== undefined;
};

/** Returns a schema without the fields that are declared only to be refused. */
export const withoutRefused = (schema: JsonSchema): JsonSchema => {
  const inner = mapInner(schema, withoutRefused);
  if (!inner.properties) return inner;
  const { required = [] } = inner;
  const kept = Object.entries(inner.properties).filter(
    ([name, field]) => required.includes(name) || !isRefused(field),
  );
  return { ...inner, properties: Object.fromEntries(kept) };
};
