// A run for people: broken laws with their story, a table of groups, what was not tried and why.
import { groupOf, type Verdict } from '../law.ts';
import type { LawResult, Report } from './report.ts';

const wide = (text: string, width: number): string => text.padEnd(width);

const REPLAY = 'kasir-conformance replay CASE --base-url ... --key ...';

/**
 * A broken law as a block: what was expected, what was seen, how to see it again. `replay` is the
 * command that does, with CASE where the case belongs.
 */
export const failureText = (result: LawResult, replay = REPLAY): string => {
  const { failure } = result;
  if (!failure) return '';
  const lines = [
    `${result.verdict} ${result.id}  ${result.title}`,
    ...(result.clauses.length > 0 ? [`  clauses   ${result.clauses.join(', ')}`] : []),
    `  expected  ${failure.expected}`,
    `  seen      ${failure.seen}`,
    ...(failure.counterexample === null ? [] : [`  smallest  ${failure.counterexample}`]),
    `  failed    ${failure.hits}`,
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

/** Laws without a verdict of their own, one line for each reason. */
const untried = (laws: readonly LawResult[]): string[] => {
  const lines = new Map<string, string[]>();
  for (const { id, verdict, reason, note } of laws) {
    if (verdict === 'PASS' || verdict === 'FAIL' || verdict === 'FLAKY') continue;
    const why = `${reason ?? verdict}: ${note ?? ''}`;
    lines.set(why, [...(lines.get(why) ?? []), id]);
  }
  return [...lines].map(([why, ids]) => `  ${why}\n    ${ids.join(' ')}`);
};

/** The end of a run: table, what was not tried, the target's dialect, totals. */
export const summaryText = (report: Report): string => {
  const { laws, choices, requests, seconds, seed, totals } = report;
  const notes = untried(laws);
  const chosen = Object.entries(choices).map(
    ([question, response]) => `  ${question}: ${response}`,
  );
  const counted = Object.entries(totals).map(([verdict, count]) => `${count} ${verdict}`);
  const rate = Math.round(requests / Math.max(seconds, 0.001));
  return [
    ...tableOf(laws),
    ...(notes.length > 0 ? ['', 'Not judged:', ...notes] : []),
    ...(chosen.length > 0 ? ['', 'Choices of the target:', ...chosen] : []),
    '',
    `${counted.join(', ')}; ${requests} requests in ${seconds.toFixed(1)} s (${rate}/s), seed ${seed}`,
  ].join('\n');
};
