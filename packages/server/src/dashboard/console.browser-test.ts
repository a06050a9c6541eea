// Checks the API console: endpoints found by typing, bodies checked as typed, responses with links,
// requests as code, and a history without secrets.
import { unwrap } from '@kasir/control/client';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openDashboard, openService, type Dashboard } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

/** The folder for screenshots, when somebody wants to see them. */
const { KASIR_SCREENSHOTS: folder } = process.env;

const violationsOf = async (dashboard: Dashboard): Promise<readonly string[]> => {
  await dashboard.page.evaluate(`${axe.source}; 0`);
  return dashboard.evaluate<string[]>(
    `return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
  );
};

test('an endpoint is found by parts of its name and chosen by keyboard, with its example', async () => {
  const dashboard = await openDashboard(await openService());
  await dashboard.go('console');
  await dashboard.shows('Read the balance');
  await dashboard.fill('Endpoint', 'post v2 invoices');
  await dashboard.shows('POST /v2/invoices');
  expect(await violationsOf(dashboard)).toEqual([]);
  await dashboard.picture(folder, 'console-found');
  await dashboard.evaluate(
    `control('Endpoint').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))`,
  );
  await dashboard.eventually(() =>
    dashboard.evaluate<boolean>(`return control('Path and query')?.value === '/v2/invoices'`),
  );
  await dashboard.fill('Body, as JSON', '{\n  "amount": 5,\n  external_id: 1\n}');
  await dashboard.shows('This is not JSON yet, line 3, column 3');
  await dashboard.fill('Body, as JSON', '{\n  "external_id": "order-7",\n  "amount": "many"\n}');
  await dashboard.shows('Line 3');
  expect(await violationsOf(dashboard)).toEqual([]);
  await dashboard.picture(folder, 'console-errors');
  await dashboard.shows('body.amount');
  await dashboard.fill('Body, as JSON', '{ "external_id": "order-7", "amount": 50000 }');
  await dashboard.press('Send');
  await dashboard.shows('"PENDING"');
  await dashboard.press('As TypeScript');
  await dashboard.shows("external_id: 'order-7'");
  await dashboard.press('As curl');
  await dashboard.shows('-u "$KASIR_SECRET_KEY:"');
  expect(await violationsOf(dashboard)).toEqual([]);
  await dashboard.picture(folder, 'console-response');
  const linked = await dashboard.evaluate<string | null>(
    `return document.querySelector('pre[aria-label="the response"] a')?.textContent ?? null`,
  );
  expect(linked).toMatch(/^"[\da-f]{24}"$/);
});

test('a request of the log is opened in the console and sent again; the history keeps only ids', async () => {
  const service = await openService();
  const { account, control } = service;
  await service.call('POST', '/payment_requests', wallet(50_000, 'order-1'));
  const dashboard = await openDashboard(service);
  const { data } = unwrap(await control.requests.list({ query: { account } }));
  await dashboard.go(`requests/${data[0]?.request_id}`);
  await dashboard.press('Open in console');
  await dashboard.eventually(() =>
    dashboard.evaluate<boolean>(`return control('Body, as JSON')?.value.includes('order-1')`),
  );
  await dashboard.press('Send');
  await dashboard.shows('"REQUIRES_ACTION"');
  await dashboard.shows('POST /payment_requests');
  const stored = await dashboard.evaluate<string>(`return localStorage.getItem('kasir-console')`);
  expect(JSON.parse(stored)).toMatchObject([{ account, path: '/payment_requests', status: 201 }]);
  expect(stored).not.toContain('order-1');
});
