// Checks the views of the dashboard in a browser, on a server that was used through its APIs.
import { unwrap } from '@kasir/control/client';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import {
  openDashboard,
  openReceiver,
  openService,
  type Dashboard,
  type Service,
} from '../testing/dashboard.ts';
import { fillLiveAccount, operationId } from '../testing/live-account.ts';
import { openShop, type Shop } from '../testing/shop.ts';

/** Fills the live mode of the account: a statement that matches one of three operations. */
const openBank = async ({ kasir, account, control, params }: Service): Promise<void> => {
  await fillLiveAccount(kasir.store, account, [1, 2]);
  const line = (index: number, gross: number) => ({
    id: `line-${index}`,
    operation: operationId(index),
    kind: 'charge' as const,
    currency: 'PHP',
    gross,
    fee: 30,
    net: gross - 30,
    settled_at: '2026-11-26T02:00:00Z',
  });
  const lines = [line(1, 1_000), line(2, 900), { ...line(3, 5), currency: 'XXX' }];
  const date = new Date().toISOString().slice(0, 10);
  unwrap(await control.reconciliation.import({ params, body: { connector: 'bank', date, lines } }));
};

/** Views with what they are about, for a shop in which something happened. */
const viewsOf = async ({ control, account, params }: Service, shop: Shop) => {
  const { data: requests } = unwrap(await control.requests.list({ query: { account } }));
  const { data: events } = unwrap(await control.events.list({ params }));
  return [
    'overview',
    'why',
    'search?q=order-1001',
    'objects',
    'objects?kind=payments&min=1000&channel=dana',
    'objects?q=no-such-object',
    `objects/${shop.paid}`,
    `objects/${shop.pending}`,
    `objects/${shop.declined}`,
    `objects/${shop.invoice}`,
    `objects/${shop.customer}`,
    'webhooks',
    `webhooks/${events[0]?.webhook_id}`,
    'receiver',
    'requests',
    `requests/${requests.find(({ method }) => method === 'POST')?.request_id}`,
    'console',
    'clock',
    'failures',
    'snapshots',
    'account',
    'keys',
    'connectors',
    'accounts',
    'operators',
    'audit',
    'books',
    'channels',
    'reconciliation',
  ];
};

/** Waits until the view is there with all that it reads. */
const settled = (dashboard: Dashboard) =>
  dashboard.eventually(() =>
    dashboard.evaluate<boolean>(
      `return document.querySelector('h1') !== null && document.querySelector('.loading[role=status]') === null`,
    ),
  );

const runAxe = `
  return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))));`;

/** Where pictures are kept for somebody who wants to look at them. */
const { KASIR_SCREENSHOTS: folder } = process.env;

interface Tour {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'id';
}

const tour = async ({ width, scheme, language }: Tour) => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const shop = await openShop(service);
  await openBank(service);
  const views = await viewsOf(service, shop);
  const dashboard = await openDashboard(service);
  await dashboard.look({ width, scheme, scripts: true });
  await dashboard.speak(language);
  await dashboard.page.evaluate(`${axe.source}; 0`);
  const problems: string[] = [];
  for (const [at, view] of views.entries()) {
    await dashboard.go(view);
    await settled(dashboard);
    await dashboard.evaluate('return new Promise((resolve) => setTimeout(resolve, 100))');
    await dashboard.picture(
      folder,
      `${String(at).padStart(2, '0')}-${view.split(/[?/]/)[0]}-${width}-${scheme}-${language}`,
    );
    const found = await dashboard.evaluate<string[]>(runAxe);
    const wide = await dashboard.evaluate<number>('return document.documentElement.scrollWidth');
    const failures = await dashboard.evaluate<string[]>(
      `return [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText)`,
    );
    problems.push(
      ...found.map((one) => `${view}: ${one}`),
      ...failures.map((one) => `${view}: ${one}`),
      ...(wide > width ? [`${view}: ${wide} pixels wide`] : []),
    );
  }
  return { dashboard, problems };
};

// Both widths, schemes and languages, each pair of them once.
test.each<Tour>([
  { width: 1_440, scheme: 'light', language: 'en' },
  { width: 1_440, scheme: 'dark', language: 'id' },
  { width: 390, scheme: 'light', language: 'id' },
  { width: 390, scheme: 'dark', language: 'en' },
])(
  'every view is clean by axe, fits its window and runs no text of objects, $width wide in $scheme and $language',
  async (options) => {
    const { dashboard, problems } = await tour(options);
    expect(problems).toEqual([]);
    expect(await dashboard.evaluate('return window.hacked ?? null')).toBeNull();
    expect(await dashboard.evaluate('return document.documentElement.lang')).toBe(options.language);
  },
);
