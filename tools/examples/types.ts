// Whether programs have types: the compiler looks at each where a reader would write it.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Program {
  /** Page it stands on. */
  readonly path: string;
  /** Folder of the package in which it is tried. */
  readonly home: string;
  readonly code: string;
}

/** What the compiler prints about the programs: nothing, when each is well typed. */
export const typeErrors = async (root: string, programs: readonly Program[]): Promise<string> => {
  // No tool of this repository looks into these folders.
  const folder = join('.kasir', `examples-${process.pid}`);
  const project = join(root, folder, 'tsconfig.json');
  const files = programs.map(({ path, home }) =>
    join(root, home, folder, `${path.replaceAll('/', '-')}.ts`),
  );
  const folders = new Set([dirname(project), ...files.map((file) => dirname(file))]);
  try {
    for (const one of folders) mkdirSync(one, { recursive: true });
    for (const [index, { code }] of programs.entries()) writeFileSync(files[index] ?? '', code);
    const settings = { extends: join(root, 'tsconfig.check.json'), include: [], files };
    writeFileSync(project, JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const done = await promisify(execFile)(process.execPath, [compiler, '-p', project], {
      cwd: root,
    }).catch((error: Error & { readonly stdout?: string }) => ({
      stdout: error.stdout ?? error.message,
    }));
    return done.stdout;
  } finally {
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  }
};
