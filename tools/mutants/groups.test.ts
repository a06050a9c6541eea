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

/** The laws that notice a mutant; `crash`: the server ends in the first of them. */
interface Weakness {
  readonly laws: readonly number[];
  readonly crash: boolean;
}

/** Returns an attempt on servers whose mutants have these weaknesses. */
const attemptOn =
  (weaknesses: ReadonlyMap<Mutant, Weakness>): Attempt =>
  (mutants, tried) => {
    for (const { name } of tried) {
      const weak = mutants
        .map((mutant) => weaknesses.get(mutant))
        .filter((one) => one?.laws.some((at) => name === `law-${at}`));
      if (weak.length === 0) continue;
      const crash = weak.some((one) => one?.crash);
      return Promise.resolve(
        crash
          ? { verdict: 'killed', how: 'crash', laws: [] }
          : { verdict: 'killed', how: 'law', laws: [name] },
      );
    }
    return Promise.resolve({ verdict: 'survived', laws: tried.length, unclear: [] });
  };

const essence = (outcome: Outcome | undefined) =>
  outcome?.verdict === 'killed' ? [outcome.how, ...outcome.laws] : outcome?.verdict;

test('each mutant of a group has the outcome that it has alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          laws: fc.subarray(laws.map((_, at) => at)),
          crash: fc.boolean(),
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
          expect(essence(outcomes.get(mutant))).toEqual(essence(await attempt([mutant], laws)));
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
