// Encodes the parts of a request for sending: path, query string, JSON or form.
import type { EndpointSpec } from '@kasir/core';
import type * as z from 'zod';
import { fieldsOf, withValue } from '../../schema.ts';
import type { Actor, OutgoingRequest } from './message.ts';

/** The parts of a request by the names of a contract. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * The encoding of the body: as a form, where it can be one; as JSON with escapes and its fields
   * in another order; with null in fields that are left out. As plain JSON by default.
   */
  readonly encoding?: 'form' | 'escapes' | 'nulls';
}

/** Returns the path of a template with its parameters, percent-encoded. */
export const pathOf = (template: string, params: Readonly<Record<string, string>> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const pairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  if (value === null) return [[name, '']];
  if (typeof value !== 'object') return [[name, `${value as string | number | boolean}`]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
};

type Fields = Readonly<Record<string, unknown>>;

/** Encodes fields as a query string or form: lists repeat the name, objects become `name[key]`. */
export const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => pairs(name, value)),
  ).toString();

const isText = (value: unknown): boolean => typeof value === 'string';

/**
 * Returns whether a form expresses a nested object exactly. All its values must be texts, because
 * their schema may not state another type; names of digits could be those of items of a list.
 */
const saysTexts = (value: object): boolean =>
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([name, inner]) =>
      !/[[\]]|^\d*$/.test(name) &&
      (typeof inner === 'object' && inner !== null ? saysTexts(inner as object) : isText(inner)),
  );

/**
 * Returns whether a form expresses a body exactly: a form has no null, and a list in it is
 * ambiguous.
 */
const fitsForm = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).every((value) =>
    typeof value === 'object' ? value !== null && saysTexts(value as object) : true,
  );

const unicodeEscape = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Returns a value with the fields of every object in the opposite order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((member) => reversed(member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, reversed(inner)] as const)
      .toReversed(),
  );
};

/** Returns the same JSON with an escape for every letter in a text, and with line breaks. */
const escapedJson = (body: unknown): string =>
  JSON.stringify(reversed(body), null, 1).replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replaceAll(/\\u[\da-f]{4}|\\.|\p{L}/gu, (part) =>
      part.startsWith('\\') ? part : unicodeEscape(part),
    ),
  );

/**
 * Returns a body with null in every optional field that it leaves out and that may be null, except
 * inside of objects, which a response may return with what was sent.
 */
const withNulls = (schema: z.ZodType | undefined, body: unknown): unknown => {
  const absent = schema
    ? fieldsOf(schema, body).filter(
        ({ path, node, value }) =>
          path.length === 1 && value === undefined && node.optional && node.nullable,
      )
    : [];
  const filled = absent.reduce((made, { path }) => withValue(made, path, null), body);
  return schema?.safeParse(filled).success ? filled : body;
};

/** Builds a request of a contract. */
export const buildRequest = (
  { id, method, path, body: schema }: EndpointSpec,
  { params, query = {}, headers = {}, body, encoding }: Input,
  actor: Actor | null,
): OutgoingRequest => {
  const search = encoded(query);
  const isForm = encoding === 'form' && fitsForm(body);
  const jsonOf = (): string => {
    if (encoding === 'escapes') return escapedJson(body);
    return JSON.stringify(encoding === 'nulls' ? withNulls(schema, body) : body);
  };
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    endpoint: id,
    actor,
    method,
    target: pathOf(path, params) + (search === '' ? '' : `?${search}`),
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    body: body === undefined ? null : isForm ? encoded(body as Fields) : jsonOf(),
  };
};
