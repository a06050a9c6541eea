// The result of a run as data, the source of JSON, JUnit and text reports.
import type { Level, SkipReason, Verdict } from '../law.ts';

/** How a law was broken. Holds no secrets: every text went through redaction. */
export interface Failure {
  readonly expected: string;
  readonly seen: string;
  /** Smallest generated input that shows it, or null. */
  readonly counterexample: string | null;
  /** The requests that led there, as a shell script. */
  readonly transcript: readonly string[];
  /** How many of how many attempts failed. */
  readonly hits: string;
  /** Argument of `replay`. */
  readonly case: string;
}

export interface LawResult {
  /** Name of the law, with its endpoint where it has one. */
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly clauses: readonly string[];
  readonly verdict: Verdict;
  /** Why it was skipped. */
  readonly reason: SkipReason | null;
  /** Explanation: the option that would enable it, what is missing, or what blocked it. */
  readonly note: string | null;
  readonly requests: number;
  readonly seconds: number;
  readonly seed: number;
  readonly failure: Failure | null;
}

export interface Report {
  readonly version: 1;
  readonly target: string;
  readonly profile: string;
  readonly seed: number;
  readonly requests: number;
  readonly seconds: number;
  /** Verdict -> number of laws. */
  readonly totals: Readonly<Partial<Record<Verdict, number>>>;
  /** How the target decides what the specification leaves open. */
  readonly choices: Readonly<Record<string, string>>;
  readonly laws: readonly LawResult[];
}

export const totalsOf = (laws: readonly LawResult[]): Report['totals'] => {
  const totals: Partial<Record<Verdict, number>> = {};
  for (const { verdict } of laws) totals[verdict] = (totals[verdict] ?? 0) + 1;
  return totals;
};

const broken: readonly Verdict[] = ['FAIL', 'FLAKY', 'FIXED'];
const unknown: readonly Verdict[] = ['INCONCLUSIVE', 'BLOCKED'];
const empty: readonly Verdict[] = ['SKIP', 'VACUOUS'];

/**
 * The exit code of a run: 0 all laws that ran hold; 1 one failed, is flaky or is unexpectedly
 * fixed; 4 an outcome is unknown, or no law ran; 6 `certify` with a skipped or vacuous law.
 */
export const exitCodeOf = ({ laws }: Pick<Report, 'laws'>, certify: boolean): 0 | 1 | 4 | 6 => {
  const has = (verdicts: readonly Verdict[]): boolean =>
    laws.some(({ verdict }) => verdicts.includes(verdict));
  if (has(broken)) return 1;
  if (has(unknown) || !has(['PASS', 'KNOWN', 'OBSERVED'])) return 4;
  return certify && has(empty) ? 6 : 0;
};
