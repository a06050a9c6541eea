// Performs a request once for its idempotency key, and repeats its response for 24 hours.
import type { IncomingHttpHeaders } from 'node:http';
import { lengthOf } from './check.ts';
import type { Route } from './routes.ts';
import { invalid, newId, now, Rejection, type Store, type Json, type State } from './state.ts';

/** A request as it was received. */
export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
}

const DAY = 24 * 3_600_000;

/** Returns the value of a header. */
export const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join() : value;
};

/** Returns a form as JSON: metadata from brackets, amount as a number. */
const formOf = (raw: string): Json => {
  const body: Json = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? [];
    if (key !== undefined) body['metadata'] = { ...(body['metadata'] as Json), [key]: value };
    else body[name] = name === 'amount' && /^\d+$/.test(value) ? Number(value) : value;
  }
  return body;
};

/** Returns the body of a request: a JSON object, or a form at POST /qr_codes. */
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

/** Returns a canonical text of a body, independent of the order of its fields. */
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

const idempotencyKey = (state: State, headers: IncomingHttpHeaders): string | undefined => {
  const first = headerOf(headers, 'idempotency-key');
  const second = headerOf(headers, 'x-idempotency-key');
  if (first !== undefined && second !== undefined && first !== second) {
    throw invalid('x-idempotency-key', 'differs from idempotency-key');
  }
  const key = first ?? second;
  const longest = state.wrong === 'long-key-accepted' ? 101 : 100;
  if (key !== undefined && (key === '' || lengthOf(key) > longest)) {
    throw invalid('idempotency-key', 'must have 1 to 100 characters');
  }
  return key;
};

const statusOf = (state: State, route: Route): number =>
  state.wrong === 'refund-200' && route.path === '/refunds' ? 200 : (route.status ?? 200);

/** Handles a request; a rejection becomes a response that can be repeated. */
const perform = (state: State, store: Store, call: Incoming, id: string, route: Route) => {
  try {
    const { url } = call;
    const body = bodyOf(call, route);
    const done = route.handle({ state, store, id, query: url.searchParams, body });
    return { status: statusOf(state, route), body: structuredClone(done) };
  } catch (error) {
    if (error instanceof Rejection) return toResponse(error);
    throw error;
  }
};

/** Returns the response to a rejection. */
export const toResponse = ({ status, code, message }: Rejection) => ({
  status,
  body: { error_code: code, message } as unknown,
});

/** Performs a request once for its idempotency key, and repeats its response for 24 hours. */
export const once = (state: State, store: Store, call: Incoming, id: string, route: Route) => {
  const key = route.method === 'GET' ? undefined : idempotencyKey(state, call.headers);
  if (key === undefined) return perform(state, store, call, id, route);
  const shared = state.wrong === 'key-shared-by-accounts';
  const owner = shared ? '' : `${store.account.id} ${store.live}`;
  const name = `${owner} ${route.method} ${call.url.pathname} ${key}`;
  const depth = state.wrong === 'nested-change-replayed' ? 1 : Infinity;
  let print = call.raw;
  try {
    print = spelled(bodyOf(call, route), depth);
  } catch {
    // An unreadable body is compared as it was received.
  }
  const known = state.remembered.get(name);
  const kept = state.wrong === 'key-kept-longer' ? DAY + DAY / 24 : DAY;
  if (known && now(state) < known.at + kept) {
    if (known.print !== print) {
      throw new Rejection(409, 'IDEMPOTENCY_ERROR', 'The key was used with another body.');
    }
    const { status, body } = known;
    const fresh = state.wrong === 'replay-new-id' && status < 400;
    return { status, body: fresh ? { ...(body as Json), id: newId('pr-') } : body };
  }
  const at = now(state);
  const result = perform(state, store, call, id, route);
  const forgotten = state.wrong === 'rejection-not-kept' && result.status >= 400;
  if (!forgotten) state.remembered.set(name, { at, print, ...result });
  return result;
};
