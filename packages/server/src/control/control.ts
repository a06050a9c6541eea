// The control listener's requests: its own port, loopback names only, a bearer token; never below
// the base URL.
import { isIP } from 'node:net';
import { hashKey, sameHash, type RawRequest } from '@kasir/core/server';
import type { Answer, Respond } from '../http/edge.ts';
import type { Kasir } from '../kasir.ts';
import { isLoopback } from '../settings.ts';
import { Refused, type Operation } from './operation.ts';
import { operations } from './operations.ts';

const answer = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const refusal = (status: number, error_code: string, message: string): Answer =>
  answer(status, { error_code, message });

/**
 * Only names that no web page can rebind to this listener: on loopback those of this machine;
 * beyond it addresses, names without a dot (of a container or a local network), and the name it was
 * given.
 */
const isOwnHost = (sent: string | undefined, own: string): boolean => {
  const host = (sent ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (/^(localhost|127\.0\.0\.1|::1)$/.test(host) || host === own) return true;
  return !isLoopback(own) && (isIP(host) !== 0 || /^[\w-]+$/.test(host));
};

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^${path.replace('{id}', '([^/]+)')}$`);

const routes = operations.map((operation) => ({ operation, pattern: patternOf(operation) }));

/** What was sent: a JSON body, or the query where there is none. */
const readBody = (request: RawRequest): unknown =>
  request.body.length === 0
    ? Object.fromEntries(new URLSearchParams(request.query))
    : (JSON.parse(Buffer.from(request.body).toString('utf8')) as unknown);

const run = async (
  kasir: Kasir,
  operation: Operation,
  id: string,
  request: RawRequest,
): Promise<Answer> => {
  let sent: unknown;
  try {
    sent = readBody(request);
  } catch {
    return refusal(400, 'API_VALIDATION_ERROR', 'body: Send valid JSON.');
  }
  const body = operation.body.safeParse(sent);
  if (!body.success) {
    const message = body.error.issues
      .map((issue) => `body.${issue.path.join('.')}: ${issue.message}`)
      .join(' ');
    return refusal(400, 'API_VALIDATION_ERROR', message);
  }
  try {
    const done = await operation.run(kasir, body.data as never, id);
    return done === undefined
      ? refusal(404, 'DATA_NOT_FOUND', 'There is nothing with this id.')
      : answer(200, done);
  } catch (error) {
    if (error instanceof Refused) return refusal(400, 'API_VALIDATION_ERROR', error.message);
    throw error;
  }
};

/**
 * Answers requests to the control listener; `token` is what its bearer must send, `host` what it
 * listens on.
 */
export const createControl = (kasir: Kasir, token: string, host = '127.0.0.1'): Respond => {
  const expected = hashKey(token);
  return async (request) => {
    if (!isOwnHost(request.headers['host'], host)) {
      return refusal(
        403,
        'REQUEST_FORBIDDEN_ERROR',
        isLoopback(host)
          ? 'The control API answers to localhost only.'
          : 'The control API must be called by an address, or by the name in --control-host.',
      );
    }
    const sent = /^Bearer (\S+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    if (!sameHash(hashKey(sent), expected)) {
      return refusal(
        401,
        'INVALID_API_KEY',
        'Send Authorization: Bearer <control token>; it is printed at start.',
      );
    }
    for (const { operation, pattern } of routes) {
      const match = operation.method === request.method ? pattern.exec(request.path) : null;
      if (match) return run(kasir, operation, match[1] ?? '', request);
    }
    const known = operations.map(({ method, path }) => `${method} ${path}`).join(', ');
    return refusal(404, 'NOT_FOUND', `The control API has: ${known}.`);
  };
};
