// The rule about folders of a package: sibling folders and files import in one direction only, so
// that each can be read and moved without the others.
import type { Finding, Repository } from './repository.ts';

/** An import from one part of a folder to another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

/** Returns the folder that two files share, and the part of it that contains each. */
const meeting = (
  one: string,
  other: string,
): readonly [folder: string, from: string, to: string] => {
  const [a, b] = [one.split('/'), other.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  return [a.slice(0, depth).join('/'), a[depth] ?? '', b[depth] ?? ''];
};

/** Returns imports inside packages by the folder that both files share; tests are exempt. */
const edgesByFolder = ({ scripts }: Repository): ReadonlyMap<string, readonly Edge[]> => {
  const folders = new Map<string, Edge[]>();
  for (const { path, home, test, imports } of scripts.values()) {
    for (const { target, line } of imports) {
      const other = target === null ? undefined : scripts.get(target);
      if (!other || other.home !== home || home === '' || test || other.test) continue;
      if (other.path === path) continue;
      const [folder, from, to] = meeting(path, other.path);
      folders.set(folder, [...(folders.get(folder) ?? []), { from, to, path, line }]);
    }
  }
  return folders;
};

/** Returns for each part every part that its imports lead to. */
const reached = (edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    edges.map(({ from: start }) => {
      const found = new Set<string>();
      const waiting = [start];
      for (const part of waiting) {
        for (const { from, to } of edges) {
          if (from !== part || found.has(to)) continue;
          found.add(to);
          waiting.push(to);
        }
      }
      return [start, found] as const;
    }),
  );

/** Returns imports that are part of a ring: their target leads back to their source. */
const ringsIn = (edges: readonly Edge[]): readonly Edge[] => {
  const reach = reached(edges);
  return edges.filter(({ from, to }) => reach.get(to)?.has(from));
};

/** Returns an import of the pair of parts that the fewest imports join: the easiest one to cut. */
const weakest = (edges: readonly Edge[]): Edge | undefined => {
  const pairs = Map.groupBy(edges, ({ from, to }) => `${from} ${to}`);
  return [...pairs.values()].toSorted((a, b) => a.length - b.length)[0]?.[0];
};

/** Returns a finding for each folder whose parts import each other in a ring. */
export const folderRule = (repository: Repository): Finding[] =>
  Array.from(edgesByFolder(repository), ([folder, edges]): Finding[] => {
    const edge = weakest(ringsIn(edges));
    if (!edge) return [];
    const { path, line, from, to } = edge;
    const message = `${to} of ${folder} leads back to ${from}: put what both need below them.`;
    return [{ path, line, message }];
  }).flat();
