// Models the repository for the rules: files with their layers, imports resolved to files.
import { posix } from 'node:path';
import { isScript, isTest, lineAt, type TextFile } from '../repository/files.ts';
import { layersOf, type Layers } from './source.ts';

/** A problem at a place; the message says how to fix it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
  /** Set on a question for a reader; the code may stay as it is. */
  readonly question?: true;
}

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** A file of this repository; null for an external package and for an unresolved specifier. */
  readonly target: string | null;
}

export interface Script extends TextFile {
  readonly layers: Layers;
  readonly imports: readonly Import[];
  /** True for a test, and for a file that only tests use: the folder `testing` of a package. */
  readonly test: boolean;
  /** Folder with the package.json it belongs to, e.g. `packages/core`; empty for the root. */
  readonly home: string;
}

export interface Repository {
  readonly files: readonly TextFile[];
  readonly scripts: ReadonlyMap<string, Script>;
}

/** Source file by the specifier of each entry of our packages. */
type Entries = ReadonlyMap<string, string>;

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const entriesIn = (folder: string, { name = '', exports = {} }: Manifest): [string, string][] =>
  Object.entries(exports).flatMap(([subpath, target]): [string, string][] => {
    const source = typeof target === 'string' ? target : target['@kasir/source'];
    return source === undefined ? [] : [[posix.join(name, subpath), posix.join(folder, source)]];
  });

const manifestsIn = (files: readonly TextFile[]): readonly TextFile[] =>
  files.filter(({ path }) => /(?:^|\/)package\.json$/.test(path));

/** Returns the entry points of our packages, as specifiers, each with its source file. */
export const entriesOf = (files: readonly TextFile[]): [specifier: string, path: string][] =>
  manifestsIn(files).flatMap(({ path, text }) =>
    entriesIn(posix.dirname(path), JSON.parse(text) as Manifest),
  );

const importPattern =
  /\b(?:import|export)\s+(?:type\s+)?(?:[\w*{][^'"`;]*?\bfrom\s*)?(['"])([^'"\n]+)\1|\bimport\(\s*(['"])([^'"\n]+)\3/g;

const importsOf = (path: string, { code, active }: Layers, entries: Entries): Import[] =>
  [...active.matchAll(importPattern)]
    .filter((match) => code[match.index] !== ' ')
    .map((match) => {
      const specifier = match[2] ?? match[4] ?? '';
      const relative = specifier.startsWith('.');
      const target = relative
        ? posix.join(posix.dirname(path), specifier)
        : (entries.get(specifier) ?? null);
      return { specifier, line: lineAt(active, match.index), target };
    });

/** Reads the imports of all scripts of a tree of files. */
export const repository = (files: readonly TextFile[]): Repository => {
  const homes = manifestsIn(files)
    .map(({ path }) => posix.dirname(path))
    .filter((home) => home !== '.')
    .toSorted((a, b) => b.length - a.length);
  const entries = new Map(entriesOf(files));
  const scripts = files
    .filter(({ path }) => isScript(path))
    .map(({ path, text }): Script => {
      const layers = layersOf(text);
      const imports = importsOf(path, layers, entries);
      const home = homes.find((folder) => path.startsWith(`${folder}/`)) ?? '';
      const test = isTest(path) || path.includes('/src/testing/');
      return { path, text, layers, imports, home, test };
    });
  return { files, scripts: new Map(scripts.map((script) => [script.path, script])) };
};
