// Reads the repository's own text files: nothing installed, built or generated.
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
  'reference-pages',
]);
/** The output folder of the checks at the root; elsewhere the name means the resource. */
const written = 'reports';
const binary = /\.(?:db|gif|gz|ico|jpe?g|log|pdf|png|sqlite|tgz|tsbuildinfo|webp|woff2?|zip)$/;

export interface TextFile {
  /** Path below the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the paths of all text files below `root`, sorted. */
export const pathsOf = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && (folder !== '' || name !== written))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return pathsOf(root, path);
      return entry.isFile() && !binary.test(entry.name) ? [path] : [];
    })
    .toSorted();

/** Returns all text files below `root` with their contents. */
export const readFiles = (root: string): TextFile[] =>
  pathsOf(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the line number (from 1) of an offset in a text. */
export const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
};

/**
 * True for `a.test.ts`, and for files such as `a.redis-test.ts`, whose tests have a separate
 * command.
 */
export const isTest = (path: string): boolean => /[.-]test\.ts$/.test(path);
export const isScript = (path: string): boolean => /\.m?[jt]s$/.test(path);
