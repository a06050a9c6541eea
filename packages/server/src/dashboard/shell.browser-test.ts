// Checks the frame of the dashboard: login, keyboard navigation, and the live feed.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openPage } from '../testing/browser.ts';
import { openDashboard, openService, TOKEN } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

const text = 'document.body.innerText';

test('the token of a link is removed from the address at once; without one there is a form, which refuses a wrong token', async () => {
  const { controlUrl } = await openService();
  const page = await openPage(`${controlUrl}/`);
  const shows = (expected: string) =>
    page.eventually(async () => String(await page.evaluate(text)).includes(expected));
  const enter = (token: string) =>
    page.evaluate(
      `document.querySelector('input').value = '${token}'; document.querySelector('form').requestSubmit(); 0`,
    );
  await shows('or your own as an operator');
  await enter('wrong');
  await shows('INVALID_API_KEY');
  await enter(TOKEN);
  await shows('Needs attention');
  await page.evaluate(`sessionStorage.clear(); location.hash = '#token=${TOKEN}'; 0`);
  await page.eventually(async () => !String(await page.evaluate('location.href')).includes(TOKEN));
  expect(await page.evaluate('sessionStorage.length')).toBe(1);
  expect(await page.evaluate('localStorage.length + document.cookie.length')).toBe(0);
});

test('Tab reaches the skip link first; "/" goes to the search, which finds an object by its reference', async () => {
  const service = await openService();
  const { body } = await service.call<{ id: string }>(
    'POST',
    '/payment_requests',
    wallet(50_000, 'order-77'),
  );
  const dashboard = await openDashboard(service);
  const focused = (what: string) =>
    dashboard.evaluate<string>(`return document.activeElement.${what}`);
  await dashboard.pressKey('Tab');
  expect(await focused('textContent')).toBe('Skip to the content');
  await dashboard.pressKey('Enter');
  expect(await focused('id')).toBe('content');
  await dashboard.pressKey('/');
  expect(await focused('id')).toBe('find');
  await dashboard.type('order-77');
  await dashboard.pressKey('Enter');
  await dashboard.shows(body.id);
  expect(await focused('id')).toBe('find');
  await dashboard.press(body.id);
  await dashboard.shows('Timeline');
});

test('the feed shows new requests, keeps them while it is paused, and views are updated', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await service.call('GET', '/transactions');
  await dashboard.shows('GET /transactions');
  await dashboard.press('Pause');
  await service.call('GET', '/balance');
  await dashboard.shows('Paused. New events are kept.');
  expect(await dashboard.text()).not.toContain('GET /balance');
  await dashboard.press('Go on');
  await dashboard.shows('GET /balance');
  await dashboard.go('objects');
  const { body } = await service.call<{ id: string }>(
    'POST',
    '/payment_requests',
    wallet(50_000, 'order-78'),
  );
  await dashboard.shows(body.id);
});

test('lists have older pages, and the address keeps the filters', async () => {
  const service = await openService();
  for (let at = 0; at < 60; at += 1)
    // oxlint-disable-next-line no-await-in-loop -- their order is what is looked at
    await service.call('POST', '/customers', {
      reference_id: `customer-${at}`,
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Budi' },
    });
  const dashboard = await openDashboard(service);
  await dashboard.go('objects?kind=customers');
  await dashboard.shows('customer-59');
  expect(await dashboard.text()).not.toContain('customer-9');
  await dashboard.press('Older');
  await dashboard.shows('customer-0');
  await dashboard.press('More filters');
  await dashboard.fill('Whole reference', 'customer-7');
  await dashboard.press('Filter');
  await dashboard.eventually(async () => !(await dashboard.text()).includes('customer-59'));
  expect(await dashboard.evaluate('return location.hash')).toContain('reference=customer-7');
  const { data } = unwrap(
    await service.control.objects.list({
      params: service.params,
      query: { reference_id: 'customer-7' },
    }),
  );
  await dashboard.shows(data[0]?.id ?? 'none');
});

test('a text that is typed while a view loads stays when it has loaded', async () => {
  const dashboard = await openDashboard(await openService());
  await dashboard.evaluate(`
    const real = window.fetch;
    const late = Promise.withResolvers();
    window.arrive = late.resolve;
    window.fetch = (...call) => late.promise.then(() => real(...call));`);
  await dashboard.go('keys');
  await dashboard.fill('Name', 'Checkout');
  await dashboard.evaluate('window.arrive()');
  await dashboard.shows('Default test key');
  expect(await dashboard.evaluate(`return control('Name').value`)).toBe('Checkout');
});
