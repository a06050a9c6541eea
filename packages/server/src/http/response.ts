// Sends the responses of a listener: complete texts, texts in pieces, and refusals in JSON.
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MaybePromise } from '@kasir/core/pipeline';

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A text, or pieces of it that are sent as they arrive. */
  readonly body: string | AsyncIterable<string>;
}

/** A refusal by the listener itself. */
export interface Refusal {
  readonly status: number;
  readonly error_code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const jsonRefusal = ({ status, error_code, message, headers }: Refusal) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, // CORE-02
  body: JSON.stringify({ error_code, message }),
});

/** A client that reads nothing of a file for this long is disconnected, in milliseconds. */
const STALLED_MS = 60_000;

/** Returns names and values in turn, the form that Node.js writes unchanged. */
const flat = (headers: HttpResponse['headers']): string[] => {
  const lines: string[] = [];
  for (const name of Object.keys(headers)) lines.push(name, headers[name] ?? '');
  return lines;
};

/** Sends a text; ASCII goes out in the cheapest encoding, with the same bytes. */
const sendText = (
  response: ServerResponse,
  method: string,
  status: number,
  headers: string[],
  body: string,
): void => {
  if (status === 204) {
    response.writeHead(status, headers);
    response.end();
    return;
  }
  const bytes = Buffer.byteLength(body);
  headers.push('content-length', String(bytes));
  response.writeHead(status, headers);
  if (method === 'HEAD') response.end();
  else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
};

const sendPieces = async (
  response: ServerResponse,
  pieces: AsyncIterable<string>,
): Promise<void> => {
  response.setTimeout(STALLED_MS);
  await pipeline(pieces, response);
};

/**
 * Sends a response: a text immediately, pieces until the promise resolves. An invalid header fails
 * before anything is written. Pieces follow the pace of the client: the next one is requested when
 * the socket accepts more, and none once the client has disconnected. A failed piece closes the
 * connection, so that half a file is never taken for a complete one.
 */
export const send = (
  response: ServerResponse,
  method: string,
  { status, headers, body }: HttpResponse,
): MaybePromise<void> => {
  if (typeof body === 'string') return sendText(response, method, status, flat(headers), body);
  response.writeHead(status, flat(headers));
  if (method !== 'HEAD') return sendPieces(response, body);
  response.end();
  return undefined;
};
