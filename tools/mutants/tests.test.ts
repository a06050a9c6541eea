// Tests that tests which run on a group of mutants find what they find on each mutant alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { failingNearby, failingOf, type RunTests } from './tests.ts';

const files = ['0/a.test.ts', '0/b/c.test.ts', '1/d.test.ts', '2/e.test.ts'];

/** The files that fail with a mutant; `endless`: none of its runs ends. */
interface Weakness {
  readonly files: readonly string[];
  readonly endless: boolean;
}

const mutantAt = (at: number): Mutant => ({
  id: `mutant-${at}`,
  file: `${at % 4}/f${at}.ts`,
  operator: '',
  declaration: '',
  start: 0,
  end: 0,
  replacement: '',
});

/** Returns runs of tests on mutants with these weaknesses. */
const runOn =
  (weaknesses: ReadonlyMap<Mutant, Weakness>): RunTests =>
  (paths, mutants) => {
    const chosen = files.filter((file) => paths.some((path) => file.startsWith(path)));
    const own = mutants.flatMap((mutant) => weaknesses.get(mutant) ?? []);
    const weak = own.filter((one) => one.files.some((file) => chosen.includes(file)));
    if (weak.some(({ endless }) => endless)) return Promise.resolve(null);
    const failed = chosen.filter((file) => weak.some((one) => one.files.includes(file)));
    return Promise.resolve(failed.map((file) => ({ file, test: 'is right' })));
  };

/** Groups of mutants with their weaknesses. */
const groups = fc
  .array(fc.record({ files: fc.subarray(files), endless: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => new Map(all.map((one, at) => [mutantAt(at), one])));

test('each mutant of a group fails the tests that it fails alone', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (weaknesses) => {
      const run = runOn(weaknesses);
      const group = [...weaknesses.keys()];
      const found = await failingOf(group, files, run);
      expect(found.size).toBe(group.length);
      for (const mutant of group) {
        const alone = await failingOf([mutant], files, run);
        expect(found.get(mutant)).toBe(alone.get(mutant));
      }
    }),
  );
});

test('each mutant of a group fails the tests next to it that it fails alone', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (weaknesses) => {
      const run = runOn(weaknesses);
      const group = [...weaknesses.keys()];
      const found = await failingNearby(group, run);
      for (const mutant of group) {
        const alone = await failingNearby([mutant], run);
        expect(found.get(mutant)).toBe(alone.get(mutant));
      }
    }),
  );
});
