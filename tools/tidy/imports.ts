// Rules about imports: drivers, reach of entries, no cycles. `turbo boundaries` checks which
// package may import which, and the compiler checks that only entries are imported.
import { algorithms, drivers } from './boundaries.ts';
import type { Finding, Repository, Script } from './repository.ts';

const driversAtTheEdge = ({ scripts }: Repository): Finding[] =>
  [...scripts.values()]
    .filter(({ test }) => !test)
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, line }) => {
        const rule = drivers.find(({ modules }) => modules.test(specifier));
        if (!rule || rule.allowed.some((folder) => path.startsWith(folder))) return [];
        const message = `${specifier} is a driver: use a port, and name the driver in packages/server.`;
        return [{ path, line, message }];
      }),
    );

/**
 * Returns the shortest chain of imports from a file to a forbidden one, as paths; null when none.
 */
const chainTo = (
  { scripts }: Repository,
  start: Script,
  forbidden: (path: string) => boolean,
): string[] | null => {
  const before = new Map<string, string | null>([[start.path, null]]);
  for (const path of before.keys()) {
    if (path !== start.path && forbidden(path)) {
      const chain: string[] = [];
      for (let at: string | null = path; at !== null; at = before.get(at) ?? null) chain.push(at);
      return chain.toReversed();
    }
    const { imports } = path === start.path ? start : (scripts.get(path) ?? { imports: [] });
    for (const { target } of imports) {
      if (target !== null && !before.has(target)) before.set(target, path);
    }
  }
  return null;
};

const reach = (repository: Repository, start: Script, remedy: string): Finding[] =>
  algorithms.flatMap(({ files, name }) => {
    const chain = chainTo(repository, start, (path) => files.test(path));
    if (!chain) return [];
    const line = start.imports.find(({ target }) => target === chain[1])?.line ?? 1;
    return [
      { path: start.path, line, message: `Reaches ${name} (${chain.join(' -> ')}): ${remedy}` },
    ];
  });

/** Checks the entries `.` and `./client` of packages with handlers, which consumers import. */
const consumerEntries = (repository: Repository): Finding[] =>
  [...repository.scripts.values()]
    .filter(({ path }) => {
      const [, folder] = /^(packages\/\w+\/src\/)(?:index|client)\.ts$/.exec(path) ?? [];
      return folder !== undefined && repository.scripts.has(`${folder}server.ts`);
    })
    .flatMap((script) => reach(repository, script, 'only ./server may.'));

/** The suite shares declarations but no algorithms: otherwise it would agree with our bugs. */
const independentSuite = (repository: Repository): Finding[] =>
  [...repository.scripts.values()]
    .filter(({ path, test }) => path.startsWith('conformance/src/') && !test)
    .flatMap((script) =>
      script.imports
        .filter(({ target }) => target !== null && !target.startsWith('conformance/'))
        .flatMap((one) =>
          reach(repository, { ...script, imports: [one] }, 'the suite shares declarations only.'),
        ),
    );

/** Returns a finding for each group of files that import each other in a ring. */
const cycles = ({ scripts }: Repository): Finding[] => {
  const findings: Finding[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string, trail: readonly string[]): void => {
    state.set(path, 'open');
    for (const { target, line } of scripts.get(path)?.imports ?? []) {
      if (target === null || state.get(target) === 'done') continue;
      if (state.get(target) === 'open') {
        const ring = [...trail.slice(trail.indexOf(target)), target];
        const message = `Cycle ${ring.join(' -> ')}: move what both need into a third file.`;
        findings.push({ path, line, message });
      } else visit(target, [...trail, target]);
    }
    state.set(path, 'done');
  };
  for (const path of scripts.keys()) if (!state.has(path)) visit(path, [path]);
  return findings;
};

/** All rules about imports. */
export const importRules: readonly ((repository: Repository) => Finding[])[] = [
  driversAtTheEdge,
  consumerEntries,
  independentSuite,
  cycles,
];
