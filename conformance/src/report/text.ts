// Formats text reports: failed laws with their transcript, a table of groups, and laws without a
// result.
import { clauses } from '../clauses.ts';
import { groupOf, type Verdict } from '../verdict.ts';
import { program } from '../program.ts';
import { brokenGroups, type BrokenGroup } from './broken-groups.ts';
import { clauseStates } from './coverage.ts';
import { lawNameOf, unchecked, type LawResult, type Report } from './report.ts';

const wide = (text: string, width: number): string => text.padEnd(width);

const REPLAY = `${program} replay CASE --base-url ... --key ...`;

/** Up to this number, clauses are printed with their texts; beyond it, only their names. */
const TEXTS_MAX = 3;

/** Returns the lines about the clauses of a failure. */
const clauseLines = (ids: readonly string[]): string[] => {
  if (ids.length === 0) return [];
  if (ids.length > TEXTS_MAX) return [`  clauses   ${ids.join(', ')}`];
  return ids.map((id) => `  clause    ${id}: ${clauses().get(id)?.text ?? ''}`);
};

/**
 * Formats a failed law as a block: the expectation, the actual result and the transcript. `replay`
 * is the command that checks it again, with the placeholder CASE.
 */
export const failureText = (result: LawResult, replay = REPLAY): string => {
  const { failure } = result;
  if (!failure) return '';
  const lines = [
    `${result.verdict} ${result.id}  ${result.title}`,
    ...(failure.done === '' ? [] : [`  done      ${failure.done}`]),
    `  expected  ${failure.expected}`,
    `  actual    ${failure.seen}`,
    ...(failure.view === null ? [] : [`  view      ${failure.view}`]),
    ...clauseLines(failure.clauses),
    ...(failure.counterexample === null
      ? []
      : [`  example   ${failure.counterexample.replaceAll('\n', '\n            ')}`]),
    `  attempts  ${failure.hits} failed`,
    `  replay    ${replay.replace('CASE', failure.case)}`,
    ...failure.transcript.map((line) => `    ${line}`),
  ];
  return lines.join('\n');
};

const always = ['PASS', 'FAIL', 'SKIP'] as const satisfies readonly Verdict[];
const seldom = [
  'FLAKY',
  'KNOWN',
  'FIXED',
  'VACUOUS',
  'BLOCKED',
  'INCONCLUSIVE',
  'ERROR',
  'OBSERVED',
] as const satisfies readonly Verdict[];

/** Returns the lines of a table: the laws of each group by verdict. */
export const lawTable = (laws: readonly LawResult[]): string[] => {
  const seen = new Set(laws.map(({ verdict }) => verdict));
  const columns = [...always, ...seldom.filter((name) => seen.has(name))];
  const groups = [...new Set(laws.map(groupOf))].toSorted();
  const head = wide('', 8) + columns.map((name) => name.padStart(name.length + 2)).join('');
  const rows = groups.map((group) => {
    const own = laws.filter((one) => groupOf(one) === group);
    const cells = columns.map((name) => {
      const count = own.filter(({ verdict }) => verdict === name).length;
      return (count === 0 ? '.' : String(count)).padStart(name.length + 2);
    });
    return wide(group, 8) + cells.join('');
  });
  return [head, ...rows];
};

/** Up to this number, the endpoints of a law are named; beyond it, they are counted. */
const ENDPOINTS_MAX = 6;

/**
 * Returns one line per law: its id, its title, and the endpoints concerned if it runs per endpoint.
 */
const lawLines = (results: readonly LawResult[]): string[] =>
  [...Map.groupBy(results, lawNameOf)].map(([id, some]) => {
    const endpoints = some.flatMap((one) => one.id.split(':').slice(1));
    const named =
      endpoints.length > ENDPOINTS_MAX ? `${endpoints.length} endpoints` : endpoints.join(', ');
    return `    ${id}  ${some[0]?.title}${named === '' ? '' : ` (${named})`}`;
  });

/** Returns the number of laws in each group, on one line. */
const groupLine = (results: readonly LawResult[]): string =>
  `    ${[...Map.groupBy(results, groupOf)].map(([group, some]) => `${group} ${some.length}`).join(', ')}`;

