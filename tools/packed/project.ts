// Packs the packages as tarballs, and installs them in empty projects.
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { published, root } from './published.ts';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

export type Manager = 'npm' | 'pnpm';

/** Large enough for the whole output of a program. */
const maxBuffer = 256 * 1024 * 1024;

/** Runs a program in a folder, with the given Node.js first on the path; returns its output. */
export const run = async (
  cwd: string,
  program: string,
  args: readonly string[],
  node = process.execPath,
  more: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const path = dirname(node) + delimiter + process.env['PATH'];
  const env = {
    ...process.env,
    ...more,
    PATH: path,
    NODE_COMPILE_CACHE: undefined,
    NODE_OPTIONS: undefined,
  };
  const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer });
  return stdout;
};

const pnpm = (cwd: string, ...args: string[]): Promise<string> =>
  run(cwd, 'npm', ['exec', '--yes', '--', packageManager, ...args]);

/** Creates a temporary folder that is removed when it is disposed. */
export const temporary = (): { path: string; [Symbol.dispose]: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-packed-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
};

/** Builds all packages. */
export const build = (): Promise<string> =>
  run(root, process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);

/** Removes what earlier builds left in a package: outputs of sources that are gone. */
const removeStale = (folder: string): void => {
  const dist = join(root, folder, 'dist');
  for (const path of globSync('**/*.{js,js.map,d.ts,d.ts.map}', { cwd: dist })) {
    const source = `${path.replace(/\.(?:js|d\.ts)(?:\.map)?$/, '')}.ts`;
    if (!existsSync(join(root, folder, 'src', source))) rmSync(join(dist, path));
  }
};

/** Packs the built packages as they are published; returns the path of each tarball by name. */
export const pack = async (destination: string): Promise<ReadonlyMap<string, string>> => {
  for (const { folder } of published) removeStale(folder);
  const chosen = published.flatMap(({ name }) => ['--filter', name]);
  const trimming = `--config.pnpmfile=${join(root, 'tools/packed/pnpmfile.mjs')}`;
  const where = ['--json', '--pack-destination', destination];
  const printed = await pnpm(root, trimming, '--recursive', ...chosen, 'pack', ...where);
  const packed = JSON.parse(printed.slice(printed.indexOf('['))) as {
    readonly name: string;
    readonly filename: string;
  }[];
  return new Map(packed.map(({ name, filename }) => [name, filename]));
};

/** Writes the bill of materials (CycloneDX) of each package, as `NAME-VERSION.cdx.json`. */
export const writeBills = (destination: string): Promise<string> => {
  const chosen = published.flatMap(({ name }) => ['--filter', name]);
  const form = ['--prod', '--split', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  return pnpm(root, ...chosen, 'sbom', ...form, '--out', join(destination, '%s-%v.cdx.json'));
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
    JSON.stringify({ overrides, strictDepBuilds: false, strictPeerDependencies: true }),
  );
  const cached = '--prefer-offline';
  if (manager === 'npm') await run(folder, 'npm', ['install', cached, '--no-fund', '--no-audit']);
  else await pnpm(folder, 'install', cached, '--no-frozen-lockfile');
};

/** Runs a module in a project, on the given Node.js; returns its output. */
export const runModule = (folder: string, code: string, node?: string): Promise<string> =>
  run(folder, node ?? process.execPath, ['--input-type=module', '--eval', code], node);
