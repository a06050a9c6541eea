// Serves a connector that accepts every request and never responds, for tests.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { onTestFinished } from 'vitest';

/** Serves it on loopback until the test ends; `requests` has method and path of each request. */
export const serveHanging = async () => {
  const requests: string[] = [];
  const server = createServer((incoming) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    incoming.resume();
  });
  const { url, close: stop } = await listenOnLoopback(server);
  onTestFinished(stop);
  return { url, requests, stop };
};
