// Tests the shop over HTTP on a real platform, as its buyers and its merchant use it.
import { unwrap } from '@kasir/unified/client';
import { expect, test } from 'vitest';
import type { WayToPay } from './orders.ts';
import { openShop, password, type OpenShop } from './testing/open-shop.ts';
import { found, visitor } from './testing/visitor.ts';

const buyer = visitor();
const merchant = visitor({ authorization: `Basic ${btoa(`admin:${password}`)}` });

/** Fills in the checkout form; `orderUrl` is the page of the order, `payUrl` the page to pay on. */
const checkout = async ({ url }: OpenShop, way: WayToPay) => {
  const form = { id: found((await buyer.read(url)).text, /name="id" value="([^"]+)"/), way };
  const sent = await buyer.send(`${url}/orders`, form);
  const orderUrl = `${url}/orders/${form.id}`;
  const payUrl = async () =>
    found((await buyer.read(orderUrl)).text, /class="button" href="([^"]+)"/);
  return { form, sent, orderUrl, payUrl };
};

/** Returns the status on the page of an order. */
const statusOf = async (orderUrl: string): Promise<string> =>
  found((await buyer.read(orderUrl)).text, /class="status (\w+)"/);

/** Places an order and pays it. */
const paidOrder = async (shop: OpenShop, way: WayToPay) => {
  const order = await checkout(shop, way);
  await buyer.send(await order.payUrl(), { choice: 'approve' });
  await shop.quiet();
  return order;
};

const requestsFor = async ({ payments }: OpenShop, id: string): Promise<number> =>
  unwrap(await payments.paymentRequests.list({ query: { reference_id: [id] } })).data.length;

test.each(['QRIS', 'BCA', 'DANA'] as const)(
  'an order is pending until its buyer has paid by %s, and is shipped once',
  async (way) => {
    const shop = await openShop();
    const { form, sent, orderUrl, payUrl } = await checkout(shop, way);
    expect(sent.location).toBe(way === 'DANA' ? await payUrl() : orderUrl);
    expect(await statusOf(orderUrl)).toBe('pending');
    await buyer.send(await payUrl(), { choice: 'approve' });
    await shop.quiet();
    expect(await statusOf(orderUrl)).toBe('paid');
    expect(shop.shipped).toEqual([form.id]);
  },
);

test('a wallet sends its buyer back to the order', async () => {
  const shop = await openShop();
  const { orderUrl, payUrl } = await checkout(shop, 'DANA');
  const { status, location } = await buyer.send(await payUrl(), { choice: 'approve' });
  expect([status, location]).toEqual([303, orderUrl]);
});

test('an order whose buyer declines is not paid', async () => {
  const shop = await openShop();
  const { orderUrl, payUrl } = await checkout(shop, 'DANA');
  await buyer.send(await payUrl(), { choice: 'decline' });
  await shop.quiet();
  expect(await statusOf(orderUrl)).toBe('failed');
  expect(shop.shipped).toEqual([]);
});

test('a webhook without token and signature is refused, and the order stays pending', async () => {
  const shop = await openShop();
  const { form, orderUrl } = await checkout(shop, 'QRIS');
  const data = { id: 'qrpy-1', reference_id: form.id, status: 'SUCCEEDED', amount: 85_000 };
  const forged = await fetch(`${shop.url}/webhooks`, {
    method: 'POST',
    body: JSON.stringify({ event: 'payment.succeeded', data: { ...data, currency: 'IDR' } }),
  });
  expect(forged.status).toBe(401);
  expect(await statusOf(orderUrl)).toBe('pending');
});

test('a checkout form that is sent twice makes one order and one payment', async () => {
  const shop = await openShop();
  const { form, orderUrl } = await checkout(shop, 'BCA');
  const again = await buyer.send(`${shop.url}/orders`, form);
  expect(again.location).toBe(orderUrl);
  expect(await requestsFor(shop, form.id)).toBe(1);
});

test('webhooks that come twice, late and before the response ship an order once', async () => {
  const shop = await openShop();
  const chaos = { duplicate: 1, reorder: 1, before_response: 1 };
  unwrap(await shop.control.chaos.set({ params: shop.account, body: chaos }));
  const { form, orderUrl } = await paidOrder(shop, 'DANA');
  unwrap(await shop.control.clock.advance({ body: { ms: 15 * 60_000, wait_ms: 50_000 } }));
  expect(
    unwrap(await shop.control.chaos.get({ params: shop.account })).chaos?.done.duplicated,
  ).toBe(2);
  expect(await statusOf(orderUrl)).toBe('paid');
  expect(shop.shipped).toEqual([form.id]);
});

