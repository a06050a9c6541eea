// Checks the compaction of a data folder: stored data stays, and no other process may have it open.
import { storedResponses } from '@kasir/core/pipeline';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compact } from './compaction.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { sources } from '../testing/stores.ts';

const partition = { account: 'a', mode: 'live' } as const;

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-compact-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

test('the file shrinks to the remaining data, which is kept completely', async () => {
  const directory = folder();
  const file = join(directory, 'kasir.db');
  const open = () => openSqlite({ file, ...sources });
  const store = await open();
  const contents = (n: number) => ({
    public: {},
    state: { fingerprint: `${n}`, status: 200, headers: {}, text: 'x'.repeat(2_000), code: null },
  });
  await store.exec(partition, (at, tx) => {
    for (let n = 0; n < 1_000; n += 1) {
      tx.insert(storedResponses, `gone ${n}`, contents(n), { expires: at.now });
    }
    tx.insert(storedResponses, 'kept', contents(0));
  });
  expect(await store.sweep(1_000)).toBe(1_000);
  expect(() => compact(directory)).toThrow('in use by another process');
  await store.close();
  const before = statSync(file).size;
  expect(compact(directory)).toContain(`${file}: `);
  expect(statSync(file).size).toBeLessThan(before / 4);
  const again = await open();
  expect(await again.view(partition, (view) => view.get(storedResponses, 'kept')?.id)).toBe('kept');
  await again.close();
});

test('a folder without a database is refused with the remedy', () => {
  const missing = folder();
  expect(() => compact(missing)).toThrow('send --data (KASIR_DATA) with the folder');
});
