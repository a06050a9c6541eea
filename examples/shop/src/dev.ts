// Serves the shop and its own payments platform, both in this process and in memory.
import { createKasir } from '@kasir/server/in-process';
import { createUnifiedClient } from '@kasir/unified/client';
import { createShop } from './app.ts';
import { openOrders } from './orders.ts';

const url = 'http://127.0.0.1:3000';
const password = 'kopi';

const kasir = await createKasir({ callbackUrl: `${url}/webhooks` });
const { baseUrl, controlUrl } = await kasir.listen();
const shop = createShop({
  orders: openOrders(':memory:'),
  payments: createUnifiedClient({ baseUrl, key: kasir.key }),
  ship: (id) => console.log(`Order ${id} is paid: pack it.`),
  webhooks: { token: kasir.callbackToken, secret: kasir.signingSecret },
  url,
  password,
});
shop.listen(3000, '127.0.0.1', () => {
  console.log(`shop       ${url}`);
  console.log(`merchant   ${url}/admin (user admin, password ${password})`);
  console.log(`platform   ${controlUrl}/dashboard#token=${kasir.controlToken}`);
});
