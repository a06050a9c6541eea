// The body of a request: read completely and up to its limit, or refused.
import type { IncomingMessage } from 'node:http';
import { edgeErrors, limits } from '@kasir/core';
import type { MaybePromise, RawRequest } from '@kasir/core/server';
import type { Refusal } from './response.ts';

/** The client closed the connection: there is nobody to respond to. */
export class ClientDisconnected extends Error {}

const empty = new Uint8Array();

/** Compressed bodies are not supported (CORE-UNSPEC-06). */
const compressed: Refusal = {
  status: 415,
  error_code: 'API_VALIDATION_ERROR',
  message: 'Content-Encoding must be identity: send the body uncompressed.',
  headers: { 'accept-encoding': 'identity' },
};

const tooLarge = (most: number): Refusal => ({
  status: edgeErrors.PAYLOAD_TOO_LARGE,
  error_code: 'PAYLOAD_TOO_LARGE',
  message: `The body must be at most ${most} bytes long.`,
});

/** How many bytes the body of a request may have, decided before any of it is read. */
export type BodyMax = (head: Pick<RawRequest, 'method' | 'path' | 'headers'>) => number;

/** That of the specification, whatever the request. */
export const usualMax: BodyMax = () => limits.body_bytes;

/** The bytes, or the refusal of too many. Rejects with `ClientDisconnected`. */
const collect = (message: IncomingMessage, most: number): Promise<Uint8Array | Refusal> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve(tooLarge(most));
      }
    });
    message.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    message.on('error', () => reject(new ClientDisconnected()));
    message.on('close', () => message.complete || reject(new ClientDisconnected()));
  });

/** The body of a request, or its refusal; GET and HEAD have none. */
export const readBody = (
  message: IncomingMessage,
  most: number,
): MaybePromise<Uint8Array | Refusal> => {
  const { method, headers } = message;
  if (method === 'GET' || method === 'HEAD') return empty;
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding === '' || encoding === 'identity' ? collect(message, most) : compressed;
};
