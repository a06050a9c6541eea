// Lets servers of tests and tools listen on loopback, each on a free port.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

export interface Listening {
  readonly port: number;
  /** The origin of the server, with http. */
  readonly url: string;
  /** Stops listening; an HTTP server also ends its connections. Repeated calls are allowed. */
  readonly close: () => void;
}

/** Listens with a server on loopback, on a free port by default. */
export const listenOnLoopback = async (
  server: Server & { readonly closeAllConnections?: () => void },
  wanted = 0,
): Promise<Listening> => {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections?.();
      server.close();
    },
  };
};

/** Returns a port of loopback on which no server listens. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const { port, close } = await listenOnLoopback(server);
  close();
  await once(server, 'close');
  return port;
};
