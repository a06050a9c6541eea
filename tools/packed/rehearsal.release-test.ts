// Rehearses a whole release of the current commit: in a fresh clone, with the commands of the
// workflow, on a registry of this machine, from which a project then installs the packages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPacked } from './platform.ts';
import { run, runModule, temporary } from './project.ts';
import { published, root } from './published.ts';
import { startRegistry, type Registry } from './registry.ts';
import { publishCommand } from './workflow.ts';

const folder = temporary();
const clone = join(folder.path, 'clone');
const release = join(clone, 'release');
let registry: Registry;
let version: string;

const git = (...args: string[]): Promise<string> => run(clone, 'git', args);
const npm = (...args: string[]): Promise<string> => run(clone, 'npm', args);
const publish = (): Promise<string> =>
  run(release, 'bash', ['-euo', 'pipefail', '-c', publishCommand()], undefined, registry.env);

const manifestIn = (of: string): { readonly version: string } =>
  JSON.parse(readFileSync(join(clone, of, 'package.json'), 'utf8')) as { readonly version: string };

beforeAll(async () => {
  await run(folder.path, 'git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  await npm('run', 'release:version');
  ({ version } = manifestIn('packages/server'));
  await npm('run', 'release:pack');
  registry = await startRegistry(join(folder.path, 'registry'));
});
afterAll(async () => {
  await registry.stop();
  folder[Symbol.dispose]();
});

test('versions and changelogs are written, no changeset is left, and no README says "Not on npm"', async () => {
  expect(version).not.toBe(manifestIn('tools').version);
  const waiting = readdirSync(join(clone, '.changeset')).filter((file) => file.endsWith('.md'));
  expect(waiting).toEqual(['README.md']);
  for (const { folder: own } of published) {
    expect(manifestIn(own).version).toBe(version);
    expect(readFileSync(join(clone, own, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
    expect(readFileSync(join(clone, own, 'README.md'), 'utf8')).not.toContain('Not on npm');
  }
  const document = join(clone, 'packages/server/openapi/openapi.json');
  expect(JSON.parse(readFileSync(document, 'utf8'))).toMatchObject({ info: { version } });
  const changed = (await git('status', '--porcelain')).split('\n').map((line) => line.slice(3));
  // No source changes except the version that clients send in their user agent.
  expect(changed.filter((path) => /\.(?:ts|yaml|yml)$/.test(path))).toEqual([
    'packages/client/src/version.ts',
  ]);
});

test('the release has a tarball and a bill of materials per package, checksums and notes', async () => {
  const lines = readFileSync(join(release, 'packages.txt'), 'utf8').trimEnd().split('\n');
  const listed = lines.map((line) => line.split(' '));
  expect(listed.map(([name]) => name).toSorted()).toEqual(
    published.map(({ name }) => name).toSorted(),
  );
  const notes = readFileSync(join(release, 'notes.md'), 'utf8');
  for (const [name = '', , file = ''] of listed) {
    expect(notes, name).toContain(`## ${name}\n`);
    expect(existsSync(join(release, file))).toBe(true);
    const bill = join(release, `${basename(file, '.tgz')}.cdx.json`);
    expect(JSON.parse(readFileSync(bill, 'utf8'))).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { version, licenses: [{ license: { id: 'Apache-2.0' } }] } },
    });
  }
  await run(release, 'sha256sum', ['--check', '--quiet', 'SHA256SUMS']);
});

test('every package is published after the packages that it depends on', () => {
  const names = readFileSync(join(release, 'packages.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  for (const { name, folder: own } of published) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(clone, own, 'package.json'), 'utf8'),
    ) as { readonly dependencies?: Readonly<Record<string, string>> };
    for (const other of Object.keys(dependencies).filter((each) => each.startsWith('@kasir/')))
      expect(names.indexOf(other), `${name} after ${other}`).toBeLessThan(names.indexOf(name));
  }
});

test('the published packages can be installed by name, and the server starts and prints its version', async () => {
  await publish();
  for (const { name } of published)
    expect(
      (await run(release, 'npm', ['view', name, 'version'], undefined, registry.env)).trim(),
    ).toBe(version);
  using project = temporary();
  writeFileSync(join(project.path, 'package.json'), '{ "private": true, "type": "module" }');
  const wanted = ['@kasir/server', '@kasir/unified', '@kasir/conformance'];
  await run(project.path, 'npm', ['install', ...wanted], undefined, registry.env);
  const bin = join(project.path, 'node_modules/.bin');
  expect(await run(project.path, join(bin, 'kasir'), ['--version'])).toContain(version);
  const platform = await startPacked(project.path, process.execPath);
  try {
    const code = `
      import { createUnifiedClient, unwrap } from '@kasir/unified/client';
      const client = createUnifiedClient({ baseUrl: '${platform.baseUrl}', key: '${platform.env['KASIR_KEY']}' });
      console.log(typeof unwrap(await client.balance.get({})).balance);
      await client.close();`;
    expect(await runModule(project.path, code)).toBe('number\n');
  } finally {
    await platform.stop();
  }
});

test('publishing again succeeds, and publishes no package twice', async () => {
  await expect(publish()).resolves.not.toContain('+ @kasir/');
});
