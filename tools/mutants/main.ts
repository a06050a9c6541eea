// Draws mutants of the running source at random, or takes those from a file, and checks whether the
// suite notices them: `npm run mutants`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProfileName } from '@kasir/conformance';
import { commandLine } from '../repository/command-line.ts';
import { sourcesOf } from '../faults/place.ts';
import { drawn } from './draw.ts';
import { readJudged } from './judged.ts';
import { groupsOf, tryGroup, type Attempt } from './groups.ts';
import { Kept, type Tried } from './kept.ts';
import { coverageMap, versionOf, type JudgingLaw } from './map.ts';
import { differenceOf, type Mutant } from './mutant.ts';
import { candidatesOf, partOf } from './population.ts';
import { quickest, reachOf } from './reach.ts';
import { recorded, reportOf, type Sample } from './report.ts';
import { inSettings, root } from './settings.ts';
import { countOf, type Result } from './tally.ts';
import { failingNearby, failingOf, testsOf } from './tests.ts';
import { tryMutants } from './trial.ts';
import { Types } from './types.ts';
import { writtenMutants } from './written.ts';

const usage = `Usage: npm run mutants -- [--seed N] [--sample N] [--part api|operation] [--only ID,ID]
                          [--profile NAME] [--jobs N] [--list] [--tests] [--json] [--record]
                          [--file CHANGES.json] [--suite-seed N]
What each shows: docs/guide/mutants.md.`;

const { values } = commandLine(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '20' },
    part: { type: 'string' },
    only: { type: 'string' },
    file: { type: 'string' },
    'suite-seed': { type: 'string', default: '1' },
    profile: { type: 'string', default: 'full' },
    jobs: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const refuse = (problem: string): never => {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
};

const whole = (name: 'seed' | 'suite-seed' | 'sample' | 'jobs', least: number): number => {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least
    ? value
    : refuse(`--${name} must be a whole number from ${least}, not ${values[name]}.`);
};

const [seed, sample, jobs] = [whole('seed', 0), whole('sample', 1), whole('jobs', 1)];
/** The seed of the suite's own values, independent of the mutants that are drawn. */
const suiteSeed = whole('suite-seed', 0);
const profiles: readonly ProfileName[] = ['full', 'standard'];
const profile =
  profiles.find((name) => name === values.profile) ??
  refuse(`--profile must be one of ${profiles.join(', ')}, not ${values.profile}.`);
if (values.file !== undefined && (values.only ?? values.part) !== undefined)
  refuse('--file takes all of its changes: send --only and --part without it.');
if (values.file !== undefined && values.record) refuse('--record is for what was drawn.');
if (values.part !== undefined && !['api', 'operation'].includes(values.part))
  refuse(`--part must be api or operation, not ${values.part}.`);

/**
 * Prints progress; JSON results are alone on standard output, so progress goes to standard error.
 */
const print = (line: string): void => (values.json ? console.error(line) : console.log(line));

