// Starts a payments platform in this process for tests, and a receiver that gets its webhooks over
// HTTP.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createKasir } from '@kasir/server/in-process';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { createReceiver, type EventHandler } from '@kasir/webhooks';
import { onTestFinished } from 'vitest';

/** Starts a platform for one test; both servers stop when the test ends. */
export const startPlatform = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const kasir = await createKasir({ callbackUrl: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await kasir.close();
    server.close();
  });
  return {
    kasir,
    payments: createUnifiedClient(kasir),
    /** Passes webhooks to a handler from now on; before that, nothing responds to them. */
    deliverTo: (handler: EventHandler): void => {
      const { callbackToken: token, signingSecret: secret } = kasir;
      const webhooks = createReceiver({ token, secret }).handle(handler, { await: true });
      server.removeAllListeners('request').on('request', webhooks.node);
    },
    /** Responds to every webhook with 503 from now on. */
    refuse: (): void => {
      server.removeAllListeners('request').on('request', (_, response) => {
        response.writeHead(503).end();
      });
    },
    /** Advances the clock, and runs every job that becomes due in between. */
    advance: async (hours: number): Promise<void> => {
      unwrap(
        await kasir.control.clock.advance({ body: { ms: hours * 3_600_000, wait_ms: 50_000 } }),
      );
    },
    /** Waits until every webhook has been sent. */
    quiet: async (): Promise<void> => {
      unwrap(await kasir.control.clock.quiet({ body: {} }));
    },
  };
};
