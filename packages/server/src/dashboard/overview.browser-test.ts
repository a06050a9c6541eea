// Checks the overview, the lists of objects, the keyboard and the languages in a browser.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openDashboard, openService, type Dashboard } from '../testing/dashboard.ts';
import { openShop, wallet } from '../testing/shop.ts';

/** Returns the texts of the tiles by their titles. */
const tilesOf = (dashboard: Dashboard) =>
  dashboard.evaluate<Record<string, string>>(
    `return Object.fromEntries([...document.querySelectorAll('.tile')].map((one) => [one.querySelector('dt').textContent, one.querySelector('.value').textContent]))`,
  );

test('the overview shows the totals of payments in a period and currency; the period stays in the address', async () => {
  const service = await openService();
  await openShop(service);
  const dashboard = await openDashboard(service);
  await dashboard.shows('Payments by day');
  expect(await tilesOf(dashboard)).toMatchObject({ Payments: '1', 'Success rate': '50%' });
  await dashboard.fill('Period', '7');
  await dashboard.eventually(() =>
    dashboard.evaluate<boolean>(`return location.hash.includes('days=7')`),
  );
  const figures = `return [...document.querySelectorAll('.chart details')][0].querySelectorAll('tbody tr').length`;
  await dashboard.eventually(async () => (await dashboard.evaluate<number>(figures)) === 7);
  await dashboard.fill('Currency', 'PHP');
  await dashboard.eventually(async () => (await tilesOf(dashboard))['Payments'] === '0');
});

test('the overview shows three causes that need attention, and the others behind a button', async () => {
  const service = await openService();
  const { control, params } = service;
  unwrap(await control.clock.freeze({ body: {} }));
  unwrap(await control.chaos.set({ params, body: { duplicate: 0.5 } }));
  unwrap(await control.faults.create({ body: { fault: { type: 'latency', ms: 1 } } }));
  unwrap(await control.scripts.create({ params, body: { steps: [{ outcome: 'fail' }] } }));
  const dashboard = await openDashboard(service);
  await dashboard.shows('The clock of test accounts is frozen.');
  await dashboard.press('and 1 more');
  await dashboard.shows('Outcome scripts that wait: 1');
});

test('a list of objects is filtered while a text is typed, keeps its filter in the address, and is exported as CSV', async () => {
  const service = await openService();
  for (const reference of ['apple-1', '=cmd()', 'pear-1'])
    await service.call('POST', '/payment_requests', wallet(50_000, reference));
  const dashboard = await openDashboard(service);
  await dashboard.go('objects?kind=payment_requests');
  await dashboard.shows('pear-1');
  await dashboard.fill('Id or reference', 'APPLE');
  await dashboard.eventually(async () => !(await dashboard.text()).includes('pear-1'));
  await dashboard.shows('apple-1');
  expect(await dashboard.evaluate<string>('return location.hash')).toContain('q=APPLE');
  await dashboard.press('Clear');
  await dashboard.shows('Deposit');
  await dashboard.go('objects?kind=payment_requests');
  await dashboard.evaluate(
    `URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; }); return 'data:,'; }`,
  );
  await dashboard.press('Export as CSV');
  const csv = await dashboard.eventually(() =>
    dashboard.evaluate<string | null>('return window.exported ?? null'),
  );
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain("'=cmd()");
});

test('g and a letter goes to a view, ? shows the keys, and neither happens while somebody types', async () => {
  const dashboard = await openDashboard(await openService());
  const title = () => dashboard.evaluate<string>(`return document.querySelector('h1').textContent`);
  await dashboard.pressKey('g');
  await dashboard.pressKey('b');
  await dashboard.eventually(async () => (await title()) === 'Objects');
  await dashboard.pressKey('?');
  await dashboard.shows('Keyboard shortcuts');
  await dashboard.press('Close');
  await dashboard.eventually(() =>
    dashboard.evaluate<boolean>(`return document.querySelector('dialog') === null`),
  );
  await dashboard.pressKey('/');
  await dashboard.type('go?');
  expect(await title()).toBe('Objects');
  expect(
    await dashboard.evaluate<boolean>(`return document.querySelector('dialog') === null`),
  ).toBe(true);
});

test('a reader may choose Indonesian, which stays over a reload', async () => {
  const dashboard = await openDashboard(await openService());
  await dashboard.fill('Language', 'id');
  await dashboard.shows('Perlu perhatian');
  expect(await dashboard.evaluate('return document.documentElement.lang')).toBe('id');
  await dashboard.speak('en');
  await dashboard.shows('Needs attention');
});
