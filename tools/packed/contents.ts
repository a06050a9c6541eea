// Finds the files in a tarball that its users do not need: tests, modules that no entry reaches,
// and sources without their built module.
import { dirname, join } from 'node:path/posix';

/** The fields of a manifest that declare its entry points. */
interface Entries {
  readonly exports?: unknown;
  readonly bin?: unknown;
  readonly imports?: unknown;
}

/** Files by their path in the package, such as `dist/index.js`. */
export type Contents = ReadonlyMap<string, string>;

const targetsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [join(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsIn) : [];
};

/** Returns the relative paths in a module: imports, threads, and folders that it reads. */
const mentionsIn = (path: string, text: string): string[] =>
  Array.from(text.matchAll(/(['"`])(\.\.?\/[^'"`\s]*)\1/g), ([, , mention = '']) =>
    join(dirname(path), mention.replace(/\$\{.*$/, '')),
  );

/** True for a module of types alone, which exists for its declarations. */
const isEmpty = (text: string): boolean =>
  text.replaceAll(/^\/\/.*$/gm, '').trim() === 'export {};';

const isModule = (path: string): boolean => /^dist\/.*\.js$/.test(path);

/** Returns the modules that run in programs of users, and the files that these read. */
const reachedIn = (files: Contents, manifest: Entries): ReadonlySet<string> => {
  const reached = new Set<string>();
  const modules = [...files.keys()].filter(isModule);
  const waiting = [manifest.exports, manifest.bin, manifest.imports].flatMap(targetsIn);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const text = files.get(path);
    if (text !== undefined && isModule(path)) waiting.push(...mentionsIn(path, text));
    // A path without an extension is a folder, or a module that adds the extension at run time.
    if (text === undefined && !path.endsWith('.js'))
      waiting.push(...modules.filter((module) => module.startsWith(path)));
  }
  return reached;
};

const isTest = (path: string): boolean =>
  /\.(?:[a-z]+-)?test\.|(?:^|\/)fixtures\/|\.tsbuildinfo$/.test(path);

/** Returns the files that should not be in a package, with the reason, one line each. */
export const superfluousIn = (files: Contents, manifest: Entries): string[] => {
  const reached = reachedIn(files, manifest);
  const lines: string[] = [];
  for (const [path, text] of files)
    if (isTest(path)) lines.push(`${path} is of a test`);
    else if (isModule(path) && !reached.has(path) && !isEmpty(text))
      lines.push(`${path} is reached by no entry`);
    else if (/^src\/.*\.ts$/.test(path) && !files.has(path.replace(/^src(.*)\.ts$/, 'dist$1.js')))
      lines.push(`${path} is the source of nothing here`);
  return lines;
};
