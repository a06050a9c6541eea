// Opens receivers of webhooks that never respond, each at a separate origin.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class SilentOrigins {
  readonly #servers: readonly Server[];
  /** Requests that wait for a response. */
  readonly #held = new Set<object>();
  #arrived = Promise.withResolvers<void>();

  private constructor(servers: readonly Server[]) {
    this.#servers = servers;
    for (const server of servers)
      server.on('request', (message, response) => {
        message.resume();
        this.#held.add(message);
        response.on('close', () => this.#held.delete(message));
        this.#arrived.resolve();
      });
  }

  /** Starts listening at this many ports of this machine. */
  static async open(count: number): Promise<SilentOrigins> {
    const servers = Array.from({ length: count }, () => createServer());
    for (const server of servers) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    return new SilentOrigins(servers);
  }

  /** One URL at each origin. */
  get urls(): readonly string[] {
    return this.#servers.map((server) => {
      const { port } = server.address() as AddressInfo;
      return `http://127.0.0.1:${port}/silent`;
    });
  }

  /** Number of requests that wait for a response now. */
  get held(): number {
    return this.#held.size;
  }

  /** Waits for the first request, or until the time is over. */
  async firstArrival(deadlineMs: number): Promise<void> {
    const timer = setTimeout(this.#arrived.resolve, deadlineMs);
    await this.#arrived.promise;
    clearTimeout(timer);
  }

  /** Closes all connections and servers. */
  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map(async (server) => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }),
    );
  }
}
