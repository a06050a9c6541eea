// Writes the recipes of a page to files as a reader would: compiled together, then each run alone.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from './pages.ts';

export interface CompiledRecipes extends Disposable {
  /** Folder of the compiled files, which have their names from the page. */
  readonly folder: string;
}

/** Returns the files of a page by path; the first line of each TypeScript block names its file. */
export const filesOf = ({ path, blocks }: Page): ReadonlyMap<string, string> =>
  new Map(
    blocks
      .filter(({ language }) => language === 'ts')
      .map(({ code, line }) => {
        const [, file] = /^\/\/ (\S+\.ts)\n/.exec(code) ?? [];
        if (file === undefined) throw new Error(`${path}:${line} does not name its file.`);
        return [file, code];
      }),
  );

/** Returns the compiler settings with decorators, which the frameworks of the recipes need. */
const settingsOf = (root: string) => ({
  extends: join(root, 'tsconfig.check.json'),
  compilerOptions: {
    noEmit: false,
    noEmitOnError: true,
    // Their types are checked together with those of all examples (types.ts).
    noCheck: true,
    declaration: false,
    declarationMap: false,
    sourceMap: false,
    rootDir: '.',
    outDir: 'compiled',
    allowImportingTsExtensions: false,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
  },
  include: ['**/*.ts'],
});

/**
 * Compiles files in the package `home`, whose dependencies they may import. Rejects with the output
 * of the compiler.
 */
export const compiled = async (
  root: string,
  home: string,
  files: ReadonlyMap<string, string>,
): Promise<CompiledRecipes> => {
  const parent = join(root, home, '.kasir');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'recipes-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [path, code] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settingsOf(root)));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, '-p', folder], { cwd: root }).catch(
      (error: Error & { readonly stdout?: string }) => {
        throw new Error(error.stdout ?? error.message);
      },
    );
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: join(folder, 'compiled'), [Symbol.dispose]: remove };
};
