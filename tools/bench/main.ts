// `npm run bench`: prints ratios measured side by side in one run, each table as soon as it is
// done, in about ten minutes. `-- --quick` takes two minutes, without PostgreSQL; `-- --write`
// updates the page, where a table that cannot be measured stays as it was; `-- --database URL` of
// an empty PostgreSQL database adds its measurements. `-- neighbors` measures everything that an
// account notices of another one, `-- suite` the conformance suite beside a minimal client,
// `-- databases` SQLite and PostgreSQL beside each other, `-- floor` a minimal program that stores
// as much as a create does.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { commandLine } from '../command-line.ts';
import { measureDatabases, verdictsOf, type Compared, type Databases } from './databases.ts';
import { measureLists, type ListTimes } from './lists.ts';
import { measureNeighbors, type Noticed } from './neighbors.ts';
import { measureReport, type ReportCost } from './reports.ts';
import { contenders, floors, grouping } from './requests.ts';
import { compare, type Result } from './serving.ts';
import { measureSuite, type Paced } from './suite.ts';
import { measureWaits, type Waited } from './waits.ts';

const usage = `Usage: npm run bench -- [neighbors | databases | floor | suite] [--quick] [--write]
                        [--database URL]`;

const { values, positionals } = commandLine(usage, {
  options: {
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
    database: { type: 'string' },
  },
  allowPositionals: true,
});
const profile = values.quick ? { rounds: 2, seconds: 0.5 } : { rounds: 5, seconds: 1.2 };

const rate = (value: number): string => `${(value / 1_000).toFixed(1)}k`;

