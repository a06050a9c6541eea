// Serves the control listener: its own port, host names that no web page can rebind, a bearer
// token whose role suffices; never below the base URL. Past these, requests are read, validated and
// refused as by the API, and acts are recorded.
import { isIP } from 'node:net';
import { isAllowed, type ControlSpec } from '@kasir/control';
import { limits } from '@kasir/core';
import {
  chain,
  preparedRoute,
  readParts,
  refusal,
  refused,
  rendered,
  Router,
  Unavailable,
  unrouted,
  validateParts,
  type MaybePromise,
  type PreparedRoute,
  type RawRequest,
} from '@kasir/core/server';
import { callerOf, isAudited, recordAct, recordRefusal, type Caller } from '../audit/act.ts';
import { serveDashboard } from '../dashboard/serve.ts';
import type { HttpResponse } from '../http/response.ts';
import type { BodyMax } from '../http/body.ts';
import type { Respond } from '../http/edge.ts';
import type { Kasir } from '../app/kasir.ts';
import { isLoopback } from '../http/loopback.ts';
import { OPENAPI, serveDocument } from '../openapi/serve.ts';
import { identifierOf, type Identity } from '../operators/identify.ts';
import { randomHex } from '../random/random-hex.ts';
import { splitRows } from '../snapshots/rows.ts';
import { isApiPath } from './api-path.ts';
import type { Operation, OperationReply, Streamed } from './operation.ts';
import { operations } from './operations.ts';
import { probeFor } from './probes.ts';

type Rendered = ReturnType<typeof refusal>;

interface ControlRoute extends PreparedRoute, Pick<Operation, 'run' | 'subject'> {
  readonly contract: ControlSpec;
  readonly takesFile: boolean;
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
  operations.map(({ takesFile = false, ...operation }: Operation): ControlRoute => ({
    ...preparedRoute(operation.contract),
    ...operation,
    takesFile,
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

/** Runs one operation, recorded if it is an act. */
const act = async (
  kasir: Kasir,
  { contract, subject, run }: ControlRoute,
  parsed: object,
  caller: Caller,
): Promise<OperationReply> => {
  const request = parsed as never;
  if (!isAudited(contract)) return run(kasir, request, caller);
  const about = await subject?.(kasir, request);
  return recordAct(
    kasir.store,
    { contract, caller, input: parsed, ...(about && { subject: about }) },
    () => run(kasir, request, caller),
  );
};

interface Call {
  readonly request: RawRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

/** Refuses a role that does not suffice, and records that. */
const refuseRole = async (
  kasir: Kasir,
  { contract }: ControlRoute,
  { params, caller }: Call,
): Promise<Rendered> => {
  await recordRefusal(kasir.store, contract, caller, { params });
  const message = `This needs the role ${contract.role}, and ${caller.name} has the role ${caller.role}. Ask an admin.`;
  return refusal(contract, 403, 'REQUEST_FORBIDDEN_ERROR', message);
};

/** Reads, validates and runs one operation. */
const perform = async (
  kasir: Kasir,
  route: ControlRoute,
  { request, params, caller }: Call,
): Promise<Rendered | Streamed> => {
  const { contract, takesFile } = route;
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
    const parsed = { ...(checked.parsed as object), ...rows };
    const reply = await act(kasir, route, parsed, caller);
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

const respond = (
  kasir: Kasir,
  request: RawRequest,
  caller: Caller,
): Rendered | Promise<Rendered | Streamed> => {
  const route = router.find(request.method, request.path);
  if (route.found) {
    const { endpoint, params } = route;
    const mayRun = isAllowed(caller.role, endpoint.contract.role);
    return (mayRun ? perform : refuseRole)(kasir, endpoint, { request, params, caller });
  }
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
 * Returns the limit of bodies: a snapshot file is long. `admits` of the listener has the body of an
 * unknown caller left unread.
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

/** Returns whether a caller may run the operation of a request; an unknown path is nobody's. */
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
  const identify = identifierOf(kasir, token);
  const admits = (head: RawRequest): MaybePromise<boolean> =>
    !misnamed(head, host) && chain(identify(head.headers), (identity) => mayRun(head, identity));
  const serve = async (request: RawRequest): Promise<HttpResponse> => {
    const refused = misnamed(request, host);
    const probe = refused ? undefined : probeFor(request);
    if (probe) return probe(kasir);
    // The page and its files hold no secret: the token is sent with the operations they call.
    const page = refused ? null : serveDashboard(request);
    if (page) return page;
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
