// Tests the paths of pages on the site, and that links between files become links of the site.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pathsOf } from '../repository/files.ts';
import { anchorOf, LANDING, placeOf, siteLink } from './links.ts';
import { menu } from './menu.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILES = 'https://code.example/kasir/blob/main';

test('a page has the path of its folder, and a README is the page of its folder', () => {
  expect(placeOf('tools/site/landing.md')).toBe('index.md');
  expect(placeOf('docs/README.md')).toBe('overview.md');
  expect(placeOf('tools/site/reference-pages/refunds.md')).toBe('reference/api/refunds.md');
  expect(placeOf('docs/guide/sdk.md')).toBe('guide/sdk.md');
  expect(placeOf('docs/decisions/README.md')).toBe('decisions/index.md');
  expect(placeOf('clients/unified/README.md')).toBe('clients/unified.md');
  expect(placeOf('AGENTS.md')).toBeNull();
});

test.each([
  ['docs/guide/refunds.md', 'webhooks.md#resending', '/guide/webhooks.md#resending'],
  ['docs/guide/refunds.md', '../../clients/unified/README.md', '/clients/unified.md'],
  ['clients/unified/README.md', '../../docs/guide/refunds.md', '/guide/refunds.md'],
  ['README.md', 'docs/decisions', '/decisions/index.md'],
  ['clients/unified/README.md', `${FILES}/docs/start.md`, '/start.md'],
  ['docs/start.md', '../AGENTS.md', `${FILES}/AGENTS.md`],
  ['docs/start.md', 'https://merchant.example', 'https://merchant.example'],
  ['docs/start.md', '#next', '#next'],
])('the link of %s to %s leads to %s', (from, href, wanted) => {
  expect(siteLink(root, from, href, FILES)).toBe(wanted);
});

test('a link to a file without an address is dropped, and a link to a missing file is refused', () => {
  expect(siteLink(root, 'docs/start.md', '../AGENTS.md', null)).toBeNull();
  expect(() => siteLink(root, 'docs/start.md', 'stop.md', null)).toThrow('no such file');
});

test('an anchor is the same as on code hosts', () => {
  expect(anchorOf('What is `there`, and what is to come?')).toBe(
    'what-is-there-and-what-is-to-come',
  );
  expect(anchorOf('PARTIAL_REFUND_NOT_SUPPORTED')).toBe('partial_refund_not_supported');
});

test('every page of the site is in the menu or in an index page', () => {
  const listed = menu.flatMap(({ pages }) => Object.keys(pages));
  const indexed = [
    'docs/decisions/README.md',
    'docs/reference/conformance/README.md',
    'docs/reference/failures/README.md',
  ];
  const missing = pathsOf(root).filter(
    (path) =>
      path.endsWith('.md') &&
      placeOf(path) !== null &&
      path !== LANDING &&
      !listed.includes(path) &&
      !indexed.some((index) => {
        const name = path.slice(index.lastIndexOf('/') + 1);
        return readFileSync(root + index, 'utf8').includes(`](${name})`);
      }),
  );
  expect(missing).toEqual([]);
  const there = pathsOf(root);
  const lost = listed.filter((path) => !there.includes(path));
  expect(lost).toEqual([]);
  expect(listed.filter((path) => placeOf(path) === null)).toEqual([]);
});
