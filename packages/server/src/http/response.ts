// Responses of a listener: complete texts and texts in pieces, refusals in JSON, and how they are
// sent.
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or pieces of it that are sent as they come. */
  readonly body: string | AsyncIterable<string>;
}

/** Why a request is refused by a listener itself. */
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

/** A client that reads nothing of a file for this long is disconnected. */
const STALLED_MS = 60_000;

/**
 * Sends a response and resolves when it is written, or rejects before its head is. Pieces follow
 * the pace of the client: the next one is requested when the socket accepts more, and none once the
 * client has disconnected. A piece that fails closes the connection, so that half a file is never
 * taken for a complete one.
 */
export const send = async (
  response: ServerResponse,
  method: string,
  { status, headers, body }: HttpResponse,
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
