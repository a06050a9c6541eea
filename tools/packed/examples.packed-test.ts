// Tests the examples outside this repository: copied as their README says, installed from the
// packed packages in an empty folder, type-checked and tested there.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { parse } from 'yaml';
import { build, install, pack, run, temporary } from './project.ts';
import { root } from './published.ts';

const examples = readdirSync(join(root, 'examples')).filter((name) =>
  statSync(join(root, 'examples', name)).isDirectory(),
);
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  readonly catalog: Readonly<Record<string, string>>;
};

const store = temporary();
let tarballs: ReadonlyMap<string, string>;

beforeAll(async () => {
  await build();
  tarballs = await pack(store.path);
});
afterAll(() => store[Symbol.dispose]());

/** Copies an example without its source condition and browser tests; returns its dependencies. */
const copy = (name: string, folder: string): Readonly<Record<string, string>> => {
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules' && !path.endsWith('.browser-test.ts'),
  });
  const tsconfig = join(folder, 'tsconfig.json');
  const line = '    "customConditions": ["@kasir/source"],\n';
  writeFileSync(tsconfig, readFileSync(tsconfig, 'utf8').replace(line, ''));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  rmSync(join(folder, 'package.json'));
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.fromEntries(Object.keys(named).map((name) => [name, catalog[name] ?? '*']));
};

test.each(examples)('a copy of %s type-checks and passes its tests', async (name) => {
  using project = temporary();
  const { path } = project;
  await install('npm', path, tarballs, copy(name, path));
  await run(path, process.execPath, [join(path, 'node_modules/typescript/bin/tsc'), '-p', path]);
  await run(path, process.execPath, [join(path, 'node_modules/vitest/vitest.mjs'), 'run']);
});
