// Creates empty projects with one client each, below a folder with the compilers.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedIn, type Installed } from './installed.ts';
import { median } from './median.ts';
import { generator, type Subject } from './subjects.ts';
import { writeProgram } from './types.ts';

const run = promisify(execFile);

/** Installs dependencies into a new folder with npm; returns the milliseconds. */
const install = async (
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): Promise<number> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const started = performance.now();
  await run('npm', ['install', '--no-fund', '--no-audit', '--prefer-offline'], { cwd: folder });
  return performance.now() - started;
};

/** Returns the version of a package that is installed in a folder. */
export const versionIn = (folder: string, name: string): string => {
  const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

/** A project with one client, and the size and time of its install. */
export interface Project extends Installed {
  readonly subject: Subject;
  readonly folder: string;
  readonly version: string;
  readonly installMs: number;
}

/** Paths of the compilers that check the projects. */
export interface Toolbox {
  readonly folder: string;
  readonly tsc7: string;
  readonly tsc5: string;
  readonly tsserver: string;
}

/** Installs the compilers, and the types of Node.js where all projects below find them. */
export const openToolbox = async (
  folder: string,
  versions: Readonly<Record<'typescript' | '@types/node', string>>,
): Promise<Toolbox> => {
  const older = `npm:typescript@${generator.typescript}`;
  await install(folder, { ...versions, 'typescript-5': older });
  const modules = join(folder, 'node_modules');
  return {
    folder,
    tsc7: join(modules, 'typescript/bin/tsc'),
    tsc5: join(modules, 'typescript-5/bin/tsc'),
    tsserver: join(modules, 'typescript-5/lib/tsserver.js'),
  };
};

/** Installs each client into a project, in turns; the first round only fills the cache. */
export const openProjects = async (
  toolbox: Toolbox,
  subjects: readonly Subject[],
  tarballs: ReadonlyMap<string, string>,
  rounds: number,
): Promise<readonly Project[]> => {
  const overrides = Object.fromEntries(
    Array.from(tarballs, ([name, path]) => [name, `file:${path}`]),
  );
  const folderOf = ({ name }: Subject): string =>
    join(toolbox.folder, 'projects', name.replace('/', '-'));
  const times = subjects.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const { name, version } = subject;
      const wanted = { [name]: version ?? overrides[name] ?? '' };
      const ms = await install(folderOf(subject), wanted, version === null ? overrides : {});
      if (round > 0) times[index]?.push(ms);
    }
  }
  return subjects.map((subject, index) => {
    const folder = folderOf(subject);
    writeProgram(folder, subject.program);
    return {
      subject,
      folder,
      version: versionIn(folder, subject.name),
      installMs: median(times[index] ?? []),
      ...installedIn(folder),
    };
  });
};

/** Writes the types of an OpenAPI document into a project, where its program imports them. */
export const generateTypes = async (
  toolbox: Toolbox,
  document: string,
  project: Project,
): Promise<void> => {
  const folder = join(toolbox.folder, 'generator');
  await install(folder, generator);
  const cli = join(folder, 'node_modules/openapi-typescript/bin/cli.js');
  const output = join(project.folder, 'openapi.ts');
  await run(process.execPath, [cli, document, '--output', output], { cwd: folder });
};
