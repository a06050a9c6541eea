// Tests that a sample has one result for each mutant, whatever an earlier run has left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Attempt } from './groups.ts';
import { Kept } from './kept.ts';
import type { CoverageMap } from './map.ts';
import { Measurement } from './measurement.ts';
import type { Mutant } from './mutant.ts';
import { settings } from './settings.ts';
import type { Result } from './tally.ts';

/** The fate of a mutant: it prevents the start, or the law with this number notices it. */
interface Fate {
  readonly stillborn: boolean;
  readonly law: number;
  /** The test that failed in an earlier run. */
  readonly test: string | null;
  readonly operation: boolean;
}

const LAWS = 6;
/** The third law does not fit in the seconds of the quick ones. */
const laws = Array.from({ length: LAWS }, (_, at) => ({
  name: `law-${at}`,
  setting: settings[0]?.name ?? '',
  seconds: at < 2 ? 1 : 20,
}));

const mutantOf = ({ operation }: Fate, at: number): Mutant => ({
  id: `m${at}`,
  file: operation ? `packages/server/src/${at}.ts` : `packages/models/src/${at}.ts`,
  operator: '',
  declaration: '',
  start: 1,
  end: 2,
  replacement: '',
});

const mapOf = (mutants: readonly Mutant[]): CoverageMap => ({
  profile: 'full',
  seed: 1,
  laws,
  start: {},
  files: Object.fromEntries(
    mutants.map(({ file }) => [file, [{ spans: [0, 9], laws: laws.map((_, at) => at) }]]),
  ),
});

const queueOf = async function* (mutants: readonly Mutant[]): AsyncGenerator<Mutant> {
  yield* mutants;
};

const fate = fc.record<Fate>({
  stillborn: fc.boolean(),
  law: fc.nat(LAWS),
  test: fc.constantFrom(null, 'a test'),
  operation: fc.boolean(),
});

test('each mutant that starts has one result, in the first run and in the next ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let turn = 0;
  const property = fc.asyncProperty(
    fc.array(fate, { maxLength: 12 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 3 }),
    async (fates, wanted, jobs) => {
      const mutants = fates.map(mutantOf);
      const fateOf = new Map(mutants.map((mutant, at) => [mutant, fates[at]]));
      const attempt: Attempt = (group, tried) => {
        const all = group.map((mutant) => fateOf.get(mutant));
        if (all.some((one) => one?.stillborn))
          return Promise.resolve({ verdict: 'stillborn', why: 'it does not start' });
        const failed = tried.find(({ name }) => all.some((one) => name === `law-${one?.law}`));
        return Promise.resolve(
          failed
            ? { verdict: 'killed', how: 'law', laws: [failed.name] }
            : { verdict: 'survived', laws: tried.length, unclear: [] },
        );
      };
      turn += 1;
      const version = `turn-${turn}`;
      const first = new Kept(version, folder);
      for (const [mutant, one] of fateOf) first.keepTest(mutant, one?.test ?? null);
      /** Returns the results of a run that continues where the last one ended. */
      const measure = async (): Promise<readonly Omit<Result, 'difference'>[]> => {
        const results: Omit<Result, 'difference'>[] = [];
        await new Measurement({
          map: mapOf(mutants),
          kept: new Kept(version, folder),
          attempt,
          jobs,
          withTests: true,
          report: (result) => results.push(result),
          lose: () => undefined,
          print: () => undefined,
        }).measure(queueOf(mutants), wanted);
        return results.toSorted((a, b) => a.mutant.id.localeCompare(b.mutant.id));
      };
      const results = await measure();
      const alive = mutants.filter((mutant) => fateOf.get(mutant)?.stillborn === false);
      expect(results).toHaveLength(Math.min(wanted, alive.length));
      expect(new Set(results.map(({ mutant }) => mutant)).size).toBe(results.length);
      for (const { mutant, outcome, test: failed } of results) {
        const { law = 0, test: known, operation } = fateOf.get(mutant) ?? {};
        const isDecidedByTest = operation === true && known !== null && law > 1;
        const isKilled = law < LAWS && !isDecidedByTest;
        expect(outcome.verdict).toBe(isKilled ? 'killed' : 'survived');
        expect(failed).toBe(isKilled ? null : known);
      }
      expect((await measure()).map(({ mutant, test: failed }) => [mutant, failed])).toEqual(
        results.map(({ mutant, test: failed }) => [mutant, failed]),
      );
    },
  );
  await fc.assert(property);
});
