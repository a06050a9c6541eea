// Measures lists of one account with 10 thousand rows and with many more, in process: pages, exact
// filters and substring search.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { ListFilter, Store } from '@kasir/core/store';
import { sourceKey, transactions } from '@kasir/payments/ledger';
import { openSqlite } from '@kasir/server';
import { median } from './figures.ts';
import { addTransactions, type Varied } from './transactions.ts';

const partition = { account: 'b'.repeat(24), mode: 'test' as const };

export interface ListTimes {
  readonly query: string;
  /** Median microseconds of one page. */
  readonly small: number;
  readonly large: number;
}

/** One transaction in a thousand carries the word that the search looks for. */
const oneInThousand = (n: number): Varied => ({
  status: 'SUCCESS',
  category: 'QR_CODE',
  channel: 'ID_QRIS',
  reference: n % 1_000 === 500 ? `special-lebaran-${n}` : `order-${n}`,
});

/** Queries whose results lie in the first 10 thousand rows, so that both sizes do the same work. */
const queries: readonly { readonly name: string; readonly filter: () => ListFilter }[] = [
  { name: 'unfiltered page', filter: () => ({}) },
  {
    name: 'currency and status',
    filter: () => ({ any: { currency: ['IDR'], status: ['SUCCESS', 'PENDING'] } }),
  },
  {
    name: 'exact product',
    filter: () => ({ any: { currency: ['IDR'], source: [paymentKey(pick())] } }),
  },
  {
    name: 'exact amount',
    filter: () => ({ any: { currency: ['IDR'], amount: [10_000 + pick()] } }),
  },
  {
    name: 'exact product without a match',
    filter: () => ({ any: { currency: ['IDR'], source: [paymentKey(-1 - pick())] } }),
  },
  {
    name: 'substring of reference_id, 1 in 1000 rows',
    filter: () => ({ any: { currency: ['IDR'] }, contains: { reference: 'lebaran' } }),
  },
  {
    name: 'substring of reference_id, one row',
    filter: () => ({ any: { currency: ['IDR'] }, contains: { reference: 'lebaran-500' } }),
  },
  {
    name: 'substring of reference_id, no row',
    filter: () => ({ any: { currency: ['IDR'] }, contains: { reference: 'nowhere' } }),
  },
];

const paymentKey = (n: number): string => sourceKey({ kind: 'payment', id: String(n) });

let picked = 0;
const pick = (): number => {
  picked = (picked + 7_919) % 10_000;
  return picked;
};

const REPEATS = 200;

const timeOf = async (store: Store, filter: () => ListFilter): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const chosen = filter();
    const start = performance.now();
    await store.view(partition, (view) => view.list(transactions, chosen, { limit: 10 }));
    times.push((performance.now() - start) * 1_000);
  }
  return median(times);
};

/**
 * Fills one store with 10 thousand rows and another with `large` rows, and times every query on
 * both in turn.
 */
export const measureLists = async (large: number): Promise<ListTimes[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-lists-'));
  const open = (name: string) =>
    openSqlite({
      file: join(directory, name),
      now: Date.now,
      random: () => randomBytes(6).toString('hex'),
    });
  const [few, many] = [await open('few.db'), await open('many.db')];
  try {
    await addTransactions(few, partition, 10_000, oneInThousand);
    await addTransactions(many, partition, large, oneInThousand);
    const results: ListTimes[] = [];
    for (const { name, filter } of queries) {
      const rounds: [number, number][] = [];
      for (let round = 0; round < 5; round += 1) {
        rounds.push([await timeOf(few, filter), await timeOf(many, filter)]);
      }
      const small = median(rounds.map(([one]) => one));
      results.push({ query: name, small, large: median(rounds.map(([, other]) => other)) });
    }
    return results;
  } finally {
    await Promise.all([few.close(), many.close()]);
    rmSync(directory, { recursive: true });
  }
};