/** Verdicts of checked laws that deserve a remark. */
const remarkable: readonly Verdict[] = ['KNOWN', 'FIXED', 'OBSERVED'];

/** Reasons that are not specific to a law: only the groups of its laws are printed. */
const general: readonly (string | null)[] = ['PROFILE', 'UNREACHABLE', 'INTERRUPTED'];

/** Lists laws by the reason of their result, the reason of most laws first. */
const reasonLines = (laws: readonly LawResult[]): string[] => {
  const byReason = Map.groupBy(
    laws,
    ({ verdict, reason, note }) => `${reason ?? verdict}: ${note ?? ''}`,
  );
  return [...byReason]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([why, some]) => [
      `  ${some.length} ${why}`,
      ...(general.includes(some[0]?.reason ?? null) ? [groupLine(some)] : lawLines(some)),
    ]);
};

/** Up to this number, names are listed; beyond it, the others are counted. */
const NAMES_MAX = 8;

const listOf = (names: readonly string[]): string => {
  const left = names.length - NAMES_MAX;
  return names.slice(0, NAMES_MAX).join(', ') + (left > 0 ? ` and ${left} more` : '');
};

/** Returns what the laws of a group break, and their names, the shortest failure first. */
const groupLines = ({ clauses: ids, laws }: BrokenGroup): string[] => {
  const [id = ''] = ids;
  const broken = ids.length === 1 ? `${id}: ${clauses().get(id)?.text ?? ''}` : listOf(ids);
  const what = ids.length === 0 ? laws[0].title : broken;
  return [`  ${laws.length} ${what}`, `    ${listOf(laws.map((law) => law.id))}`];
};

/** Lists broken laws by what they break: one mistake of the target often breaks many. */
const brokenLines = (report: Report): string[] => {
  const groups = brokenGroups(report);
  return groups.every(({ laws }) => laws.length === 1)
    ? []
    : ['', 'Broken, by clause, the shortest failure first:', ...groups.flatMap(groupLines)];
};

/** Returns the number of clauses of the specification that were tried, on one line. */
const clauseLine = (report: Report): string => {
  const states = [...clauseStates([report]).values()];
  const tried = states.filter((state) => state !== 'open').length;
  const broken = states.filter((state) => state === 'broken').length;
  return `${tried} of ${states.length} clauses were tried${broken > 0 ? `, ${broken} of them are broken` : ''}.`;
};

/** Returns how many laws were not checked, and why the run ended if it ended early. */
const headOf = ({ ended, laws }: Report, open: readonly LawResult[]): string[] => [
  ...(ended ? [`Ended early: ${ended.note}`] : []),
  open.length === 0
    ? laws.length === 1
      ? 'The law was checked.'
      : `All ${laws.length} laws were checked.`
    : `Not checked: ${open.length} of ${laws.length} ${laws.length === 1 ? 'law' : 'laws'}`,
];

/**
 * Formats the end of a run: what was not checked and why, a table, choices of the target, totals.
 * Laws without a result come first, because nothing else in the summary mentions them.
 */
export const summaryText = (report: Report): string => {
  const { laws, choices, requests, seconds, seed, totals } = report;
  const open = laws.filter(({ verdict }) => unchecked.includes(verdict));
  const remarks = laws.filter(({ verdict }) => remarkable.includes(verdict));
  const chosen = Object.entries(choices).map(([question, choice]) => `  ${question}: ${choice}`);
  const counted = Object.entries(totals).map(([verdict, count]) => `${count} ${verdict}`);
  const rate = Math.round(requests / Math.max(seconds, 0.001));
  return [
    ...headOf(report, open),
    ...reasonLines(open),
    ...(remarks.length > 0 ? ['', 'Checked, with a remark:', ...reasonLines(remarks)] : []),
    ...brokenLines(report),
    '',
    ...lawTable(laws),
    '',
    clauseLine(report),
    ...(chosen.length > 0
      ? ['', 'Where the specification leaves a choice, the target chose:', ...chosen]
      : []),
    '',
    `${counted.join(', ')}; ${requests} requests in ${seconds.toFixed(1)} s (${rate}/s), seed ${seed}`,
  ].join('\n');
};
