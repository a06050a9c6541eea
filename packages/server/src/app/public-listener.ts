// The public listener: the API, and beside it the hosted pages, the files, the browser library, the
// OpenAPI document, the callbacks of connectors and the health probe, which need no key and count
// for the rate limit of an address.
import { edgeErrors, limits } from '@kasir/core';
import { chain, exceeds, rateHeaders, type RawRequest } from '@kasir/core/pipeline';
import { browserScript } from '@kasir/legacy/browser/script';
import { chosen, type Dialect } from '@kasir/models';
import { CALLBACKS } from '../connectors/callbacks.ts';
import { createCors } from '../http/cors.ts';
import { jsonRefusal, type HttpResponse, type Refusal } from '../http/response.ts';
import type { Respond } from '../http/edge.ts';
import type { Kasir } from './kasir.ts';
import { OPENAPI, serveDocument } from '../openapi/serve.ts';
import { refusalFor, refusalPage } from '../pages/response.ts';
import { handlers } from '../registry.ts';

const PAGES = '/hosted/';
const FILES = '/downloads/';
/** The path of the browser library, for a script tag. */
export const SCRIPT = '/js/kasir.js';
/** The path of the health probe, outside the API's own paths. */
const HEALTH = '/_health';

const cors = createCors(handlers.map(({ contract }) => contract));

/**
 * Returns a refusal as a page for payers, in their language if their headers are known, and as JSON
 * for everybody else, including pages of other origins.
 */
export const refusalAt = (
  path: string,
  refusal: Refusal,
  headers?: RawRequest['headers'],
): HttpResponse =>
  path.startsWith(PAGES)
    ? headers === undefined
      ? refusalPage(refusal)
      : refusalFor(headers, refusal)
    : jsonRefusal({ ...refusal, headers: { ...refusal.headers, ...cors.headersAt(path) } });

/** Returns refusals in a dialect: 413 has its own code in `spec` (CORE-UNSPEC-06). */
export const refusalsIn =
  (dialect: Dialect) =>
  (path: string, refusal: Refusal): HttpResponse =>
    refusalAt(
      path,
      refusal.error_code === 'PAYLOAD_TOO_LARGE'
        ? { ...refusal, error_code: chosen('large_body', dialect) }
        : refusal,
    );

const tooMany: Refusal = {
  status: 429,
  error_code: 'RATE_LIMIT_EXCEEDED',
  message: 'Too many requests from this address. Wait for the seconds in Retry-After.',
};

const wrongMethod: Refusal = {
  status: 405,
  error_code: 'METHOD_NOT_ALLOWED',
  message: 'Use GET or HEAD.',
  headers: { allow: 'GET, HEAD' },
};

const health = async (kasir: Kasir, method: string): Promise<HttpResponse> => {
  if (method !== 'GET' && method !== 'HEAD') return jsonRefusal(wrongMethod);
  await kasir.store.clock();
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"status":"ok"}',
  };
};

let script: string | undefined;

/** Returns the library, public and the same for everybody; pages may check it by its hash. */
const library = (method: string): HttpResponse => {
  if (method !== 'GET' && method !== 'HEAD') return jsonRefusal(wrongMethod);
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
    body: (script ??= browserScript()),
  };
};

const { body_bytes: BYTES_MAX, fields: FIELDS_MAX } = limits.unknown_caller;

const tooLarge: Refusal = {
  status: edgeErrors.PAYLOAD_TOO_LARGE,
  error_code: 'PAYLOAD_TOO_LARGE',
  message: `A form must have at most ${BYTES_MAX} bytes and ${FIELDS_MAX} fields.`,
};

/** Returns the form of a payer, or null when it is larger than any of our pages needs. */
const formOf = ({ body, unread = false }: RawRequest): URLSearchParams | null => {
  if (unread || body.length > BYTES_MAX) return null;
  const text = Buffer.from(body).toString();
  return exceeds(text, '&', FIELDS_MAX) ? null : new URLSearchParams(text);
};

const serveOthers = async (kasir: Kasir, request: RawRequest): Promise<HttpResponse> => {
  const { method, path, headers } = request;
  if (path === HEALTH) return health(kasir, method);
  if (path === SCRIPT) return library(method);
  if (path === OPENAPI) return serveDocument('openapi', kasir.baseUrl, request);
  if (path.startsWith(FILES)) return kasir.downloads(method, path);
  if (path.startsWith(CALLBACKS)) return kasir.connectorCallbacks(request);
  const form = formOf(request);
  return form === null ? refusalFor(headers, tooLarge) : kasir.pages(method, path, form, headers);
};

/** Returns the name under which a request beside the API is counted. */
const nameOf = (path: string): string => {
  if (path.startsWith(PAGES)) return 'page';
  if (path.startsWith(FILES)) return 'file';
  return path.startsWith(CALLBACKS) ? 'callback' : path.slice(1);
};

const serveCounted = async (kasir: Kasir, request: RawRequest): Promise<HttpResponse> => {
  const began = performance.now();
  const rate = await kasir.countAddress(request.address);
  if (!rate.allowed) kasir.metrics.countRefusedOutsideApi();
  const response = rate.allowed
    ? await serveOthers(kasir, request)
    : refusalAt(request.path, tooMany, request.headers);
  const seconds = (performance.now() - began) / 1_000;
  kasir.metrics.countOutsideApi(nameOf(request.path), response.status, seconds);
  return { ...response, headers: { ...response.headers, ...rateHeaders(rate) } };
};

/** Serves the API; adds CORS headers only for an Origin, which only browsers send. */
const serveApi = (kasir: Kasir, request: RawRequest) => {
  const response = kasir.handle(request);
  if (request.headers['origin'] === undefined) return response;
  const allowed = cors.headersOf(request);
  return chain(response, (known) => ({ ...known, headers: { ...known.headers, ...allowed } }));
};

const isOutsideApi = (path: string): boolean =>
  [PAGES, FILES, CALLBACKS].some((start) => path.startsWith(start)) ||
  [HEALTH, SCRIPT, OPENAPI].includes(path);

/** Serves every request of the public listener; requests beside the API have small bodies. */
export const createRouter = (kasir: Kasir): Respond =>
  Object.assign(
    (request: RawRequest) =>
      isOutsideApi(request.path) ? serveCounted(kasir, request) : serveApi(kasir, request),
    { admits: (head: RawRequest) => !isOutsideApi(head.path) && kasir.admits(head) },
  );
