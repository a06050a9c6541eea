// Serves a fetch handler with the HTTP server of Node.js.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ServeOptions {
  /** The port; 0 selects a free one. */
  readonly port: number;
  /** The address to listen on; default 127.0.0.1. */
  readonly hostname?: string;
  /** Certificate and key in PEM, for HTTPS. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

export interface Serving {
  readonly url: string;
  /** Accepts no new connections, and resolves when the running requests have ended. */
  readonly close: () => Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

const toRequest = (incoming: IncomingMessage, origin: string): Request => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  // The path is appended unchanged, because it is signed.
  return new Request(origin + (incoming.url ?? '/'), { method, headers, body, duplex: 'half' });
};

const writeResponse = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await pipeline(Readable.from([Buffer.from(await response.arrayBuffer())]), outgoing);
};

/** Serves a handler; resolves when it listens. */
export const serveConnector = async (
  { fetch: handle }: { readonly fetch: Handler },
  { port, hostname = '127.0.0.1', tls }: ServeOptions,
): Promise<Serving> => {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const scheme = tls ? 'https' : 'http';
  const handleRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const serve = async (): Promise<void> =>
      writeResponse(await handle(toRequest(incoming, `${scheme}://${host}`)), outgoing);
    // The caller has disconnected, or its request cannot be read: no response can be sent.
    serve().catch(() => outgoing.destroy());
  };
  const server = tls ? createTlsServer(tls, handleRequest) : createServer(handleRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, hostname, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `${scheme}://${host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
