// Checks which work wakes workers, on every engine: workers also look once a second.
import { setImmediate } from 'node:timers/promises';
import type { Store } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres/postgres.ts';
import { newDatabase } from './postgres/testing/new-database.ts';
import { openSqlite } from './sqlite/sqlite.ts';

const TIMES = 40;
const partition = { account: 'acc-1', mode: 'test' } as const;

const engines: Record<string, () => Promise<Store>> = {
  SQLite: () => openSqlite({ file: ':memory:', now: manualClock().now, random: countingRandom() }),
  PostgreSQL: async () => {
    const url = await newDatabase();
    return openPostgres({ url, now: manualClock().now, random: countingRandom() });
  },
};

for (const [engine, open] of Object.entries(engines)) {
  test(`${engine}: a job due tomorrow does not wake workers, a job due now or soon does`, async () => {
    const store = await open();
    try {
      let calls = 0;
      store.onWork(() => (calls += 1));
      const wakes = async (ms: number): Promise<number> => {
        const before = calls;
        for (let n = 0; n < TIMES; n += 1) {
          await store.exec(partition, (at, tx) => tx.job('sweep', at.now + ms, null));
          // A listener is called in the next turn of the event loop at the latest.
          await setImmediate();
        }
        return calls - before;
      };
      // Stores may also call listeners once a second, whatever jobs they hold.
      expect(await wakes(86_400_000)).toBeLessThan(TIMES / 2);
      expect(await wakes(0)).toBeGreaterThanOrEqual(TIMES);
      expect(await wakes(900)).toBeGreaterThanOrEqual(TIMES);
    } finally {
      await store.close();
    }
  });
}
