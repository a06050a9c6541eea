// The packages as tarballs, and empty projects that install them.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

export type Manager = 'npm' | 'pnpm';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** A published package: its name, its folder, and what it exports. */
export interface Published {
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly string[];
}

export const published: readonly Published[] = [
  ...readdirSync(join(root, 'packages')).map((folder) => `packages/${folder}`),
  'conformance',
].map((folder) => {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { name, exports } = JSON.parse(text) as Manifest;
  const entries = Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1));
  return { name, folder, entries };
});

const run = async (cwd: string, program: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const { stdout } = await promisify(execFile)(program, args, { cwd, env });
  return stdout;
};

const pnpm = (cwd: string, ...args: string[]): Promise<string> =>
  run(cwd, 'npm', 'exec', '--yes', '--', packageManager, ...args);

/** A folder that is gone when the tests are over. */
export const temporary = (): { path: string; [Symbol.dispose]: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-packed-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
};

/** Builds all packages and packs them; returns name -> path of the tarball. */
export const pack = async (destination: string): Promise<ReadonlyMap<string, string>> => {
  await run(root, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-b');
  const tarballs = new Map<string, string>();
  for (const { name, folder } of published) {
    const before = new Set(readdirSync(destination));
    await pnpm(join(root, folder), 'pack', '--pack-destination', destination);
    const [made = ''] = readdirSync(destination).filter((file) => !before.has(file));
    tarballs.set(name, join(destination, made));
  }
  return tarballs;
};

/** Installs a project with these dependencies; our packages come from the tarballs. */
export const install = async (
  manager: Manager,
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> => {
  const overrides = Object.fromEntries(
    Array.from(tarballs, ([name, path]) => [name, `file:${path}`]),
  );
  const own = Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, overrides[name] ?? version]),
  );
  const project = { name: 'shop', private: true, type: 'module', dependencies: own, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides, strictDepBuilds: false }),
  );
  if (manager === 'npm') await run(folder, 'npm', 'install', '--no-fund', '--no-audit');
  else await pnpm(folder, 'install', '--no-frozen-lockfile');
};

/** Runs a module in a project; returns what it printed. */
export const runModule = (folder: string, code: string): Promise<string> =>
  run(folder, process.execPath, '--input-type=module', '--eval', code);
