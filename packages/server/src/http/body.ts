// The body of a request: read completely and up to its limit, or refused; of a caller who is not
// known only up to a smaller one.
import type { IncomingMessage } from 'node:http';
import { edgeErrors, limits } from '@kasir/core';
import { chain, type MaybePromise } from '@kasir/core/server';
import type { Refusal } from './response.ts';

/** The client closed the connection: there is nobody to respond to. */
export class ClientDisconnected extends Error {}

const empty = new Uint8Array();

/** A body as it was read; `unread` when its caller is not known and it is more than such may send. */
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

const tooLarge: Refusal = {
  status: edgeErrors.PAYLOAD_TOO_LARGE,
  error_code: 'PAYLOAD_TOO_LARGE',
  message: `The body must be at most ${limits.body_bytes} bytes long.`,
};

const { body_bytes: STRANGER_MAX } = limits.unknown_caller;

/** Most bytes of a body nobody reads that are let pass, so that its sender can read the response. */
const PASSING_MAX = 16 * limits.body_bytes;

/** Lets what is left of a body pass by; whoever sends on and on is disconnected. */
const letPass = (message: IncomingMessage): void => {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = message.headers;
  // Node.js does it once the response is sent, at less cost.
  if (coding === undefined && Number(length) <= limits.body_bytes) return;
  let size = 0;
  message.removeAllListeners('data');
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > PASSING_MAX) message.socket.destroy();
  });
  message.resume();
};

/** Nothing of a body is kept. */
const leave = <R>(message: IncomingMessage, result: R): R => {
  letPass(message);
  return result;
};

/**
 * The bytes, the refusal of too many, or that they are left unread. `admits` is asked once, as soon
 * as there is more than a stranger may send. Rejects with `ClientDisconnected`.
 */
const collect = (
  message: IncomingMessage,
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
      if (size > limits.body_bytes) stop(tooLarge);
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
 * The body of a request, or its refusal; GET and HEAD have none. `admits` says whether the head of
 * the request names somebody who may send more than a stranger.
 */
export const readBody = (
  message: IncomingMessage,
  admits: () => MaybePromise<boolean>,
): MaybePromise<ReadBody | Refusal> => {
  const { method, headers } = message;
  if (method === 'GET' || method === 'HEAD') return leave(message, { bytes: empty });
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return leave(message, compressed);
  const length = headers['content-length'];
  if (length === undefined) return collect(message, admits);
  const size = Number(length);
  if (size > limits.body_bytes) return leave(message, tooLarge);
  if (size <= STRANGER_MAX) return collect(message, null);
  return chain(admits(), (isAdmitted) =>
    isAdmitted ? collect(message, null) : leave(message, unread),
  );
};
