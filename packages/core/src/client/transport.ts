// One attempt over undici: a complete response, or why there is none and whether the request may
// have been sent.
import type { Dispatcher } from 'undici';
import type { OutgoingRequest } from './outgoing-request.ts';

export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** There is no complete response. */
export interface TransportFailure {
  readonly status: null;
  readonly code: 'NETWORK' | 'TIMEOUT' | 'ABORTED';
  readonly reason: string;
  readonly message: string;
  /** Whether bytes of the request may have left. */
  readonly sent: boolean;
  readonly requestId: string | null;
}

/** Mutable notes on one attempt, handed to undici as its `opaque` value. */
interface SendProgress {
  sent: boolean;
  requestId: string | null;
}

/** Why the client ended an attempt. */
class Halted extends Error {
  readonly code: 'TIMEOUT' | 'ABORTED';
  constructor(code: 'TIMEOUT' | 'ABORTED', message: string) {
    super(message);
    this.code = code;
  }
}

/** A dispatcher that records when a request is about to be written to a connection. */
const trackSending = (dispatcher: Dispatcher): Dispatcher =>
  dispatcher.compose((dispatch) => (options, handler) => {
    const progress = (options as Dispatcher.RequestOptions<SendProgress>).opaque;
    return dispatch(options, {
      onRequestStart(controller, context) {
        handler.onRequestStart?.(controller, context);
        if (progress && !controller.aborted) progress.sent = true;
      },
      onResponseStart: (...args) => handler.onResponseStart?.(...args),
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (...args) => handler.onResponseError?.(...args),
    });
  });

const flat = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );

const codeOf = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : error.name
    : 'UNKNOWN';

const toTransportFailure = (
  error: unknown,
  { sent, requestId }: SendProgress,
): TransportFailure => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Halted)
    return { status: null, code: error.code, reason: error.code, message, sent, requestId };
  const reason = codeOf(error);
  if (reason === 'UND_ERR_INVALID_ARG') throw new TypeError(message);
  const what = sent
    ? 'The connection was lost before the response was complete'
    : 'The connection could not be established';
  return {
    status: null,
    code: 'NETWORK',
    reason,
    message: `${what} (${message || reason}).`,
    sent,
    requestId,
  };
};

/**
 * Sends messages through the dispatcher it was given, or through an Agent of its own made at first
 * use.
 */
export class Transport {
  readonly #injected: Dispatcher | undefined;
  #own: Promise<Dispatcher> | undefined;
  #watched: Promise<Dispatcher> | undefined;

  constructor(injected: Dispatcher | undefined) {
    this.#injected = injected;
  }

  /** Makes one attempt; rejects only for a header that cannot be sent. */
  async send(
    message: OutgoingRequest,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<HttpResponse | TransportFailure> {
    const progress: SendProgress = { sent: false, requestId: null };
    const stop = new AbortController();
    // undici looks at a signal only once a connection stands; this promise ends the wait at once.
    const halted = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Halted));
    });
    const halt = (reason: Halted): void => stop.abort(reason);
    const abort = (): void => halt(new Halted('ABORTED', 'The call was aborted.'));
    const timer = setTimeout(
      () => halt(new Halted('TIMEOUT', `No complete response within ${Math.ceil(timeoutMs)} ms.`)),
      timeoutMs,
    );
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    try {
      return await Promise.race([halted, this.#exchange(message, progress, stop.signal)]);
    } catch (error) {
      return toTransportFailure(error, progress);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the connections of its own Agent; an injected dispatcher stays open. */
  async close(): Promise<void> {
    // An aborted request may still wait for a connection: a graceful close would wait with it.
    await (await this.#own)?.destroy();
  }

  async #exchange(
    message: OutgoingRequest,
    progress: SendProgress,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    this.#watched ??= this.#open();
    const dispatcher = await this.#watched;
    signal.throwIfAborted();
    const { origin, path, method, headers, body } = message;
    const response = await dispatcher.request({
      origin,
      path,
      method,
      headers,
      body,
      signal,
      opaque: progress,
      // One timer watches the whole attempt.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const responseHeaders = flat(response.headers);
    progress.requestId = responseHeaders['request-id'] ?? null;
    return {
      status: response.statusCode,
      headers: responseHeaders,
      text: await response.body.text(),
    };
  }

  async #open(): Promise<Dispatcher> {
    if (this.#injected) return trackSending(this.#injected);
    this.#own = import('undici').then(({ Agent }) => new Agent());
    return trackSending(await this.#own);
  }
}