test('an order that is paid while the shop is down becomes paid when the webhook is sent again', async () => {
  const shop = await openShop();
  const { orderUrl, payUrl } = await checkout(shop, 'BCA');
  const page = await payUrl();
  await shop.close();
  await buyer.send(page, { choice: 'approve' });
  await shop.quiet();
  await shop.reopen();
  expect(await statusOf(orderUrl)).toBe('pending');
  unwrap(await shop.control.clock.advance({ body: { ms: 15 * 60_000, wait_ms: 50_000 } }));
  expect(await statusOf(orderUrl)).toBe('paid');
});

test('a buyer whose payment request got no response tries again and pays once', async () => {
  const shop = await openShop();
  const lost = { fault: { type: 'cut_after_commit' }, times: 3 } as const;
  unwrap(await shop.control.faults.create({ body: lost }));
  const { form, sent, orderUrl, payUrl } = await checkout(shop, 'DANA');
  expect(sent.location).toBe(orderUrl);
  expect((await buyer.read(orderUrl)).text).toContain('Try again');
  await buyer.send(`${shop.url}/orders`, form);
  await buyer.send(await payUrl(), { choice: 'approve' });
  await shop.quiet();
  expect(await statusOf(orderUrl)).toBe('paid');
  expect(await requestsFor(shop, form.id)).toBe(1);
});

test('an order with a payment method that is switched off fails', async () => {
  const shop = await openShop();
  const switches = { qr_codes: false };
  unwrap(await shop.control.accounts.update({ params: shop.account, body: { switches } }));
  const { orderUrl } = await checkout(shop, 'QRIS');
  expect(await statusOf(orderUrl)).toBe('failed');
});

test('a form without a valid payment method places no order', async () => {
  const { url } = await openShop();
  const id = crypto.randomUUID();
  expect((await buyer.send(`${url}/orders`, { id, way: 'CASH' })).status).toBe(422);
  expect((await buyer.read(`${url}/orders/${id}`)).status).toBe(404);
});

test('an order is refunded once, even if the merchant presses the button twice', async () => {
  const shop = await openShop();
  const { form, orderUrl } = await paidOrder(shop, 'DANA');
  const button = `${shop.url}/admin/orders/${form.id}/refund`;
  expect((await buyer.send(button, {})).status).toBe(401);
  expect(await statusOf(orderUrl)).toBe('paid');
  await Promise.all([merchant.send(button, {}), merchant.send(button, {})]);
  await shop.quiet();
  expect(await statusOf(orderUrl)).toBe('refunded');
  const refunds = unwrap(await shop.payments.refunds.list());
  expect(refunds.data.map(({ amount, status }) => [amount, status])).toEqual([
    [85_000, 'SUCCEEDED'],
  ]);
});

test('an order whose refund failed stays paid, and can be refunded later', async () => {
  const shop = await openShop();
  const { form, orderUrl } = await paidOrder(shop, 'DANA');
  const button = `${shop.url}/admin/orders/${form.id}/refund`;
  unwrap(
    await shop.control.scripts.create({
      params: shop.account,
      body: { match: { work: 'refund' }, steps: [{ outcome: 'fail' }] },
    }),
  );
  await merchant.send(button, {});
  await shop.quiet();
  expect((await merchant.read(`${shop.url}/admin`)).text).toContain('The refund failed.');
  await merchant.send(button, {});
  await shop.quiet();
  expect(await statusOf(orderUrl)).toBe('refunded');
});

test('a refund without a response and a webhook is repeated, and the order is refunded once', async () => {
  const shop = await openShop();
  const { form, orderUrl } = await paidOrder(shop, 'DANA');
  const button = `${shop.url}/admin/orders/${form.id}/refund`;
  unwrap(await shop.control.chaos.set({ params: shop.account, body: { drop: 1 } }));
  const lost = { fault: { type: 'cut_after_commit' }, times: 3 } as const;
  unwrap(await shop.control.faults.create({ body: lost }));
  await merchant.send(button, {});
  expect(await statusOf(orderUrl)).toBe('refunding');
  await merchant.send(button, {});
  expect(await statusOf(orderUrl)).toBe('refunded');
  expect(unwrap(await shop.payments.refunds.list()).data).toHaveLength(1);
});
