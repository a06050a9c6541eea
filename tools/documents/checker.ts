// Checks responses against a document: declared statuses, declared codes, bodies valid by their
// schemas.
import { edgeErrors } from '@kasir/core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../openapi/json-schema.ts';

interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

type Content = Readonly<Record<string, MediaType>>;

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface DocumentedResponse {
  readonly content?: Content;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly (DocumentedParameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, DocumentedResponse | { readonly $ref: string }>>;
}

type PathItem = Readonly<Record<string, DocumentedOperation>>;

/** A document, as far as it is read here. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An operation and its place in the document. */
export interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
  /** JSON pointer. */
  readonly pointer: string;
}

const JSON_TYPE = 'application/json';

const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const pointerOf = (...parts: readonly string[]): string =>
  `#/${parts.map(escapePointer).join('/')}`;

const itemsOf = (group: 'paths' | 'webhooks', items: OpenApiDocument['paths'] = {}): Placed[] =>
  Object.entries(items).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      pointer: pointerOf(group, path, method),
    })),
  );

const ROOT = 'openapi';

export class Checker {
  readonly operations: readonly Placed[];
  readonly webhooks: readonly Placed[];
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.operations = itemsOf('paths', document.paths);
    this.webhooks = itemsOf('webhooks', document.webhooks);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: ROOT, ...document });
  }

  /** Returns the target of a reference, or the object itself. */
  resolved<T extends object>(thing: T | { readonly $ref: string }): T {
    if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as T;
    const [, , group = '', name = ''] = thing.$ref.split('/');
    return this.#document.components[group]?.[name] as T;
  }

  /** Returns the violations of a value by the schema at a JSON pointer; empty when it is valid. */
  problemsAt(pointer: string, value: unknown): string[] {
    const key = `${ROOT}${pointer}`;
    const validate: ValidateFunction | undefined = this.#ajv.getSchema(key);
    if (!validate) throw new Error(`There is no schema at ${pointer}.`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** Returns the pointer to the schema of a response, or null for an undeclared status. */
  #responsePointer({ operation, pointer }: Placed, status: number, code: unknown): string | null {
    const declared = operation.responses[String(status)];
    const isEdge = Object.entries(edgeErrors).some(
      ([name, own]) => name === code && own === status,
    );
    const name =
      declared === undefined || (isEdge && !this.#lists(declared, code))
        ? 'default'
        : String(status);
    const response = operation.responses[name];
    if (!response || (name === 'default' && !isEdge)) return null;
    const place = '$ref' in response ? response.$ref : `${pointer}/responses/${name}`;
    return `${place}/content/${escapePointer(JSON_TYPE)}/schema`;
  }

  #lists(response: DocumentedResponse | { readonly $ref: string }, code: unknown): boolean {
    const { content = {} } = this.resolved<DocumentedResponse>(response);
    return JSON.stringify(content[JSON_TYPE]?.schema ?? {}).includes(`"${String(code)}"`);
  }

  /** Returns the problems of a response to an operation; empty when it is as declared. */
  problemsOf(placed: Placed, status: number, text: string): string[] {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`${status} without JSON: ${text.slice(0, 100)}`];
    }
    const code = (body as { readonly error_code?: unknown } | null)?.error_code;
    const pointer = this.#responsePointer(placed, status, code);
    if (pointer === null) return [`${status} ${String(code)} is not declared`];
    return this.problemsAt(pointer, body);
  }
}

/** Returns the media type of a JSON body. */
export const jsonOf = (content: Content | undefined): MediaType | undefined => content?.[JSON_TYPE];
