// Renders measurements as tables in Markdown.
import { verdictsOf, type Compared, type Databases } from './databases.ts';
import type { ListTimes } from './lists.ts';
import type { Noticed } from './neighbors.ts';
import type { OverviewTimes } from './overview.ts';
import type { ReportCost } from './reports.ts';
import type { Result } from './serving.ts';
import type { Paced } from './suite.ts';
import type { Waited } from './waits.ts';

const rate = (value: number): string => `${(value / 1_000).toFixed(1)}k`;

export const servingTable = (results: readonly Result[]): string[] => {
  const lines = ['| Request | requests per CPU-second | of a bare echo |', '|---|---|---|'];
  let echo = Number.NaN;
  for (const { name, requestsPerCpuSecond } of results) {
    if (name.endsWith('echo')) echo = requestsPerCpuSecond;
    lines.push(
      `| ${name} | ${rate(requestsPerCpuSecond)} | ${(requestsPerCpuSecond / echo).toFixed(2)} |`,
    );
  }
  return lines;
};

/** Renders pairs of results: this checkout, and the other one. */
export const againstTable = (results: readonly Result[]): string[] => [
  '| Request | requests per CPU-second here | there | ratio |',
  '|---|---|---|---|',
  ...results.flatMap(({ name, requestsPerCpuSecond: here }, n) => {
    const there = results[n + 1]?.requestsPerCpuSecond;
    if (n % 2 === 1 || there === undefined) return [];
    return [`| ${name} | ${rate(here)} | ${rate(there)} | ${(here / there).toFixed(2)} |`];
  }),
];

export const groupTable = ([single, grouped]: readonly Result[]): string[] => [
  '| Commit | requests per CPU-second | ratio |',
  '|---|---|---|',
  `| one transaction each | ${rate(single?.requestsPerCpuSecond ?? Number.NaN)} | 1.0 |`,
  `| group commit | ${rate(grouped?.requestsPerCpuSecond ?? Number.NaN)} | ${((grouped?.requestsPerCpuSecond ?? Number.NaN) / (single?.requestsPerCpuSecond ?? Number.NaN)).toFixed(1)} |`,
];

export const waitTable = (waited: readonly Waited[]): string[] => {
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  const row = ({ readers, alone, crowded }: Waited): string => {
    const cells = [alone.usual, crowded.usual, alone.most, crowded.most].map(ms);
    return `| ${[readers, ...cells, (crowded.most / alone.most).toFixed(1)].join(' | ')} |`;
  };
  return [
    '| Connections that get | median alone | with writers | p99 alone | with writers | ratio |',
    '|---|---|---|---|---|---|',
    ...waited.map(row),
  ];
};

export const listTable = (times: readonly ListTimes[], large: number): string[] => [
  `| Query (page of 10) | 10 thousand rows | ${large.toLocaleString('en')} rows | ratio |`,
  '|---|---|---|---|',
  ...times.map(
    ({ query, small, large: big }) =>
      `| ${query} | ${small.toFixed(0)} us | ${big.toFixed(0)} us | ${(big / small).toFixed(2)} |`,
  ),
];

export const overviewTable = (times: readonly OverviewTimes[]): string[] => [
  '| Part of the page | first | later |',
  '|---|---|---|',
  ...times.map(
    ({ calls, first, later }) => `| ${calls} | ${first.toFixed(0)} ms | ${later.toFixed(0)} ms |`,
  ),
];

export const reportTable = (costs: readonly ReportCost[]): string[] => [
  '| Process | lines | file | time | memory growth | p99 of other requests |',
  '|---|---|---|---|---|---|',
  ...costs.map(
    ({ process, lines, megabytes, seconds, extra, wait }) =>
      `| ${process} | ${lines.toLocaleString('en')} | ${megabytes.toFixed(0)} MB | ${seconds.toFixed(0)} s | ${extra.toFixed(0)} MB | ${wait.toFixed(0)} ms |`,
  ),
];

export const neighborTable = (noticed: readonly Noticed[]): string[] => [
  '| Store | large account | small account | median alone | meanwhile | ratio | p99 alone | meanwhile |',
  '|---|---|---|---|---|---|---|---|',
  ...noticed.map(({ store, neighbor, action, alone, crowded, ratio }) => {
    const ms = (value: number): string => `${value.toFixed(2)} ms`;
    const cells = [store, neighbor, action, ms(alone.usual), ms(crowded.usual), ratio.toFixed(2)];
    return `| ${[...cells, ms(alone.most), ms(crowded.most)].join(' | ')} |`;
  }),
];

export const suiteTable = (paced: readonly Paced[]): string[] => [
  '| Part of the suite | requests per second | of a client that only sends them | CPU of the suite per request | same status |',
  '|---|---|---|---|---|',
  ...paced.map(({ what, suite, bare, cpu, same }) => {
    const cells = [what, suite.toFixed(0), (suite / bare).toFixed(2), `${cpu.toFixed(2)} ms`];
    return `| ${[...cells, `${(same * 100).toFixed(1)} %`].join(' | ')} |`;
  }),
];

/** Renders the CPU time of a thousand requests, and the requests per second, of both sides. */
const comparedTable = (rows: readonly Compared[], [one, other]: readonly [string, string]) => [
  `| Request | accounts | CPU per 1,000: ${one} | ${other} | ratio | per second: ${one} | ${other} | ratio |`,
  '|---|---|---|---|---|---|---|---|',
  ...rows.map(({ what, accounts, first, second, cpuRatio, rateRatio }) => {
    const cpu = ({ cpuSeconds }: Compared['first']): string => `${cpuSeconds.toFixed(3)} s`;
    const pace = ({ perSecond }: Compared['first']): string => perSecond.toFixed(0);
    const cells = [what, accounts, cpu(first), cpu(second), cpuRatio.toFixed(2)];
    return `| ${[...cells, pace(first), pace(second), rateRatio.toFixed(2)].join(' | ')} |`;
  }),
];

export const databaseSection = (databases: Databases): string[] => [
  '## SQLite and PostgreSQL',
  '',
  'One node on each database, with 64 connections, for one account and for 64 accounts in turn. CPU is that of the node alone;',
  'PostgreSQL and the client, which never sleeps, run on the same processors.',
  '',
  ...comparedTable(databases.stores, ['SQLite', 'PostgreSQL']),
  '',
  'One node and two nodes on one PostgreSQL database, with 64 connections in total. The client sleeps while it waits, which leaves',
  'the processors to the nodes and the database.',
  '',
  ...comparedTable(databases.nodes, ['one node', 'two']),
  '',
  '| Aim | measured | reached |',
  '|---|---|---|',
  ...verdictsOf(databases).map(
    ({ aim, measured, isMet }) => `| ${aim} | ${measured} | ${isMet ? 'yes' : 'no'} |`,
  ),
  '',
];
