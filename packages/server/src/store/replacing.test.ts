// Checks that kill -9 during the replacement of an account leaves all or nothing of its contents,
// clock and settings, on both engines.
import { SYSTEM } from '@kasir/core/store';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from './postgres/testing/new-database.ts';
import { marks, MARKS, clockOf, openAt, replaced } from './testing/replacing-process.ts';

const ROUNDS = 6 * inject('thorough');

const program = fileURLToPath(new URL('testing/replacing-process.ts', import.meta.url));

/** Kills the process shortly after its first replacement; returns the last one it reported. */
const replacedUntilKilled = async (place: string, first: number): Promise<number> => {
  const args = ['--conditions=@kasir/source', program, place, String(first)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(Math.random() * 60);
  child.kill('SIGKILL');
  await closed;
  return Number(text.trim().split('\n').at(-1));
};

/** Returns the stored state: the numbers of the replacements of contents, clock and settings. */
const standing = async (place: string) => {
  const store = await openAt(place);
  try {
    const rows = await store.view(
      replaced,
      (view) => view.list(marks, {}, { limit: MARKS + 1 }).rows,
    );
    const settings = await store.view(SYSTEM, (view) => view.get(marks, 'settings'));
    return {
      count: rows.length,
      numbers: [...new Set(rows.map((row) => row.public.number))],
      settings: settings?.public.number,
      clock: (await store.clock()).frozen,
    };
  } finally {
    await store.close();
  }
};

const places = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kasir-replacing-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'kasir.db');
  },
  PostgreSQL: newDatabase,
};

test.each(['SQLite', 'PostgreSQL'] as const)(
  'a process that is killed while it replaces an account on %s leaves contents, clock and settings of one state',
  async (engine) => {
    const place = await places[engine]();
    let first = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const stored = await replacedUntilKilled(place, first);
      const { count, numbers, settings, clock } = await standing(place);
      const [number = NaN] = numbers;
      expect({ count, numbers, settings, clock }).toEqual({
        count: MARKS,
        numbers: [number],
        settings: number,
        clock: clockOf(number),
      });
      // The replacement that was running may have been stored without a report.
      expect([stored, stored + 1]).toContain(number);
      first = number + 1;
    }
  },
);
