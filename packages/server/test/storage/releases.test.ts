// Checks that databases of earlier releases open, that all their data reads byte for byte as
// before, that work continues, and that commands work on them. A recording of this checkout is
// tested like an earlier release.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../src/store/postgres/testing/new-database.ts';
import { createViews, migrateStored, pendingChanges } from '../../src/storage/maintenance.ts';
import { runHere } from '../../src/testing/process.ts';
import { brief } from '../../src/testing/releases/activity.ts';
import { openPlatform } from '../../src/testing/releases/platform.ts';
import { differences } from '../../src/testing/releases/reads.ts';
import {
  folderOf,
  readsOf,
  recorded,
  recordRelease,
  restoreDatabase,
  restoreFile,
} from '../../src/testing/releases/recording.ts';

type Row = Readonly<Record<string, unknown>>;

/** Restores the data of a release on each engine; returns its location and a function for SQL. */
const engines = [
  [
    'sqlite',
    (folder: URL) => {
      const { directory } = restoreFile(folder);
      const ask = async (sql: string): Promise<Row[]> => {
        const database = new DatabaseSync(join(directory, 'kasir.db'));
        try {
          return database.prepare(sql).all();
        } finally {
          database.close();
        }
      };
      return Promise.resolve({
        place: { directory },
        storage: { kind: 'file', directory } as const,
        ask,
      });
    },
  ],
  [
    'postgres',
    async (folder: URL) => {
      const url = await newDatabase();
      const ask = async (sql: string): Promise<Row[]> => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query('SET search_path = kasir');
        const { rows } = await client.query<Row>(sql);
        await client.end();
        return rows;
      };
      await restoreDatabase(folder, url);
      return { place: { database: url }, storage: { kind: 'postgres', url } as const, ask };
    },
  ],
] as const;

const directory = mkdtempSync(join(tmpdir(), 'kasir-today-'));
const today = pathToFileURL(join(directory, '/'));

beforeAll(() => recordRelease(today, brief), 300_000);
afterAll(() => rmSync(directory, { recursive: true }));

const releases = [
  ...recorded().map((name) => [name, folderOf(name)] as const),
  ['this checkout', today] as const,
];

const guide = readFileSync(
  join(import.meta.dirname, '../../../../docs/guide/operations.md'),
  'utf8',
);
const queries = Array.from(guide.matchAll(/```sql\n(.*?)```/gs), ([, sql = '']) => sql);

const DAYS_MS = 40 * 24 * 3_600_000;

describe.each(releases)('the release of %s', (_, folder) => {
  test.each(engines)(
    'on %s reads as before, and its books agree after 40 more days',
    async (engine, restore) => {
      const { place } = await restore(folder);
      const platform = await openPlatform(place);
      onTestFinished(platform.stop);
      const reads = readsOf(folder, engine);
      expect(reads.length).toBeGreaterThan(100);
      expect(await differences(platform, reads)).toEqual([]);
      const { status, text } = await platform.control('POST', '/clock/advance', {
        ms: DAYS_MS,
        wait_ms: 60_000,
      });
      expect([status, text]).toEqual([200, expect.stringContaining('now')]);
      const books = await platform.control('GET', '/invariants');
      expect([books.status, books.text]).toEqual([200, expect.stringContaining('"breaches":[]')]);
    },
  );

  test.each(engines)('on %s has no pending change after the migration', async (_, of) => {
    const { storage } = await of(folder);
    const planned = await pendingChanges(storage);
    expect(await pendingChanges(storage)).toEqual(planned);
    await migrateStored(storage);
    expect(await pendingChanges(storage)).toEqual([]);
  });

  test.each(engines)('on %s gets views, on which the queries of the guide run', async (_, of) => {
    const { storage, ask } = await of(folder);
    const views = await createViews(storage);
    expect(views).toEqual(expect.arrayContaining(['v_payment', 'v_event', 'v_entry']));
    expect(await createViews(storage)).toEqual(views);
    expect(queries).toHaveLength(3);
    const [balances = [], payments = []] = await Promise.all(queries.map(ask));
    expect(balances.length).toBeGreaterThan(0);
    const [raw] = await ask(
      "SELECT sum(amount) AS sum FROM entries WHERE ledger = 'merchant_available'",
    );
    const sum = balances.reduce((total, { balance }) => total + Number(balance), 0);
    expect(sum).toBe(Number(raw?.['sum']));
    expect(payments.map(({ status }) => status)).toContain('SUCCEEDED');
    await migrateStored(storage);
    expect(await pendingChanges(storage)).toEqual([]);
  });
});

test('a column that no query uses any more is announced and dropped, also if there are views', async () => {
  const { directory } = restoreFile(today);
  const storage = { kind: 'file', directory } as const;
  await migrateStored(storage);
  await createViews(storage);
  const database = new DatabaseSync(join(directory, 'kasir.db'));
  database.exec('ALTER TABLE objects_transaction ADD COLUMN facet_gone');
  database.close();
  const before = readFileSync(join(directory, 'kasir.db'));
  const dry = await runHere(['migrate', '--dry-run', '--data', directory]);
  expect([dry.code, dry.out]).toEqual([
    0,
    'would: transaction loses facet_gone, which no query uses any more\n',
  ]);
  expect(readFileSync(join(directory, 'kasir.db')).equals(before)).toBe(true);
  const refused = await runHere(['check', '--data', directory]);
  expect(refused.errors).toContain('migrate it first with npm run kasir -- migrate');
  const done = await runHere(['migrate', '--data', directory]);
  expect([done.code, done.out]).toEqual([
    0,
    'done: transaction loses facet_gone, which no query uses any more\n',
  ]);
  expect((await runHere(['migrate', '--data', directory])).out).toBe('Nothing to change.\n');
});
