// Decides which calls pages of other origins may make: those that accept a public key by contract,
// and no others.
import type { EndpointSpec } from '@kasir/core';
import { preparedRoute, Router, type RawRequest } from '@kasir/core/pipeline';

/** Seconds that a browser may remember a preflight; Chromium limits it to this. */
const MAX_AGE_SECONDS = 7_200;

/** Request headers that a page may send. */
const sendable = [
  'authorization',
  'content-type',
  'api-version',
  'x-api-version',
  'idempotency-key',
  'x-idempotency-key',
  'for-user-id',
].join(', ');

/** Response headers that a page may read beyond the standard ones. */
const readable = [
  'request-id',
  'retry-after',
  'rate-limit-limit',
  'rate-limit-remaining',
  'rate-limit-reset',
].join(', ');

/** Any origin is allowed: the key identifies the caller, and there are no cookies. */
const anybody = { 'access-control-allow-origin': '*' } as const;

type Headers = Readonly<Record<string, string>>;

export interface Cors {
  /**
   * Returns the headers of the response to a request, including refusals; none where no public key
   * is accepted.
   */
  readonly headersOf: (request: Pick<RawRequest, 'method' | 'path' | 'headers'>) => Headers;
  /** Returns the headers of a refusal before the request was read. */
  readonly headersAt: (path: string) => Headers;
}

const none: Headers = {};

/** Returns the rules for a list of endpoints. */
export const createCors = (contracts: readonly EndpointSpec[]): Cors => {
  const open = contracts.filter(({ auth }) => auth === 'public');
  const router = new Router(open.map((contract) => preparedRoute(contract)));
  const methodsAt = (path: string): readonly string[] => {
    const route = router.find('OPTIONS', path);
    return route.found ? [] : route.allowed;
  };
  return {
    headersOf: ({ method, path, headers }) => {
      const wanted = headers['access-control-request-method'];
      const isPreflight = method === 'OPTIONS' && wanted !== undefined;
      const methods = methodsAt(path);
      if (!methods.includes(isPreflight ? wanted : method)) return none;
      return isPreflight
        ? {
            ...anybody,
            'access-control-allow-methods': methods.join(', '),
            'access-control-allow-headers': sendable,
            'access-control-max-age': String(MAX_AGE_SECONDS),
          }
        : { ...anybody, 'access-control-expose-headers': readable };
    },
    headersAt: (path) => (methodsAt(path).length > 0 ? anybody : none),
  };
};
