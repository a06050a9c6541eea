// Tests the manifest of every package: its information for users, and its dependencies.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { targetsForUsers } from './manifest.ts';
import { published, root } from './published.ts';

const home = 'https://github.com/kasir-dev/kasir';

const manifestOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, unknown>;

test.each(published)('the manifest of $name has description, author and links', ({ folder }) => {
  const manifest = manifestOf(folder);
  expect(manifest).toMatchObject({
    description: expect.stringMatching(/^[A-Z].{20,}/),
    keywords: expect.arrayContaining(['kasir', 'payments']),
    homepage: `${home}/tree/main/${folder}#readme`,
    bugs: `${home}/issues`,
    license: 'Apache-2.0',
    author: 'The Kasir contributors',
    repository: { type: 'git', url: `git+${home}.git`, directory: folder },
    type: 'module',
    publishConfig: { access: 'public' },
  });
  expect(manifest['files']).toEqual(expect.arrayContaining(['CHANGELOG.md', 'dist', 'src']));
  expect(existsSync(join(root, folder, 'README.md'))).toBe(true);
});

test.each(published)(
  '$name has no peer dependency except the optional library of kasir mcp, and not vitest',
  ({ folder }) => {
    const manifest = manifestOf(folder);
    // This peer is optional, and only kasir mcp uses it (decision 0120).
    const peers = Object.keys(manifest['peerDependencies'] ?? {});
    expect(peers.filter((name) => name !== '@modelcontextprotocol/server')).toEqual([]);
    expect(Object.keys(manifest['dependencies'] ?? {})).not.toContain('vitest');
  },
);

test('clients, the receiver and the packages that they depend on support Node.js 20', () => {
  const newer = published.filter(({ node }) => node !== '20.18.1').map(({ name }) => name);
  expect(newer).toEqual([
    '@kasir/connector',
    '@kasir/dashboard',
    '@kasir/server',
    '@kasir/connector-kasir',
    '@kasir/connector-prism',
    '@kasir/connector-reference',
    '@kasir/conformance',
  ]);
});

test('no package needs a newer Node.js than a package that depends on it', () => {
  const nodes = new Map(published.map(({ name, node }) => [name, node]));
  const wrong = published.flatMap(({ name, folder, node }) =>
    Object.keys(manifestOf(folder)['dependencies'] ?? {})
      .filter((other) => (nodes.get(other) ?? '0').localeCompare(node, 'en', { numeric: true }) > 0)
      .map((other) => `${name} on ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('a tarball exports built modules, and no target that only this repository has', () => {
  const source = { '@kasir/source': './src/index.ts' };
  const built = { types: './dist/index.d.ts', default: './dist/index.js' };
  expect(
    targetsForUsers({ '.': { ...source, ...built }, './testing': source, './package.json': './p' }),
  ).toEqual({ '.': built, './package.json': './p' });
});
