// Text reports: failed laws with their transcript, a table of groups, and laws without a result.
import { groupOf, type Verdict } from '../law.ts';
import type { LawResult, Report } from './report.ts';

const wide = (text: string, width: number): string => text.padEnd(width);

const REPLAY = 'kasir-conformance replay CASE --base-url ... --key ...';

/**
 * A failed law as a block: the expectation, the actual result and the transcript. `replay` is the
 * command that checks it again, with the placeholder CASE.
 */
export const failureText = (result: LawResult, replay = REPLAY): string => {
  const { failure } = result;
  if (!failure) return '';
  const lines = [
    `${result.verdict} ${result.id}  ${result.title}`,
    ...(result.clauses.length > 0 ? [`  clauses   ${result.clauses.join(', ')}`] : []),
    `  expected  ${failure.expected}`,
    `  actual    ${failure.seen}`,
    ...(failure.counterexample === null ? [] : [`  example   ${failure.counterexample}`]),
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
  'OBSERVED',
] as const satisfies readonly Verdict[];

const tableOf = (laws: readonly LawResult[]): string[] => {
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

/** One line per law: its id, its title, and the endpoints concerned if it runs per endpoint. */
const lawLines = (results: readonly LawResult[]): string[] =>
  [...Map.groupBy(results, ({ id }) => id.split(':')[0] ?? id)].map(([id, some]) => {
    const endpoints = some.flatMap((one) => one.id.split(':').slice(1));
    const where = endpoints.length > 0 ? ` (${endpoints.join(', ')})` : '';
    return `    ${id}  ${some[0]?.title}${where}`;
  });

const isJudged = ({ verdict }: LawResult): boolean =>
  verdict === 'PASS' || verdict === 'FAIL' || verdict === 'FLAKY';

/** Laws that neither passed nor failed, by reason. */
const otherLines = (laws: readonly LawResult[]): string[] => {
  const others = laws.filter((one) => !isJudged(one));
  const byReason = Map.groupBy(
    others,
    ({ verdict, reason, note }) => `${reason ?? verdict}: ${note ?? ''}`,
  );
  return [...byReason].flatMap(([why, some]) => [`  ${why}`, ...lawLines(some)]);
};

/** The end of a run: table, laws without a result and why, choices of the target, totals. */
export const summaryText = (report: Report): string => {
  const { laws, choices, requests, seconds, seed, totals } = report;
  const others = otherLines(laws);
  const chosen = Object.entries(choices).map(([question, choice]) => `  ${question}: ${choice}`);
  const counted = Object.entries(totals).map(([verdict, count]) => `${count} ${verdict}`);
  const rate = Math.round(requests / Math.max(seconds, 0.001));
  return [
    ...tableOf(laws),
    ...(others.length > 0 ? ['', 'Neither passed nor failed:', ...others] : []),
    ...(chosen.length > 0
      ? ['', 'Where the specification leaves a choice, the target chose:', ...chosen]
      : []),
    '',
    `${counted.join(', ')}; ${requests} requests in ${seconds.toFixed(1)} s (${rate}/s), seed ${seed}`,
  ].join('\n');
};
