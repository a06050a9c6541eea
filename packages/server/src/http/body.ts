// Reads the body of a request completely, up to a limit, or refuses it; the limit for unknown
// callers is smaller.
import type { IncomingMessage } from 'node:http';
import { edgeErrors, limits } from '@kasir/core';
import { chain, type MaybePromise, type RawRequest } from '@kasir/core/pipeline';
import type { Refusal } from './response.ts';

/** The client closed the connection: there is nobody to respond to. */
export class ClientDisconnected extends Error {}

const empty = new Uint8Array();

/** A body as it was read; `unread` when it is longer than an unknown caller may send. */
export interface ReadBody {
  readonly bytes: Uint8Array;
  readonly unread?: true;
}

const unread: ReadBody = { bytes: empty, unread: true };

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

/** Returns the most bytes of a request's body, before any of it is read. */
export type BodyMax = (head: Pick<RawRequest, 'method' | 'path' | 'headers'>) => number;

/** Returns the limit of the specification, whatever the request. */
export const usualMax: BodyMax = () => limits.body_bytes;

const { body_bytes: STRANGER_MAX } = limits.unknown_caller;

/** The most bytes of an unread body that are received, to keep the connection open cheaply. */
const PASSING_MAX = 256 * 1_024;
/** The same limit for a known caller, whose client may read nothing before all is sent. */
const KNOWN_PASSING_MAX = 16 * limits.body_bytes;

/** Requests that are responded to before their body is read, by what becomes of its rest. */
const left = new WeakMap<IncomingMessage, 'abandoned' | 'discarded'>();

/**
 * Returns what becomes of a body that is not read: `abandoned` on the socket, which must then be
 * closed, or `discarded` while it still arrives; undefined for one that is read.
 */
export const restOf = (message: IncomingMessage): 'abandoned' | 'discarded' | undefined =>
  left.get(message);

const abandon = (message: IncomingMessage): void => {
  left.set(message, 'abandoned');
  // Node.js would read the whole body after the response unless reading has begun.
  message.read(0);
  message.pause();
  message.socket.pause();
};

/** Discards an unread body; one longer than `most` bytes is left on the socket. */
const leave = <R>(message: IncomingMessage, result: R, most = PASSING_MAX): R => {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = message.headers;
  message.removeAllListeners('data');
  if (coding !== undefined || Number(length) > most) abandon(message);
  else {
    if (Number(length) > 0) left.set(message, 'discarded');
    message.resume();
  }
  return result;
};

/**
 * Returns the bytes, the refusal of a body that is too long, or `unread` when an unknown caller
 * exceeds the smaller limit; `admits` is called once to decide that. Rejects with
 * `ClientDisconnected`.
 */
const collect = (
  message: IncomingMessage,
  most: number,
  admits: (() => MaybePromise<boolean>) | null,
): Promise<ReadBody | Refusal> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let asks = admits;
    const stop = (result: ReadBody | Refusal): void => {
      chunks.length = 0;
      resolve(leave(message, result));
    };
    const ask = (known: () => MaybePromise<boolean>): void => {
      asks = null;
      message.pause();
      Promise.resolve(known()).then(
        (isAdmitted) => (isAdmitted ? message.resume() : stop(unread)),
        reject,
      );
    };
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) stop(tooLarge(most));
      else {
        chunks.push(chunk);
        if (asks && size > STRANGER_MAX) ask(asks);
      }
    });
    message.on('end', () =>
      resolve({ bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
    );
    message.on('error', () => reject(new ClientDisconnected()));
    message.on('close', () => message.complete || reject(new ClientDisconnected()));
  });

/**
 * Returns the body of a request, or its refusal; GET and HEAD have none. `admits` returns whether
 * the head of the request names a caller who may send more than an unknown one.
 */
export const readBody = (
  message: IncomingMessage,
  most: number,
  admits: () => MaybePromise<boolean>,
): MaybePromise<ReadBody | Refusal> => {
  const { method, headers } = message;
  if (method === 'GET' || method === 'HEAD') return leave(message, { bytes: empty });
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return leave(message, compressed);
  const length = headers['content-length'];
  if (length === undefined) return collect(message, most, admits);
  const size = Number(length);
  if (size > most)
    return chain(admits(), (isAdmitted) =>
      leave(message, tooLarge(most), isAdmitted ? KNOWN_PASSING_MAX : PASSING_MAX),
    );
  if (size <= STRANGER_MAX) return collect(message, most, null);
  return chain(admits(), (isAdmitted) =>
    isAdmitted ? collect(message, most, null) : leave(message, unread),
  );
};
