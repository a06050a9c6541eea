// Receivers of webhooks: one that responds at once, and many that never do.
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

const urlOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A receiver that responds. */
export interface Receiver {
  readonly url: string;
  /** Resolves when a path is requested. */
  readonly arrival: (path: string) => Promise<void>;
  readonly close: () => void;
}

export const startReceiver = async (): Promise<Receiver> => {
  const arrivals = new Map<string, () => void>();
  const server = createHttp((request, response) => {
    response.end();
    arrivals.get(request.url ?? '')?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf(server),
    arrival: (path) => new Promise((resolve) => arrivals.set(path, resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Starts receivers that accept connections and never respond; returns their URLs. */
export const startSilentReceivers = async (
  count: number,
): Promise<{ readonly urls: readonly string[]; readonly close: () => void }> => {
  const servers = Array.from({ length: count }, () =>
    createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    urls: servers.map((server) => `${urlOf(server)}/hook`),
    close: () => {
      for (const server of servers) server.close();
    },
  };
};
