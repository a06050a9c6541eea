// Collects what was tried of every clause: at which operations, by which laws, and in which views.
import { clauses } from '../clauses.ts';
import { brokenIn, unchecked, type LawResult, type Report } from './report.ts';

/** The laws and views that tried a clause at one operation. */
export interface Trace {
  readonly operation: string;
  /** Results of the laws about the clause there, one for each run. */
  readonly laws: LawResult[];
  /** View -> number of comparisons by stories there. */
  readonly views: Map<string, number>;
}

/** The operation of a law without an endpoint. */
const ANY = 'several operations';

/** Returns the operation of a law, from its name. */
const operationOf = ({ id }: LawResult): string => id.split(':')[1] ?? ANY;

/** Clause -> operation -> trace. */
export type Coverage = ReadonlyMap<string, ReadonlyMap<string, Trace>>;

export const coverageOf = (runs: readonly Report[]): Coverage => {
  const all = new Map<string, Map<string, Trace>>();
  const at = (clause: string, operation: string): Trace => {
    const own = all.get(clause) ?? new Map<string, Trace>();
    all.set(clause, own);
    const trace = own.get(operation) ?? { operation, laws: [], views: new Map<string, number>() };
    own.set(operation, trace);
    return trace;
  };
  for (const { laws, compared } of runs) {
    for (const law of laws) for (const id of law.clauses) at(id, operationOf(law)).laws.push(law);
    for (const [clause, operations] of Object.entries(compared))
      for (const [operation, views] of Object.entries(operations))
        for (const [view, count] of Object.entries(views)) {
          const counts = at(clause, operation).views;
          counts.set(view, (counts.get(view) ?? 0) + count);
        }
  }
  return all;
};

/** Returns whether a clause was tried at an operation. */
export const isTried = ({ laws, views }: Trace): boolean =>
  views.size > 0 || laws.some(({ verdict }) => !unchecked.includes(verdict));

/** Returns the number of pairs of a clause and an operation that were tried. */
export const pairsIn = (coverage: Coverage): number =>
  [...coverage.values()].flatMap((own) => [...own.values()]).filter(isTried).length;

/** The state of a clause after runs: a failure is about it, it was tried, or it was not. */
export type ClauseState = 'broken' | 'held' | 'open';

/** Returns the state of every clause of the specification, and of others that laws name. */
export const clauseStates = (runs: readonly Report[]): ReadonlyMap<string, ClauseState> => {
  const coverage = coverageOf(runs);
  const failures = runs.flatMap(brokenIn).flatMap(({ failure }) => failure ?? []);
  const broken = new Set(failures.flatMap(({ clauses: named }) => named));
  const stateOf = (id: string): ClauseState => {
    if (broken.has(id)) return 'broken';
    return [...(coverage.get(id)?.values() ?? [])].some(isTried) ? 'held' : 'open';
  };
  const ids = new Set([...clauses().keys(), ...coverage.keys(), ...broken]);
  return new Map([...ids].map((id) => [id, stateOf(id)]));
};
