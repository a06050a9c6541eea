// The rule that the specification is complete: every clause is covered, and production code names
// it at the line that implements it.
import type { Standings } from './coverage.ts';

/** Clauses that no production code can implement, with the place that does. */
const elsewhere: Readonly<Record<string, string>> = {
  'VER-05': 'CONTRIBUTING.md: the rules for releases',
};

/** Returns a sentence about each clause that breaks the rule. */
export const gapsIn = (standings: Standings): string[] =>
  [...standings].flatMap(([id, { covered, site }]) => {
    if (!covered) return [`${id} is not covered: npm run trace -- ${id} shows what names it`];
    const isCarried = site === 'carried';
    if (id in elsewhere)
      return isCarried ? [`${id} is carried: delete it in tools/trace/complete.ts`] : [];
    return isCarried ? [] : [`${id} is not carried: name it at the line that implements it`];
  });
