// Serves the shop with settings from the environment.
import { createUnifiedClient } from '@kasir/unified/client';
import { z } from 'zod';
import { createShop } from './app.ts';
import { openOrders } from './orders.ts';

const settings = z
  .object({
    PORT: z.coerce.number().default(3000),
    SHOP_URL: z.url(),
    SHOP_PASSWORD: z.string().min(12),
    KASIR_URL: z.url(),
    KASIR_KEY: z.string().min(1),
    KASIR_WEBHOOK_TOKEN: z.string().min(1),
    KASIR_WEBHOOK_SECRET: z.string().min(1),
  })
  .parse(process.env);

const shop = createShop({
  orders: openOrders('orders.db'),
  payments: createUnifiedClient({ baseUrl: settings.KASIR_URL, key: settings.KASIR_KEY }),
  ship: (id) => console.log(`Order ${id} is paid: pack it.`),
  webhooks: { token: settings.KASIR_WEBHOOK_TOKEN, secret: settings.KASIR_WEBHOOK_SECRET },
  url: settings.SHOP_URL,
  password: settings.SHOP_PASSWORD,
});
shop.listen(settings.PORT, () => console.log(`The shop is open: ${settings.SHOP_URL}`));
