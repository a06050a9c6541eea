// Encodes the parts of a request for sending: path, query string, JSON or form.
import type { EndpointSpec } from '@kasir/core';
import type { Actor, OutgoingRequest } from './message.ts';

/** The parts of a request by the names of a contract. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The encoding of the body, where it can be a form; JSON by default. */
  readonly encoding?: 'form';
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

/** Builds a request of a contract. */
export const buildRequest = (
  { id, method, path }: EndpointSpec,
  { params, query = {}, headers = {}, body, encoding }: Input,
  actor: Actor | null,
): OutgoingRequest => {
  const search = encoded(query);
  const isForm = encoding === 'form' && fitsForm(body);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    endpoint: id,
    actor,
    method,
    target: pathOf(path, params) + (search === '' ? '' : `?${search}`),
    headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
    body: body === undefined ? null : isForm ? encoded(body as Fields) : JSON.stringify(body),
  };
};
