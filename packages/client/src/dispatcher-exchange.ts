// Sends requests over a dispatcher of undici, which reports when a request is sent.
import { errorFields, Unsendable, type Exchange, type HttpResponse } from './exchange.ts';
import { version } from './version.ts';

/** Controls a running request. */
interface DispatchController {
  abort(reason: Error): void;
}

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The request that the client passes to a dispatcher. */
export interface DispatchRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
}

/** The events of a request that the client receives. */
export interface DispatchEvents {
  onRequestStart(controller: DispatchController, context: unknown): void;
  onResponseStart(
    controller: DispatchController,
    statusCode: number,
    headers: ReceivedHeaders,
    statusMessage?: string,
  ): void;
  onResponseData(controller: DispatchController, chunk: Uint8Array): void;
  onResponseEnd(controller: DispatchController, trailers: ReceivedHeaders): void;
  onResponseError(controller: DispatchController, error: Error): void;
}

/**
 * The part of a dispatcher of undici 7 or 8 that the client uses: `Agent`, `ProxyAgent`,
 * `MockAgent` ...
 */
export interface Dispatcher {
  dispatch(request: DispatchRequest, events: DispatchEvents): boolean;
}

const userAgent = `kasir-client/${version}`;

const flat = (headers: ReceivedHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      [value ?? ''].flat().join(', '),
    ]),
  );

/** Returns an exchange over a dispatcher: a request is sent once it is written to a connection. */
export const dispatcherExchange =
  (dispatcher: Dispatcher): Exchange =>
  ({ origin, path, method, headers, body }, progress, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const decoder = new TextDecoder();
      let text = '';
      let head: Omit<HttpResponse, 'text'> | undefined;
      const request: DispatchRequest = {
        origin,
        path,
        method,
        headers: { 'user-agent': userAgent, ...headers },
        body,
        // The client's own timer covers the whole attempt.
        headersTimeout: 0,
        bodyTimeout: 0,
      };
      dispatcher.dispatch(request, {
        onRequestStart: (controller) => {
          const abort = (): void => controller.abort(signal.reason as Error);
          if (signal.aborted) return abort();
          progress.sent = 'yes';
          signal.addEventListener('abort', abort, { once: true });
        },
        onResponseStart: (_, status, received) => {
          // Informational responses, such as early hints, come before the response.
          if (status < 200) return;
          head = { status, headers: flat(received) };
          progress.requestId = head.headers['request-id'] ?? null;
        },
        onResponseData: (_, chunk) => {
          text += decoder.decode(chunk, { stream: true });
        },
        onResponseEnd: () => {
          if (head) resolve({ ...head, text: text + decoder.decode() });
          else reject(new Error('The response ended without a status.'));
        },
        onResponseError: (_, error) => {
          const { code } = errorFields(error);
          reject(code === 'UND_ERR_INVALID_ARG' ? new Unsendable(error.message) : error);
        },
      });
    });
