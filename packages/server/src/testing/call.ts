// Sends requests to a platform without a socket, for tests.
import type { TestResponse } from '@kasir/core/testing';
import type { Kasir } from '../app/kasir.ts';

export interface CallOptions {
  /** Sub-account that the platform acts for. */
  readonly as?: string | undefined;
  /** Idempotency key. */
  readonly key?: string;
  /** API key; defaults to the default account's test key. */
  readonly by?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = (
  method: string,
  target: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<TestResponse>;

/** The API version of every v3 call. */
const V3_VERSION = '2024-11-11';

/** Returns a body as bytes; empty when it is omitted. */
export const bytesOf = (body: unknown): Uint8Array =>
  new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));

/** Returns a function that sends requests to a platform. */
export const callTo =
  (kasir: Kasir): Call =>
  async (method, target, body, { as, key, by = kasir.key, headers = {} } = {}) => {
    const [path = '', query = ''] = target.split('?');
    const response = await kasir.handle({
      method,
      path,
      query,
      headers: {
        authorization: `Basic ${btoa(`${by}:`)}`,
        ...(as !== undefined && { 'for-user-id': as }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(path.startsWith('/v3/') && { 'api-version': V3_VERSION }),
        ...headers,
      },
      body: bytesOf(body),
      address: '127.0.0.1',
    });
    const parsed: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    return { ...response, body: parsed };
  };
