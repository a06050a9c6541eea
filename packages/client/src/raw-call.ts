// Calls an endpoint for which the client has no method, with the same safety rules as other calls.
import type { Params, Query, Scalar } from './address.ts';
import type { CallData } from './call-data.ts';
import type { AnyInput } from './outgoing-request.ts';
import type { AnyCallOptions } from './options.ts';
import type { NoResponse, Success, Undeclared } from './result.ts';

/** A request to an endpoint for which the client has no method. */
export interface RawCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path below the base URL, with a leading slash and without a query. `{name}` is replaced by a
   * value of `params`, which keeps ids out of the hooks' records: `/new_things/{id}`.
   */
  readonly path: string;
  /** Values of the path, encoded by the client. */
  readonly params?: Params | undefined;
  /** Lists are sent as repeated names, objects as `name[key]`; absent values send nothing. */
  readonly query?: Query | undefined;
  readonly headers?: Readonly<Record<string, Scalar>> | undefined;
  /** Sent as JSON; no body is sent when omitted. */
  readonly body?: unknown;
  /**
   * The header in which the endpoint accepts idempotency keys. `standard` (Idempotency-Key) or
   * `x-external-id` gives the call a key, under which a write is retried like any other. `none`,
   * the default unless the options have an `idempotencyKey`: a write is never sent twice, because
   * an endpoint that ignores keys would execute it twice.
   */
  readonly idempotency?: 'standard' | 'x-external-id' | 'none' | undefined;
}

/**
 * The result of such a call. Every failure of the service is UNDECLARED and has its code in
 * `error_code`.
 */
export type RawResult = Success<unknown> | Undeclared | NoResponse;

const isDots = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);

/**
 * Returns a path that every server resolves below the base URL. Throws TypeError for any other; the
 * message never contains it, because it may hold a secret.
 */
const checkedPath = (path: unknown): string => {
  if (typeof path !== 'string' || !path.startsWith('/'))
    throw new TypeError('path must begin with a slash: it is a path below baseUrl.');
  if (/[?#]/.test(path)) throw new TypeError('path must have no query: give its fields in query.');
  if (!/^([\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2}|\{\w+\})*$/i.test(path))
    throw new TypeError('path has characters that must be encoded: give such values in params.');
  if (path.includes('//') || path.split('/').some(isDots))
    throw new TypeError('path must not have the segments "", "." and "..".');
  return path;
};

/** Returns the path with every segment that may be a value replaced by `{}`. */
const templateOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^([a-z][a-z_-]{0,39}!?|v\d{1,2}|\{\w+\}|)$/i.test(part) ? part : '{}'))
    .join('/');

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Returns the call data and input for such a call, and its path for hooks. Throws TypeError for a
 * request that has no valid path below the base URL.
 */
export const rawCallOf = (
  { path, method, idempotency, body, ...parts }: RawCall,
  options: AnyCallOptions,
): { readonly data: CallData; readonly input: AnyInput; readonly template: string } => {
  if (!methods.includes(method))
    throw new TypeError(`method must be one of ${methods.join(', ')}.`);
  if (method === 'GET' && body !== undefined) throw new TypeError('A GET has no body: use query.');
  const checked = checkedPath(path);
  const protectedBy = options.idempotencyKey === undefined ? 'none' : 'standard';
  return {
    data: {
      id: 'call',
      method,
      path: checked,
      body: body !== undefined,
      idempotency: method === 'GET' ? 'none' : (idempotency ?? protectedBy),
      version: 'optional',
      errors: {},
    },
    input: { ...parts, body },
    template: templateOf(checked),
  };
};
