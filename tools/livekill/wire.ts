// The network between platform, connectors and the services behind them: it loses, delays, doubles
// and reorders messages.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '@kasir/client/testing';
import type { RandomSource } from '../random/random-source.ts';

/** A delay longer than the account waits for a connector, in milliseconds. */
const LONG_MS = 2_500;

type Fault =
  | 'none'
  | 'lose request'
  | 'lose response'
  | 'delay request'
  | 'delay response'
  | 'double'
  | 'gateway error'
  | 'slow down';

const ofOperations = [
  [56, 'none'],
  [7, 'lose request'],
  [11, 'lose response'],
  [5, 'delay request'],
  [6, 'delay response'],
  [5, 'double'],
  [5, 'gateway error'],
  [5, 'slow down'],
] as const satisfies readonly (readonly [number, Fault])[];

const ofQuestions = [
  [80, 'none'],
  [8, 'lose request'],
  [8, 'lose response'],
  [4, 'gateway error'],
] as const satisfies readonly (readonly [number, Fault])[];

const ofCallbacks = [
  [50, 'none'],
  [8, 'lose request'],
  [8, 'lose response'],
  [16, 'delay request'],
  [18, 'double'],
] as const satisfies readonly (readonly [number, Fault])[];

interface Message {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that are not forwarded: they belong to one connection, or are computed again. */
const ownHeaders = new Set([
  'connection',
  'host',
  'content-length',
  'transfer-encoding',
  'keep-alive',
]);

const read = async (incoming: IncomingMessage, url: string): Promise<Message> => {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownHeaders.has(name) ? [[name, value]] : [],
    ),
  );
  return { method: incoming.method ?? 'GET', url, headers, body: Buffer.concat(pieces) };
};

const forward = async ({ method, url, headers, body }: Message): Promise<Reply> => {
  const content = body.length === 0 ? null : new Uint8Array(body);
  const response = await fetch(url, { method, headers, body: content, redirect: 'manual' });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
};

/** A refusal, in the form of connectors and of this API, that proves that nothing was executed. */
const slowDown = ({ headers }: Message): Reply => ({
  status: 429,
  headers: {
    'content-type': 'application/json',
    'connector-version': headers['connector-version'] ?? '',
  },
  body: Buffer.from(
    JSON.stringify({
      error: { code: 'SLOW_DOWN', message: 'Too many.', field: null, operation: null },
      error_code: 'RATE_LIMIT_EXCEEDED',
      message: 'Too many.',
    }),
  ),
});

const gatewayError: Reply = { status: 502, headers: {}, body: Buffer.from('Bad gateway') };

export class Wire {
  readonly #random: RandomSource;
  readonly #server: Server;
  /** By the first part of a path, a function that returns the current URL of the destination. */
  readonly routes = new Map<string, () => string | undefined>();
  isFaulty = false;
  /** Number of received messages; `#waiting` has the callers that wait for more. */
  #messages = 0;
  readonly #waiting = new Set<{ readonly until: number; readonly end: () => void }>();
  /** Number of faults so far. */
  faults = 0;
  /** Ids of the payments, and of the successes, whose callback the platform has accepted. */
  readonly acknowledged = new Set<string>();

  constructor(random: RandomSource) {
    this.#random = random;
    this.#server = createServer((incoming, outgoing) => {
      const [, name = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(incoming.url ?? '') ?? [];
      const base = this.routes.get(name)?.();
      if (base === undefined) return void outgoing.destroy();
      this.#count();
      const serve = async (): Promise<void> => {
        const message = await read(incoming, base + path);
        const reply = await this.#carry(message, this.#draw(name, message));
        if (name === 'platform' && reply?.status === 204) this.#acknowledge(message);
        if (reply === null) outgoing.destroy();
        else outgoing.writeHead(reply.status, reply.headers).end(reply.body);
      };
      return void serve().catch(() => outgoing.destroy());
    });
  }

  /** Starts to listen; resolves to its URL. */
  async listen(): Promise<string> {
    const { url } = await listenOnLoopback(this.#server);
    return url;
  }

  /** Resolves once it has received a number of further messages. */
  carry(messages: number): Promise<void> {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    if (messages === 0) end();
    else this.#waiting.add({ until: this.#messages + messages, end });
    return promise;
  }

  #count(): void {
    this.#messages += 1;
    for (const one of this.#waiting)
      if (one.until <= this.#messages) {
        this.#waiting.delete(one);
        one.end();
      }
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #acknowledge({ body }: Message): void {
    const { payment, operation } = JSON.parse(body.toString()) as {
      payment?: { id: string };
      operation?: { id: string; status: string };
    };
    if (payment) this.acknowledged.add(payment.id);
    if (operation?.status === 'succeeded') this.acknowledged.add(operation.id);
  }

  #draw(name: string, { method }: Message): Fault {
    if (!this.isFaulty) return 'none';
    const faults =
      name === 'platform' || name === 'notices'
        ? ofCallbacks
        : method === 'GET'
          ? ofQuestions
          : ofOperations;
    const fault: Fault = this.#random.weighted<Fault>(faults);
    if (fault !== 'none') this.faults += 1;
    return fault;
  }

  /** Carries a message with a fault; resolves to the reply, or null for a cut connection. */
  async #carry(message: Message, fault: Fault): Promise<Reply | null> {
    /** Delivers the message later, and drops the reply. */
    const deliver = (after: number): void =>
      void sleep(after)
        .then(() => forward(message))
        .catch(() => null);
    switch (fault) {
      case 'lose request':
        return null;
      case 'delay request':
        deliver(this.#random.below(LONG_MS));
        return null;
      case 'slow down':
        return slowDown(message);
      case 'double':
        deliver(this.#random.below(200));
        return forward(message);
      case 'none':
        return forward(message);
      default: {
        const reply = await forward(message);
        if (fault === 'gateway error') return gatewayError;
        if (fault === 'lose response') return null;
        await sleep(LONG_MS);
        return reply;
      }
    }
  }
}
