// Runs tests on groups of mutants: those next to the mutated code, then those of its package, then
// all, as most mutants that come so far survive the first ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { halvesOf } from './groups.ts';
import { environmentOf, type Mutant } from './mutant.ts';
import { root } from './settings.ts';

const config = 'vitest.mutants.config.ts';
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** A run that prints nothing for this long never ends: a mutant may loop without end. */
const SILENCE_MS = 5 * 60_000;

/** The part of Vitest's JSON report that is read. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** A file of tests of which one has failed, and that test. */
export interface FailedFile {
  readonly file: string;
  readonly test: string;
}

/**
 * Runs the tests below some paths on mutants. Resolves to the files with a failed test, or to null
 * when the tests did not start, or did not end.
 */
export type RunTests = (
  paths: readonly string[],
  mutants: readonly Mutant[],
) => Promise<readonly FailedFile[] | null>;

const failedIn = (json: string): readonly FailedFile[] =>
  report.parse(JSON.parse(json)).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.find((one) => one.status === 'failed');
    return status === 'failed' ? [{ file, test: failed?.fullName ?? 'the file is loaded' }] : [];
  });

/** Runs tests by Vitest in a process of its own. */
const runTests: RunTests = async (paths, mutants) => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const outputFile = join(folder, 'report.json');
  const options = ['--passWithNoTests', '--config', config, '--reporter', 'verbose'];
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...paths, ...options, '--reporter', 'json', `--outputFile=${outputFile}`],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...environmentOf(mutants) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', () => silence.refresh());
  await once(child, 'close');
  clearTimeout(silence);
  try {
    return failedIn(readFileSync(outputFile, 'utf8'));
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Returns the name of the first failed test; null where none has failed. */
const nameIn = (failed: readonly FailedFile[] | null): string | null => {
  if (failed === null) return 'the tests do not start, or do not end';
  const [first] = failed;
  return first ? `${first.file} > ${first.test}` : null;
};

/**
 * Returns the mutants of a group that tests next to their files notice, each with the first such
 * test. The tests run once on the whole group; files that fail then run again on each mutant that
 * they are next to.
 */
export const failingNearby = async (
  group: readonly Mutant[],
  run: RunTests = runTests,
): Promise<ReadonlyMap<Mutant, string>> => {
  const folderOf = ({ file }: Mutant): string => `${dirname(file)}/`;
  const failed = await run([...new Set(group.map(folderOf))], group);
  const found = new Map<Mutant, string>();
  for (const mutant of group) {
    const folder = folderOf(mutant);
    const files = failed?.map(({ file }) => file).filter((file) => file.startsWith(folder));
    if (files?.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- a run of tests uses all cores
    const name = nameIn(group.length === 1 ? failed : await run(files ?? [folder], [mutant]));
    if (name !== null) found.set(mutant, name);
  }
  return found;
};

/** Returns the folder of the tests of a mutant's package. */
export const testsOf = ({ file }: Mutant): string =>
  `${file.split('/').slice(0, 2).join('/')}/src/`;

/**
 * Returns the first failed test of each mutant of a group, null where none fails. The files that
 * fail on the group, or all where the tests do not end, are tried on its halves, until each mutant
 * is alone.
 */
export const failingOf = async (
  group: readonly Mutant[],
  paths: readonly string[],
  run: RunTests = runTests,
): Promise<ReadonlyMap<Mutant, string | null>> => {
  const failed = await run(paths, group);
  const found = new Map<Mutant, string | null>();
  const name = nameIn(failed);
  if (name === null || group.length === 1) return new Map(group.map((one) => [one, name]));
  const files = failed?.map(({ file }) => file) ?? paths;
  for (const half of halvesOf(group))
    // oxlint-disable-next-line no-await-in-loop -- a run of tests uses all cores
    for (const [mutant, own] of await failingOf(half, files, run)) found.set(mutant, own);
  return found;
};
