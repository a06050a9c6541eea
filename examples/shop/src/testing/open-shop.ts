// Starts the shop and its own payments platform for tests, each on a local port.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createKasir } from '@kasir/server/in-process';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { onTestFinished } from 'vitest';
import { createShop } from '../app.ts';
import { openOrders } from '../orders.ts';

export const password = 'kopi';

/** Listens on loopback; returns the port. */
const listen = async (server: ReturnType<typeof createServer>, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
};

/** Opens a shop for one test; the state of its orders is read from its pages. */
export const openShop = async () => {
  const shopServer = createServer();
  const port = await listen(shopServer);
  const url = `http://127.0.0.1:${port}`;
  const kasir = await createKasir({ callbackUrl: `${url}/webhooks` });
  const { baseUrl } = await kasir.listen();
  const payments = createUnifiedClient({ baseUrl, key: kasir.key });
  const orders = openOrders(':memory:');
  const shipped: string[] = [];
  const webhooks = { token: kasir.callbackToken, secret: kasir.signingSecret };
  const ship = (id: string): void => void shipped.push(id);
  shopServer.on('request', createShop({ orders, payments, webhooks, ship, url, password }));
  const close = async (): Promise<void> => {
    const closed = once(shopServer, 'close');
    shopServer.close();
    shopServer.closeAllConnections();
    await closed;
  };
  onTestFinished(async () => {
    if (shopServer.listening) await close();
    await payments.close();
    await kasir.close();
    orders.close();
  });
  return {
    url,
    payments,
    control: kasir.control,
    account: { id: kasir.account },
    shipped,
    /** Closes the shop: nothing responds until it is reopened. */
    close,
    reopen: () => listen(shopServer, port),
    /** Waits until every webhook has been sent. */
    quiet: async (): Promise<void> => void unwrap(await kasir.control.clock.quiet({ body: {} })),
  };
};
export type OpenShop = Awaited<ReturnType<typeof openShop>>;
