// The receiver half: verifies a delivery, reads its event, answers, runs a handler once.
import type { ReceivedEvent } from '../catalogue.ts';
import { fetchAdapter, nodeAdapter, type FetchHandler, type NodeHandler } from './adapters.ts';
import { headerOf, type Answer, type Delivery } from './exchange.ts';
import { readEvent } from './read.ts';
import { memorySeen, once, type Seen } from './seen.ts';
import { distrust, type Trust } from './verify.ts';

export interface ReceiverOptions {
  /** Verification token of the account (AUTH-10); several while it is being replaced. */
  readonly token: string | readonly string[];
  /** Signing secret (`whsec_...`); when given, only signed and fresh deliveries are taken. */
  readonly secret?: string | readonly string[];
  /** Handled ids; the last 10,000 in memory when left out. */
  readonly seen?: Seen;
  /** Age at which a signed delivery is refused, in milliseconds; 5 minutes when left out. */
  readonly toleranceMs?: number;
  /** Milliseconds since 1970; the system clock when left out. */
  readonly now?: () => number;
}

/** What a delivery turned out to be. */
export type Received =
  | {
      readonly ok: true;
      /** The webhook-id, the same on every attempt and resend; null when there is none. */
      readonly id: string | null;
      readonly event: ReceivedEvent;
    }
  | { readonly ok: false; readonly status: 400 | 401; readonly reason: string };

export type EventHandler = (
  event: ReceivedEvent,
  delivery: { readonly id: string | null },
) => void | Promise<void>;

export interface HandleOptions {
  /**
   * Answer only after the handler: 200 when it succeeded, 500 when it failed, so that the event is
   * sent again. When left out, 200 is answered first (EVT-DLV-06) and a failed handler gets its
   * event again only by a manual resend.
   */
  readonly await?: boolean;
  /** Told of a handler that failed; the error is printed when left out. */
  readonly failed?: (error: unknown, event: ReceivedEvent) => void;
}

/** A handler behind verification, for each kind of server. */
export interface Endpoint {
  /** For any framework: send `status` and `text`, then call `after` if there is one. */
  readonly answer: (delivery: Delivery) => Promise<Answer>;
  /** For node:http and frameworks on top of it; mount it before anything that parses bodies. */
  readonly node: NodeHandler;
  /** For servers of `Request -> Response`; give the context with `waitUntil` where there is one. */
  readonly fetch: FetchHandler;
}

export interface Receiver {
  /** Verifies and reads a delivery without running anything. */
  readonly receive: (delivery: Delivery) => Received;
  /** Runs `handler` once for each event that is delivered. */
  readonly handle: (handler: EventHandler, options?: HandleOptions) => Endpoint;
}

const TOLERANCE_MS = 5 * 60_000;

const trustOf = ({
  token,
  secret = [],
  toleranceMs = TOLERANCE_MS,
  now,
}: ReceiverOptions): Trust => {
  const tokens = [token].flat();
  if (tokens.length === 0 || tokens.includes(''))
    throw new TypeError('token: give the verification token of your account.');
  return { tokens, secrets: [secret].flat(), toleranceMs, now: now ?? Date.now };
};

const textOf = (body: string | Uint8Array): string => {
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  throw new TypeError('body: give the raw bytes or text, read before anything parsed them.');
};

const printed = (error: unknown, { event }: ReceivedEvent): void =>
  console.error(`The handler of a webhook (${event}) failed:`, error);

/**
 * Receives webhooks. Only deliveries with the account's token (and, given a secret, a fresh
 * signature) come through; a repeated webhook-id is answered 200 without running the handler
 * (AUTH-CONF-04).
 */
export const createReceiver = (options: ReceiverOptions): Receiver => {
  const trust = trustOf(options);
  const runOnce = once(options.seen ?? memorySeen());
  const receive = (delivery: Delivery): Received => {
    const text = textOf(delivery.body);
    const distrusted = distrust(trust, delivery);
    if (distrusted !== null) return { ok: false, status: 401, reason: distrusted };
    const event = readEvent(text);
    if (!event) return { ok: false, status: 400, reason: 'The body is not a JSON object.' };
    return { ok: true, id: headerOf(delivery.headers, 'webhook-id'), event };
  };
  const handle = (handler: EventHandler, how: HandleOptions = {}): Endpoint => {
    const { failed = printed } = how;
    const answer = async (delivery: Delivery): Promise<Answer> => {
      const received = receive(delivery);
      if (!received.ok) return { status: received.status, text: received.reason };
      const { id, event } = received;
      const work = (): Promise<boolean> =>
        runOnce(id, async () => handler(event, { id })).then(
          () => true,
          (error: unknown) => {
            failed(error, event);
            return false;
          },
        );
      if (!how.await) return { status: 200, text: 'OK', after: async () => void (await work()) };
      return (await work())
        ? { status: 200, text: 'OK' }
        : { status: 500, text: 'The handler failed: send this event again.' };
    };
    return { answer, node: nodeAdapter(answer), fetch: fetchAdapter(answer) };
  };
  return { receive, handle };
};
