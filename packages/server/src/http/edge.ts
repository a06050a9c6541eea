// The HTTP edge: sockets, TLS, limits and shutdown around the pipeline; node:http, because it costs
// least per request.
import {
  createServer as createHttp,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { edgeErrors, limits } from '@kasir/core';
import type { RawRequest } from '@kasir/core/server';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or pieces of it that are sent as they come. */
  readonly body: string | AsyncIterable<string>;
}

export type Respond = (request: RawRequest) => Promise<Answer>;

export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Peers whose X-Forwarded-For and -Proto are believed. */
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  readonly requestId: () => string;
  readonly respond: Respond;
}

export interface Edge {
  /** Address it listens on, without a trailing slash. */
  readonly url: string;
  /** Stops taking requests, finishes those in hand, closes every socket. */
  close(): Promise<void>;
}

/** How long requests in hand may take to finish when the server stops. */
const CLOSE_MS = 10_000;
/** Requests must have sent their headers, and all of themselves, by then. */
const HEADERS_MS = 30_000;
const REQUEST_MS = 60_000;
/** A client that takes nothing of a file for so long is dropped. */
const STALLED_MS = 60_000;

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

const refusal = (
  requestId: string,
  status: number,
  error_code: string,
  message: string,
): Answer & { readonly body: string } => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'request-id': requestId },
  body: JSON.stringify({ error_code, message }),
});

/** The body, or null when it is larger than allowed. */
const readBody = (message: IncomingMessage): Promise<Uint8Array | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limits.body_bytes) chunks.push(chunk);
      else resolve(null);
    });
    message.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    message.on('error', reject);
    message.on('aborted', () => reject(new Error('The client went away.')));
  });

const empty = new Uint8Array();

/**
 * Sends pieces at the pace of the client: the next one is asked for when the socket takes more, and
 * none any more when the client has gone. A piece that cannot be made breaks the connection off, so
 * that half a file is never taken for a whole one.
 */
const stream = (
  response: ServerResponse,
  method: string,
  { status, headers }: Answer,
  pieces: AsyncIterable<string>,
): void => {
  response.writeHead(status, headers);
  if (method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(STALLED_MS);
  pipeline(pieces, response).catch(() => response.destroy());
};

const send = (response: ServerResponse, method: string, answer: Answer, body: string): void => {
  const length = Buffer.byteLength(body);
  response.writeHead(
    answer.status,
    answer.status === 204 ? answer.headers : { ...answer.headers, 'content-length': length },
  );
  response.end(method === 'HEAD' || answer.status === 204 ? undefined : body);
};

/**
 * The address of the client and whether its connection is encrypted (RATE-UNSPEC-05). Proxies
 * append to
 * X-Forwarded-For, so what stands before the last untrusted address may be forged and is not read.
 */
export const clientOf = (
  peer: string,
  encrypted: boolean,
  headers: IncomingMessage['headers'],
  proxies: readonly string[],
): { readonly address: string; readonly secure: boolean } => {
  if (!proxies.includes(peer)) return { address: peer, secure: encrypted };
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const client = hops
    .map((hop) => hop.trim())
    .findLast((hop) => hop !== '' && !proxies.includes(hop));
  return { address: client ?? peer, secure: encrypted || headers['x-forwarded-proto'] === 'https' };
};

/** Plain HTTP is answered on this machine only, unless the operator says otherwise (AUTH-06). */
export const mustRefusePlain = (
  secure: boolean,
  insecureHttp: boolean,
  localAddress: string,
): boolean => !secure && !insecureHttp && !isLoopback(localAddress);

const listener = (options: EdgeOptions): RequestListener => {
  const answer = async (message: IncomingMessage): Promise<Answer> => {
    const { remoteAddress = '', localAddress = '' } = message.socket;
    const encrypted = 'encrypted' in message.socket;
    const { address, secure } = clientOf(
      remoteAddress,
      encrypted,
      message.headers,
      options.trustedProxies,
    );
    if (mustRefusePlain(secure, options.insecureHttp, localAddress)) {
      return refusal(
        options.requestId(),
        edgeErrors.HTTPS_REQUIRED,
        'HTTPS_REQUIRED',
        'Use HTTPS: plain HTTP is answered on this machine only.',
      );
    }
    const bodiless = message.method === 'GET' || message.method === 'HEAD';
    const body = bodiless ? empty : await readBody(message);
    if (body === null) {
      return refusal(
        options.requestId(),
        edgeErrors.PAYLOAD_TOO_LARGE,
        'PAYLOAD_TOO_LARGE',
        `Send at most ${limits.body_bytes} bytes.`,
      );
    }
    const target = message.url ?? '/';
    const mark = target.indexOf('?');
    return options.respond({
      method: message.method ?? 'GET',
      path: mark < 0 ? target : target.slice(0, mark),
      query: mark < 0 ? '' : target.slice(mark + 1),
      headers: message.headers as RawRequest['headers'],
      body,
      address,
      isGone: () => message.socket.destroyed,
    });
  };
  return (message, response) => {
    answer(message).then(
      (done) => {
        if (done.status === edgeErrors.PAYLOAD_TOO_LARGE) message.resume();
        const { method = 'GET' } = message;
        if (typeof done.body === 'string') send(response, method, done, done.body);
        else stream(response, method, done, done.body);
      },
      () => response.destroy(),
    );
  };
};

/** Answers bytes that are no HTTP request, in JSON like everything else. */
const onClientError =
  (requestId: () => string) => (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
    const { body, headers } = refusal(
      requestId(),
      400,
      'API_VALIDATION_ERROR',
      'This is no HTTP request that can be read.',
    );
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };

/** Starts listening. Rejects when the port is taken. */
export const listen = async (options: EdgeOptions): Promise<Edge> => {
  const settings = {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 65_000,
  };
  const server: Server = options.tls
    ? createHttps({ ...settings, ...options.tls }, listener(options))
    : createHttp(settings, listener(options));
  server.on('clientError', onClientError(options.requestId));
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
        const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
