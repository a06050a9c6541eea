// Counts the results of mutants, and computes the rates that they are drawn for.
import type { Judged } from './judged.ts';
import type { Mutant } from './mutant.ts';
import { partOf } from './population.ts';
import type { Reach } from './reach.ts';
import type { Outcome } from './trial.ts';

/** The result of a mutant. */
export interface Result {
  readonly mutant: Mutant;
  readonly difference: string;
  readonly reach: Reach['by'];
  readonly outcome: Exclude<Outcome, { verdict: 'stillborn' }>;
  /** A test that failed; null where tests did not run, or passed. */
  readonly test: string | null;
  /** Seconds that the suite took; for a stored result, those of the earlier run. */
  readonly seconds: number;
}

/** The categories of results. */
export type Count =
  | 'killed'
  | 'by tests'
  | 'equivalent'
  | 'unspecified'
  | 'gap'
  | 'survived'
  | 'not reached';

export const counts: readonly Count[] = [
  'killed',
  'by tests',
  'equivalent',
  'unspecified',
  'gap',
  'survived',
  'not reached',
];

/** Returns the category of a result; `survived` and `not reached` wait for a judgment. */
export const countOf = (
  { mutant, outcome, reach, test }: Pick<Result, 'mutant' | 'outcome' | 'reach' | 'test'>,
  judged: ReadonlyMap<string, Judged>,
): Count => {
  if (outcome.verdict === 'killed') return 'killed';
  // A mutant that a test notices may still be a gap of the suite.
  const unjudged = reach === 'nobody' ? 'not reached' : 'survived';
  return judged.get(mutant.id)?.verdict ?? (test === null ? unjudged : 'by tests');
};

export type Tally = Readonly<Record<Count, number>>;

export const tallyOf = (results: readonly Result[], judged: ReadonlyMap<string, Judged>): Tally => {
  const all = results.map((result) => countOf(result, judged));
  return Object.fromEntries(
    counts.map((count) => [count, all.filter((one) => one === count).length]),
  ) as Tally;
};

export interface Rate {
  readonly of: number;
  readonly hits: number;
}

export interface Rates {
  /** Mutants that the suite killed, out of all mutants that are not equivalent. */
  readonly visible: Rate;
  /** Mutants that the suite or a test killed, out of all mutants that are not equivalent. */
  readonly withTests: Rate;
  /** Mutants that the suite killed, out of those and the gaps that violate a clause. */
  readonly clauses: Rate;
}

/** Returns the rates of some results; results without a judgment count as gaps without a clause. */
export const ratesOf = (results: readonly Result[], judged: ReadonlyMap<string, Judged>): Rates => {
  const tally = tallyOf(results, judged);
  const visible = results.length - tally.equivalent;
  const tested = results.filter(
    ({ outcome, test }) => outcome.verdict !== 'killed' && test !== null,
  ).length;
  const named = results.filter(
    (result) =>
      countOf(result, judged) === 'gap' && (judged.get(result.mutant.id)?.clause ?? null) !== null,
  ).length;
  return {
    visible: { hits: tally.killed, of: visible },
    withTests: { hits: tally.killed + tested, of: visible },
    clauses: { hits: tally.killed, of: tally.killed + named },
  };
};

/** Groups of results: by part, by package, and by operator. */
export const groupings: Readonly<Record<string, (mutant: Mutant) => string>> = {
  part: ({ file }) => partOf(file),
  package: ({ file }) => file.split('/')[1] ?? file,
  operator: ({ operator }) => operator,
};
