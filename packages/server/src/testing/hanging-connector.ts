// Serves a connector that takes every request and never responds, for tests.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves it on loopback until the test ends; `requests` are the lines of what has arrived. */
export const serveHanging = async () => {
  const requests: string[] = [];
  const server = createServer((incoming) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    incoming.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, stop };
};
