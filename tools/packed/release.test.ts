// Tests releases: changelogs of every package, and a workflow without a token.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { published, root } from './published.ts';

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
  // Whatever waits for a release already: one change of one package is enough for all.
  const change = `---\n'@kasir/unified': minor\n---\n\nSomething new.\n`;
  writeFileSync(join(copy, '.changeset/something-new.md'), change);
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js');
  await promisify(execFile)(process.execPath, [changeset, 'version'], { cwd: copy });
  const versions = published.map(({ folder }) => {
    const { version } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    expect(readFileSync(join(copy, folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
    return version;
  });
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).not.toBe(published[0]?.manifest.version);
});

test('the pnpm that turbo finds is the one that installs', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
  expect(packageManager).toBe(`pnpm@${catalog['pnpm']}`);
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly run?: string; readonly env?: object }[];
      }
    >
  >;
}

test('only the job that publishes can prove who it is, and it runs nothing of the repository', () => {
  const text = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;
  expect(permissions).toEqual({ contents: 'read' });
  const trusted = Object.keys(jobs).filter((job) => jobs[job]?.permissions?.['id-token']);
  expect(trusted).toEqual(['publish']);
  const runs = jobs['publish']?.steps.flatMap(({ run = [] }) => run) ?? [];
  expect(runs.join()).toContain('npm publish "./$file" --provenance --access public');
  expect(runs.join()).not.toContain('node ');
  expect(text).not.toMatch(/https?:|registry/);
});
