// From a request to its response: routes, keys, quotas, idempotency keys and errors of the independent server.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { settleRequest } from './requests.ts';
import { routes, type Route } from './routes.ts';
import { settleToken, settleV3 } from './v3.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  settleDue,
  type Book,
  type Json,
  type Key,
  type World,
} from './world.ts';
import { moveMethod } from './methods.ts';

/** A request as it came. */
export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
}

/** A response as it goes. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

const DAY = 24 * 3_600_000;

const one = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join() : value;
};

/** The route of a request, and the id in its path. */
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

/** The key of a request: Basic, with the key as the user and no password. */
const keyOf = (world: World, headers: IncomingHttpHeaders): Key => {
  const [, encoded = ''] = /^Basic +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  let plain = Buffer.from(encoded, 'base64').toString();
  if (world.wrong === 'colon-optional' && !plain.includes(':')) plain += ':';
  const key = plain.endsWith(':') ? world.keys.get(plain.slice(0, -1)) : undefined;
  if (!key) throw new Rejection(401, 'INVALID_API_KEY', 'The API key is missing or not valid.');
  return key;
};

/** Whose resources a request is about. */
const bookOf = (world: World, key: Key, headers: IncomingHttpHeaders, method: string): Book => {
  const forbidden = (message: string): Rejection =>
    new Rejection(403, 'REQUEST_FORBIDDEN_ERROR', message);
  if (key.can === 'nothing' || (key.can === 'read' && method !== 'GET')) {
    throw forbidden('The API key has no permission for this.');
  }
  const other = one(headers, 'for-user-id');
  if (other === undefined) return key.book;
  const account = world.accounts.get(other);
  const { account: own, live } = key.book;
  if (!own.platform || !account || (account !== own && account.parent !== own.id)) {
    throw forbidden('for-user-id names no sub-account of yours.');
  }
  return live ? account.live : account.test;
};

/** Counts a request in the last minute of its endpoint; the headers say what is left. */
const count = (world: World, book: Book, route: Route): Record<string, string> => {
  const name = world.wrong === 'quota-of-all-endpoints' ? 'all' : `${route.method} ${route.path}`;
  const at = now(world);
  const hits = (book.hits.get(name) ?? []).filter((hit) => hit > at - 60_000);
  const quota = book.live ? 6_000 : world.quota;
  const full = hits.length >= quota;
  if (!full) hits.push(at);
  book.hits.set(name, hits);
  const left = world.wrong === 'remaining-stuck' ? quota : quota - hits.length;
  const headers = {
    'Rate-Limit-Limit': String(quota),
    'Rate-Limit-Remaining': String(left),
    'Rate-Limit-Reset': String(Math.ceil(((hits[0] ?? at) + 60_000 - at) / 1_000)),
  };
  if (!full) return headers;
  throw Object.assign(new Rejection(429, 'RATE_LIMIT_EXCEEDED', 'Too many requests.'), { headers });
};

/** A form as JSON: metadata in brackets, amount as a number. */
const formOf = (raw: string): Json => {
  const body: Json = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
    if (key !== undefined) body['metadata'] = { ...(body['metadata'] as Json), [key]: value };
    else body[name] = name === 'amount' && /^\d+$/.test(value) ? Number(value) : value;
  }
  return body;
};

