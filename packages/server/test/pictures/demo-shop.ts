// Fills an account as a small shop does in five weeks, for pictures: the same in every run.
import { unwrap } from '@kasir/control/client';
import { vi } from 'vitest';
import type { openReceiver, Service } from '../../src/testing/dashboard.ts';
import type { Shop } from '../../src/testing/shop.ts';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

const DAYS = 35;
const HOUR = 3_600_000;

/** The first day of the shop; pictures show the days until 35 days later. */
export const OPENING = Date.parse('2026-01-05T02:00:00Z');

const back = { success_return_url: 'https://shop.example/thanks' };

/** Payment methods of the payers, in turn. */
const methods = [
  { type: 'EWALLET', ewallet: { channel_code: 'DANA', channel_properties: back } },
  { type: 'QR_CODE', qr_code: { channel_code: 'QRIS' } },
  {
    type: 'VIRTUAL_ACCOUNT',
    virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti Aminah' } },
  },
  { type: 'EWALLET', ewallet: { channel_code: 'SHOPEEPAY', channel_properties: back } },
  {
    type: 'OVER_THE_COUNTER',
    over_the_counter: {
      channel_code: 'ALFAMART',
      channel_properties: { customer_name: 'Siti Aminah' },
    },
  },
] as const;

const order = (number: number) => ({
  reference_id: `order-${1_000 + number}`,
  amount: 45_000 + ((number * 7_919) % 23) * 12_500,
  currency: 'IDR',
  country: 'ID',
  description: 'Nasi goreng spesial, es teh manis',
  metadata: { table: String(1 + (number % 9)) },
  payment_method: {
    reusability: 'ONE_TIME_USE',
    ...(methods[number % methods.length] ?? methods[0]),
  },
});

/** Sets the time of the shop and of the server. */
const moveTo = (day: number, hours: number): void => {
  vi.setSystemTime(OPENING + (day * 24 + hours) * HOUR);
};

/** Makes five weeks of orders; the receiver of webhooks breaks in the last hour. */
export const openDemoShop = async (service: Service, receiver: Receiver): Promise<Shop> => {
  const { call, control, params, quiet } = service;
  const create = async (path: string, body: object): Promise<string> => {
    const made = await call<{ id: string }>('POST', path, body);
    if (made.status >= 300) throw new Error(`${path}: ${JSON.stringify(made.body)}`);
    await quiet();
    return made.body.id;
  };
  const act = async (
    object: string,
    body: NonNullable<Parameters<typeof control.objects.act>[0]['body']>,
  ): Promise<void> => {
    unwrap(await control.objects.act({ params: { ...params, object }, body }));
    await quiet();
  };
  const customer = await create('/customers', {
    reference_id: 'siti',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti', surname: 'Aminah' },
    email: 'siti@example.com',
    mobile_number: '+6281234567890',
  });
  let orders = 0;
  let paid = '';
  let declined = '';
  for (let day = 0; day < DAYS; day += 1) {
    for (let nth = 0; nth < 2 + ((day * 5) % 4); nth += 1) {
      moveTo(day, nth);
      orders += 1;
      const body = order(orders);
      const request = await create('/payment_requests', body);
      if (orders % 9 === 4 && body.payment_method.type === 'EWALLET') {
        await act(request, { action: 'decline', failure_code: 'INSUFFICIENT_BALANCE' });
        declined = request;
        continue;
      }
      await act(request, { action: 'pay' });
      if (orders % 10 === 5) await act(request, { action: 'refund', amount: 15_000 });
    }
  }
  moveTo(DAYS, 2);
  await call('POST', '/payment_requests', { ...order(0), amount: -1 });
  const invoice = await create('/v2/invoices', {
    external_id: 'INV-2026-0042',
    amount: 250_000,
    description: 'Catering for Friday',
    payer_email: 'siti@example.com',
  });
  const pending = await create('/payment_requests', order(orders + 1));
  unwrap(await control.snapshots.create({ params, body: { name: 'Before the big sale' } }));
  unwrap(await control.accounts.create({ body: { name: 'Toko Cabang' } }));
  unwrap(await control.keys.create({ params, body: { name: 'Till' } }));
  await receiver.close();
  moveTo(DAYS, 3);
  paid = await create('/payment_requests', order(1_001));
  await act(paid, { action: 'pay' });
  moveTo(DAYS, 3.2);
  return { paid, pending, declined, invoice, customer };
};
