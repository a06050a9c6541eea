// Serves the control listener: its own port, host names that no web page can rebind, a bearer
// token. It is never served below the base URL. Authenticated requests are refused in the format of
// the API.
import { isIP } from 'node:net';
import { isAllowed } from '@kasir/control';
import { limits } from '@kasir/core';
import { chain, refusal, unrouted, type MaybePromise, type RawRequest } from '@kasir/core/pipeline';
import { callerOf, type Caller } from '../audit/act.ts';
import { DASHBOARD } from '../dashboard/path.ts';
import { serveDashboard } from '../dashboard/serve.ts';
import type { HttpResponse } from '../http/response.ts';
import type { BodyMax } from '../http/body.ts';
import type { Respond } from '../http/edge.ts';
import type { Kasir } from '../app/kasir.ts';
import { isLoopback } from '../http/loopback.ts';
import { OPENAPI, serveDocument } from '../openapi/serve.ts';
import { identifierOf, type Identity } from '../operators/identify.ts';
import { randomHex } from '../random/random-hex.ts';
import { isApiPath } from './api-path.ts';
import type { Streamed } from './operation.ts';
import { perform, type Rendered } from './perform.ts';
import { probeFor } from './probes.ts';
import { readsOf } from './reads/of.ts';
import { router } from './routes.ts';

/**
 * Returns whether a host name cannot be rebound to this listener by a web page: on loopback the
 * names of this machine; otherwise addresses, names without a dot (of a container or a local
 * network), and the listener's own name.
 */
const isOwnHost = (sent: string | undefined, own: string): boolean => {
  const host = (sent ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (isLoopback(host) || host === own) return true;
  return !isLoopback(own) && (isIP(host) !== 0 || /^[\w-]+$/.test(host));
};

/** Returns whether a request is meant for the API, not for this listener. */
const isForApi = ({ method, path }: RawRequest): boolean => {
  const route = router.find(method, path);
  return !route.found && route.allowed.length === 0 && isApiPath(path);
};

const respond = (
  kasir: Kasir,
  request: RawRequest,
  caller: Caller,
): Rendered | Promise<Rendered | Streamed> => {
  const route = router.find(request.method, request.path);
  if (route.found) return perform(kasir, route.endpoint, { request, params: route.params, caller });
  if (!isForApi(request))
    return unrouted(request, route.allowed, () => router.nearest(request.path));
  const { method, path } = request;
  const message = `This is the control API: ${method} ${path.slice(0, 200)} is an endpoint of the API at ${kasir.baseUrl}.`;
  return refusal(null, 404, 'NOT_FOUND', message);
};

/** Returns the refusal of a host name that may not call this listener, or null. */
const misnamed = ({ headers }: RawRequest, own: string): Rendered | null => {
  if (isOwnHost(headers['host'], own)) return null;
  return refusal(
    null,
    403,
    'REQUEST_FORBIDDEN_ERROR',
    isLoopback(own)
      ? 'Call the control API as localhost: it is open to this machine only.'
      : 'Call the control API by an address, or by the name in --control-host.',
  );
};

/** The most bytes of a body that holds a snapshot file: a few hundred thousand objects. */
const FILE_BYTES_MAX = 268_435_456;

/**
 * Returns the limit of bodies, which is higher for a snapshot file. The listener does not read a
 * body that its `admits` refuses.
 */
export const controlBodyMax: BodyMax = ({ method, path }) => {
  const route = router.find(method, path);
  return route.found && route.endpoint.takesFile ? FILE_BYTES_MAX : limits.body_bytes;
};

/** Refuses a request without a valid token. */
const denied = (kasir: Kasir, request: RawRequest): Rendered => {
  const { authorization = '' } = request.headers;
  const token =
    'Send Authorization: Bearer <token>, with the control token that is printed at start or the token of an operator.';
  const isLost = /^Basic /i.test(authorization) || isForApi(request);
  return refusal(
    null,
    401,
    'INVALID_API_KEY',
    isLost
      ? `This is the control API; the API, which takes API keys, is at ${kasir.baseUrl}. ${token}`
      : token,
  );
};

/**
 * Returns whether a caller may run the operation of a request; any known caller may request an
 * unknown path.
 */
const mayRun = ({ method, path }: RawRequest, identity: Identity | null): boolean => {
  const route = router.find(method, path);
  return (
    identity !== null && (!route.found || isAllowed(identity.role, route.endpoint.contract.role))
  );
};

/**
 * Returns the handler of the control listener; `token` is the control token, whose holder is the
 * admin root, `host` the address it listens on.
 */
export const createControl = (kasir: Kasir, token: string, host = '127.0.0.1'): Respond => {
  const identify = identifierOf(kasir.store, kasir.contextParts.secret, token);
  const admits = (head: RawRequest): MaybePromise<boolean> =>
    !misnamed(head, host) && chain(identify(head.headers), (identity) => mayRun(head, identity));
  const serve = async (request: RawRequest): Promise<HttpResponse> => {
    const refused = misnamed(request, host);
    const probe = refused ? undefined : probeFor(request);
    if (probe) return probe(kasir);
    // The page and its files contain no secret: the operations that they call need the token.
    const page = refused ? null : serveDashboard(request);
    if (page) {
      if (request.path === DASHBOARD) readsOf(kasir).warmUp();
      return page;
    }
    // The list of operations is not secret. Its server address is the one it is read from.
    if (!refused && request.path === OPENAPI) return serveDocument('control', '/', request);
    const requestId = randomHex(32);
    const identity = refused ? null : await identify(request.headers);
    const reply =
      refused ??
      (identity
        ? await respond(kasir, request, callerOf(identity, request, requestId))
        : denied(kasir, request));
    const own = { 'request-id': requestId };
    const json = { 'content-type': 'application/json; charset=utf-8' };
    if ('ok' in reply) return { status: 200, headers: { ...own, ...json }, body: reply.text };
    const { status, headers, text } = reply;
    return { status, headers: { ...own, ...(text !== '' && json), ...headers }, body: text };
  };
  return Object.assign(serve, { admits });
};
