// Databases of earlier releases open, everything in them reads byte for byte as it did, and life
// goes on in them.
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from './store/postgres/testing/new-database.ts';
import { openPlatform, type Storage } from './testing/releases/platform.ts';
import { differences } from './testing/releases/reads.ts';
import { readsOf, recorded, restoreDatabase, restoreFile } from './testing/releases/recording.ts';

const engines: readonly [
  engine: 'sqlite' | 'postgres',
  restore: (release: string) => Promise<Storage>,
][] = [
  ['sqlite', async (release) => restoreFile(release)],
  ['postgres', async (release) => restoreDatabase(release, await newDatabase())],
];

const DAYS_MS = 40 * 24 * 3_600_000;

describe.each(recorded())('the release of %s', (release) => {
  test.each(engines)(
    'on %s reads as it did, and its books agree when time goes on',
    async (engine, restore) => {
      const platform = await openPlatform(await restore(release));
      onTestFinished(platform.stop);
      const reads = readsOf(release, engine);
      expect(reads.length).toBeGreaterThan(300);
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
});

test('a release is recorded', () => {
  expect(recorded().length).toBeGreaterThan(0);
});
