// Which calls pages of other origins may make: those that a public key opens, as contracts say, and
// no others.
import type { EndpointSpec } from '@kasir/core';
import { preparedRoute, Router, type RawRequest } from '@kasir/core/server';

/** How long a browser may remember a preflight; Chromium takes no longer time. */
const MAX_AGE_SECONDS = 7_200;

/** Headers that a page may send. */
const sendable = [
  'authorization',
  'content-type',
  'api-version',
  'x-api-version',
  'idempotency-key',
  'x-idempotency-key',
  'for-user-id',
].join(', ');

/** Headers that a page may read beside those that every page may. */
const readable = [
  'request-id',
  'retry-after',
  'rate-limit-limit',
  'rate-limit-remaining',
  'rate-limit-reset',
].join(', ');

/** A page needs no leave of ours to be anywhere: its key says whose it is, and no cookie does. */
const anybody = { 'access-control-allow-origin': '*' } as const;

type Headers = Readonly<Record<string, string>>;

export interface Cors {
  /** Headers of the response to a request, refusals included; none where no public key helps. */
  readonly headersOf: (request: Pick<RawRequest, 'method' | 'path' | 'headers'>) => Headers;
  /** The same of a refusal before the request was read. */
  readonly headersAt: (path: string) => Headers;
}

const none: Headers = {};

/** Makes the rules of a list of endpoints. */
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
