// Serves the control listener: its own port, host names that no web page can rebind, a bearer
// token; never below the base URL. Past the token, requests are read, validated and refused as by
// the API.
import { isIP } from 'node:net';
import { limits } from '@kasir/core';
import {
  hashKey,
  preparedRoute,
  readParts,
  refusal,
  refused,
  rendered,
  Router,
  sameHash,
  Unavailable,
  unrouted,
  validateParts,
  type PreparedRoute,
  type RawRequest,
} from '@kasir/core/server';
import { serveDashboard } from '../dashboard/serve.ts';
import type { HttpResponse } from '../http/response.ts';
import type { BodyMax } from '../http/body.ts';
import type { Respond } from '../http/edge.ts';
import type { Kasir } from '../app/kasir.ts';
import { isLoopback } from '../http/loopback.ts';
import { OPENAPI, serveDocument } from '../openapi/serve.ts';
import { splitRows } from '../snapshots/rows.ts';
import { isApiPath } from './api-path.ts';
import type { Operation, Streamed } from './operation.ts';
import { operations } from './operations.ts';
import { probeFor } from './probes.ts';

type Rendered = ReturnType<typeof refusal>;

interface ControlRoute extends PreparedRoute {
  readonly takesFile: boolean;
  readonly run: Operation['run'];
}

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

const router = new Router(
  operations.map(({ contract, run, takesFile = false }: Operation): ControlRoute => ({
    ...preparedRoute(contract),
    takesFile,
    run,
  })),
);

/** Drops the headers: a body is JSON even if Content-Type names a form, as with `curl -d`. */
const withoutHeaders = (request: RawRequest): RawRequest => ({ ...request, headers: {} });

const renderedReplies = new WeakMap<object, Rendered>();

/** Renders a reply that several callers share once for all of them. */
const renderedOnce = (route: ControlRoute, reply: Parameters<typeof rendered>[1]): Rendered => {
  // Refusals are shared between operations, and each operation renders them differently.
  if (!reply.ok) return rendered(route, reply);
  const known = renderedReplies.get(reply);
  if (known) return known;
  const fresh = rendered(route, reply);
  renderedReplies.set(reply, fresh);
  return fresh;
};

/** Reads, validates and runs one operation. */
const perform = async (
  kasir: Kasir,
  route: ControlRoute,
  params: Readonly<Record<string, string>>,
  request: RawRequest,
): Promise<Rendered | Streamed> => {
  const { contract, run, takesFile } = route;
  try {
    const split = takesFile ? splitRows(request.body) : null;
    const body = split?.rest ?? request.body;
    const incoming = {
      route,
      request: withoutHeaders({ ...request, body }),
      params,
      version: null,
    };
    const decoded = readParts(incoming);
    const checked = validateParts(route, decoded.parts, null);
    if (!decoded.ok || !checked.ok) {
      const unread = decoded.ok ? [] : decoded.violations;
      return refused(contract, [...unread, ...(checked.ok ? [] : checked.errors)]);
    }
    const rows = split && { rows: { bytes: request.body, rows: split.rows } };
    const reply = await run(kasir, { ...(checked.parsed as object), ...rows } as never);
    return reply.ok === 'streamed' ? reply : renderedOnce(route, reply);
  } catch (error) {
    // A change may take several steps: those completed before the database was lost stay.
    if (error instanceof Unavailable && contract.method !== 'GET')
      throw new Unavailable('The database was lost during a change.', error, false);
    throw error;
  }
};

/** Returns whether a request is meant for the API, not for this listener. */
const isForApi = ({ method, path }: RawRequest): boolean => {
  const route = router.find(method, path);
  return !route.found && route.allowed.length === 0 && isApiPath(path);
};

const respond = (kasir: Kasir, request: RawRequest): Rendered | Promise<Rendered | Streamed> => {
  const route = router.find(request.method, request.path);
  if (route.found) return perform(kasir, route.endpoint, route.params, request);
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

/** Returns whether the headers carry the token. */
const hasToken = ({ authorization = '' }: RawRequest['headers'], hash: string): boolean =>
  sameHash(hashKey(/^Bearer (\S+)$/.exec(authorization)?.[1] ?? ''), hash);

/** The most bytes of a body that holds a snapshot file: a few hundred thousand objects. */
const FILE_BYTES_MAX = 268_435_456;

/** Returns the limit of bodies: a snapshot file is long, and accepted only with the token. */
export const controlBodyMax = (token: string): BodyMax => {
  const hash = hashKey(token);
  return ({ method, path, headers }) => {
    const route = router.find(method, path);
    return route.found && route.endpoint.takesFile && hasToken(headers, hash)
      ? FILE_BYTES_MAX
      : limits.body_bytes;
  };
};

/** Returns the refusal of a request without the token, or null. */
const denied = (kasir: Kasir, request: RawRequest, hash: string): Rendered | null => {
  const { authorization = '' } = request.headers;
  if (hasToken(request.headers, hash)) return null;
  const token = 'Send Authorization: Bearer <control token>. The token is printed at start.';
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
 * Returns the handler of the control listener; `token` is the required bearer token, `host` the
 * address it listens on.
 */
export const createControl = (kasir: Kasir, token: string, host = '127.0.0.1'): Respond => {
  const hash = hashKey(token);
  const admits = (head: RawRequest): boolean => !misnamed(head, host) && !denied(kasir, head, hash);
  const serve = async (request: RawRequest): Promise<HttpResponse> => {
    const refused = misnamed(request, host);
    const probe = refused ? undefined : probeFor(request);
    if (probe) return probe(kasir);
    // The page and its files hold no secret: the token is sent with the operations they call.
    const page = refused ? null : serveDashboard(request);
    if (page) return page;
    // The list of operations is not secret. Its server address is the one it is read from.
    if (!refused && request.path === OPENAPI) return serveDocument('control', '/', request);
    const reply = refused ?? denied(kasir, request, hash) ?? (await respond(kasir, request));
    const json = { 'content-type': 'application/json; charset=utf-8' };
    if ('ok' in reply) return { status: 200, headers: json, body: reply.text };
    const { status, headers, text } = reply;
    return { status, headers: { ...(text !== '' && json), ...headers }, body: text };
  };
  return Object.assign(serve, { admits });
};
