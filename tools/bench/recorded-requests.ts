// Records the requests that this process sends over undici, so that a client that only sends can
// repeat them.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** One request and its response. */
export interface Recorded {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  /** Names and values alternate. */
  readonly headers: readonly string[];
  /** The body; empty when there is none. */
  body: string;
  status: number;
  /** The body of the response. */
  response: string;
  /** The number of responses that had ended when this request was sent. */
  readonly after: number;
  /** The position of its response in the order of their ends, from 1; null without a response. */
  ended: number | null;
}

interface Message {
  readonly request: {
    readonly origin: string | URL;
    readonly method: string;
    readonly path: string;
    readonly headers: readonly string[];
  };
  readonly chunk: Uint8Array | string;
  readonly response: { readonly statusCode: number };
}

/**
 * Records the requests of this process from now on. Returns a function that stops the record and
 * returns the requests in the order in which they were sent.
 */
export const recordRequests = (): (() => readonly Recorded[]) => {
  const all = new Map<Message['request'], Recorded>();
  let ended = 0;
  const see = (event: string, act: (message: Message, recorded: Recorded) => void) => {
    const listener = (message: unknown): void => {
      const recorded = all.get((message as Message).request);
      if (recorded) act(message as Message, recorded);
    };
    return [`undici:request:${event}`, listener] as const;
  };
  const text = (chunk: Uint8Array | string): string =>
    typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
  const create = (message: unknown): void => {
    const { request } = message as Message;
    const { method, path, headers } = request;
    const origin = String(request.origin).replace(/\/$/, '');
    const sent = { origin, method, path, headers: [...headers], body: '' };
    all.set(request, { ...sent, status: 0, response: '', after: ended, ended: null });
  };
  const listeners = [
    ['undici:request:create', create],
    see('bodyChunkSent', ({ chunk }, recorded) => (recorded.body += text(chunk))),
    see('headers', ({ response }, recorded) => (recorded.status = response.statusCode)),
    see('bodyChunkReceived', ({ chunk }, recorded) => (recorded.response += text(chunk))),
    see('trailers', (_, recorded) => (recorded.ended = ended += 1)),
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
    return [...all.values()];
  };
};
