// Calls the platform for a merchant until it responds, whatever happens in between.
import { setTimeout as sleep } from 'node:timers/promises';

/** A merchant who calls. */
export interface Caller {
  /** Returns the URL of the platform as it is now. */
  readonly url: () => string;
  readonly key: string;
  /** The name of its story; it makes keys and references unique. */
  readonly story: string;
}

export interface Received {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The longest time that one request is repeated, in milliseconds; then the call fails. */
const PATIENCE_MS = 120_000;

/** Headers of a request, or a function that computes them for each attempt. */
export type Headers = Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);

/** Repeats a request with its idempotency key until the platform responds. */
export const repeatCall = async (
  { url, key, story }: Caller,
  step: string,
  method: string,
  path: string,
  body?: object,
  more: Headers = {},
): Promise<Received> => {
  const until = Date.now() + PATIENCE_MS;
  const headers = () => ({
    authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    'content-type': 'application/json',
    ...(body && { 'idempotency-key': `${story}-${step}` }),
    ...(path.startsWith('/v3/') && { 'api-version': '2024-11-11' }),
    ...(typeof more === 'function' ? more() : more),
  });
  let last = 'no response';
  while (Date.now() < until) {
    try {
      const sent = body === undefined ? null : JSON.stringify(body);
      const signal = AbortSignal.timeout(20_000);
      const init = { method, headers: headers(), body: sent, signal };
      const response = await fetch(url() + path, init);
      const content = (await response.json()) as Received['body'];
      if (response.status < 500 && response.status !== 409)
        return { status: response.status, body: content };
      last = `${response.status} ${JSON.stringify(content)}`;
    } catch (error) {
      last = String(error);
    }
    await sleep(150);
  }
  throw new Error(`${method} ${path} of ${story} got no final response: ${last}`);
};
