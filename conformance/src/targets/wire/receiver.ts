// Receives webhooks for the suite: records every delivery and responds as a law prescribes.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsedJson } from './message.ts';

export interface Delivery {
  /** When it had arrived, in milliseconds of the run's clock. */
  readonly at: number;
  /** Path at the receiver. */
  readonly path: string;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON, parsed when it is read; undefined if it is not JSON. */
  readonly body: unknown;
  /** The response that it got. */
  readonly reply: Reply;
}

/**
 * The response to a delivery: a status, a redirect to another URL, a closed connection, or a status
 * that takes its time.
 */
export type Reply =
  | number
  | { readonly status: number; readonly location: string }
  | 'reset'
  | (() => Promise<number>);

/** Returns whether a delivery was acknowledged (EVT-DLV-06). */
export const isAcknowledged = ({ reply }: Delivery): boolean =>
  typeof reply === 'number' && reply >= 200 && reply < 300;

/** An action on a delivery before it is returned. */
type Listener = (delivery: Delivery) => Promise<void>;

interface Waiting {
  readonly path: string;
  readonly count: number;
  readonly resolve: () => void;
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Path of deliveries that nobody reads: they are acknowledged and not kept. */
const IDLE = '/idle';

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );

const sendReply = async (response: ServerResponse, reply: Reply): Promise<void> => {
  if (reply === 'reset') {
    response.destroy();
    return;
  }
  if (typeof reply === 'object') response.setHeader('location', reply.location);
  response.statusCode =
    typeof reply === 'object' ? reply.status : typeof reply === 'number' ? reply : await reply();
  response.end();
};

export class Receiver {
  readonly #server: Server;
  readonly #url: string;
  readonly #deliveries = new Map<string, Delivery[]>();
  readonly #replies = new Map<string, Reply[]>();
  #next: Reply[] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #waiting = new Set<Waiting>();

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.#url = url;
    server.on('request', (message, response) => {
      const path = message.url ?? '/';
      const received = async (): Promise<Reply> => {
        const text = await textOf(message);
        const reply = this.#replies.get(path)?.shift() ?? this.#next.shift() ?? 200;
        const delivery: Delivery = {
          at: performance.now(),
          path,
          method: message.method ?? '',
          headers: flat(message.headers),
          text,
          get body() {
            return parsedJson(text);
          },
          reply,
        };
        await this.#listeners.get(path)?.(delivery);
        this.#note(path, delivery);
        return reply;
      };
      received().then(
        (reply) => sendReply(response, reply),
        () => response.destroy(),
      );
    });
  }

  /** Starts listening on a port of this machine; a free one for 0. Rejects if the port is taken. */
  static async open(wanted = 0): Promise<Receiver> {
    const server = createServer();
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new Receiver(server, `http://127.0.0.1:${port}`);
  }

  /** Returns the URL of a path; every law uses separate paths. */
  url(path: string): string {
    return this.#url + path;
  }

  /** The URL for webhooks that nobody reads. */
  get idleUrl(): string {
    return this.url(IDLE);
  }

  /** Sets the responses to the next deliveries to a path; later ones get 200. */
  setResponses(path: string, replies: readonly Reply[]): void {
    this.#replies.set(path, [...replies]);
  }

  /** Sets the responses to the next deliveries to any path; later ones get 200. */
  next(replies: readonly Reply[]): void {
    this.#next = [...replies];
  }

  /** Runs an action for each delivery to a path, before it counts as arrived and is returned. */
  during(path: string, listener: Listener): void {
    this.#listeners.set(path, listener);
  }

  /** Returns the deliveries to a path, in order. */
  at(path: string): readonly Delivery[] {
    return this.#deliveries.get(path) ?? [];
  }

  /** Returns the deliveries to all paths, path by path in the order of their first deliveries. */
  all(): readonly Delivery[] {
    return [...this.#deliveries.values()].flat();
  }

  /** Returns the deliveries that arrived since a time of the run's clock, in order. */
  since(from: number): readonly Delivery[] {
    const recent = this.all().filter(({ at }) => at >= from);
    return recent.toSorted((one, other) => one.at - other.at);
  }

  /** Drops the deliveries to paths that nobody reads any more, and what was set for them. */
  forget(paths: Iterable<string>): void {
    for (const path of paths) {
      this.#deliveries.delete(path);
      this.#replies.delete(path);
      this.#listeners.delete(path);
    }
  }

  /** Waits until a path has this many deliveries or the time is over; returns all deliveries. */
  async wait(path: string, count: number, deadlineMs: number): Promise<readonly Delivery[]> {
    if (this.at(path).length < count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiting = { path, count, resolve };
      this.#waiting.add(waiting);
      const timer = setTimeout(resolve, deadlineMs);
      await promise;
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
    return [...this.at(path)];
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #note(path: string, delivery: Delivery): void {
    if (path === IDLE) return;
    const all = this.#deliveries.get(path) ?? [];
    all.push(delivery);
    this.#deliveries.set(path, all);
    for (const { path: wanted, count, resolve } of this.#waiting) {
      if (wanted === path && all.length >= count) resolve();
    }
  }
}
