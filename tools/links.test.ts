// The maps of the repository lead somewhere: every path and link they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pathsOf } from './files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const markdown = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...readdirSync(join(root, 'examples'))
    .map((folder) => join('examples', folder, 'README.md'))
    .filter((file) => existsSync(join(root, file))),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(markdown)('every link of %s leads to a file', (file) => {
  const links = [...textOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    ([, link = '']) => link,
  );
  const lost = links.filter((link) => !existsSync(join(root, dirname(file), link)));
  expect(lost).toEqual([]);
});

/** Where the files of the repository are read by whoever has a package only. */
const published = 'https://github.com/kasir-dev/kasir/blob/main/';

test.each(
  pathsOf(root).filter((path) => /^(?:packages\/[^/]+|conformance)\/README\.md$/.test(path)),
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

/** Paths in backticks; those with a placeholder, braces or a star are patterns. */
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
