// `npm run bench`: prints ratios measured side by side in one run, each table as soon as it is
// done, in about ten minutes. `-- --quick` takes two minutes, without PostgreSQL; `-- --write`
// updates the page, where a table that cannot be measured stays as it was; `-- --database URL` of
// an empty PostgreSQL database adds its measurements. `-- neighbors` measures how much an account
// slows another one down, `-- overview` the calls of the dashboard's overview on `--objects N`
// objects, `-- suite` the conformance suite beside a client that only sends its requests,
// `-- databases` SQLite and PostgreSQL beside each other, `-- floor` a minimal program that stores
// as much as a create does, `-- against FOLDER` the same requests in turns on this checkout and on
// another one with installed dependencies, such as the release before.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandLine } from '../repository/command-line.ts';
import { measureDatabases } from './databases.ts';
import { measureLists } from './lists.ts';
import { measureNeighbors } from './neighbors.ts';
import { measureOverview } from './overview.ts';
import { INTRODUCTION, writeSection } from './page.ts';
import { measureReport } from './reports.ts';
import { contenders, contendersAgainst, floors, grouping } from './requests.ts';
import { compare } from './serving.ts';
import { measureSuite } from './suite.ts';
import {
  againstTable,
  databaseSection,
  groupTable,
  listTable,
  neighborTable,
  overviewTable,
  reportTable,
  servingTable,
  suiteTable,
  waitTable,
} from './tables.ts';
import { measureWaits } from './waits.ts';

const usage = `Usage: npm run bench -- [neighbors | overview | databases | floor | suite | against FOLDER]
                        [--quick] [--write] [--database URL] [--objects N]`;

const { values, positionals } = commandLine(usage, {
  options: {
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
    database: { type: 'string' },
    objects: { type: 'string', default: '20000' },
  },
  allowPositionals: true,
});
const profile = values.quick ? { rounds: 2, seconds: 0.5 } : { rounds: 5, seconds: 1.2 };

/** Parses the value of `--objects`; an invalid one ends the process with exit code 2. */
const objectsOf = (text: string): number => {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  console.error(`--objects must be a whole number of at least 1.\n${usage}`);
  process.exit(2);
};

/** Measurements that are made alone, by name. */
const scenarios: Readonly<Record<string, () => Promise<string[]>>> = {
  suite: async () => suiteTable(await measureSuite()),
  floor: async () => servingTable(await compare(await floors(), profile)),
  against: async () => {
    const [, folder] = positionals;
    if (folder === undefined || !existsSync(join(folder, 'tools/bench/target.ts'))) {
      console.error(`Name the folder of another checkout.\n${usage}`);
      process.exit(2);
    }
    return againstTable(await compare(contendersAgainst(resolve(folder)), profile));
  },
  overview: async () => overviewTable(await measureOverview(objectsOf(values.objects))),
  databases: async () => databaseSection(await measureDatabases(profile)),
  neighbors: async () =>
    neighborTable(
      await measureNeighbors(
        'all',
        values.quick ? 100_000 : 1_000_000,
        { rounds: values.quick ? 10 : 30, ms: 100 },
        values.database,
      ),
    ),
};

const scenario = scenarios[positionals[0] ?? ''];
if (scenario) {
  process.stdout.write(`${(await scenario()).join('\n')}\n`);
  process.exit(0);
}

const quick = values.quick ?? false;
const rows = quick ? 20_000 : 1_000_000;
const sections: readonly (() => Promise<string[]>)[] = [
  async () => ['## Requests', '', ...servingTable(await compare(await contenders(quick), profile))],
  async () => [
    '## Group commit',
    '',
    'QR code create with one durable transaction for all waiting commands, and with one transaction for each command.',
    '',
    ...groupTable(await compare(grouping, profile)),
  ],
  async () => [
    '## Gets while others write',
    '',
    'Each connection sends its next get by id when the previous response has arrived: alone, and while 32 other connections create',
    'QR codes as fast as they can. The thread that serves reads also decides groups of writes; another thread syncs them meanwhile.',
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
    'A separate process sends the file over HTTP as fast as the client reads it; SQLite caches up to 16 MiB of pages. The process in',
    'use has listed all transactions of the account before.',
    '',
    ...reportTable(await measureReport(rows)),
  ],
  async () => [
    `## Two accounts, one of them with ${rows.toLocaleString('en')} transactions`,
    '',
    'Median time of a read of the balance of the small account over HTTP, alone and while the large account sends lists that match',
    'nothing and that no index covers, or downloads all its transactions.',
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
    `## The overview of the dashboard, with ${rows.toLocaleString('en')} objects`,
    '',
    'Concurrent calls of the page over HTTP, for an account with this number of payments and transactions: the first time after a',
    'start, and the median of later times.',
    '',
    ...overviewTable(await measureOverview(rows)),
  ],
  async () => [
    '## The conformance suite',
    '',
    'The suite with profile `standard`, compared with a client that sends the same requests to a new server, in the same order and',
    'with the same concurrency, with the ids and keys of that server. The last column is the share of responses with the same status:',
    'the client does not send the requests of bursts, which the suite writes to sockets itself, so some objects are missing.',
    '',
    ...suiteTable(await measureSuite()),
  ],
  ...(quick ? [] : [async () => databaseSection(await measureDatabases(profile))]),
];

process.stdout.write(`${INTRODUCTION}\n`);
for (const section of sections) {
  try {
    const text = `${(await section()).join('\n').trimEnd()}\n\n`;
    process.stdout.write(text);
    // Written at once, so that a later failure loses no measurement.
    if (values.write) writeSection(text);
  } catch (error) {
    process.exitCode = 1;
    console.error('A table could not be measured:', error);
  }
}
