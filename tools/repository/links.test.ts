// Tests that every path and link in the pages of the repository leads to something that exists, and
// that the map of the repository stays short.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pathsOf } from './files.ts';
import { anchorOf } from '../site/links.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const markdown = pathsOf(root).filter((path) => path.endsWith('.md'));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Returns the anchors of the headings of a page; a repeated anchor gets a number. */
const anchorsOf = (file: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const text = textOf(file).replaceAll(/^```.*?^```$/gms, '');
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = anchorOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let unique = anchor;
    for (let count = 1; found.has(unique); count += 1) unique = `${anchor}-${count}`;
    found.add(unique);
  }
  return found;
};

test.each(markdown)('every link of %s leads to an existing file and heading', (file) => {
  const links = Array.from(
    textOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ([link, path = '', anchor]) => ({ link, path, anchor }),
  );
  const lost = links.filter(({ path, anchor }) => {
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
  });
  expect(lost.map(({ link }) => link)).toEqual([]);
});

/** The address at which users of a package read the files of the repository. */
const published = 'https://github.com/kasir-dev/kasir/blob/main/';

test.each(
  pathsOf(root).filter((path) =>
    /^(?:(?:packages|connectors)\/[^/]+|conformance)\/README\.md$/.test(path),
  ),
)('%s can be read outside the repository: its links are absolute and lead to files', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!#)([^)\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  const own = links.filter((link) => link.startsWith(published));
  const lost = own.filter(
    (link) => !existsSync(join(root, link.slice(published.length).replace(/#.*/, ''))),
  );
  expect(own).not.toEqual([]);
  expect(lost).toEqual([]);
});

/** Returns the paths in backticks, without those with a placeholder, braces or a star. */
const pathsIn = (file: string): string[] =>
  [...textOf(file).matchAll(/`([a-z.][\w./-]*\/[\w./-]+)`/g)].map(([, path = '']) => path);

test.each(['AGENTS.md', 'docs/architecture.md', 'docs/glossary.md'])(
  'every path that %s names exists',
  (file) => {
    const paths = pathsIn(file);
    expect(paths.length).toBeGreaterThan(5);
    const lost = paths.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'packages', path)),
    );
    expect(lost.filter((path) => !path.startsWith('./'))).toEqual([]);
  },
);

test('the map has at most 80 lines, so that it is read whole', () => {
  expect(textOf('AGENTS.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});
