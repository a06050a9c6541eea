// Compares reports, and turns failures into known failures or cases to replay.
import type { KnownFailure } from './known-failures.ts';
import { brokenIn, type LawResult, type Report } from './report.ts';

/** The change of a law between two reports. */
export interface Change {
  readonly law: string;
  readonly before: string;
  readonly after: string;
}

const worst = [
  'PASS',
  'OBSERVED',
  'KNOWN',
  'FIXED',
  'SKIP',
  'VACUOUS',
  'BLOCKED',
  'INCONCLUSIVE',
  'FLAKY',
  'ERROR',
  'FAIL',
];

const verdictsOf = (runs: readonly Report[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { id, verdict } of runs.flatMap(({ laws }) => laws)) {
    const known = found.get(id);
    if (known === undefined || worst.indexOf(verdict) > worst.indexOf(known))
      found.set(id, verdict);
  }
  return found;
};

const holds = (verdict: string): boolean => ['PASS', 'OBSERVED'].includes(verdict);
const held = (verdict: string): boolean => holds(verdict) || verdict === 'KNOWN';
const isBroken = (verdict: string): boolean => ['FAIL', 'FLAKY', 'FIXED'].includes(verdict);

/**
 * Returns the laws that, from one report to another, got worse or better, became known failures, or
 * are no longer or newly checked.
 */
export const changesOf = (
  before: readonly Report[],
  after: readonly Report[],
): Readonly<
  Record<'worse' | 'better' | 'now known' | 'unchecked' | 'newly checked', readonly Change[]>
> => {
  const [old, now] = [verdictsOf(before), verdictsOf(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].map((law) => ({
    law,
    before: old.get(law) ?? 'absent',
    after: now.get(law) ?? 'absent',
  }));
  const some = (fits: (change: Change) => boolean): readonly Change[] =>
    changes.filter((change) => change.before !== change.after && fits(change));
  return {
    worse: some((change) => isBroken(change.after) && !isBroken(change.before)),
    better: some(
      ({ before: one, after: other }) => (isBroken(one) || one === 'KNOWN') && holds(other),
    ),
    'now known': some((change) => isBroken(change.before) && change.after === 'KNOWN'),
    unchecked: some(
      ({ before: one, after: other }) =>
        (held(one) || isBroken(one)) && !held(other) && !isBroken(other),
    ),
    'newly checked': some(
      ({ before: one, after: other }) => !held(one) && !isBroken(one) && held(other),
    ),
  };
};

/** Formats the changes, worse ones first. */
export const changesText = (changes: ReturnType<typeof changesOf>): string => {
  const lines = Object.entries(changes).flatMap(([name, some]) =>
    some.length === 0
      ? []
      : [
          `${name}: ${some.length}`,
          ...some.map(({ law, before, after }) => `  ${law}  ${before} -> ${after}`),
        ],
  );
  return lines.length === 0 ? 'Nothing has changed.' : lines.join('\n');
};

/** Returns the failures of a report as known failures; those that were known keep their reason. */
export const baselineOf = (
  runs: readonly Report[],
  known: readonly KnownFailure[],
  day: string,
): readonly KnownFailure[] => {
  const failing = new Map<string, LawResult>();
  for (const law of runs.flatMap(({ laws }) => laws))
    if (law.verdict === 'KNOWN' || law.verdict === 'FAIL' || law.verdict === 'FLAKY')
      failing.set(law.id, law);
  return [...failing.keys()]
    .toSorted()
    .map((law) => known.find((one) => one.law === law) ?? { law, reason: `failed on ${day}` });
};

/** Returns the failures of a report, each once, to be tried again. */
export const casesOf = (
  runs: readonly Report[],
): readonly { readonly law: string; readonly seed: number; readonly case: string }[] =>
  runs.flatMap((report) =>
    brokenIn(report).flatMap(({ id, failure }) =>
      failure ? [{ law: id, seed: report.seed, case: failure.case }] : [],
    ),
  );
