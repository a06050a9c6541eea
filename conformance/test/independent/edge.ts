// Responds to the requests of the independent server: routes, keys, quotas and errors.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { headerOf, once, toResponse, type Incoming } from './once.ts';
import { settleRequest } from './requests.ts';
import { routes, type Route } from './routes.ts';
import { settleToken } from './tokens.ts';
import { settleV3 } from './v3.ts';
import { invalid, now, Rejection, settleDue, type Store, type Key, type State } from './state.ts';
import { moveMethod } from './methods.ts';

/** A response that is ready to be sent. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Returns the route of a request and the id in its path; undefined for an unknown one. */
const routeOf = (method: string, path: string): { route: Route; id: string } | undefined => {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    const fits = wanted.every((part, at) => (part === ':id' ? parts[at] : parts[at] === part));
    if (route.method !== method || wanted.length !== parts.length || !fits) continue;
    const place = wanted.indexOf(':id');
    try {
      return { route, id: place === -1 ? '' : decodeURIComponent(parts[place] ?? '') };
    } catch {
      return undefined;
    }
  }
  return undefined;
};

/** Returns the key of a request: Basic, with the key as the user and no password. */
const keyOf = (state: State, headers: IncomingHttpHeaders): Key => {
  const [, encoded = ''] = /^Basic +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  let plain = Buffer.from(encoded, 'base64').toString();
  if (state.wrong === 'colon-optional' && !plain.includes(':')) plain += ':';
  const key = plain.endsWith(':') ? state.keys.get(plain.slice(0, -1)) : undefined;
  if (!key) throw new Rejection(401, 'INVALID_API_KEY', 'The API key is missing or not valid.');
  return key;
};

/**
 * Returns the resources of the account and mode that a request acts on. Throws if the key has no
 * permission for that.
 */
const storeOf = (state: State, key: Key, headers: IncomingHttpHeaders, method: string): Store => {
  const forbidden = (message: string): Rejection =>
    new Rejection(403, 'REQUEST_FORBIDDEN_ERROR', message);
  if (key.can === 'nothing' || (key.can === 'read' && method !== 'GET')) {
    throw forbidden('The API key has no permission for this.');
  }
  const other = headerOf(headers, 'for-user-id');
  if (other === undefined) return key.store;
  const account = state.accounts.get(other);
  const { account: own, live } = key.store;
  if (!own.platform || !account || (account !== own && account.parent !== own.id)) {
    throw forbidden('for-user-id must be the id of one of your sub-accounts.');
  }
  return live ? account.live : account.test;
};

/**
 * Counts a request in the last minute of its endpoint; the returned headers state the rest of the
 * quota.
 */
const count = (state: State, store: Store, route: Route): Record<string, string> => {
  const name = state.wrong === 'quota-of-all-endpoints' ? 'all' : `${route.method} ${route.path}`;
  const at = now(state);
  const hits = (store.hits.get(name) ?? []).filter((hit) => hit > at - 60_000);
  const quota = store.live ? 6_000 : state.quota;
  const full = hits.length >= quota;
  if (!full) hits.push(at);
  store.hits.set(name, hits);
  const left = state.wrong === 'remaining-stuck' ? quota : quota - hits.length;
  const headers = {
    'Rate-Limit-Limit': String(quota),
    'Rate-Limit-Remaining': String(left),
    'Rate-Limit-Reset': String(Math.ceil(((hits[0] ?? at) + 60_000 - at) / 1_000)),
  };
  if (!full) return headers;
  throw Object.assign(new Rejection(429, 'RATE_LIMIT_EXCEEDED', 'Too many requests.'), { headers });
};

/** Returns the headers that repeat the fee or split rule that a request names. */
const rules = (headers: IncomingHttpHeaders, route: Route): Record<string, string> => {
  const fee = headerOf(headers, 'with-fee-rule');
  const split = headerOf(headers, 'with-split-rule');
  if (route.method !== 'POST') return {};
  if (route.path === '/qr_codes' && fee !== undefined) return { fee_rule_id: fee };
  if (route.path === '/payment_requests' && split !== undefined) return { split_rule_id: split };
  return {};
};

/**
 * Acts like the page of a payer: pays, links or refuses the object with this id; returns undefined
 * when no object has it.
 */
export const act = (
  state: State,
  id: string,
  agreed: boolean,
  amount?: number,
): boolean | undefined => {
  for (const { test, live } of state.accounts.values()) {
    for (const store of [test, live]) {
      const request = store.requests.find((request) => request['id'] === id);
      const newer = store.v3Requests.find((request) => request['id'] === id);
      const token = store.tokens.find((token) => token['payment_token_id'] === id);
      const method = store.methods.find((method) => method['id'] === id);
      if (request) return settleRequest(state, store, request, agreed, amount);
      if (newer) return settleV3(state, store, newer, agreed, amount);
      if (token) return settleToken(state, store, token, agreed);
      if (!method) continue;
      moveMethod(state, store, method, agreed ? 'ACTIVE' : 'FAILED');
      return true;
    }
  }
  return undefined;
};

/**
 * Checks the version header: v3 requires one, customers may have one, all other endpoints ignore
 * it.
 */
const checkVersion = (state: State, route: Route, headers: IncomingHttpHeaders): void => {
  const version = headerOf(headers, 'api-version') ?? headerOf(headers, 'x-api-version');
  const needed = route.path.startsWith('/v3/');
  if (!needed && !route.path.startsWith('/customers')) return;
  if (version === undefined && needed && state.wrong !== 'version-optional') {
    throw invalid('api-version', 'is required');
  }
  if (version !== undefined && !/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/.test(version)) {
    throw invalid('api-version', 'must be YYYY-MM-DD');
  }
};

const serve = (state: State, call: Incoming): Outgoing => {
  const { url, headers, method } = call;
  const [, page] = /^\/pay\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (page !== undefined && method === 'POST') {
    const found = act(state, page, url.searchParams.get('outcome') !== 'refuse');
    return { status: found ? 200 : 404, headers: {}, body: { page } };
  }
  const found = routeOf(method, url.pathname);
  const key = keyOf(state, headers);
  if (!found) throw new Rejection(404, 'NOT_FOUND', `There is no ${method} ${url.pathname}.`);
  const { route, id } = found;
  const store = storeOf(state, key, headers, method);
  const quota = count(state, store, route);
  try {
    checkVersion(state, route, headers);
    const done = once(state, store, call, id, route);
    const extra = done.status < 400 ? rules(headers, route) : {};
    return { status: done.status, headers: { ...quota, ...extra }, body: done.body };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { ...toResponse(error), headers: quota };
  }
};

/** Returns the response to a request; every failure becomes a response. */
export const respond = (state: State, call: Incoming): Outgoing => {
  settleDue(state);
  const requestId: Record<string, string> = { 'Request-ID': randomUUID() };
  const onError = state.wrong === 'no-request-id-on-errors' ? {} : requestId;
  try {
    const { status, headers, body } = serve(state, call);
    const named = status < 400 ? requestId : onError;
    return { status, headers: { ...headers, ...named }, body };
  } catch (error) {
    const headers = (error as { headers?: Record<string, string> }).headers ?? {};
    if (error instanceof Rejection) {
      return { ...toResponse(error), headers: { ...headers, ...onError } };
    }
    const body = { error_code: 'SERVER_ERROR', message: 'Something went wrong here.' };
    return { status: 500, headers: onError, body };
  }
};
