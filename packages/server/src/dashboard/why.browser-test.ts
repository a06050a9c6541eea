// Checks "Why did my webhook not arrive?": five causes, each found from the overview in two steps.
import { unwrap } from '@kasir/control/client';
import { reply } from '@kasir/client/testing';
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService, type Service } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

/** Makes a payment succeed, which sends a webhook, and returns the payment request. */
const payOnce = async ({ call, control, params, quiet }: Service): Promise<string> => {
  const { body } = await call<{ id: string }>(
    'POST',
    '/payment_requests',
    wallet(50_000, 'order-1'),
  );
  unwrap(
    await control.objects.act({ params: { ...params, object: body.id }, body: { action: 'pay' } }),
  );
  await quiet();
  return body.id;
};

/** Opens the explanation from the overview, and returns the text of its first cause. */
const askWhy = async (service: Service): Promise<string> => {
  const dashboard = await openDashboard(service);
  await dashboard.press('Why did my webhook not arrive?');
  await dashboard.shows('By cause');
  return dashboard.eventually(() =>
    dashboard.evaluate<string | null>(
      `return document.querySelector('.troubles .notice.bad')?.innerText ?? null`,
    ),
  );
};

test('a webhook without a URL is explained by the missing URL, and a resend delivers it once one is set (EVT-DLV-02)', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await payOnce(service);
  const dashboard = await openDashboard(service);
  await dashboard.press('Why did my webhook not arrive?');
  await dashboard.shows('callback URL');
  await dashboard.shows('What to do: ');
  await dashboard.press('Webhook receiver');
  await dashboard.fill('URL', receiver.url);
  await dashboard.press('Set the URL');
  await dashboard.shows(`go to ${receiver.url} now`);
  await dashboard.go('why');
  await dashboard.press('Resend all 2 webhooks');
  await dashboard.shows('No webhook of this account and mode was refused or lost.');
  expect(receiver.seen).toHaveLength(2);
});

test('a receiver that does not listen is named as the cause', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await receiver.close();
  await service.sendTo(receiver.url);
  await payOnce(service);
  expect(await askWhy(service)).toMatch(/refused|connect/i);
});

test('a receiver that responds with 500 is named with its status', async () => {
  const service = await openService();
  const receiver = await openReceiver((response) => reply(response, 500, { error: 'broken' }));
  await service.sendTo(receiver.url);
  await payOnce(service);
  expect(await askWhy(service)).toMatch(/500/);
});

test('a blocked private address is named with the setting that allows it', async () => {
  const service = await openService({ privateCallbacks: 'none' });
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  await payOnce(service);
  const said = await askWhy(service);
  expect(said).toMatch(/private|loopback/i);
  expect(said).toContain('--allow-private-callbacks');
  expect(receiver.seen).toHaveLength(0);
});

test('a delivery that chaos has dropped is not blamed on its receiver', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const { control, params } = service;
  unwrap(await control.chaos.set({ params, body: { drop: 1 } }));
  const id = await payOnce(service);
  const dashboard = await openDashboard(service);
  await dashboard.shows('Webhook chaos is on.');
  await dashboard.press('Why did my webhook not arrive?');
  await dashboard.shows('Webhook chaos drops, delays or repeats deliveries');
  const said = await dashboard.eventually(() =>
    dashboard.evaluate<string | null>(
      `return document.querySelector('.troubles .notice.bad')?.innerText ?? null`,
    ),
  );
  expect(said).toMatch(/chaos/i);
  await dashboard.go(`objects/${id}`);
  await dashboard.shows('Why its webhooks did not arrive');
  expect(receiver.seen).toHaveLength(0);
});

test('a payment request that waits has no troubles, and its page names the webhooks that can come', async () => {
  const service = await openService();
  const { body } = await service.call<{ id: string }>(
    'POST',
    '/payment_requests',
    wallet(50_000, 'order-1'),
  );
  const dashboard = await openDashboard(service);
  await dashboard.go(`objects/${body.id}`);
  await dashboard.shows('It can still send payment.succeeded or payment.failed.');
  const text = await dashboard.text();
  expect(text).not.toContain('Why its webhooks did not arrive');
  const steps = await dashboard.eventually(() =>
    dashboard.evaluate<string | null>(
      `return document.querySelector('[aria-label="What can come next"]')?.innerText ?? null`,
    ),
  );
  expect(steps).toMatch(/payment\.succeeded/);
});

test('the overview lists the causes, and one resend delivers all webhooks, however many', async () => {
  const service = await openService();
  const { control, params, quiet, call } = service;
  // Events of six families: without a URL each is a cause of its own.
  for (let nth = 0; nth < 3; nth += 1) await payOnce(service);
  const { body } = await call<{ id: string }>('POST', '/v2/invoices', {
    external_id: 'i-1',
    amount: 50_000,
  });
  unwrap(
    await control.objects.act({ params: { ...params, object: body.id }, body: { action: 'pay' } }),
  );
  await quiet();
  const { total, causes } = unwrap(await control.events.undelivered({ params }));
  expect(causes.length).toBeGreaterThan(1);
  const dashboard = await openDashboard(service);
  for (const { text, count } of causes.slice(0, 4))
    await dashboard.shows(`${count} webhook${count === 1 ? '' : 's'}: ${text}`);
  await dashboard.go('why');
  await dashboard.shows(`Resend all ${total} webhooks`);
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  await dashboard.press(`Resend all ${total} webhooks`);
  await dashboard.shows('No webhook of this account and mode was refused or lost.');
  expect(receiver.seen).toHaveLength(total);
});
