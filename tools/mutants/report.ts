// Renders the report of a sample as Markdown: rates, tables by part, package and operator, every
// survivor.
import type { Judged } from './judged.ts';
import { countOf, counts, groupings, ratesOf, tallyOf, type Rate, type Result } from './tally.ts';

/** The parameters of a draw. */
export interface Sample {
  readonly seed: number;
  readonly sample: number;
  readonly profile: string;
  readonly commit: string;
  readonly population: number;
  /** Mutants that the compiler refused. */
  readonly refused: number;
  /** Mutants with which the server did not start. */
  readonly stillborn: number;
}

const percent = ({ hits, of }: Rate): string =>
  of === 0 ? 'none' : `${((100 * hits) / of).toFixed(0)}% (${hits} of ${of})`;

const tableBy = (
  title: string,
  results: readonly Result[],
  judged: ReadonlyMap<string, Judged>,
): string[] => {
  const keyOf = groupings[title];
  if (!keyOf) return [];
  const groups = [...Map.groupBy(results, ({ mutant }) => keyOf(mutant))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const row = (name: string, some: readonly Result[]): string => {
    const tally = tallyOf(some, judged);
    return `| ${[name, some.length, ...counts.map((count) => tally[count])].join(' | ')} |`;
  };
  return [
    `| ${[title, 'drawn', ...counts].join(' | ')} |`,
    `|---|${'---:|'.repeat(counts.length + 1)}`,
    ...groups.map(([name, some]) => row(name, some)),
    row('all', results),
    '',
  ];
};

const sayRates = (
  title: string,
  results: readonly Result[],
  judged: ReadonlyMap<string, Judged>,
): string => {
  const { visible, withTests, clauses } = ratesOf(results, judged);
  return (
    `- ${title}: the suite noticed ${percent(visible)} of what is not equivalent, with the ` +
    `tests ${percent(withTests)}; of what a clause decides ${percent(clauses)}.`
  );
};

const survivor = (result: Result, judged: ReadonlyMap<string, Judged>): string[] => {
  const { mutant, difference, reach, outcome } = result;
  const verdict = judged.get(mutant.id);
  const unclear = outcome.verdict === 'survived' ? outcome.unclear : [];
  const why = verdict ? `; ${verdict.clause ?? 'no clause'}: ${verdict.reason}` : '';
  return [
    `### ${mutant.id}`,
    '',
    `${countOf(result, judged)}; run by ${reach}${why}`,
    ...(unclear.length > 0 ? ['', `Not judged: ${unclear.slice(0, 8).join(', ')}`] : []),
    '',
    '```diff',
    difference,
    '```',
    '',
  ];
};

/** Returns the report of a sample. */
export const reportOf = (
  { seed, sample, profile, commit, population, refused, stillborn }: Sample,
  results: readonly Result[],
  judged: ReadonlyMap<string, Judged>,
): string => {
  const survivors = results.filter(({ outcome }) => outcome.verdict === 'survived');
  return [
    `# Mutants: seed ${seed}, ${results.length} of ${sample} tried`,
    '',
    `Commit ${commit}, profile ${profile}, drawn from ${population}; ${refused} more did not compile, and ${stillborn} did not start.`,
    '',
    ...['api', 'operation'].map((part) =>
      sayRates(
        part,
        results.filter(({ mutant }) => groupings['part']?.(mutant) === part),
        judged,
      ),
    ),
    sayRates('all', results, judged),
    '',
    ...Object.keys(groupings).flatMap((title) => tableBy(title, results, judged)),
    `## Survivors`,
    '',
    ...survivors.flatMap((result) => survivor(result, judged)),
  ].join('\n');
};

const COLUMNS = ['date', 'commit', 'seed', 'sample', 'profile', 'part', 'drawn', ...counts];

/** Returns the history with the lines of a sample, one for each part; `history` may be empty. */
export const recorded = (
  history: string,
  { seed, sample, profile, commit }: Sample,
  results: readonly Result[],
  judged: ReadonlyMap<string, Judged>,
  date: string,
): string => {
  const head = history === '' ? `${COLUMNS.join('\t')}\n` : history;
  const lines = ['api', 'operation'].flatMap((part) => {
    const some = results.filter(({ mutant }) => groupings['part']?.(mutant) === part);
    if (some.length === 0) return [];
    const tally = tallyOf(some, judged);
    const cells = [date, commit, seed, sample, profile, part, some.length];
    return [`${[...cells, ...counts.map((count) => tally[count])].join('\t')}\n`];
  });
  return head + lines.join('');
};
