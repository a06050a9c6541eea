// The repository's own text files, as the tools read them: nothing installed, built or generated.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set([
  '.git',
  '.kasir',
  '.turbo',
  '.vscode',
  '.idea',
  'coverage',
  'dist',
  'node_modules',
]);
/** What the checks write at the root; elsewhere the name means the resource. */
const written = 'reports';
const binary = /\.(?:db|gif|gz|ico|jpe?g|log|pdf|png|sqlite|tgz|tsbuildinfo|webp|woff2?|zip)$/;

export interface TextFile {
  /** Path below the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Paths of all text files below `root`, sorted. */
export const pathsOf = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && (folder !== '' || name !== written))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return pathsOf(root, path);
      return entry.isFile() && !binary.test(entry.name) ? [path] : [];
    })
    .toSorted();

/** All text files below `root` with their contents. */
export const readFiles = (root: string): TextFile[] =>
  pathsOf(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Line number (from 1) of an offset in a text. */
export const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
};

/** `a.test.ts`, and such as `a.redis-test.ts` for tests with a command of their own. */
export const isTest = (path: string): boolean => /[.-]test\.ts$/.test(path);
export const isScript = (path: string): boolean => /\.m?[jt]s$/.test(path);
