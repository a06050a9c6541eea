// Type-checks the programs of pages with the compiler, each where a reader would write it.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Program {
  /** The page of the program. */
  readonly path: string;
  /** Folder of the package in which it is tried. */
  readonly home: string;
  readonly code: string;
}

/** Files of a page by path, which import each other. */
export interface Recipes {
  readonly home: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Returns the compiler's output about the programs: empty when each is well typed. One run for all,
 * because each run checks the sources of our packages.
 */
export const typeErrors = async (
  root: string,
  programs: readonly Program[],
  recipes: readonly Recipes[] = [],
): Promise<string> => {
  // No tool of this repository reads these folders.
  const folder = join('.kasir', `examples-${process.pid}`);
  const project = join(root, folder, 'tsconfig.json');
  const texts = new Map([
    ...programs.map(({ path, home, code }) => {
      const file = join(root, home, folder, `${path.replaceAll('/', '-')}.ts`);
      return [file, code] as const;
    }),
    ...recipes.flatMap(({ home, files }, index) =>
      [...files].map(([path, code]) => [join(root, home, folder, `${index}`, path), code] as const),
    ),
  ]);
  const files = [...texts.keys()];
  const homes = [...programs, ...recipes].map(({ home }) => join(root, home, folder));
  const folders = new Set([dirname(project), ...homes, ...files.map((file) => dirname(file))]);
  try {
    for (const one of folders) mkdirSync(one, { recursive: true });
    for (const [file, code] of texts) writeFileSync(file, code);
    const settings = {
      extends: join(root, 'tsconfig.check.json'),
      compilerOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
      include: [],
      files,
    };
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
