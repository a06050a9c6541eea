// The rule about entry points of packages: each exports few enough names to be read as a list.
import { posix } from 'node:path';
import { entriesOf, type Finding, type Repository } from './repository.ts';

/** An entry point with more names serves more than one kind of user: split it by them. */
const NAMES_MAX = 80;

/** The nouns of the wire: everybody uses them, and there are as many as the specification has. */
const exempt = /^@kasir\/models$/;

const declared =
  /^export\s+(?:declare\s+)?(?:async\s+|abstract\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm;
const lists = /^export\s+(?:const\s+|type\s+)?\{([^}]*)\}/gm;
const whole = /^export\s+(?:type\s+)?\*\s+from\s+'([^']+)'/gm;

/** Returns the names that lists such as `a, type B, c as d` export. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .split(/\s+|:\s*/)
          .at(-1) ?? '',
    )
    .filter((name) => name !== '');

/** Returns the names that a file exports, with those of the files that it passes on. */
const exportedBy = (
  scripts: Repository['scripts'],
  path: string,
  skips: (path: string) => boolean,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  const script = scripts.get(path);
  if (!script || seen.has(path) || skips(path)) return new Set();
  seen.add(path);
  const { active } = script.layers;
  const passedOn = [...active.matchAll(whole)].flatMap(([, specifier]) =>
    script.imports
      .filter((one) => one.specifier === specifier && one.target !== null)
      .flatMap(({ target }) => [...exportedBy(scripts, target ?? '', skips, seen)]),
  );
  return new Set([
    ...[...active.matchAll(declared)].map(([, name = '']) => name),
    ...[...active.matchAll(lists)].flatMap(([, list = '']) => namesIn(list)),
    ...passedOn,
  ]);
};

/**
 * Returns a finding for each entry point with too many names. Generated names count at the main
 * entry only, and not of clients: elsewhere they are the whole wire, which nobody reads as a list.
 */
export const exportRule = (repository: Repository): Finding[] =>
  entriesOf(repository.files).flatMap(([entry, path]) => {
    if (exempt.test(entry)) return [];
    const main = posix.dirname(entry) === '@kasir' && !path.startsWith('clients/');
    const skips = (file: string): boolean => !main && file.includes('/generated/');
    const { size } = exportedBy(repository.scripts, path, skips);
    if (size <= NAMES_MAX) return [];
    const message = `${entry} exports ${size} names, at most ${NAMES_MAX}: unexport what nobody outside uses, or give each kind of user an entry point.`;
    return [{ path, line: 1, message }];
  });
