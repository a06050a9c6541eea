// Tests that a group gives each mutant the outcome that it has alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, tryGroup, type Attempt } from './groups.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome } from './trial.ts';

const laws = Array.from({ length: 12 }, (_, at) => ({
  name: `law-${at}`,
  setting: 'usual',
  seconds: 1,
}));

const mutantIn = (file: string): Mutant => ({
  id: file,
  file,
  operator: '',
  declaration: '',
  start: 0,
  end: 0,
  replacement: '',
});

/**
 * The laws that notice a mutant; `crash`: the server ends in the first of them; `hides`: those that
 * it leaves without a verdict.
 */
interface Weakness {
  readonly laws: readonly number[];
  readonly crash: boolean;
  readonly hides: readonly number[];
}

/** Returns an attempt on servers whose mutants have these weaknesses. */
const attemptOn =
  (weaknesses: ReadonlyMap<Mutant, Weakness>): Attempt =>
  (mutants, tried) => {
    const unclear: string[] = [];
    for (const { name } of tried) {
      const isHidden = mutants.some((mutant) =>
        weaknesses.get(mutant)?.hides.some((at) => name === `law-${at}`),
      );
      if (isHidden) {
        unclear.push(`INCONCLUSIVE ${name}`);
        continue;
      }
      const weak = mutants
        .map((mutant) => weaknesses.get(mutant))
        .filter((one) => one?.laws.some((at) => name === `law-${at}`));
      if (weak.length === 0) continue;
      const crash = weak.some((one) => one?.crash);
      return Promise.resolve(
        crash
          ? { verdict: 'killed', how: 'crash', laws: [] }
          : { verdict: 'killed', how: 'law', laws: [name], unclear },
      );
    }
    return Promise.resolve({ verdict: 'survived', laws: tried.length, unclear });
  };

/** Returns the verdict of an outcome; which law notices a mutant first may differ in a group. */
const verdictOf = (outcome: Outcome | undefined) =>
  outcome?.verdict === 'killed' ? outcome.how : outcome?.verdict;

test('each mutant of a group has the outcome that it has alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          laws: fc.subarray(laws.map((_, at) => at)),
          crash: fc.boolean(),
          hides: fc.subarray(laws.map((_, at) => at)),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      fc.boolean(),
      async (all, isMapped) => {
        const weaknesses = new Map(all.map((one, at) => [mutantIn(`f${at}.ts`), one]));
        const attempt = attemptOn(weaknesses);
        const group = [...weaknesses.keys()];
        const reaches = (mutant: Mutant, { name }: { readonly name: string }): boolean =>
          weaknesses.get(mutant)?.laws.some((at) => name === `law-${at}`) === true;
        const outcomes = await tryGroup(group, laws, attempt, isMapped ? reaches : undefined);
        expect([...outcomes.keys()].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(group);
        for (const mutant of group)
          expect(verdictOf(outcomes.get(mutant))).toEqual(verdictOf(await attempt([mutant], laws)));
      },
    ),
  );
});

test('a group has at most 24 mutants, and one of a file', () => {
  const files = ['a', 'a', ...Array.from({ length: 24 }, (_, at) => `b${at}`)];
  const groups = groupsOf(files.map(mutantIn));
  expect(groups.map((group) => group.map(({ file }) => file))).toEqual([
    ['a', ...files.slice(2, 25)],
    ['a', 'b23'],
  ]);
});
