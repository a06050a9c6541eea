// Opens every kind of store, empty, and the whole platform on one of them, for tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { onTestFinished } from 'vitest';
import type { Kasir } from '../app/kasir.ts';
import { openKasir } from '../app/open.ts';
import type { KasirOptions } from '../app/options.ts';
import { randomHex } from '../random/random-hex.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { newDatabase } from '../store/postgres/testing/new-database.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';

/** Real time and randomness for a store. */
export const sources = { now: () => Date.now(), random: () => randomHex(12) };

const onFile = (): Promise<Store> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-store-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return openSqlite({ file: join(directory, 'kasir.db'), ...sources });
};

/** Stores by name; each call opens an empty one. */
export const stores: readonly [string, () => Promise<Store>][] = [
  ['memory', async () => memoryStore(sources)],
  ['SQLite', onFile],
  ['PostgreSQL', async () => openPostgres({ url: await newDatabase(), ...sources })],
];

/** Opens the platform on a store; it closes with the test. */
export const platformOn = async (
  store: Store,
  options: Partial<KasirOptions> = {},
): Promise<Kasir> => {
  const kasir = await openKasir({ store, rates: { test: 0, address: 0 }, ...options });
  onTestFinished(() => kasir.close());
  return kasir;
};