/** The body of a request: an object of JSON, or a form at POST /qr_codes. */
const bodyOf = ({ headers, raw }: Incoming, route: Route): Json => {
  if (route.method === 'GET') return {};
  const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (form && route.path.startsWith('/qr_codes')) return formOf(raw);
  let body: unknown;
  try {
    body = raw === '' ? {} : JSON.parse(raw);
  } catch {
    throw invalid('body', 'is not JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('body', 'must be an object');
  }
  return body as Json;
};

/** A body in one spelling, whatever the order of its fields. */
const spelled = (value: unknown, depth = Infinity): string =>
  JSON.stringify(value, (_, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(
          Object.entries(item)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [
              name,
              depth === 1 && inner && typeof inner === 'object' ? typeof inner : (inner as unknown),
            ]),
        )
      : item,
  );

const idempotencyKey = (world: World, headers: IncomingHttpHeaders): string | undefined => {
  const first = one(headers, 'idempotency-key');
  const second = one(headers, 'x-idempotency-key');
  if (first !== undefined && second !== undefined && first !== second) {
    throw invalid('x-idempotency-key', 'differs from idempotency-key');
  }
  const key = first ?? second;
  const longest = world.wrong === 'long-key-accepted' ? 101 : 100;
  if (key !== undefined && (key === '' || [...key].length > longest)) {
    throw invalid('idempotency-key', 'must have 1 to 100 characters');
  }
  return key;
};

const statusOf = (world: World, route: Route): number =>
  world.wrong === 'refund-200' && route.path === '/refunds' ? 200 : (route.status ?? 200);

/** Does what is asked; a rejection becomes a response, which can be repeated. */
const perform = (world: World, book: Book, asked: Incoming, id: string, route: Route) => {
  try {
    const { url } = asked;
    const body = bodyOf(asked, route);
    const done = route.handle({ world, book, id, query: url.searchParams, body });
    return { status: statusOf(world, route), body: structuredClone(done) };
  } catch (error) {
    if (error instanceof Rejection) return refusal(error);
    throw error;
  }
};

const refusal = ({ status, code, message, violations }: Rejection) => ({
  status,
  body: { error_code: code, message, ...(violations && { errors: violations }) } as unknown,
});

/** Performs a request once for its idempotency key, and repeats its response for 24 hours. */
const once = (world: World, book: Book, asked: Incoming, id: string, route: Route) => {
  const key = route.method === 'GET' ? undefined : idempotencyKey(world, asked.headers);
  if (key === undefined) return perform(world, book, asked, id, route);
  const shared = world.wrong === 'key-shared-by-accounts';
  const owner = shared ? '' : `${book.account.id} ${book.live}`;
  const name = `${owner} ${route.method} ${asked.url.pathname} ${key}`;
  const depth = world.wrong === 'nested-change-replayed' ? 1 : Infinity;
  let print = asked.raw;
  try {
    print = spelled(bodyOf(asked, route), depth);
  } catch {
    // What cannot be read is compared as it came.
  }
  const known = world.remembered.get(name);
  const kept = world.wrong === 'key-kept-longer' ? DAY + DAY / 24 : DAY;
  if (known && now(world) < known.at + kept) {
    if (known.print !== print) {
      throw new Rejection(409, 'IDEMPOTENCY_ERROR', 'The key was used with another body.');
    }
    const { status, body } = known;
    const fresh = world.wrong === 'replay-new-id' && status < 400;
    return { status, body: fresh ? { ...(body as Json), id: newId('pr-') } : body };
  }
  const at = now(world);
  const result = perform(world, book, asked, id, route);
  const forgotten = world.wrong === 'rejection-not-kept' && result.status >= 400;
  if (!forgotten) world.remembered.set(name, { at, print, ...result });
  return result;
};

/** Headers that repeat the rule a request named. */
const rules = (headers: IncomingHttpHeaders, route: Route): Record<string, string> => {
  const fee = one(headers, 'with-fee-rule');
  const split = one(headers, 'with-split-rule');
  if (route.method !== 'POST') return {};
  if (route.path === '/qr_codes' && fee !== undefined) return { fee_rule_id: fee };
  if (route.path === '/payment_requests' && split !== undefined) return { split_rule_id: split };
  return {};
};

/** What the page of a payer does: it pays, links or refuses, by the id in its address. */
export const act = (world: World, id: string, agreed: boolean, amount?: number): boolean => {
  for (const { test, live } of world.accounts.values()) {
    for (const book of [test, live]) {
      const request = book.requests.find((request) => request['id'] === id);
      const newer = book.v3Requests.find((request) => request['id'] === id);
      const token = book.tokens.find((token) => token['payment_token_id'] === id);
      const method = book.methods.find((method) => method['id'] === id);
      if (request) settleRequest(world, book, request, agreed, amount);
      if (newer) settleV3(world, book, newer, agreed, amount);
      if (token) settleToken(world, book, token, agreed);
      if (method) moveMethod(world, book, method, agreed ? 'ACTIVE' : 'FAILED');
      if (request || newer || token || method) return true;
    }
  }
  return false;
};

const answer = (world: World, asked: Incoming): Outgoing => {
  const { url, headers, method } = asked;
  const [, page] = /^\/pay\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (page !== undefined && method === 'POST') {
    const found = act(world, page, url.searchParams.get('outcome') !== 'refuse');
    return { status: found ? 200 : 404, headers: {}, body: { page } };
  }
  const found = routeOf(method, url.pathname);
  const key = keyOf(world, headers);
  if (!found) throw new Rejection(404, 'NOT_FOUND', `There is no ${method} ${url.pathname}.`);
  const { route, id } = found;
  const book = bookOf(world, key, headers, method);
  const quota = count(world, book, route);
  try {
    const version = one(headers, 'api-version') ?? one(headers, 'x-api-version');
    const missing = version === undefined && world.wrong !== 'version-optional';
    if (route.path.startsWith('/v3/') && missing) throw invalid('api-version', 'is required');
    if (version !== undefined && !/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/.test(version)) {
      throw invalid('api-version', 'must be YYYY-MM-DD');
    }
    const done = once(world, book, asked, id, route);
    const extra = done.status < 400 ? rules(headers, route) : {};
    return { status: done.status, headers: { ...quota, ...extra }, body: done.body };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { ...refusal(error), headers: quota };
  }
};

/** The response to a request; nothing it does can fail without one. */
export const respond = (world: World, asked: Incoming): Outgoing => {
  settleDue(world);
  const requestId: Record<string, string> = { 'Request-ID': randomUUID() };
  const onError = world.wrong === 'no-request-id-on-errors' ? {} : requestId;
  try {
    const { status, headers, body } = answer(world, asked);
    const named = status < 400 ? requestId : onError;
    return { status, headers: { ...headers, ...named }, body };
  } catch (error) {
    const headers = (error as { headers?: Record<string, string> }).headers ?? {};
    if (error instanceof Rejection) {
      return { ...refusal(error), headers: { ...headers, ...onError } };
    }
    const body = { error_code: 'SERVER_ERROR', message: 'Something went wrong here.' };
    return { status: 500, headers: onError, body };
  }
};
