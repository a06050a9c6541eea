// The process that the crash test kills: takes orders without a pause, and prints each response.
import { kind } from '@kasir/core/resource';
import { publicText, type At, type Partition, type Tx } from '@kasir/core/store';
import { writeSync } from 'node:fs';
import * as z from 'zod';
import { randomHex } from '../../../random/random-hex.ts';
import { openSqlite } from '../sqlite.ts';

export const orders = kind()({
  name: 'order',
  schema: z.object({ id: z.string(), code: z.string(), status: z.string() }),
  keys: { code: (row) => row.public.code },
  facets: { code: (row) => row.public.code, status: (row) => row.public.status },
  searched: ['code'],
});

export const replies = kind<{ readonly text: string }>()({ name: 'reply', schema: z.object({}) });

export const partitionOfRound = (round: number): Partition => ({
  account: `round ${round}`,
  mode: 'test',
});

/**
 * Returns a decision that writes all parts of a request: object, key, journal lines, job and the
 * response to be repeated.
 */
export const takesOrder =
  (n: number) =>
  (at: At, tx: Tx): string => {
    const known = tx.get(replies, `key ${n}`);
    if (known) return known.state.text;
    const id = at.id();
    const contents = { id, code: `order ${n}`, status: 'NEW' };
    const row = tx.insert(orders, id, { public: contents, state: {} });
    tx.post(id, [
      { ledger: 'available', currency: 'IDR', amount: n + 1, type: 'TRANSACTION' },
      { ledger: 'clearing', currency: 'IDR', amount: -n - 1, type: 'TRANSACTION' },
    ]);
    tx.job('order', at.now, id);
    const text = publicText(row);
    const expires = at.now + 86_400_000;
    tx.insert(replies, `key ${n}`, { public: {}, state: { text } }, { expires });
    return text;
  };

const CLIENTS = 24;

const serve = async (file: string, round: number): Promise<void> => {
  const store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
  writeSync(1, 'ready\n');
  let next = 0;
  const client = async (): Promise<never> => {
    for (;;) {
      const n = next;
      next += 1;
      writeSync(1, `${await store.exec(partitionOfRound(round), takesOrder(n))}\n`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
};

if (import.meta.main) {
  const [, , file = ''] = process.argv;
  process.stdin.once('data', (round: Buffer) => void serve(file, Number(round)));
}
