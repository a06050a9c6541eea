// Serves a platform on its own port for tests with a browser.
import { onTestFinished } from 'vitest';
import { listen } from '../http/edge.ts';
import type { Kasir } from '../app/kasir.ts';
import { createRouter, refusalsIn } from '../app/public-listener.ts';
import { randomHex } from '../random/random-hex.ts';

/** Serves a platform on a port of this machine until the test ends; returns its address. */
export const serve = async (kasir: Kasir): Promise<string> => {
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => randomHex(32),
    respond: createRouter(kasir),
    refusal: refusalsIn(kasir.dialect),
  });
  onTestFinished(() => edge.close());
  kasir.serveAt(edge.url);
  return edge.url;
};
