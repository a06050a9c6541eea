// Reads the OpenAPI document from which the pages of the API reference are written.
import { readFileSync } from 'node:fs';

/** The parts of a JSON schema that the pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-known-values'?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export type Examples = Readonly<Record<string, { readonly value: unknown }>>;

export interface Content {
  readonly schema: Schema;
  readonly examples?: Examples;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference | { readonly description?: string }>>;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly 'x-client'?: { readonly package: string; readonly call: string };
  readonly 'x-clauses'?: readonly string[];
  readonly 'x-requests-per-minute'?: { readonly test: number; readonly live: number };
  readonly 'x-idempotency'?: string;
  readonly 'x-callback-type'?: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly 'x-displayName': string;
}

interface OpenApi {
  readonly info: { readonly description: string };
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** An operation with its place. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const file = new URL('../../../packages/server/openapi/openapi.json', import.meta.url);

export const openapi = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

/** Returns the last part of a reference, such as `PaymentRequest`. */
export const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

const componentOf = <Component>(
  components: Readonly<Record<string, Component>>,
  reference: Reference,
): Component => {
  const found = components[nameOf(reference)];
  if (found === undefined) throw new Error(`The document has no ${reference.$ref}.`);
  return found;
};

/** Returns the parameter to which a reference refers, or the parameter itself. */
export const parameterOf = (one: Parameter | Reference): Parameter =>
  '$ref' in one ? componentOf(openapi.components.parameters, one) : one;
export const responseOf = (one: Response | Reference): Response =>
  '$ref' in one ? componentOf(openapi.components.responses, one) : one;
export const schemaNamed = (name: string): Schema =>
  componentOf(openapi.components.schemas, { $ref: `#/components/schemas/${name}` });

/** Returns the resource of a name. Throws when the document has none. */
export const tagNamed = (name: string): Tag => {
  const found = openapi.tags.find((one) => one.name === name);
  if (!found) throw new Error(`The document has no resource ${name}: correct jobs.ts.`);
  return found;
};

/** Returns the calls of a resource: those that create, then those that read, then the others. */
export const callsOf = (tag: string): readonly Call[] => {
  const rank = ({ operation }: Call): number => {
    const at = ['create', 'create_former', 'get', 'list', 'update'].indexOf(
      operation.operationId.split('.')[1] ?? '',
    );
    if (at !== -1) return at;
    return operation.operationId.endsWith('.simulate') ? 20 : 10;
  };
  return Object.entries(openapi.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .filter(({ operation }) => operation.tags.includes(tag))
    .toSorted((a, b) => rank(a) - rank(b));
};
