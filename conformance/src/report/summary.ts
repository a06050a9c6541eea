// Summarizes runs: as a page for the summary of a pipeline, and as a badge.
import { brokenGroups, type BrokenGroup } from './broken-groups.ts';
import { clauseStates } from './coverage.ts';
import { brokenIn, countsOf, type Report } from './report.ts';

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;').slice(0, 200);

const formatCount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Renders the numbers of clauses of each area that hold, are broken, and were not tried. */
const clauseTable = (runs: readonly Report[]): readonly string[] => {
  const states = [...clauseStates(runs)].map(([id, state]) => ({
    area: id.split('-')[0] ?? id,
    state,
  }));
  const count = (some: typeof states, wanted: string): number =>
    some.filter(({ state }) => state === wanted).length;
  const tried = states.length - count(states, 'open');
  return [
    `<details><summary>${tried} of ${states.length} clauses were tried</summary>`,
    '',
    '| Area | Hold | Broken | Not tried |',
    '|---|---|---|---|',
    ...[...Map.groupBy(states, ({ area }) => area)].map(
      ([area, some]) =>
        `| ${area} | ${count(some, 'held')} | ${count(some, 'broken')} | ${count(some, 'open')} |`,
    ),
    '',
    '</details>',
    '',
  ];
};

/** Renders broken laws that break the same clauses, with the shortest failure. */
const groupRow = ({ clauses, laws: [{ id, failure }, ...others] }: BrokenGroup): string => {
  const laws = `${id}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  const texts = [failure?.done, failure?.expected, failure?.seen].map((text) => cell(text ?? ''));
  return `| ${laws} | ${clauses.slice(0, 4).join(', ')} | ${texts.join(' | ')} |`;
};

/** Renders the runs in Markdown, beginning with what was not checked. */
export const markdownOf = (runs: readonly Report[]): string =>
  [
    ...runs.flatMap((report) => {
      const { unchecked, all } = countsOf(report);
      const broken = brokenIn(report);
      return [
        `## Conformance of ${report.target}`,
        '',
        `**${unchecked} of ${formatCount(all, 'law was', 'laws were')} not checked**${report.ended ? `: ${cell(report.ended.note)}` : ''}. ` +
          `${broken.length === 0 ? 'All others hold.' : `${formatCount(broken.length, 'is', 'are')} broken.`} ` +
          `Profile ${report.profile}, held to what is ${report.demand}, ${report.requests} requests, seed ${report.seed}.`,
        '',
        ...(broken.length === 0
          ? []
          : [
              '| Laws | Clauses | Done | Expected | Seen |',
              '|---|---|---|---|---|',
              ...brokenGroups(report).map(groupRow),
              '',
            ]),
      ];
    }),
    ...clauseTable(runs),
  ].join('\n');

/** Renders the runs as an endpoint of shields.io. */
export const badgeOf = (runs: readonly Report[]): string => {
  const broken = runs.flatMap(brokenIn).length;
  const held = Math.min(...runs.map(({ totals }) => totals.PASS ?? 0));
  const ended = runs.some((run) => run.ended !== null);
  return `${JSON.stringify({
    schemaVersion: 1,
    label: 'conformance',
    message: broken > 0 ? `${broken} broken` : ended ? 'ended early' : `${held} laws hold`,
    color: broken > 0 ? 'red' : ended ? 'lightgrey' : 'brightgreen',
  })}\n`;
};
