// Encodes the parts of a request for sending: path, query string, JSON or form.
import type { EndpointSpec } from '@kasir/core';
import type { Actor, OutgoingRequest } from './message.ts';

/** The parts of a request by the names of a contract. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
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

/** Encodes fields as a query string or form: lists repeat the name, objects become `name[key]`. */
export const encoded = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => pairs(name, value)),
  ).toString();

/** Builds a request of a contract; a body is sent as JSON. */
export const buildRequest = (
  { id, method, path }: EndpointSpec,
  { params, query = {}, headers = {}, body }: Input,
  actor: Actor | null,
): OutgoingRequest => {
  const search = encoded(query);
  return {
    endpoint: id,
    actor,
    method,
    target: pathOf(path, params) + (search === '' ? '' : `?${search}`),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  };
};

/** Returns the same request with its body as a form. */
export const asForm = (
  outgoing: OutgoingRequest,
  body: Readonly<Record<string, unknown>>,
): OutgoingRequest => ({
  ...outgoing,
  headers: { ...outgoing.headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: encoded(body),
});