const servingTable = (results: readonly Result[]): string[] => {
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

const groupTable = ([single, grouped]: readonly Result[]): string[] => [
  '| Commit | requests per CPU-second | ratio |',
  '|---|---|---|',
  `| one transaction each | ${rate(single?.requestsPerCpuSecond ?? Number.NaN)} | 1.0 |`,
  `| group commit | ${rate(grouped?.requestsPerCpuSecond ?? Number.NaN)} | ${((grouped?.requestsPerCpuSecond ?? Number.NaN) / (single?.requestsPerCpuSecond ?? Number.NaN)).toFixed(1)} |`,
];

const waitTable = (waited: readonly Waited[]): string[] => {
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  const row = ({ readers, alone, beside }: Waited): string => {
    const cells = [alone.usual, beside.usual, alone.most, beside.most].map(ms);
    return `| ${[readers, ...cells, (beside.most / alone.most).toFixed(1)].join(' | ')} |`;
  };
  return [
    '| Connections that get | median alone | beside writers | 99 of 100 alone | beside writers | ratio |',
    '|---|---|---|---|---|---|',
    ...waited.map(row),
  ];
};

const listTable = (times: readonly ListTimes[], large: number): string[] => [
  `| Query (page of 10) | 10 thousand rows | ${large.toLocaleString('en')} rows | ratio |`,
  '|---|---|---|---|',
  ...times.map(
    ({ query, small, large: big }) =>
      `| ${query} | ${small.toFixed(0)} us | ${big.toFixed(0)} us | ${(big / small).toFixed(2)} |`,
  ),
];

const reportTable = (costs: readonly ReportCost[]): string[] => [
  '| Process | lines | file | time | memory above that before | others wait at most, 99 of 100 |',
  '|---|---|---|---|---|---|',
  ...costs.map(
    ({ process, lines, megabytes, seconds, extra, wait }) =>
      `| ${process} | ${lines.toLocaleString('en')} | ${megabytes.toFixed(0)} MB | ${seconds.toFixed(0)} s | ${extra.toFixed(0)} MB | ${wait.toFixed(0)} ms |`,
  ),
];

const neighborTable = (noticed: readonly Noticed[]): string[] => [
  '| Store | what the large account does | what the other does | alone | meanwhile | ratio | 99 of 100 alone | meanwhile |',
  '|---|---|---|---|---|---|---|---|',
  ...noticed.map(({ store, neighbor, action, alone, beside, ratio }) => {
    const ms = (value: number): string => `${value.toFixed(2)} ms`;
    const cells = [store, neighbor, action, ms(alone.usual), ms(beside.usual), ratio.toFixed(2)];
    return `| ${[...cells, ms(alone.most), ms(beside.most)].join(' | ')} |`;
  }),
];

const suiteTable = (paced: readonly Paced[]): string[] => [
  '| Part of the suite | requests a second | of a bare client | its CPU for a request |',
  '|---|---|---|---|',
  ...paced.map(
    ({ what, suite, bare, cpu }) =>
      `| ${what} | ${suite.toFixed(0)} | ${(suite / bare).toFixed(2)} | ${cpu.toFixed(2)} ms |`,
  ),
];

/** Renders the CPU time of a thousand requests, and the requests per second, of both sides. */
const comparedTable = (rows: readonly Compared[], [one, other]: readonly [string, string]) => [
  `| Request | accounts | CPU per 1,000: ${one} | ${other} | ratio | a second: ${one} | ${other} | ratio |`,
  '|---|---|---|---|---|---|---|---|',
  ...rows.map(({ what, accounts, first, second, cpuRatio, rateRatio }) => {
    const cpu = ({ cpuSeconds }: Compared['first']): string => `${cpuSeconds.toFixed(3)} s`;
    const pace = ({ perSecond }: Compared['first']): string => perSecond.toFixed(0);
    const cells = [what, accounts, cpu(first), cpu(second), cpuRatio.toFixed(2)];
    return `| ${[...cells, pace(first), pace(second), rateRatio.toFixed(2)].join(' | ')} |`;
  }),
];

const databaseSection = (databases: Databases): string[] => [
  '## SQLite and PostgreSQL',
  '',
  'One node on each, with 64 connections, for one account and for 64 in turn. CPU is that of the node alone; PostgreSQL runs',
  'on the same processors, as does the client, which never sleeps.',
  '',
  ...comparedTable(databases.stores, ['SQLite', 'PostgreSQL']),
  '',
  'One node and two on one PostgreSQL, with 64 connections in all. The client sleeps while it waits, so that what the machine',
  'has is left to the nodes and the database.',
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

const [scenario] = positionals;
if (scenario === 'suite') {
  const paced = await measureSuite(profile.seconds);
  process.stdout.write(`${suiteTable(paced).join('\n')}\n`);
  process.exit(0);
}
if (scenario === 'floor') {
  const results = await compare(await floors(), profile);
  process.stdout.write(`${servingTable(results).join('\n')}\n`);
  process.exit(0);
}
if (scenario === 'databases') {
  process.stdout.write(`${databaseSection(await measureDatabases(profile)).join('\n')}\n`);
  process.exit(0);
}
if (scenario === 'neighbors') {
  const repeats = { rounds: values.quick ? 10 : 30, ms: 100 };
  const noticed = await measureNeighbors(
    'all',
    values.quick ? 100_000 : 1_000_000,
    repeats,
    values.database,
  );
  process.stdout.write(`${neighborTable(noticed).join('\n')}\n`);
  process.exit(0);
}

const machine = (): string => {
  const [processor] = cpus();
  return `${cpus().length} x ${processor?.model.trim() ?? 'unknown'}, ${process.platform} ${process.arch}, Node.js ${process.version}`;
};

const quick = values.quick ?? false;
const rows = quick ? 20_000 : 1_000_000;
const sections: readonly (() => Promise<string[]>)[] = [
  async () => ['## Requests', '', ...servingTable(await compare(await contenders(quick), profile))],
  async () => [
    '## Group commit',
    '',
    'QR code create, the same work with one durable transaction for all commands that wait and with one for each.',
    '',
    ...groupTable(await compare(grouping, profile)),
  ],
  async () => [
    '## Gets while others write',
    '',
    'Each connection sends its next get by id when its last response is there: alone, and while 32 other connections create QR',
    'codes as fast as they can. A group of writes is decided on the thread that reads, and synced off it while others read.',
    '',
    ...waitTable(await measureWaits(profile)),
  ],
  async () => [
    '## Lists of one account',
    '',
    'Time of one page inside the process, without HTTP.',
    '',
    ...listTable(await measureLists(rows), rows),
  ],
  async () => [
    '## Download of a balance history',
    '',
    'Over HTTP from a process of its own, as fast as the client takes it; SQLite keeps up to 16 MiB of pages. The process in',
    'use has listed all transactions of the account before.',
    '',
    ...reportTable(await measureReport(rows)),
  ],
  async () => [
    `## Two accounts, one of them with ${rows.toLocaleString('en')} transactions`,
    '',
    'Time of a read of the balance of the small account over HTTP, the median, alone and while the large account keeps sending',
    'lists that nothing matches and no index covers, or downloads all it has.',
    '',
    ...neighborTable(
      await measureNeighbors(
        'reads',
        rows,
        { rounds: profile.rounds, ms: profile.seconds * 1_000 },
        values.database,
      ),
    ),
  ],
  async () => [
    '## The conformance suite',
    '',
    'The suite with profile `standard`, beside a bare client that creates and reads QR codes on the same server, over one connection',
    'for laws that run one after the other and over four for those that run side by side.',
    '',
    ...suiteTable(await measureSuite(profile.seconds)),
  ],
  ...(quick ? [] : [async () => databaseSection(await measureDatabases(profile))]),
];

const PAGE = 'docs/benchmarks.md';
/** Everything from this heading on is written by hand; the benchmarks never change it. */
const BY_HAND = '## The aims';

const INTRODUCTION = [
  '# Benchmarks',
  '',
  'Written by `npm run bench -- --write`, down to the aims. One server process, 64 keep-alive connections, log on or off as named, durable',
  'commits (SQLite, each group synced). Each figure is the median of interleaved rounds in one run, so read the ratios: the',
  'echo is a bare node:http server that takes the same request bytes and sends the same response bytes.',
  '',
  `Machine: ${machine()}; commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}.`,
  '',
].join('\n');

/**
 * Returns the heading of a section without its figures, so that other numbers of rows match too.
 */
const nameOf = (section: string): string => section.replace(/\n.*/s, '').replace(/\d[\d,]*/g, 'N');

/** Puts a section in its place on the page; a new one before the part that is written by hand. */
const placed = (page: string, text: string): string => {
  const end = page.indexOf(BY_HAND);
  const [, ...tables] = page.slice(0, end).split(/^(?=## )/m);
  const place = tables.findIndex((table) => nameOf(table) === nameOf(text));
  const others = place < 0 ? [...tables, text] : tables.with(place, text);
  return [`${INTRODUCTION}\n`, ...others, page.slice(end)].join('');
};

process.stdout.write(`${INTRODUCTION}\n`);
for (const section of sections) {
  try {
    const text = `${(await section()).join('\n').trimEnd()}\n\n`;
    process.stdout.write(text);
    // Written at once, so that a later failure loses no measurement.
    if (values.write) writeFileSync(PAGE, placed(readFileSync(PAGE, 'utf8'), text));
  } catch (error) {
    process.exitCode = 1;
    console.error('A table could not be measured:', error);
  }
}
