// What stands on the public listener: the API, and beside it the hosted pages, the files and the
// health probe, which no key protects and the limit of an address bounds.
import { rateHeaders, type RawRequest } from '@kasir/core/server';
import { jsonRefusal, type Answer, type Refusal } from './http/answer.ts';
import type { Respond } from './http/edge.ts';
import type { Kasir } from './kasir.ts';
import { refusalPage } from './pages/answer.ts';

const PAGES = '/hosted/';
const FILES = '/downloads/';
/** Path outside the API's own for probes. */
const HEALTH = '/_health';

/** A payer reads a page, everybody else JSON. */
export const refusalAt = (path: string, refusal: Refusal): Answer =>
  path.startsWith(PAGES) ? refusalPage(refusal) : jsonRefusal(refusal);

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

const health = async (kasir: Kasir, method: string): Promise<Answer> => {
  if (method !== 'GET' && method !== 'HEAD') return jsonRefusal(wrongMethod);
  await kasir.store.clock();
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"status":"ok"}',
  };
};

const beside = async (kasir: Kasir, { method, path, body }: RawRequest): Promise<Answer> => {
  if (path === HEALTH) return health(kasir, method);
  return path.startsWith(FILES)
    ? kasir.downloads(method, path)
    : kasir.pages(method, path, new URLSearchParams(Buffer.from(body).toString()));
};

/** Answers every request of the public listener. */
export const createRouter =
  (kasir: Kasir): Respond =>
  async (request) => {
    const { path, address } = request;
    if (!path.startsWith(PAGES) && !path.startsWith(FILES) && path !== HEALTH)
      return kasir.handle(request);
    const rate = await kasir.countAddress(address);
    const answer = rate.allowed ? await beside(kasir, request) : refusalAt(path, tooMany);
    return { ...answer, headers: { ...answer.headers, ...rateHeaders(rate) } };
  };
