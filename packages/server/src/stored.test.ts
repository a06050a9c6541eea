// What commands do to a data directory or a database: copies, checks, migrations and views.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { newDatabase } from './store/postgres/testing/new-database.ts';
import { createViews, migrateStored, pendingChanges } from './stored.ts';
import { launch, runHere, said } from './testing/process.ts';
import { recorded, restoreDatabase, restoreFile } from './testing/releases/recording.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'kasir-stored-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

const serve = async (directory: string) => {
  const server = launch(['--data', directory, '--log-level', 'silent']);
  const banner = await server.ready();
  const url = said(banner, 'base URL');
  const headers = {
    authorization: `Basic ${btoa(`${said(banner, 'test key')}:`)}`,
    'content-type': 'application/json',
  };
  const create = (external_id: string) => {
    const body = { external_id, type: 'STATIC', callback_url: 'https://shop.example' };
    return fetch(`${url}/qr_codes`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    controlUrl: said(banner, 'control URL'),
    create,
    read: (id: string) => fetch(`${url}/qr_codes/${id}`, { headers }),
    stop: async () => {
      server.signal('SIGTERM');
      await server.ended();
    },
  };
};

const run = (...args: string[]) => runHere(args);

describe('kasir backup', () => {
  test('copies what a running server has stored, in a file of its owner only', async () => {
    const [directory, other] = [folder(), folder()];
    const server = await serve(directory);
    expect((await server.create('kept')).status).toBe(200);
    const copy = join(other, 'kasir.db');
    const copied = await run('backup', copy, '--data', directory);
    expect([copied.code, copied.out], copied.errors).toEqual([
      0,
      expect.stringMatching(/kasir\.db: [\d.]+ MB\n$/),
    ]);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
    expect((await server.create('later')).status).toBe(200);
    await server.stop();
    copyFileSync(join(directory, 'credentials.json'), join(other, 'credentials.json'));
    const restored = await serve(other);
    expect((await restored.read('kept')).status).toBe(200);
    expect((await restored.read('later')).status).toBe(404);
    await restored.stop();
  });

  test('overwrites nothing, and says where a database is missing', async () => {
    const directory = folder();
    const twice = await run('backup', directory, '--data', directory);
    expect([twice.code, twice.errors]).toEqual([
      exitCodes.dataUnusable.code,
      expect.stringContaining('kasir.db does not exist'),
    ]);
    await (await serve(directory)).stop();
    const taken = await run('backup', join(directory, 'kasir.db'), '--data', directory);
    expect([taken.code, taken.errors]).toEqual([2, expect.stringContaining('exists: name a file')]);
  });
});

describe('kasir check', () => {
  const check = (directory: string, ...args: string[]) =>
    run('check', '--data', directory, ...args);

  test('asks the server that has the directory open, else reads the directory', async () => {
    const directory = folder();
    const server = await serve(directory);
    const asked = await check(directory, '--control-url', server.controlUrl);
    expect([asked.code, asked.out], asked.errors).toEqual([0, 'All books agree.\n']);
    const wrong = await check(directory, '--control-url', server.controlUrl, '--token', 'wrong');
    expect([wrong.code, wrong.errors]).toEqual([
      exitCodes.serverAway.code,
      `kasir: ${server.controlUrl} refuses the token: send --token (KASIR_CONTROL_TOKEN) with the one of its start.\n`,
    ]);
    await server.stop();
    const gone = await check(directory, '--control-url', server.controlUrl);
    expect([gone.code, gone.errors]).toEqual([
      exitCodes.serverAway.code,
      expect.stringContaining('No server answers at'),
    ]);
    const read = await check(directory, '--json');
    expect([read.code, JSON.parse(read.out)], read.errors).toMatchObject([
      0,
      { ok: true, breaches: [] },
    ]);
  });

  test('ends with exit code 1 and each breach on a line when books do not agree', async () => {
    const directory = folder();
    await (await serve(directory)).stop();
    const database = new DatabaseSync(join(directory, 'kasir.db'));
    database.exec("UPDATE entries SET amount = amount + 1 WHERE ledger = 'merchant_available'");
    database.close();
    const { code, out } = await check(directory);
    expect(code).toBe(1);
    expect(out).toMatch(/^\w+ test: running balance: line /m);
  });
});

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guide/operations.md'), 'utf8');
const queries = Array.from(guide.matchAll(/```sql\n(.*?)```/gs), ([, sql = '']) => sql);

/** A recorded release on an engine, how to ask it, and its name as a storage. */
const engines = [
  [
    'SQLite',
    async (release: string) => {
      const { directory } = restoreFile(release) as { directory: string };
      const ask = async (sql: string) => {
        const database = new DatabaseSync(join(directory, 'kasir.db'));
        try {
          return database.prepare(sql).all() as Record<string, unknown>[];
        } finally {
          database.close();
        }
      };
      return { storage: { kind: 'file', directory } as const, ask };
    },
  ],
  [
    'PostgreSQL',
    async (release: string) => {
      const url = await newDatabase();
      await restoreDatabase(release, url);
      const ask = async (sql: string) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query('SET search_path = kasir');
        const { rows } = await client.query<Record<string, unknown>>(sql);
        await client.end();
        return rows;
      };
      return { storage: { kind: 'postgres', url } as const, ask };
    },
  ],
] as const;

describe.each(recorded())('the release of %s', (release) => {
  test.each(engines)('on %s is migrated by command, after which nothing is left', async (_, of) => {
    const { storage } = await of(release);
    const planned = await pendingChanges(storage);
    expect(await pendingChanges(storage)).toEqual(planned);
    await migrateStored(storage);
    expect(await pendingChanges(storage)).toEqual([]);
  });

  test.each(engines)('on %s gets views, on which the queries of the guide run', async (_, of) => {
    const { storage, ask } = await of(release);
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

test('a column that is found by no more is announced and dropped, whatever views there are', async () => {
  const { directory } = restoreFile(recorded()[0] ?? '') as { directory: string };
  const storage = { kind: 'file', directory } as const;
  await migrateStored(storage);
  await createViews(storage);
  const database = new DatabaseSync(join(directory, 'kasir.db'));
  database.exec('ALTER TABLE objects_transaction ADD COLUMN facet_gone');
  database.close();
  const before = readFileSync(join(directory, 'kasir.db'));
  const dry = await run('migrate', '--dry-run', '--data', directory);
  expect([dry.code, dry.out]).toEqual([
    0,
    'would: transaction loses facet_gone, which is found by no more\n',
  ]);
  expect(readFileSync(join(directory, 'kasir.db')).equals(before)).toBe(true);
  const refused = await run('check', '--data', directory);
  expect(refused.errors).toContain('migrate it first with npm run kasir -- migrate');
  const done = await run('migrate', '--data', directory);
  expect([done.code, done.out]).toEqual([
    0,
    'done: transaction loses facet_gone, which is found by no more\n',
  ]);
  expect((await run('migrate', '--data', directory)).out).toBe('Nothing to change.\n');
});
