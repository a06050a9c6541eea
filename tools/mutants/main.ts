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
import { Kept } from './kept.ts';
import { coverageMap, versionOf } from './map.ts';
import { Measurement } from './measurement.ts';
import { differenceOf, type Mutant } from './mutant.ts';
import { candidatesOf, partOf } from './population.ts';
import { recorded, reportOf, type Sample } from './report.ts';
import { root } from './settings.ts';
import { countOf, type Result } from './tally.ts';
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
let stillborn = 0;
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

const measurement = new Measurement({
  map,
  kept: new Kept(versionOf({ profile, seed: suiteSeed })),
  attempt: (mutants, laws) => tryMutants(mutants, laws, { profile, seed: suiteSeed }),
  jobs,
  withTests: values.tests,
  report: (measured) => {
    const result = { ...measured, difference: difference(measured.mutant) };
    results.push(result);
    say(result);
    write();
  },
  lose: ({ id, file }) => {
    stillborn += 1;
    print(`stillborn  ${id}  ${file}`);
  },
  print,
});
await measurement.measure(queue, wanted);

if (values.record) {
  const history = fileURLToPath(new URL('history.tsv', import.meta.url));
  const before = existsSync(history) ? readFileSync(history, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(history, recorded(before, about(), results, judged, date));
}
if (values.json) console.log(JSON.stringify({ ...about(), results }, null, 2));
else console.log(reportOf(about(), results, judged).split('\n## Survivors')[0]);
