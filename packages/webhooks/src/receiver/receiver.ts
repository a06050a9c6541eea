// The webhook receiver: verifies a delivery, parses its event, responds, and runs a handler once.
import type { Validator } from '@kasir/client';
import type { Issue, ReceivedEvent, UnknownEvent, WebhookEvent } from '../received-event.ts';
import { fetchAdapter, nodeAdapter, type FetchHandler, type NodeHandler } from './adapters.ts';
import { headerOf, type WebhookResponse, type Delivery } from './messages.ts';
import { readEvent } from './read.ts';
import { memorySeen, once, type Seen } from './seen.ts';
import { createSigner } from './signer.ts';
import { findTrustProblem, type TrustPolicy } from './verify.ts';

export interface ReceiverOptions {
  /** Verification token of the account (AUTH-10); several while it is being replaced. */
  readonly token: string | readonly string[];
  /**
   * Signing secret (`whsec_...`), several while it is being replaced; when given, only signed and
   * fresh deliveries are accepted.
   */
  readonly secret?: string | readonly string[];
  /**
   * Compares whole events with their declarations: the `validator` of the entry `/validation`. With
   * it, values of another type are removed and every difference is an issue. Without it, only the
   * essential fields are checked, and all others are as they came.
   */
  readonly validator?: Validator;
  /** Store of handled ids; by default the last 10,000 in memory. */
  readonly seen?: Seen;
  /**
   * Maximum difference between the timestamp of a signed delivery and the current time, in
   * milliseconds; 5 minutes by default.
   */
  readonly toleranceMs?: number;
  /** Returns the current time in milliseconds since 1970; by default the system clock. */
  readonly now?: () => number;
}

/** The delivery of an event. */
export interface EventDelivery {
  /** The webhook-id, the same on every attempt and resend; null when there is none. */
  readonly id: string | null;
  /** The event name in the body, or null. */
  readonly name: string | null;
  /** The body as received, decoded from JSON. */
  readonly body: object;
  /** Differences from the declaration; found by a `validator`, without one always empty. */
  readonly issues: readonly Issue[];
}

/** The result of receiving a delivery. */
export type Received =
  | { readonly ok: true; readonly event: ReceivedEvent; readonly delivery: EventDelivery }
  | {
      readonly ok: false;
      /** 500 for an event without its essential fields, so that it is sent again. */
      readonly status: 400 | 401 | 500;
      readonly reason: string;
      /** Null if the delivery is not verified or its body is not an event. */
      readonly delivery: EventDelivery | null;
    };

export type EventHandler<Event = WebhookEvent> = (
  event: Event,
  delivery: EventDelivery,
) => void | Promise<void>;

export interface HandleOptions {
  /**
   * Respond only after the handler: 200 when it succeeded, 500 when it failed, so that the event
   * is sent again. By default 200 is returned first (EVT-DLV-06), and after a failure only a manual
   * resend brings the event again.
   */
  readonly await?: boolean;
  /**
   * Handles events that are not in the catalog. If omitted, they get a 500: no event is
   * acknowledged without a handler.
   */
  readonly unknown?: EventHandler<UnknownEvent>;
  /** Called when a handler fails or is missing; by default the error is printed. */
  readonly failed?: (error: unknown, delivery: EventDelivery) => void;
  /**
   * Called with the reason when a delivery is refused before its event is read: it is not trusted,
   * not a JSON object, too large, or already parsed. The reason contains no secret. By default each
   * reason is printed once.
   */
  readonly rejected?: (reason: string) => void;
}

/** A handler with verification, for each kind of server. */
export interface WebhookEndpoint {
  /** For any framework: send `status` and `text`, then call `after` if there is one. */
  readonly respond: (delivery: Delivery) => Promise<WebhookResponse>;
  /** For node:http and frameworks on top of it; mount it before anything that parses bodies. */
  readonly node: NodeHandler;
  /** For servers of `Request -> Response`; pass the context if it has `waitUntil`. */
  readonly fetch: FetchHandler;
}

export interface Receiver {
  /** Verifies and reads a delivery without running anything. */
  readonly receive: (delivery: Delivery) => Promise<Received>;
  /** Runs `handler` once for each event of the catalog that is delivered. */
  readonly handle: (handler: EventHandler, options?: HandleOptions) => WebhookEndpoint;
}

const TOLERANCE_MS = 5 * 60_000;

/**
 * Returns the trust policy. Throws when a token or secret is unset or empty, because then anybody
 * could send deliveries.
 */
const trustOf = (options: ReceiverOptions): TrustPolicy => {
  const { token, secret, toleranceMs = TOLERANCE_MS, now = Date.now } = options;
  const tokens = [token].flat();
  if (tokens.length === 0 || !tokens.every((one) => typeof one === 'string' && one !== ''))
    throw new TypeError(
      'token must be the verification token of your account; it is missing or empty. ' +
        'The server prints it as webhook token when it starts. Is the variable set that yours comes from?',
    );
  const secrets = 'secret' in options ? [secret].flat() : null;
  const signers = secrets?.length === 0 ? [createSigner(null)] : secrets?.map(createSigner);
  return { tokens, signers: signers ?? [], toleranceMs, now };
};

