// The dashboard in a browser, over a server that was used through its APIs.
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService } from './testing/open-dashboard.ts';
import { openShop } from './testing/shop.ts';

test('every view opens', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const shop = await openShop(service);
  const dashboard = await openDashboard(service);
  const { body: log } = await service.control('GET', '/requests?limit=20');
  const { body: events } = await service.control('GET', `/accounts/${service.account}/events`);
  const request = (log['data'] as { request_id: string }[])[0]?.request_id;
  const event = (events['data'] as { webhook_id: string }[])[0]?.webhook_id;
  const views = ['overview', 'why', 'search?q=order', 'objects', `objects/${shop.paid}`, `objects/${shop.pending}`, `objects/${shop.invoice}`, 'webhooks', `webhooks/${event}`, 'receiver', 'requests', `requests/${request}`, 'console', 'clock', 'failures', 'snapshots', 'account', 'keys', 'accounts', 'books', 'channels'];
  for (const [scheme, width] of [['light', 1360], ['dark', 1360], ['light', 400]] as const) {
    await dashboard.look({ width, scheme, scripts: true });
    for (const [at, view] of views.entries()) {
      await dashboard.go(view);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await dashboard.picture(`${String(at).padStart(2, '0')}-${view.split(/[?/]/)[0]}-${scheme}-${width}`);
    }
  }
  expect(await dashboard.evaluate('return window.hacked')).toBeUndefined();
});
