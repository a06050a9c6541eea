// Checks the views of the dashboard in a browser, on a server that was used through its APIs.
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService } from '../testing/dashboard.ts';
import { isSettled, openBank, viewsOf } from '../testing/dashboard-views.ts';
import { openShop } from '../testing/shop.ts';

const runAxe = `
  return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))));`;

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
  for (const view of views) {
    await dashboard.go(view);
    await dashboard.eventually(() => dashboard.evaluate<boolean>(isSettled));
    await dashboard.evaluate('return new Promise((resolve) => setTimeout(resolve, 100))');
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
