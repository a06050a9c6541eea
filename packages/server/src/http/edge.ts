// The HTTP edge: sockets, TLS, limits and shutdown around the pipeline. It uses node:http, which
// costs least per request.
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { edgeErrors } from '@kasir/core';
import { chain, ConnectionCut, type MaybePromise, type RawRequest } from '@kasir/core/pipeline';
import { jsonRefusal, send, type HttpResponse, type Refusal } from './response.ts';
import { ClientDisconnected, readBody, restOf, usualMax, type BodyMax } from './body.ts';
import { clientOf, mustRefusePlain, peerOf, trustedOf, type Peer } from './client.ts';
import { connectRefused, isDisconnect, refusalOfBytes, refusalOfError } from './failures.ts';
import { Sockets } from './sockets.ts';

// An import of the module would evaluate all its exports, including an unused client; the TLS
// module is loaded only by servers that use it.
const { createServer: createHttp, STATUS_CODES } = process.getBuiltinModule('node:http');
const https = () => process.getBuiltinModule('node:https');

/** Responds to the requests of a listener. */
export interface Respond {
  (request: RawRequest): MaybePromise<HttpResponse>;
  /**
   * Returns whether the head of a request, without its body, names a caller who may send more than
   * an unknown one (docs/decisions/0079); when omitted, every caller may.
   */
  readonly admits?: (head: RawRequest) => MaybePromise<boolean>;
}

/** A failed request for the log, without its content. */
export interface Failure {
  readonly requestId: string;
  readonly method: string;
  readonly status: number;
  readonly error: unknown;
}

export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Peers whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  readonly requestId: () => string;
  readonly respond: Respond;
  /** The limit of bodies; defaults to that of the specification. */
  readonly bodyMax?: BodyMax;
  /** Renders a refusal at a path; defaults to JSON. */
  readonly refusal?: (path: string, refusal: Refusal) => HttpResponse;
  readonly failed?: (failure: Failure) => void;
  /** The most milliseconds for receiving the headers, and the whole request. */
  readonly timeouts?: { readonly headers: number; readonly request: number };
}

export interface Edge {
  /** The address it listens on, without a trailing slash. */
  readonly url: string;
  /** Accepts no more requests, finishes the pending ones, closes every socket. */
  close(): Promise<void>;
}

/** Milliseconds that pending requests may take to finish when the server stops. */
const CLOSE_MS = 10_000;
/** Milliseconds that an incomplete request may still take to arrive when the server stops. */
const GRACE_MS = 1_000;
const TIMEOUTS = { headers: 30_000, request: 60_000 };
/** Milliseconds between checks for timeouts. */
const CHECK_MS = 5_000;

const httpsRequired: Refusal = {
  status: edgeErrors.HTTPS_REQUIRED,
  error_code: 'HTTPS_REQUIRED',
  message: 'Use HTTPS: plain HTTP is accepted only on this machine.',
};

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const nothing = new Uint8Array();

type Read = (message: IncomingMessage) => MaybePromise<RawRequest | Refusal>;

/** Returns a function that reads a request, or its refusal. Rejects with `ClientDisconnected`. */
const reader = (options: EdgeOptions): Read => {
  const { trustedProxies, insecureHttp, respond, bodyMax = usualMax } = options;
  const { admits = () => true } = respond;
  const trusted = trustedOf(trustedProxies);
  const peers = new WeakMap<Socket, Peer>();
  const peerAt = (socket: Socket): Peer => {
    const known = peers.get(socket);
    if (known) return known;
    const peer = peerOf(socket.remoteAddress ?? '', 'encrypted' in socket);
    peers.set(socket, peer);
    return peer;
  };
  return (message) => {
    const { socket, headers } = message;
    const { address, secure } = clientOf(peerAt(socket), headers, trusted);
    // CORE-11, AUTH-UNSPEC-04
    if (mustRefusePlain(secure, insecureHttp, socket.localAddress ?? '')) return httpsRequired;
    const path = pathOf(message);
    const head: RawRequest = {
      method: message.method ?? 'GET',
      path,
      query: (message.url ?? '').slice(path.length + 1),
      headers: headers as RawRequest['headers'],
      body: nothing,
      address,
      isGone: () => socket.destroyed,
    };
    return chain(
      readBody(message, bodyMax(head), () => admits(head)),
      (read) => {
        if ('status' in read) return read;
        const { bytes: body, unread } = read;
        if (unread) return { ...head, unread };
        return body.length === 0 ? head : { ...head, body };
      },
    );
  };
};

