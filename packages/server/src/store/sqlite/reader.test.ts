// Checks the reader thread: an error ends only the read it belongs to.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Reader } from './reader.ts';

const place = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-reader-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'kasir.db');
};

/** A database with one partition, in which readers and a writer do not wait for each other. */
const make = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE realms (number INTEGER PRIMARY KEY);
    INSERT INTO realms VALUES (1);
  `);
  onTestFinished(() => database.close());
  return database;
};

const nothing = (): void => undefined;

const count = { sql: 'SELECT count(*) AS n FROM realms WHERE number >= ?', values: [0] };

test('all statements of a read see the database as it was when the read began', async () => {
  const file = place();
  const database = make(file);
  const reader = new Reader(file, nothing);
  for (const before of [1, 2]) {
    await reader.begin();
    database.exec(`INSERT INTO realms VALUES (${before + 1})`);
    expect(await reader.all(count)).toEqual([{ n: before }]);
    reader.end();
  }
  await reader.close();
});

test('a statement that fails rejects, and the read continues', async () => {
  const file = place();
  make(file);
  const reader = new Reader(file, nothing);
  await reader.begin();
  await expect(reader.all({ sql: 'SELECT nothing', values: [] })).rejects.toThrow('nothing');
  expect(await reader.all(count)).toEqual([{ n: 1 }]);
  reader.end();
  await reader.close();
});

test('a thread that cannot open its file fails the read, and the next one gets another thread', async () => {
  const folder = `${place()}.d`;
  const file = join(folder, 'kasir.db');
  const reader = new Reader(file, nothing);
  await expect(reader.begin()).rejects.toThrow('unable to open');
  mkdirSync(folder);
  make(file);
  await reader.begin();
  expect(await reader.all(count)).toEqual([{ n: 1 }]);
  await reader.close();
  await expect(reader.begin()).rejects.toThrow('closed');
});

test('a read that is running when the reader is closed is refused', async () => {
  const file = place();
  make(file);
  const reader = new Reader(file, nothing);
  await reader.begin();
  const endless = `
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)
    SELECT count(*) FROM n`;
  const under = Promise.allSettled([reader.all({ sql: endless, values: [] })]);
  await reader.close();
  expect(await under).toMatchObject([{ reason: { message: 'The store is closed.' } }]);
});

test('the write-ahead log stays bounded while one read follows the other and much is written', async () => {
  const file = place();
  const database = make(file);
  database.exec('CREATE TABLE pages (content BLOB)');
  const write = database.prepare('INSERT INTO pages VALUES (randomblob(1000000))');
  const reader = new Reader(file, () => database.exec('PRAGMA wal_checkpoint(PASSIVE)'));
  let written = 0;
  for (let read = 0; read < 8; read += 1) {
    await reader.begin();
    for (let n = 0; n < 20; n += 1) written += Number(write.run().changes);
    reader.end();
  }
  await reader.close();
  expect(written * 1_000_000).toBeGreaterThan(150e6);
  expect(statSync(`${file}-wal`).size).toBeLessThan(110e6);
});
