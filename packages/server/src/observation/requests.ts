// Renders a request for the archive: its line, its keys, and its content and response.
import type { LoggedRequest, WholeRequest } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import type { Observed } from '@kasir/core/pipeline';
import { keyOf, keysOf, type Named } from './names.ts';

/** The content and response of a request, beside its line. */
export type Contents = Omit<WholeRequest, keyof LoggedRequest>;

export interface RenderedRequest {
  readonly line: LoggedRequest;
  readonly contents: Contents;
  /** The keys by which it is found, see `keyOf`. */
  readonly keys: readonly string[];
  /** Digest of its reference. */
  readonly reference: string | null;
}

/** Ids in the form that the API assigns. */
const publicId = /^(?:(?:[a-z]{1,10}[-_])?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})$/;

/** The depth to which objects are searched for ids. */
const DEPTH = 4;

/** Returns the ids in fields named `id` or `..._id`. */
const idsIn = (value: unknown, depth: number): string[] => {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return idsIn(inner, depth - 1);
    return (name === 'id' || name.endsWith('_id')) && publicId.test(inner) ? [inner] : [];
  });
};

const idsOfPath = (path: string): string[] =>
  path
    .split('/')
    .map((segment) => segment.slice(segment.indexOf('=') + 1))
    .filter((segment) => publicId.test(segment));

/** The most characters kept of one part. */
const LENGTH_MAX = 65_536;

const bounded = (part: unknown): unknown => {
  const { length } = JSON.stringify(part) ?? '';
  return length > LENGTH_MAX ? `[${length} characters, not kept]` : part;
};

/** Renders a request; `changed` are the objects that it created or changed. */
export const renderRequest = (
  observed: Observed,
  changed: readonly Named[],
  digest: (text: string) => string,
): RenderedRequest => {
  const { requestId, at, duration, account, mode, method, endpoint, status } = observed;
  const { path, idempotencyKey, headers, query, body, response, reference } =
    observed.masked(digest);
  const written = changed.map(({ id }) => id);
  const keys = new Set(changed.flatMap(keysOf));
  const named = [...idsOfPath(path), ...idsIn(body, DEPTH), ...idsIn(response, 1)].filter(
    (id) => id !== account && !keys.has(keyOf(id)),
  );
  for (const id of named) keys.add(keyOf(id));
  const line: LoggedRequest = {
    request_id: requestId,
    at: toIsoString(at),
    duration_ms: Math.round(duration * 1_000) / 1_000,
    account,
    mode,
    method,
    path,
    endpoint,
    status,
    error_code: observed.errorCode,
    replayed: observed.replayed,
    objects: [...new Set([...written, ...named])],
    reference_id: reference && reference.text,
    interference: observed.interference,
  };
  const contents: Contents = {
    idempotency_key: idempotencyKey,
    headers,
    query: bounded(query) as Contents['query'],
    body: bounded(body),
    response: bounded(response),
  };
  return { line, contents, keys: [...keys], reference: reference && reference.digest };
};