/**
 * Returns the listener that serves every request. A failure is logged and gets a response, or
 * closes the connection when the headers were already sent; it never ends the process.
 */
const listener = (options: EdgeOptions, sockets: Sockets): RequestListener => {
  const { refusal: refusalAt = (_path, refusal) => jsonRefusal(refusal) } = options;
  const read = reader(options);
  return (message, response) => {
    const { method = 'GET' } = message;
    let requestId = '';
    const sendAs = (result: HttpResponse): MaybePromise<void> => {
      const rest = restOf(message);
      if (rest === 'abandoned') response.shouldKeepAlive = false;
      if (rest !== undefined) sockets.linger(message.socket);
      const own = result.headers['request-id'];
      requestId = own ?? options.requestId();
      const headers =
        // CORE-HDR-request_id
        own === undefined ? { ...result.headers, 'request-id': requestId } : result.headers;
      return send(response, method, { ...result, headers });
    };
    const serve = (): MaybePromise<void> =>
      chain(read(message), (request) => {
        if (!('status' in request)) return chain(options.respond(request), sendAs);
        return sendAs(refusalAt(pathOf(message), request));
      });
    const fail = async (error: unknown): Promise<void> => {
      if (error instanceof ClientDisconnected) return;
      if (error instanceof ConnectionCut) {
        response.destroy();
        return;
      }
      const { headersSent } = response;
      if (headersSent && isDisconnect(error)) return;
      const refusal = refusalOfError(error, method);
      if (headersSent) response.destroy();
      else await sendAs(refusalAt(pathOf(message), refusal));
      const status = headersSent ? response.statusCode : refusal.status;
      options.failed?.({ requestId, method, status, error });
    };
    sockets.begin(message);
    response.on('close', () => sockets.finish(message));
    response.on('error', () => response.destroy());
    const broken = async (error: unknown): Promise<void> => {
      try {
        await fail(error);
      } catch {
        if (!response.writableEnded) response.destroy();
      }
    };
    try {
      const sent = serve();
      if (sent instanceof Promise) sent.catch(broken);
    } catch (error) {
      void broken(error);
    }
  };
};

/** Returns a refusal as bytes, for input that is not a request. */
const rawRefusal = (refusal: Refusal, requestId: string): string => {
  const { status, headers, body } = jsonRefusal(refusal);
  const lines = Object.entries({
    ...headers,
    'request-id': requestId,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
};

/** Refuses input that reaches no request listener, in JSON like everything else. */
const watch = (
  server: Server,
  options: EdgeOptions,
  sockets: Sockets,
  onRequest: RequestListener,
): void => {
  const refuse = (socket: Socket, refusal: Refusal): void =>
    sockets.refuse(socket, () => rawRefusal(refusal, options.requestId()));
  server.on(options.tls ? 'secureConnection' : 'connection', (socket: Socket) =>
    sockets.add(socket),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const refusal = socket.writable ? refusalOfBytes(error) : null;
    if (refusal) refuse(socket, refusal);
    else socket.destroy();
  });
  server.on('connect', (_message: IncomingMessage, socket: Socket) =>
    refuse(socket, connectRefused),
  );
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', onRequest);
};

/** Starts listening. Rejects when the port is taken. */
export const listen = async (options: EdgeOptions): Promise<Edge> => {
  const { timeouts = TIMEOUTS } = options;
  const settings = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: Math.min(timeouts.headers, CHECK_MS),
    keepAliveTimeout: 65_000,
  };
  const sockets = new Sockets();
  const onRequest = listener(options, sockets);
  const server: Server = options.tls
    ? https().createServer(
        { ...settings, handshakeTimeout: timeouts.headers, ...options.tls },
        onRequest,
      )
    : createHttp(settings, onRequest);
  watch(server, options, sockets, onRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const name = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `${options.tls ? 'https' : 'http'}://${name}:${port}`,
    close: () =>
      new Promise((resolve) => {
        const closing = sockets.close(GRACE_MS, CLOSE_MS);
        server.close(() => {
          closing.cancel();
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
