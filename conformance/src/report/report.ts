// The result of a run as data, the source of JSON, JUnit and text reports.
import type { Level, SkipReason, Verdict } from '../law.ts';
import type { Ending } from '../wire/run-end.ts';

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
  readonly target: string;
  readonly profile: string;
  readonly seed: number;
  /** Why the run ended before every law was tried, or null. */
  readonly ended: Ending | null;
  readonly requests: number;
  readonly seconds: number;
  /** Verdict -> number of laws. */
  readonly totals: Readonly<Partial<Record<Verdict, number>>>;
  /** How the target decides what the specification leaves open. */
  readonly choices: Readonly<Record<string, string>>;
  readonly laws: readonly LawResult[];
}

/** What a report file holds: every run of a command, one for each seed. */
export interface ReportFile {
  readonly version: 2;
  readonly runs: readonly Report[];
}

export const totalsOf = (laws: readonly LawResult[]): Report['totals'] => {
  const totals: Partial<Record<Verdict, number>> = {};
  for (const { verdict } of laws) totals[verdict] = (totals[verdict] ?? 0) + 1;
  return totals;
};

const broken: readonly Verdict[] = ['FAIL', 'FLAKY', 'FIXED'];
const unknown: readonly Verdict[] = ['INCONCLUSIVE', 'BLOCKED'];
const empty: readonly Verdict[] = ['SKIP', 'VACUOUS'];

export type ExitCode = 0 | 1 | 3 | 4 | 5 | 6;

export interface ExitRules {
  /** Whether a skipped or vacuous law fails the run. */
  readonly certify?: boolean;
  /** Whether a run may end when its requests are used up. */
  readonly partial?: boolean;
}

/**
 * The exit code of a run: 0 all laws that ran hold; 1 one failed, is flaky or is unexpectedly
 * fixed; 3 the target cannot be reached or rejects the key; 4 an outcome is unknown, no law ran, or
 * the run ended early; 5 an error of the suite; 6 `certify` with a skipped or vacuous law.
 */
export const exitCodeOf = (
  { laws, ended }: Pick<Report, 'laws' | 'ended'>,
  { certify = false, partial = false }: ExitRules = {},
): ExitCode => {
  const has = (verdicts: readonly Verdict[]): boolean =>
    laws.some(({ verdict }) => verdicts.includes(verdict));
  if (has(broken)) return 1;
  if (has(['ERROR'])) return 5;
  if (ended?.reason === 'UNREACHABLE') return 3;
  if (ended !== null && !(partial && ended.reason === 'BUDGET')) return 4;
  if (has(unknown) || !has(['PASS', 'KNOWN', 'OBSERVED'])) return 4;
  return certify && has(empty) ? 6 : 0;
};

/** Codes from the one that says most to the one that says least. */
const order: readonly ExitCode[] = [1, 5, 3, 4, 6, 0];

/** The exit code of several runs: that of the worst. */
export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  order.find((code) => codes.includes(code)) ?? 4;
