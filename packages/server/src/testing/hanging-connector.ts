// Serves a connector that takes every request and never responds, for tests.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { onTestFinished } from 'vitest';

/** Serves it on loopback until the test ends; `requests` are the lines of what has arrived. */
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
