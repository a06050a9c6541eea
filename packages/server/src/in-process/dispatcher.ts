// An undici dispatcher that calls listeners in this process, without a socket, so that the typed
// clients, `request` and `fetch` talk to them as to a server.
import { STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { RawRequest } from '@kasir/core/pipeline';
import { Dispatcher } from 'undici';
import type { Respond } from '../http/edge.ts';
import type { HttpResponse } from '../http/response.ts';

const HOME = '127.0.0.1';

type Headers = Dispatcher.DispatchOptions['headers'];

const pairsOf = (headers: Headers): [string, string][] => {
  if (!headers) return [];
  if (Array.isArray(headers)) {
    const flat = headers as unknown as readonly string[];
    return flat.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
    );
  }
  const entries =
    Symbol.iterator in headers
      ? [...(headers as Iterable<[string, string | string[] | undefined]>)]
      : Object.entries(headers);
  return entries.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
};

const bytesOf = async (body: unknown): Promise<Uint8Array> => {
  if (body === null || body === undefined) return new Uint8Array();
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array | string>)
    chunks.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return Buffer.concat(chunks);
};

/** The controls of a response for an undici handler; a paused reader gets no more pieces. */
class Exchange implements Dispatcher.DispatchController {
  readonly paused = false;
  readonly rawHeaders: string[] = [];
  readonly rawTrailers: string[] = [];
  aborted = false;
  reason: Error | null = null;
  readonly #waiting: (() => void)[] = [];
  #held = false;

  abort(reason: Error): void {
    this.aborted = true;
    this.reason = reason;
    this.resume();
  }

  pause(): void {
    this.#held = true;
  }

  resume(): void {
    this.#held = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves when the reader accepts more. */
  async wanted(): Promise<void> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

class InProcessDispatcher extends Dispatcher {
  readonly #listeners: ReadonlyMap<string, Respond>;

  constructor(listeners: ReadonlyMap<string, Respond>) {
    super();
    this.#listeners = listeners;
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const exchange = new Exchange();
    void this.#serve(options, handler, exchange).catch((error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      handler.onResponseError?.(exchange, exchange.reason ?? reason);
    });
    return true;
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }

  override destroy(): Promise<void> {
    return Promise.resolve();
  }

  async #serve(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
    exchange: Exchange,
  ): Promise<void> {
    const origin = String(options.origin ?? '').replace(/\/$/, '');
    const respond = this.#listeners.get(origin);
    if (!respond) {
      const known = [...this.#listeners.keys()].join(' and ');
      throw new TypeError(`Nothing listens at ${origin} in this process; call ${known}.`);
    }
    handler.onRequestStart?.(exchange, {});
    const response = await respond(await this.#requestOf(origin, options, exchange));
    if (exchange.aborted) throw exchange.reason ?? new Error('The request was aborted.');
    await this.#send(response, options.method === 'HEAD', handler, exchange);
  }

  async #requestOf(
    origin: string,
    { path, method, headers, body }: Dispatcher.DispatchOptions,
    exchange: Exchange,
  ): Promise<RawRequest> {
    const [name = '/', ...rest] = path.split('?');
    const named = pairsOf(headers).map(([header, value]) => [header.toLowerCase(), value] as const);
    return {
      method,
      path: name,
      query: rest.join('?'),
      headers: { host: new URL(origin).host, ...Object.fromEntries(named) },
      body: await bytesOf(body),
      address: HOME,
      isGone: () => exchange.aborted,
    };
  }

  async #send(
    { status, headers, body }: HttpResponse,
    bare: boolean,
    handler: Dispatcher.DispatchHandler,
    exchange: Exchange,
  ): Promise<void> {
    for (const [name, value] of Object.entries(headers)) exchange.rawHeaders.push(name, value);
    const sent: IncomingHttpHeaders = { ...headers };
    handler.onResponseStart?.(exchange, status, sent, STATUS_CODES[status] ?? '');
    for await (const piece of bare ? [] : typeof body === 'string' ? [body] : body) {
      if (exchange.aborted) throw exchange.reason ?? new Error('The request was aborted.');
      if (piece !== '') handler.onResponseData?.(exchange, Buffer.from(piece));
      await exchange.wanted();
    }
    handler.onResponseEnd?.(exchange, {});
  }
}

/**
 * Serves requests to known origins with listeners of this process; a listener is found by the
 * origin of a request, such as `http://kasir.localhost`.
 */
export const inProcessDispatcher = (listeners: ReadonlyMap<string, Respond>): Dispatcher =>
  // A composed dispatcher also accepts the older form of handlers, which undici itself uses.
  new InProcessDispatcher(listeners).compose((dispatch) => dispatch);
