// Sends requests over `fetch`, which runs everywhere but reports less about a request in progress.
import { errorFields, Unsendable, type Exchange } from './exchange.ts';

/** The request that the client passes to a fetch. */
export interface FetchRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly redirect: 'manual';
  readonly credentials?: 'omit';
  readonly cache?: 'no-store';
}

/** The parts of a fetch response that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly type?: string;
  readonly headers: { forEach(callback: (value: string, name: string) => void): void };
  text(): Promise<string>;
}

/** `fetch`, or a function like it: of a framework, a proxy, or a platform in this process. */
export type Fetch = (url: string, request: FetchRequest) => FetchResponse | Promise<FetchResponse>;

/** Returns request fields that some runtimes reject: workerd has no cookies. */
const optional = (): Pick<FetchRequest, 'credentials' | 'cache'> => {
  const known: object = typeof Request === 'function' ? Request.prototype : {};
  return {
    ...('credentials' in known && { credentials: 'omit' }),
    ...('cache' in known && { cache: 'no-store' }),
  };
};

/**
 * Returns headers in the form that fetch accepts. Throws `Unsendable` for invalid headers, so that
 * they are not reported as a lost connection.
 */
const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch (error) {
    throw new Unsendable(String(errorFields(error).message));
  }
};

/** Returns whether an error of the fetch of Node.js proves that no connection was opened. */
const isUnconnected = (error: unknown): boolean => {
  const cause = errorFields(errorFields(error).cause);
  // A host name with several addresses has one error for each of them.
  const tried = Array.isArray(cause.errors) ? cause.errors.map(errorFields) : [cause];
  return tried.every(
    ({ code, syscall }) =>
      syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT',
  );
};

/**
 * Returns an exchange over the given fetch, or the global one. A fetch does not report when a
 * request is sent, so after the call it may have been sent: without a response, a write without an
 * idempotency key is not repeated and its outcome is indeterminate. Only the global fetch of
 * Node.js is trusted to report that no connection was made: another function may have tried more
 * than once.
 */
export const fetchExchange =
  (given?: Fetch): Exchange =>
  async ({ origin, path, method, headers: named, body }, progress, signal) => {
    const headers = sendable(named);
    signal.throwIfAborted();
    progress.sent = 'perhaps';
    const request = { method, headers, body, signal, redirect: 'manual', ...optional() } as const;
    try {
      const response = await (given ?? globalThis.fetch)(origin + path, request);
      progress.sent = 'yes';
      // A browser hides the target and status of a redirect.
      if (response.type === 'opaqueredirect')
        throw new Error('the service redirects, which is not followed: look at baseUrl');
      const received: Record<string, string> = {};
      response.headers.forEach((value, name) => {
        const before = received[name.toLowerCase()];
        received[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
      });
      progress.requestId = received['request-id'] ?? null;
      return { status: response.status, headers: received, text: await response.text() };
    } catch (error) {
      if (!given && progress.sent === 'perhaps' && isUnconnected(error)) progress.sent = 'no';
      throw error;
    }
  };
