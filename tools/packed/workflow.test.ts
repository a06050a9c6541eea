// Tests releases: changelogs of every package, a workflow without a token, and pinned actions.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { published, root } from './published.ts';
import { publishCommand, readWorkflow } from './workflow.ts';

interface Workspace {
  readonly packages: readonly string[];
  readonly catalog: Readonly<Record<string, string>>;
}

test('a release writes a changelog for every package, and one version for all', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'kasir-release-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const workspace = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
  const manifests = globSync(
    workspace.packages.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );
  for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset', ...manifests])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  // One change of one package is enough for a release of all packages.
  const change = `---\n'@kasir/unified': minor\n---\n\nSomething new.\n`;
  writeFileSync(join(copy, '.changeset/something-new.md'), change);
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js');
  await promisify(execFile)(process.execPath, [changeset, 'version'], { cwd: copy });
  const isFirst = published.every(({ manifest }) => manifest.version === '0.0.0');
  const versions = published.map(({ folder }) => {
    const { version } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    const changelog = readFileSync(join(copy, folder, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`## ${version}\n`);
    // In the first release, every package has an entry of its own.
    if (isFirst) expect(changelog, folder).toContain('- First release');
    return version;
  });
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).not.toBe(published[0]?.manifest.version);
});

test('packageManager is the pnpm version of the catalog', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
  expect(packageManager).toBe(`pnpm@${catalog['pnpm']}`);
});

test('only the publishing job may request an identity token, and it runs no code of the repository', () => {
  const { permissions, jobs } = readWorkflow('release.yml');
  expect(permissions).toEqual({ contents: 'read' });
  const trusted = Object.keys(jobs).filter((job) => jobs[job]?.permissions?.['id-token']);
  expect(trusted).toEqual(['publish']);
  const steps = jobs['publish']?.steps ?? [];
  expect(jobs['publish']?.environment).toBe('release');
  expect(steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
  expect(steps.find(({ id }) => id === 'npm')?.env).toEqual({ NPM_CONFIG_PROVENANCE: true });
  expect(publishCommand()).toContain('npm publish "./$file" --access public');
  const text = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  expect(text).not.toMatch(/https?:|registry|secrets\.(?!GITHUB_TOKEN)/);
});

test('the release is tagged after its packages and its image are published', () => {
  const { jobs } = readWorkflow('release.yml');
  expect(jobs['announce']?.needs).toEqual(expect.arrayContaining(['publish', 'image']));
  const tagging = Object.keys(jobs).filter((job) =>
    jobs[job]?.steps.some(({ run }) => run?.includes('gh release create')),
  );
  expect(tagging).toEqual(['announce']);
});

test.each([
  ...globSync('.github/workflows/*.yml', { cwd: root }),
  'action.yml',
  'conformance/action.yml',
])('%s uses actions by their commit, with the version beside it', (path) => {
  const uses = readFileSync(join(root, path), 'utf8').match(/^ *-? *uses: .*$/gm) ?? [];
  for (const line of uses)
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('an action has the same version in all workflows', () => {
  const pins = globSync(['.github/workflows/*.yml', '{,conformance/}action.yml'], {
    cwd: root,
  }).flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), 'utf8').matchAll(/uses: (\S+)@([\da-f]{40} # \S+)/g),
      ([, action = '', pin = '']) => [action, pin] as const,
    ),
  );
  const versions = Map.groupBy(pins, ([action]) => action);
  for (const [action, all] of versions)
    expect(new Set(all.map(([, pin]) => pin)).size, action).toBe(1);
});
