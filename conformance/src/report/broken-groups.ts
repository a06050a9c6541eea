// Groups the broken laws of a run by the clauses that they break, because one mistake of the target
// often breaks dozens of laws and stories.
import { brokenIn, lawNameOf, type LawResult, type Report } from './report.ts';

export interface BrokenGroup {
  /** The clauses that all failures of the group are about; empty for laws without a failure. */
  readonly clauses: readonly string[];
  /** The laws, the one that shows it in the fewest steps first. */
  readonly laws: readonly [LawResult, ...LawResult[]];
}

/** Returns what the laws of a group have in common: clauses, or the law where there are none. */
const keyOf = (law: LawResult): string =>
  (law.failure?.clauses ?? []).toSorted().join(' ') || lawNameOf(law);

const stepsOf = ({ failure }: LawResult): number => failure?.timeline.length ?? 0;

/** Returns the broken laws of a run in groups, the largest first. */
export const brokenGroups = (run: Pick<Report, 'laws'>): readonly BrokenGroup[] =>
  [...Map.groupBy(brokenIn(run), keyOf).values()]
    .flatMap((some) => {
      const [first, ...others] = some.toSorted((one, other) => stepsOf(one) - stepsOf(other));
      return first === undefined
        ? []
        : [{ clauses: first.failure?.clauses ?? [], laws: [first, ...others] as const }];
    })
    .toSorted((one, other) => other.laws.length - one.laws.length);
