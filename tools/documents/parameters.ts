// Describes the parameters of an operation: those of its contract, and the headers that several
// calls share.
import { limits, type CallSpec } from '@kasir/core';
import type { JsonSchema, Schemas } from '../openapi/json-schema.ts';
import { alternativesOf, nameOf } from '../openapi/json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly style?: string;
  readonly explode?: boolean;
}

/** Parameters that many operations refer to. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    description: `A repeat with the same key gets the response of the first request, for ${limits.idempotency_hours} hours; the same key with another request is refused with 409 IDEMPOTENCY_ERROR. \`x-idempotency-key\` means the same.`,
    schema: { type: 'string', minLength: 1, maxLength: limits.idempotency_key_characters },
  },
  ForUserId: {
    name: 'for-user-id',
    in: 'header',
    description: 'Id of a sub-account that the request acts for.',
    schema: { type: 'string', minLength: 1 },
  },
};

const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});

/** Returns a schema without null: a parameter that is null is not sent. */
const present = (schema: JsonSchema): JsonSchema => {
  const [only, ...others] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return schema;
  const { anyOf: _anyOf, oneOf: _oneOf, ...rest } = schema;
  return { ...rest, ...only };
};

const styleOf = ({ type }: JsonSchema): Pick<Parameter, 'style' | 'explode'> => {
  if (type === 'array') return { style: 'form', explode: false };
  return type === 'object' ? { style: 'deepObject', explode: true } : {};
};

/** Returns the parameters of one place, from the schema of all of them. */
export const parametersIn = (
  place: Parameter['in'],
  all: JsonSchema | undefined,
  schemas: Schemas,
): Parameter[] =>
  Object.entries(all?.properties ?? {}).map(([name, field]) => {
    const { description, ...schema } = present(field);
    const inner = resolved(schema, schemas);
    return {
      name,
      in: place,
      ...((place === 'path' || all?.required?.includes(name)) && { required: true }),
      ...(description !== undefined && { description }),
      ...(place === 'query' && styleOf(inner)),
      schema,
    };
  });

const versionOf = ({ version, versions = [] }: CallSpec): Parameter[] => {
  if (version === 'ignored') return [];
  const last = versions.at(-1);
  const usual =
    last === undefined ? '' : ` Left out, it is the account's own setting, else ${last}.`;
  return [
    {
      name: 'api-version',
      in: 'header',
      ...(version === 'required' && { required: true }),
      description: `Version of this resource. \`x-api-version\` means the same.${version === 'required' ? '' : usual}`,
      schema:
        versions.length > 0
          ? { type: 'string', enum: versions }
          : { type: 'string', format: 'date' },
    },
  ];
};

/** Returns the headers that a call accepts in addition to those of its contract. */
export const commonHeaders = (contract: CallSpec): (Parameter | { readonly $ref: string })[] => [
  ...(contract.idempotency === 'standard' ? [refTo('IdempotencyKey')] : []),
  ...versionOf(contract),
  ...('auth' in contract ? [refTo('ForUserId')] : []),
];
