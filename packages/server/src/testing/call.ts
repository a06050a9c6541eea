// For tests: sends requests to a platform without a socket.
import type { TestResponse } from '@kasir/core/testing';
import type { Kasir } from '../kasir.ts';

export interface CallOptions {
  /** Sub-account that the platform acts for. */
  readonly as?: string | undefined;
  /** Idempotency key. */
  readonly key?: string;
  /** API key; the default account's test key when left out. */
  readonly by?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = (
  method: string,
  target: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<TestResponse>;

/** The version that every call of v3 names. */
const V3_VERSION = '2024-11-11';

/** A body as bytes; none when it is left out. */
export const bytesOf = (body: unknown): Uint8Array =>
  new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));

/** How requests are sent to a platform. */
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
