// Checks the journal: balanced postings, running balances, lines in posting order.
import { expect } from 'expect';
import { firstIdAt, lastIdAt } from '@kasir/core';
import type { Line } from '@kasir/core/store';
import { testPartition, type Suite } from './fixtures.ts';

/** Returns the lines that move an amount from clearing to available. */
export const transfer = (amount: number, currency = 'IDR'): Line[] => [
  { ledger: 'available', currency, amount, type: 'TRANSACTION' },
  { ledger: 'clearing', currency, amount: -amount, type: 'TRANSACTION' },
];

const balancing = ({ test, on }: Suite): void => {
  test(
    'postings balance per currency, and every line carries the balance after it',
    on(async ({ store }) => {
      const uneven = store.exec(testPartition, (at, tx) => {
        const [credit, debit] = transfer(5);
        if (credit && debit) tx.post(at.id(), [credit, { ...debit, currency: 'PHP' }]);
      });
      await expect(uneven).rejects.toThrow('out of balance');
      const amounts = [10, -4, Number.MAX_SAFE_INTEGER - 100, -25];
      for (const amount of amounts) {
        await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(amount)));
      }
      await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(7, 'PHP')));
      const [entries, balance, other] = await store.view(testPartition, (view) => [
        view.entries('available', 'IDR', { limit: 99 }),
        view.balance('available', 'IDR'),
        view.balance('available', 'PHP'),
      ]);
      const sums = amounts.map((_, at) => amounts.slice(0, at + 1).reduce((a, b) => a + b, 0));
      expect(entries.map(({ amount }) => amount)).toEqual(amounts);
      expect(entries.map((entry) => entry.balance)).toEqual(sums);
      expect([balance, other]).toEqual([sums.at(-1), 7]);
    }),
  );
};

const paging = ({ test, on }: Suite): void => {
  test(
    'the lines of a ledger are read in posting order, page by page',
    on(async ({ store }) => {
      const transactions: string[] = [];
      for (let n = 1; n <= 5; n += 1) {
        await store.exec(testPartition, (at, tx) => {
          const id = at.id();
          tx.post(id, [...transfer(n), ...transfer(n)]);
          transactions.push(id, id);
        });
      }
      const pages: string[] = [];
      let after: string | undefined;
      for (let n = 0; n < 4; n += 1) {
        const found = await store.view(testPartition, (view) =>
          view.entries('available', 'IDR', { limit: 3, ...(after !== undefined && { after }) }),
        );
        pages.push(...found.map(({ transaction }) => transaction));
        after = found.at(-1)?.id;
      }
      expect(pages).toEqual([...new Set(transactions)].flatMap((id) => [id, id]));
      const [line] = await store.view(testPartition, (view) =>
        view.entries('clearing', 'IDR', { limit: 1 }),
      );
      expect(line).toEqual({
        id: expect.any(String),
        transaction: transactions[0],
        ledger: 'clearing',
        currency: 'IDR',
        amount: -1,
        type: 'TRANSACTION',
        balance: -1,
      });
    }),
  );
};

const beginning = ({ test, on }: Suite): void => {
  test(
    'lines can be read from a given time, and after an id that is not one of a line',
    on(async ({ store, clock }) => {
      const moments: number[] = [];
      for (const amount of [1, 2, 3, 4]) {
        moments.push(clock.now());
        await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(amount)));
        if (amount !== 2) clock.advance(1_000);
      }
      const [first = 0, second = 0, , last = 0] = moments;
      const after = (id: string) =>
        store.view(testPartition, (view) =>
          view.entries('available', 'IDR', { after: id, limit: 9 }).map(({ amount }) => amount),
        );
      expect(await after(firstIdAt(0))).toEqual([1, 2, 3, 4]);
      expect(await after(firstIdAt(first))).toEqual([1, 2, 3, 4]);
      expect(await after(firstIdAt(first + 1))).toEqual([2, 3, 4]);
      expect(await after(firstIdAt(second))).toEqual([2, 3, 4]);
      expect(await after(lastIdAt(second))).toEqual([4]);
      expect(await after(firstIdAt(last))).toEqual([4]);
      expect(await after(firstIdAt(last + 1))).toEqual([]);
      const between = await store.exec(testPartition, (at) => at.id());
      expect(await after(between)).toEqual([]);
      await store.exec(testPartition, (at, tx) => tx.post(at.id(), transfer(5)));
      expect(await after(between)).toEqual([5]);
    }),
  );
};

export const journalTests = (suite: Suite): void => {
  suite.describe('journal', () => {
    balancing(suite);
    paging(suite);
    beginning(suite);
  });
};
