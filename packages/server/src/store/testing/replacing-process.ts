// The process that is killed during a replacement: replaces contents, clock and settings of an
// account again and again, and prints the number of each stored replacement.
import { kind } from '@kasir/core/resource';
import { SYSTEM, type Partition, type Replacement, type Store } from '@kasir/core/store';
import { writeSync } from 'node:fs';
import * as z from 'zod';
import { randomHex } from '../../random/random-hex.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { openSqlite } from '../sqlite/sqlite.ts';

export const marks = kind()({ name: 'mark', schema: z.object({ number: z.number() }) });

export const replaced: Partition = { account: 'replaced', mode: 'test' };

/** The number of objects of a replacement, in pieces, so that a kill can come between two. */
export const MARKS = 400;
const PIECES = 4;
const MOMENT = Date.UTC(2030, 0, 1);

/** Returns the clock that a replacement sets. */
export const clockOf = (number: number): number => MOMENT + number * 1_000;

const replacement = (number: number): Replacement => ({
  turn: { now: clockOf(number), sequence: 0 },
  reads: [marks],
  *pieces() {
    for (let piece = 0; piece < PIECES; piece += 1)
      yield {
        turn: { now: clockOf(number), sequence: 0 },
        objects: Array.from({ length: MARKS / PIECES }, (_, n) => ({
          kind: marks.name,
          id: `${piece}-${n}`,
          version: 1,
          expires: null,
          public: JSON.stringify({ number }),
          state: '{}',
        })),
        entries: [],
        jobs: [],
      };
  },
  clock: { frozen: clockOf(number), offset: 0 },
  extraDecision: {
    partition: SYSTEM,
    kinds: [marks],
    decide: (_at, tx) => {
      const row = tx.get(marks, 'settings');
      if (row) tx.update(marks, row, { public: { number } });
      else tx.insert(marks, 'settings', { public: { number }, state: {} });
    },
  },
});

/** Opens the store at a PostgreSQL URL or in a file. */
export const openAt = (place: string): Promise<Store> => {
  const random = (): string => randomHex(12);
  return place.startsWith('postgres:')
    ? openPostgres({ url: place, now: Date.now, random })
    : openSqlite({ file: place, now: Date.now, random });
};

if (import.meta.main) {
  const [, , place = '', first = '1'] = process.argv;
  const store = await openAt(place);
  for (let number = Number(first); ; number += 1) {
    await store.load(replaced, replacement(number), [marks]);
    writeSync(1, `${number}\n`);
  }
}
