// An exchange over `fetch`: what runs everywhere, and sees less of a request on its way.
import { errorFields, Unsendable, type Exchange } from './exchange.ts';

/** What the client asks of a fetch. */
export interface FetchRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly redirect: 'manual';
  readonly credentials?: 'omit';
  readonly cache?: 'no-store';
}

/** What the client reads of the response of a fetch. */
export interface FetchResponse {
  readonly status: number;
  readonly type?: string;
  readonly headers: { forEach(callback: (value: string, name: string) => void): void };
  text(): Promise<string>;
}

/** `fetch`, or a function like it: of a framework, a proxy, a platform in this process. */
export type Fetch = (url: string, request: FetchRequest) => FetchResponse | Promise<FetchResponse>;

/** Fields of a request that some runtimes refuse to be given: workerd knows no cookies. */
const optional = (): Pick<FetchRequest, 'credentials' | 'cache'> => {
  const known: object = typeof Request === 'function' ? Request.prototype : {};
  return {
    ...('credentials' in known && { credentials: 'omit' }),
    ...('cache' in known && { cache: 'no-store' }),
  };
};

/** The headers as a fetch takes them; a name or value it would refuse is no lost connection. */
const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch (error) {
    throw new Unsendable(String(errorFields(error).message));
  }
};

/** Whether an error of the fetch of Node.js says that there never was a connection. */
const isUnconnected = (error: unknown): boolean => {
  const cause = errorFields(errorFields(error).cause);
  // Where a name has several addresses, there is an error of each.
  const tried = Array.isArray(cause.errors) ? cause.errors.map(errorFields) : [cause];
  return tried.every(
    ({ code, syscall }) =>
      syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT',
  );
};

/**
 * An exchange over the fetch that is given, or over the global one. Nobody tells when a request
 * leaves, so from the call of the fetch on it may have been sent: when there is no response, a
 * write without an idempotency key is not repeated and its outcome is indeterminate. Only the
 * global fetch of Node.js is believed that no connection came about: another function may have
 * tried more than once.
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
      // A browser hides where a redirect leads, its status too.
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
