// Starts a real HTTP server on loopback that records every request and responds as a test defines.
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { listenOnLoopback } from './listen.ts';

/** A request as received over the socket. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, undecoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Loopback {
  readonly url: string;
  readonly seen: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** Responds to a request; `index` counts from 0. It may also stay silent or destroy the socket. */
export type Respond = (response: ServerResponse, request: ReceivedRequest, index: number) => void;

/** Responds with JSON. */
export const reply = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** Starts a server, on a free port by default. */
export const loopback = async (respond: Respond, port = 0): Promise<Loopback> => {
  const seen: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const noted = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(noted);
      respond(response, noted, seen.length - 1);
    });
  });
  const { url, close } = await listenOnLoopback(server, port);
  return {
    url,
    seen,
    close: async () => {
      close();
      await once(server, 'close');
    },
  };
};
