// Checks a full disk under SQLite: the errors that callers, operators and orchestrators see, and
// the automatic recovery of the platform.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Unwritable } from '@kasir/core/store';
import { expect, onTestFinished, test } from 'vitest';
import { CommandFailure } from '../../src/failures/exit-codes.ts';
import { storageFailure } from '../../src/failures/start-failure.ts';
import { isInUse } from '../../src/storage/maintenance.ts';
import { Database } from '../../src/store/sqlite/database.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { sources } from '../../src/testing/stores.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

const place = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-full-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

/** Opens a platform on a database file whose size can be limited to simulate a full disk. */
const open = async () => {
  const directory = place();
  const disk = { isFull: false };
  const changes: (Error | null)[] = [];
  const store = await openSqlite({
    file: join(directory, 'kasir.db'),
    ...sources,
    // SQLite raises a limit below the present size of the file to that size.
    pagesMax: () => (disk.isFull ? 1 : 1_000_000),
    writability: (failure) => void changes.push(failure),
  });
  const server = await openTestServer({ store });
  const ready = async () => {
    const { status, body } = await server.control('GET', '/readyz');
    return [status, (body as { reasons?: readonly string[] }).reasons];
  };
  const code = (n: number) =>
    server.call('POST', '/qr_codes', {
      external_id: `code-${n}`,
      type: 'STATIC',
      callback_url: 'https://shop.example',
      metadata: { filler: 'x'.repeat(400) },
    });
  return { ...server, disk, changes, ready, code };
};

/** Creates QR codes until one is refused; returns the number of the refused one. */
const untilFull = async (
  code: (n: number) => Promise<{ readonly status: number }>,
): Promise<number> => {
  for (let n = 1; ; n += 1) if ((await code(n)).status !== 200) return n;
};

test('on a full disk writes are 503 and change nothing, reads go on, and one message has the remedy', async () => {
  const { disk, changes, code, call } = await open();
  expect((await code(0)).status).toBe(200);
  disk.isFull = true;
  const refused = await untilFull(code);
  const { status, body } = await code(refused);
  expect([status, body]).toEqual([
    503,
    {
      error_code: 'SERVICE_UNAVAILABLE',
      message:
        'The database accepts no writes at the moment; nothing was written. Try again later.',
    },
  ]);
  expect((await call('GET', `/qr_codes/code-${refused}`)).status).toBe(404);
  expect((await call('GET', '/qr_codes/code-0')).status).toBe(200);
  expect(changes.map((failure) => failure?.message)).toEqual([
    expect.stringContaining('cannot be written because its disk is full: free space on it.'),
  ]);
});

test('readiness reports that the database accepts no writes, and recovers by itself when there is space', async () => {
  const { disk, changes, code, ready } = await open();
  expect(await ready()).toEqual([200, undefined]);
  disk.isFull = true;
  const refused = await untilFull(code);
  expect(await ready()).toEqual([
    503,
    [expect.stringContaining('The database accepts no writes: its disk is full')],
  ]);
  disk.isFull = false;
  await expect.poll(ready).toEqual([200, undefined]);
  expect(changes).toEqual([expect.any(Unwritable), null]);
  expect((await code(refused)).status).toBe(200);
});

test('a start on a full disk fails with dataUnusable, not with a database that is in use', () => {
  const directory = place();
  const database = new DatabaseSync(join(directory, 'small.db'));
  onTestFinished(() => database.close());
  database.exec('PRAGMA max_page_count = 1');
  let full: unknown;
  try {
    database.exec('CREATE TABLE a (b); CREATE TABLE c (d); CREATE TABLE e (f)');
  } catch (error) {
    full = error;
  }
  const failure = storageFailure({ kind: 'file', directory }, full) as CommandFailure;
  expect([failure.reason, failure.message]).toEqual([
    'dataUnusable',
    `Cannot use the data directory ${directory}: the disk is full. Free space on it, or choose another one with --data (KASIR_DATA).`,
  ]);
});

test('an unusable lock file is not reported as a database in use by another process', () => {
  const directory = place();
  const file = join(directory, 'kasir.db');
  writeFileSync(`${file}.lock`, 'this is no database'.repeat(100));
  expect(() => new Database(file)).not.toThrow(/another process/);
  expect(() => isInUse(directory)).toThrow(CommandFailure);
});

test('a request log that cannot be written fails no request', async () => {
  const directory = place();
  const server = await openTestServer({ requestLog: join(directory, 'requests') });
  const other = new DatabaseSync(join(directory, 'requests'));
  onTestFinished(() => other.close());
  other.exec('DROP TABLE entries');
  expect((await server.call('GET', '/balance')).status).toBe(200);
  const { status, body } = await server.control('GET', '/feed');
  expect([status, (body as { data: readonly { type: string }[] }).data.at(-1)?.type]).toEqual([
    200,
    'request',
  ]);
});