const sources = sourcesOf(root);
const texts = new Map(sources.map(({ path, text }) => [path, text]));
/** Reads the mutants of a file before the map is built, which takes minutes. */
const readWritten = (path: string): Mutant[] => {
  try {
    return writtenMutants(readFileSync(path, 'utf8'), sources);
  } catch (error) {
    return refuse(`--file ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
const written = values.file === undefined ? null : readWritten(values.file);
const map = await coverageMap({ profile, seed: suiteSeed, print });
const judged = readJudged();
const loaded = new Set([...Object.keys(map.start), ...Object.keys(map.files)]);
const population =
  written ??
  candidatesOf(sources, (path) => loaded.has(path)).filter(
    ({ file }) => values.part === undefined || partOf(file) === values.part,
  );
const words = values.only?.split(',');
const chosen = words ? population.filter(({ id }) => words.includes(id)) : population;
const unknown = words?.find((word) => !chosen.some(({ id }) => id === word));
if (unknown !== undefined) refuse(`No mutant of what a server loads is called ${unknown}.`);
const isDrawn = !words && !written;
const wanted = isDrawn ? Math.min(sample, chosen.length) : chosen.length;

let refused = 0;
/** Yields the mutants that compile, and reports the others. */
const compiling = async function* (mutants: Iterable<Mutant>): AsyncGenerator<Mutant> {
  const types = await Types.open();
  try {
    for (const mutant of mutants) {
      // oxlint-disable-next-line no-await-in-loop -- one mutant at a time is in the program
      const why = await types.refusalOf(mutant, texts.get(mutant.file) ?? '');
      if (why === null) yield mutant;
      else {
        refused += 1;
        print(`refused    ${mutant.id}  ${mutant.file}: ${why}`);
      }
    }
  } finally {
    await types.close();
  }
};
const queue = compiling(written ?? drawn(chosen, seed));
const kept = new Kept(versionOf({ profile, seed: suiteSeed }));

const difference = (mutant: Mutant): string => differenceOf(mutant, texts.get(mutant.file) ?? '');

if (values.list) {
  let listed = 0;
  for await (const mutant of queue) {
    console.log(`${mutant.id}\n${difference(mutant)}\n`);
    listed += 1;
    if (listed === wanted) break;
  }
  process.exit();
}

print(`${wanted} of ${population.length} mutants`);

const results: Result[] = [];
let [stillborn, open] = [0, 0];
const commit = execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD']).toString().trim();
const about = (): Sample => ({
  seed,
  sample: wanted,
  profile,
  commit,
  population: population.length,
  refused,
  stillborn,
});

const folder = join(root, 'reports/mutants');
/** Called after every mutant, so that a run that ends early has a report, too. */
const write = (): void => {
  mkdirSync(folder, { recursive: true });
  const source = written ? `file-${suiteSeed}` : `seed-${seed}`;
  const name = join(folder, words ? 'only' : source);
  writeFileSync(`${name}.md`, reportOf(about(), results, judged));
  writeFileSync(`${name}.json`, JSON.stringify({ ...about(), results }, null, 2));
};

const say = (result: Result): void => {
  const { mutant, outcome, seconds, test } = result;
  const by =
    outcome.verdict === 'killed' ? [outcome.how, ...outcome.laws].join(' ') : (test ?? 'nobody');
  const cells = [
    `${results.length}/${wanted}`,
    countOf(result, judged).padEnd(11),
    mutant.id.padEnd(32),
    `${seconds.toFixed(0)} s`.padStart(5),
    by,
    mutant.file,
  ];
  print(cells.join('  '));
};

/** Attempts the laws on servers with mutants. */
const attempt: Attempt = (mutants, laws) => tryMutants(mutants, laws, { profile, seed: suiteSeed });

/** Survivors whose tests have not run yet. */
const untested = new Map<Mutant, Tried>();

/** Adds the result of a mutant to the report, with the test that has failed, if there is one. */
const report = (mutant: Mutant, { outcome, seconds }: Tried, test: string | null): void => {
  if (outcome.verdict === 'stillborn') return;
  const { by } = reachOf(map, [mutant]);
  const result = { mutant, difference: difference(mutant), reach: by, outcome, test, seconds };
  results.push(result);
  say(result);
  write();
};

/** Reports the outcome of a mutant; that of a survivor once its tests have run. */
const add = (mutant: Mutant, tried: Tried): void => {
  const { verdict } = tried.outcome;
  if (verdict === 'stillborn') {
    stillborn += 1;
    print(`stillborn  ${mutant.id}  ${mutant.file}`);
    return;
  }
  const isTested = verdict === 'survived' && values.tests;
  const test = isTested ? kept.tested(mutant) : null;
  if (test === undefined) untested.set(mutant, tried);
  else report(mutant, tried, test);
};

/**
 * Reports a survivor with the result of its tests, and stores that; one that no test notices waits
 * for the laws that have not been tried on it.
 */
const addTested = (mutant: Mutant, test: string | null): void => {
  const tried = untested.get(mutant);
  untested.delete(mutant);
  kept.keepTest(mutant, test);
  if (tried && (test !== null || !pending.has(mutant))) report(mutant, tried, test);
};

/** Runs work and measures its seconds. */
const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = Date.now();
  const done = await work();
  return [done, (Date.now() - begun) / 1_000];
};

/** Mutants that the quick laws have not noticed, and the seconds that these took. */
const pending = new Map<Mutant, number>();

/** Tries the quick laws on one mutant after the other until the sample is complete. */
const tryQuickly = async (): Promise<void> => {
  while (results.length + untested.size + pending.size + open < wanted) {
    open += 1;
    // oxlint-disable-next-line no-await-in-loop -- a job tries one mutant at a time
    const next = await queue.next();
    if (next.done) {
      open -= 1;
      return;
    }
    const mutant = next.value;
    const { laws } = reachOf(map, [mutant]);
    const some = quickest(laws);
    const known = kept.tried(mutant);
    const passed = known ? undefined : kept.passedQuickly(mutant);
    if (passed !== undefined) {
      open -= 1;
      pending.set(mutant, passed);
      continue;
    }
    const [outcome, seconds] = known
      ? [known.outcome, known.seconds]
      : await timed(() => attempt([mutant], some));
    open -= 1;
    if (!known && outcome.verdict === 'survived' && some.length < laws.length) {
      kept.keepQuick(mutant, seconds);
      pending.set(mutant, seconds);
      continue;
    }
    if (!known) kept.keep(mutant, { outcome, seconds });
    add(mutant, { outcome, seconds });
  }
};

/** Returns whether a law can notice a mutant. */
const reaches = (mutant: Mutant, { name }: JudgingLaw): boolean =>
  reachOf(map, [mutant]).laws.some((law) => law.name === name);

/** Tries the other laws on one group after the other. */
const tryGroups = async (groups: Iterator<Mutant[]>): Promise<void> => {
  for (let next = groups.next(); !next.done; next = groups.next()) {
    const group = next.value;
    const { laws } = reachOf(map, group);
    const [outcomes, seconds] = await timed(() =>
      tryGroup(group, inSettings(laws), attempt, reaches),
    );
    for (const [mutant, outcome] of outcomes) {
      const own = (pending.get(mutant) ?? 0) + seconds / group.length;
      pending.delete(mutant);
      kept.keep(mutant, { outcome, seconds: own });
      add(mutant, { outcome, seconds: own });
    }
  }
};

const inJobs = (work: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: jobs }, work));

/**
 * Tries all other laws on mutants in groups. Mutants that few laws reach are together, so that a
 * group needs as few laws as possible.
 */
const tryAll = async (mutants: readonly Mutant[]): Promise<void> => {
  const groups = groupsOf(
    mutants.toSorted((a, b) => reachOf(map, [a]).laws.length - reachOf(map, [b]).laws.length),
  );
  if (groups.length === 0) return;
  print(`${mutants.length} mutants are left for all laws, in ${groups.length} groups`);
  const queued = groups.values();
  await inJobs(() => tryGroups(queued));
};

/** Runs the tests next to survivors, in groups, and reports those that fail one. */
const tryNearby = async (survivors: Iterable<Mutant>): Promise<void> => {
  for (const group of groupsOf([...survivors]))
    for (const [mutant, test] of await failingNearby(group)) addTested(mutant, test);
};

/**
 * Runs the tests below some paths on survivors, in groups; without paths all quick tests, after
 * which no others are left.
 */
const tryBelow = async (paths: readonly string[], survivors: readonly Mutant[]): Promise<void> => {
  for (const group of groupsOf(survivors))
    for (const [mutant, test] of await failingOf(group, paths))
      if (test !== null || paths.length === 0) addTested(mutant, test);
};

/** Runs the tests of survivors: those next to each, then those of its package, then all. */
const tryTests = async (): Promise<void> => {
  if (untested.size === 0) return;
  print(`${untested.size} mutants are left for the tests`);
  await tryNearby(untested.keys());
  for (const [tests, some] of Map.groupBy(untested.keys(), testsOf)) await tryBelow([tests], some);
  await tryBelow([], [...untested.keys()]);
};

await inJobs(tryQuickly);
await queue.return(undefined);
// Features of operation are for the tests; the laws decide on what these do not notice.
const isForTests = ({ file }: Mutant): boolean => values.tests && partOf(file) === 'operation';
await tryAll([...pending.keys()].filter((mutant) => !isForTests(mutant)));
for (const [mutant, seconds] of pending) {
  const { length } = quickest(reachOf(map, [mutant]).laws);
  add(mutant, { outcome: { verdict: 'survived', laws: length, unclear: [] }, seconds });
}
await tryTests();
await tryAll([...pending.keys()]);

if (values.record) {
  const history = fileURLToPath(new URL('history.tsv', import.meta.url));
  const before = existsSync(history) ? readFileSync(history, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(history, recorded(before, about(), results, judged, date));
}
if (values.json) console.log(JSON.stringify({ ...about(), results }, null, 2));
else console.log(reportOf(about(), results, judged).split('\n## Survivors')[0]);
