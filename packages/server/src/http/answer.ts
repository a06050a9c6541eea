// What a listener answers: whole texts and texts in pieces, refusals in JSON, and how all of it is
// sent.
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or pieces of it that are sent as they come. */
  readonly body: string | AsyncIterable<string>;
}

/** Why a request is refused before or beside its endpoint. */
export interface Refusal {
  readonly status: number;
  readonly error_code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const jsonRefusal = ({ status, error_code, message, headers }: Refusal) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ error_code, message }),
});

/** A client that takes nothing of a file for so long is dropped. */
const STALLED_MS = 60_000;

/**
 * Sends an answer and resolves when it is on its way, or rejects before the head is written. Pieces
 * go at the pace of the client: the next one is asked for when the socket takes more, and none any
 * more when the client has gone. A piece that cannot be made breaks the connection off, so that
 * half a file is never taken for a whole one.
 */
export const send = async (
  response: ServerResponse,
  method: string,
  { status, headers, body }: Answer,
): Promise<void> => {
  if (typeof body === 'string') {
    const length = { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, status === 204 ? headers : { ...headers, ...length });
    response.end(method === 'HEAD' || status === 204 ? undefined : body);
    return;
  }
  response.writeHead(status, headers);
  if (method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(STALLED_MS);
  await pipeline(body, response);
};