const textOf = (body: string | Uint8Array): string => {
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  throw new TypeError('body must be the raw text or bytes of the request, not a parsed object.');
};

/** Returns the name of an event for a message; anything that does not look like one is omitted. */
const printableName = (name: string | null): string => {
  if (name === null) return 'an event without a name';
  return /^[\w.-]{1,100}$/.test(name) ? name : 'an event with an unusual name';
};

/** Returns an error in one line: its message, and where it was thrown. */
const lineOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const place = /\n\s+(at .+)/.exec(error.stack ?? '')?.[1];
  const said = `${error.name}: ${error.message}`.replaceAll(/\s+/g, ' ');
  return place === undefined ? said : `${said} (${place})`;
};

const printFailure = (error: unknown, { id, name }: EventDelivery): void =>
  console.error(`Webhook ${id ?? 'without id'} (${printableName(name)}) failed: ${lineOf(error)}`);

/** Prints each reason once: anybody can cause any number of refusals. */
const printOnce = (): ((reason: string) => void) => {
  const printed = new Set<string>();
  return (reason) => {
    if (printed.has(reason)) return;
    printed.add(reason);
    console.warn(`A webhook was refused. ${reason} (Printed once.)`);
  };
};

/** Creates a function that reports a refusal; a throwing callback must not end the process. */
const createRejecter =
  (rejected: (reason: string) => void) =>
  (reason: string): void => {
    try {
      rejected(reason);
    } catch (error) {
      console.error(
        `A webhook was refused. ${reason} The rejected option failed: ${lineOf(error)}`,
      );
    }
  };

const retryLater = (reason: string): WebhookResponse => ({
  status: 500,
  text: `${reason} Send this event again.`,
});

/** Returns the handler for an event; null when there is none. */
const selectHandler = (
  event: ReceivedEvent,
  handler: EventHandler,
  unknown: EventHandler<UnknownEvent> | undefined,
): ((delivery: EventDelivery) => void | Promise<void>) | null => {
  if (event.event !== 'unknown') return (delivery) => handler(event, delivery);
  return unknown ? (delivery) => unknown(event, delivery) : null;
};

const createReceive =
  (trust: TrustPolicy, validator: Validator | undefined) =>
  async (sent: Delivery): Promise<Received> => {
    const reject = (status: 400 | 401, reason: string) =>
      ({ ok: false, status, reason, delivery: null }) as const;
    const text = textOf(sent.body);
    const distrusted = await findTrustProblem(trust, sent);
    if (distrusted !== null) return reject(401, distrusted);
    const reading = readEvent(text, validator);
    if (!reading) return reject(400, 'The body must be a JSON object.');
    const { name, body, issues, event, missing } = reading;
    const delivery = { id: headerOf(sent.headers, 'webhook-id'), name, body, issues };
    if (event) return { ok: true, event, delivery };
    const reason = `${name} lacks required fields: ${missing.join(', ')}.`;
    return { ok: false, status: 500, reason, delivery };
  };

/** Creates a function that reports a failure; a throwing callback must not end the process. */
const createReporter =
  (failed: (error: unknown, delivery: EventDelivery) => void) =>
  (error: unknown, delivery: EventDelivery): void => {
    try {
      failed(error, delivery);
    } catch (second) {
      printFailure(error, delivery);
      printFailure(second, delivery);
    }
  };

/**
 * Creates a webhook receiver. It accepts only deliveries with the account's token (and, given a
 * secret, a fresh signature). A repeated webhook-id gets 200 without running the handler
 * (AUTH-CONF-04). An event is never acknowledged without a handler.
 */
export const createReceiver = (options: ReceiverOptions): Receiver => {
  const receive = createReceive(trustOf(options), options.validator);
  const runOnce = once(options.seen ?? memorySeen());
  const handle = (handler: EventHandler, how: HandleOptions = {}): WebhookEndpoint => {
    const report = createReporter(how.failed ?? printFailure);
    const reject = createRejecter(how.rejected ?? printOnce());
    const refuse = (reason: string, delivery: EventDelivery): WebhookResponse => {
      report(new Error(reason), delivery);
      return retryLater(reason);
    };
    const respond = async (sent: Delivery): Promise<WebhookResponse> => {
      const received = await receive(sent);
      const { delivery } = received;
      if (!received.ok) {
        const { status, reason } = received;
        if (delivery) return refuse(reason, delivery);
        reject(reason);
        return { status, text: reason };
      }
      const { id, name } = received.delivery;
      const run = selectHandler(received.event, handler, how.unknown);
      if (!run) return refuse(`There is no handler for ${printableName(name)}.`, received.delivery);
      const work = (): Promise<boolean> =>
        runOnce(id, async () => run(received.delivery)).then(
          () => true,
          (error: unknown) => {
            report(error, received.delivery);
            return false;
          },
        );
      if (!how.await) return { status: 200, text: 'OK', after: async () => void (await work()) };
      return (await work()) ? { status: 200, text: 'OK' } : retryLater('The handler failed.');
    };
    return { respond, node: nodeAdapter(respond, reject), fetch: fetchAdapter(respond, reject) };
  };
  return { receive, handle };
};
