// Tests the built site in a browser: every link leads somewhere, every diagram is drawn, and pages
// of every kind pass axe and fit their window, in light, dark and narrow.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listenOnLoopback } from '@kasir/client/testing';
import { openPage } from '@kasir/server/testing/browser';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'tools/site/dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Returns the file of a path, as servers of static sites find it; null when there is none. */
const fileAt = (path: string): string | null =>
  [path, `${path}.html`, join(path, 'index.html')]
    .map((one) => join(dist, one))
    .find((one) => extname(one) !== '' && existsSync(one)) ?? null;

const server = createServer((request, response) => {
  const file = fileAt(decodeURI(new URL(request.url ?? '/', 'http://site').pathname));
  response.writeHead(file === null ? 404 : 200, {
    'content-type': types[extname(file ?? '.html')] ?? 'application/octet-stream',
  });
  response.end(readFileSync(file ?? join(dist, '404.html')));
});

let site = '';
beforeAll(async () => {
  const program = join(root, 'tools/node_modules/vitepress/bin/vitepress.js');
  await promisify(execFile)(process.execPath, [program, 'build', 'tools/site'], { cwd: root });
  ({ url: site } = await listenOnLoopback(server));
});
afterAll(() => void server.close());

/** The longest page of the reference. */
const REFERENCE = '/reference/api/payment_requests';

const pages = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);

test('every link of every page leads to a page, and every anchor to a heading', () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> | null => {
    const file = fileAt(path);
    if (file === null) return null;
    const found =
      ids.get(file) ??
      new Set(
        Array.from(readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"/g), ([, id = '']) => id),
      );
    ids.set(file, found);
    return found;
  };
  const lost: string[] = [];
  for (const page of pages()) {
    const html = readFileSync(fileAt(page) ?? '', 'utf8');
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    for (const [, href = ''] of main.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site + page);
      if (url.origin !== site) continue;
      const there = idsOf(decodeURI(url.pathname));
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!there || (anchor !== '' && !there.has(anchor))) lost.push(`${page} -> ${href}`);
    }
  }
  expect(lost).toEqual([]);
});

/** Pages of every sort: prose, code, tables, diagrams, long ones. */
const samples = [
  '/',
  '/start',
  '/architecture',
  '/guide/testing',
  '/guide/dashboard',
  '/migrate/sdk-calls',
  '/reference/errors',
  '/reference/channels',
  '/reference/api/',
  REFERENCE,
  '/reference/failures/insufficient_balance',
  '/reference/test-values',
  '/reference/conformance/auth',
  '/packages/unified',
];

const report = `(async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than its window'] : [];
  return [...wide, ...violations.map(({ id, nodes }) => id + ' ' + nodes[0].html.slice(0, 120))];
})()`;

test.each([
  { width: 1400, scheme: 'light', scripts: true },
  { width: 1400, scheme: 'dark', scripts: true },
  { width: 390, scheme: 'light', scripts: true },
] as const)('pages pass axe and fit their window at width $width, $scheme', async (look) => {
  const browser = await openPage('about:blank');
  await browser.look(look);
  const found: string[] = [];
  for (const page of samples) {
    await browser.visit(site + page);
    await browser.evaluate(`${axe.source}; 0`);
    const said = (await browser.evaluate(report)) as readonly string[];
    found.push(...said.map((one) => `${page}: ${one}`));
  }
  expect(found).toEqual([]);
});

test('every diagram is drawn', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 1400, scheme: 'light', scripts: true });
  const withDiagrams = pages().filter((page) =>
    readFileSync(fileAt(page) ?? '', 'utf8').includes('class="diagram"'),
  );
  expect(withDiagrams).toContain('/reference/states');
  for (const page of withDiagrams) {
    await browser.visit(site + page);
    await browser.eventually(
      async () =>
        (await browser.evaluate(
          `document.querySelectorAll('.diagram').length > 0 && document.querySelectorAll('pre.diagram, .diagram .error-icon').length === 0`,
        )) === true,
    );
  }
});

test('the search finds a code of an error', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 1400, scheme: 'light', scripts: true });
  await browser.visit(site + '/start');
  await browser.pressKey('/');
  await browser.eventually(async () =>
    browser.evaluate(`document.activeElement?.id === 'localsearch-input'`),
  );
  await browser.type('PARTIAL_REFUND_NOT_SUPPORTED');
  await browser.eventually(async () =>
    browser.evaluate(
      `[...document.querySelectorAll('.VPLocalSearchBox .result')].some(({ href }) => href?.includes('/reference/errors'))`,
    ),
  );
});

test('a search for a declined card leads to the test values first', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 1400, scheme: 'light', scripts: true });
  await browser.visit(site + '/start');
  await browser.pressKey('/');
  await browser.eventually(async () =>
    browser.evaluate(`document.activeElement?.id === 'localsearch-input'`),
  );
  await browser.type('declined card');
  await browser.eventually(async () =>
    browser.evaluate(
      `document.querySelector('.VPLocalSearchBox .result')?.href?.includes('/reference/test-values') ?? false`,
    ),
  );
});

test('the API reference is readable without scripts, and nothing is loaded from other sites', async () => {
  const browser = await openPage('about:blank');
  await browser.look({ width: 1400, scheme: 'light', scripts: false });
  await browser.visit(site + REFERENCE);
  expect(await browser.evaluate(`document.body.innerText`)).toContain('Create a payment request');
  for (const page of ['/', REFERENCE]) {
    await browser.look({ width: 1400, scheme: 'light', scripts: true });
    await browser.visit(site + page);
    const elsewhere = await browser.evaluate(
      `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith(location.origin))`,
    );
    expect(elsewhere).toEqual([]);
  }
});
