// Makes one attempt over HTTP: returns the status of the response, or the failure in words.
import { RESPONSE_BYTES_MAX, textOfCode, timeoutText } from '@kasir/deliveries';
import { Agent, request, type Dispatcher } from 'undici';
import { guardedConnector, privateAddresses } from './addresses.ts';

/** The result of an attempt. */
export interface PostResult {
  readonly status: number | null;
  /** The reason for a missing or incomplete response, else null. */
  readonly error: string | null;
  /** True when the timeout was reached: such receivers delay others. */
  readonly timedOut: boolean;
  /** Real milliseconds from its start to the response or the failure. */
  readonly durationMs: number;
  /** The first bytes of the response body; null without a response. */
  readonly response: Uint8Array | null;
}

/** The most bytes read of a response: the rest does not matter. */
const READ_BYTES_MAX = 65_536;

class TimedOut extends Error {}

/** Returns a dispatcher for deliveries: no HTTP/2 or redirects, public addresses by default. */
export const deliveryAgent = (allowPrivateAddresses: boolean, timeoutMs: number): Agent =>
  new Agent({
    allowH2: false,
    connect: allowPrivateAddresses
      ? { timeout: timeoutMs }
      : guardedConnector(timeoutMs, privateAddresses()),
  });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const inWords = (error: unknown): string => {
  if (error instanceof TimedOut) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return textOfCode(codeOf(error), message);
};

/** The first bytes of a response body, kept as they arrive. */
class FirstBytes {
  #bytes: Uint8Array = new Uint8Array();

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  add(chunk: Uint8Array): void {
    const left = RESPONSE_BYTES_MAX - this.#bytes.length;
    if (left > 0) this.#bytes = Buffer.concat([this.#bytes, chunk.subarray(0, left)]);
  }
}

/** Reads the body up to its end or the bound; leaving the loop closes the connection. */
const drain = async (body: Dispatcher.ResponseData['body'], first: FirstBytes): Promise<void> => {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Uint8Array).length;
    first.add(chunk as Uint8Array);
    if (bytes > READ_BYTES_MAX) return;
  }
};

export interface Sending {
  readonly dispatcher: Dispatcher;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Covers connecting, the headers and the whole body of the response together. */
  readonly timeoutMs: number;
}

/**
 * Sends one POST (EVT-DLV-01). Never rejects: a response counts once it is complete, within the
 * timeout (EVT-DLV-04); an interrupted one keeps its status beside the error.
 */
export const post = async (sending: Sending): Promise<PostResult> => {
  const { dispatcher, url, headers, body, timeoutMs } = sending;
  const stop = new AbortController();
  // undici checks a signal only once connected; this promise ends the wait immediately.
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TimedOut(timeoutText(timeoutMs));
    reject(error);
    stop.abort(error);
  }, timeoutMs);
  const started = performance.now();
  let status: number | null = null;
  const first = new FirstBytes();
  const ended = (error: string | null, timedOut: boolean): PostResult => ({
    status,
    error,
    timedOut,
    durationMs: Math.round(performance.now() - started),
    response: status === null ? null : first.bytes,
  });
  const exchange = async (): Promise<void> => {
    const { signal } = stop;
    const options = { dispatcher, method: 'POST', headers, body, signal } as const;
    // One timer covers the whole attempt: a slowly trickling body must not extend it.
    const response = await request(url, { ...options, headersTimeout: 0, bodyTimeout: 0 });
    status = response.statusCode;
    await drain(response.body, first);
  };
  try {
    await Promise.race([timeout, exchange()]);
    return ended(null, false);
  } catch (error) {
    return ended(inWords(error), error instanceof TimedOut);
  } finally {
    clearTimeout(timer);
  }
};

/** Sends the deliveries of a node. */
export interface Poster {
  /** `toPrivate` states whether it may reach private addresses. */
  readonly post: (toPrivate: boolean, sending: Omit<Sending, 'dispatcher'>) => Promise<PostResult>;
  /** Aborts the running deliveries. */
  close(): Promise<void>;
}

/** Opens two clients: one that may reach private addresses, and one that may not. */
export const openPoster = (timeoutMs: number): Poster => {
  const free = deliveryAgent(true, timeoutMs);
  const guarded = deliveryAgent(false, timeoutMs);
  return {
    post: (toPrivate, sending) => post({ ...sending, dispatcher: toPrivate ? free : guarded }),
    close: async () => {
      await Promise.all([free.destroy(), guarded.destroy()]);
    },
  };
};
