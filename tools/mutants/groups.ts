// Tries mutants in groups, each group on one server: most of those that the quick laws miss survive
// all others too, and a group that survives costs no more than one mutant.
import type { JudgingLaw } from './map.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome } from './trial.ts';

/** Tries laws in their order on a server with some mutants, until one notices something. */
export type Attempt = (mutants: readonly Mutant[], laws: readonly JudgingLaw[]) => Promise<Outcome>;

/** The number of mutants on one server; each kill costs some short runs of parts of the group. */
const GROUP_MAX = 24;

/** Returns groups of mutants in their order, with at most one mutant of a file in each. */
export const groupsOf = (mutants: readonly Mutant[]): Mutant[][] => {
  const groups: Mutant[][] = [];
  for (const mutant of mutants) {
    const fits = groups.find(
      (group) => group.length < GROUP_MAX && group.every(({ file }) => file !== mutant.file),
    );
    if (fits) fits.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
};

/** Returns the first and the second half of a list. */
export const halvesOf = <T>(all: readonly T[]): [T[], T[]] => {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
};

/** Returns the mutants that a law notices, each with its outcome alone. */
const noticed = async (
  mutants: readonly Mutant[],
  law: readonly JudgingLaw[],
  attempt: Attempt,
): Promise<ReadonlyMap<Mutant, Outcome>> => {
  if (mutants.length === 0) return new Map();
  const outcome = await attempt(mutants, law);
  if (outcome.verdict === 'survived') return new Map();
  if (mutants.length === 1) return new Map(mutants.map((mutant) => [mutant, outcome]));
  const [one, other] = halvesOf(mutants);
  return new Map([...(await noticed(one, law, attempt)), ...(await noticed(other, law, attempt))]);
};

/** Returns the laws that had no verdict. */
const unclearOf = (
  { unclear = [] }: Exclude<Outcome, { verdict: 'stillborn' }>,
  laws: readonly JudgingLaw[],
): JudgingLaw[] => laws.filter(({ name }) => unclear.some((one) => one.endsWith(` ${name}`)));

/**
 * Returns the outcome of each mutant of a group. When a law fails, it is tried on those that it
 * reaches, in halves until each is alone; those that it kills leave the group, and the others
 * continue with the next law. Where it kills none alone, or the server ends, the group is tried
 * again in halves. Laws without a verdict are tried on the halves, too: one mutant may keep them
 * from noticing another.
 */
export const tryGroup = async (
  group: readonly Mutant[],
  laws: readonly JudgingLaw[],
  attempt: Attempt,
  reaches: (mutant: Mutant, law: JudgingLaw) => boolean = () => true,
): Promise<ReadonlyMap<Mutant, Outcome>> => {
  const outcome = await attempt(group, laws);
  if (group.length === 1) return new Map(group.map((mutant) => [mutant, outcome]));
  if (outcome.verdict === 'survived') {
    const open = unclearOf(outcome, laws);
    const found = new Map<Mutant, Outcome>(group.map((mutant) => [mutant, outcome]));
    for (const half of open.length === 0 ? [] : halvesOf(group))
      // oxlint-disable-next-line no-await-in-loop -- the caller decides on parallel runs
      for (const [mutant, one] of await tryGroup(half, open, attempt, reaches))
        found.set(mutant, one.verdict === 'survived' ? { ...outcome, unclear: one.unclear } : one);
    return found;
  }
  const at =
    outcome.verdict === 'killed' ? laws.findIndex(({ name }) => outcome.laws.includes(name)) : -1;
  const failed = laws[at];
  const reached = failed ? group.filter((mutant) => reaches(mutant, failed)) : [];
  const found = new Map(await noticed(reached, failed ? [failed] : [], attempt));
  const left = group.filter((mutant) => !found.has(mutant));
  const parts = found.size === 0 ? halvesOf(left) : [left];
  const open = outcome.verdict === 'killed' ? unclearOf(outcome, laws.slice(0, at)) : [];
  const rest = found.size === 0 ? laws : [...open, ...laws.slice(at + 1)];
  for (const part of parts.filter(({ length }) => length > 0)) {
    // oxlint-disable-next-line no-await-in-loop -- the caller decides on parallel runs
    for (const [mutant, one] of await tryGroup(part, rest, attempt, reaches))
      found.set(mutant, one);
  }
  return found;
};
