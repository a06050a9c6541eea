// Wakes workers when there may be work: immediately on this node, by a notification on others, and
// every second in any case.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { RESPONSE_MS_MAX, connectionOptions } from './database.ts';

const CHANNEL = 'kasir_work';

/** The fallback interval: notifications can be lost, and due times pass without one. */
const WAKE_MS = 1_000;

export class Wake {
  readonly #url: string;
  readonly #onOthers: () => void;
  readonly #self = randomUUID();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #client: Promise<pg.Client> | null = null;
  #saying: Promise<void> | null = null;
  #unsaid = false;
  #closed = false;

  /** `onOthers` is called when other nodes may have created work. */
  constructor(url: string, onOthers: () => void) {
    this.#url = url;
    this.#onOthers = onOthers;
  }

  /** Calls the listener until the returned function is called. */
  listen(listener: () => void): () => void {
    // The same function may listen twice: each registration is a listener of its own.
    const own = (): void => listener();
    this.#listeners.add(own);
    this.#timer ??= setInterval(() => this.#tick(), WAKE_MS).unref();
    this.#tick();
    return () => this.#listeners.delete(own);
  }

  /** Announces possible work: here immediately, to other nodes soon and once for several calls. */
  announce(): void {
    this.#call();
    this.#unsaid = true;
    this.#saying ??= this.#say();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#listeners.clear();
    await this.#saying;
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  #call(): void {
    for (const listener of this.#listeners) listener();
  }

  #tick(): void {
    this.#onOthers();
    this.#call();
    // Reopens the connection after a loss.
    void this.#connection().catch(() => undefined);
  }

  async #say(): Promise<void> {
    while (this.#unsaid && !this.#closed) {
      this.#unsaid = false;
      try {
        const client = await this.#connection();
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.#self]);
      } catch {
        // Other nodes look for work every second.
      }
    }
    this.#saying = null;
  }

  #connection(): Promise<pg.Client> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<pg.Client> {
    const options = { ...connectionOptions(this.#url), query_timeout: RESPONSE_MS_MAX };
    const client = new pg.Client(options);
    client.on('error', () => (this.#client = null));
    client.on('end', () => (this.#client = null));
    client.on('notification', ({ payload }) => {
      if (payload === this.#self) return;
      this.#onOthers();
      this.#call();
    });
    await client.connect();
    // A notification lost in a crash of the database is made up for within a second.
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    return client;
  }
}
