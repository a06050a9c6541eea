// The two legs of a transfer: each once, a refusal is final, and never more than the balance.
import { decideQuietly, type Decision } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactions } from '../ledger/kind.ts';
import { ledgers } from '../ledger/ledgers.ts';
import { depositLines } from '../ledger/lines.ts';
import { receiveTransfer, sendTransfer, type TransferOrder } from './legs.ts';

const partition = (account: string): Partition => ({ account, mode: 'test' });

const decideAt = <R>(store: Store, account: string, run: (d: Decision) => R): Promise<R> =>
  store.exec(partition(account), (at, tx) => decideQuietly(at, tx, run));

const of = (amount: number): TransferOrder => ({
  transfer: '0198a000-0000-7000-8000-000000000000',
  reference: 'r',
  platform: 'a',
  source: 'a',
  destination: 'b',
  currency: 'IDR',
  amount,
});

const held = (store: Store, account: string): Promise<number[]> =>
  store.view(partition(account), (view) =>
    [ledgers.available, ledgers.transit, ledgers.clearing].map((ledger) =>
      view.balance(ledger, 'IDR'),
    ),
  );

test('each leg is executed once, however often it is retried, and the two legs mirror each other (TXN-FIELD-cashflow-transfer)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({
        has: fc.integer({ min: 0, max: 100 }),
        amount: fc.integer({ min: 1, max: 100 }),
        tries: fc.array(fc.constantFrom('send', 'receive', 'deposit'), { maxLength: 8 }),
      }),
      async ({ has, amount, tries }) => {
        const store = memoryStore();
        const transfer = of(amount);
        const put = (sum: number) =>
          decideAt(store, 'a', (d) => d.post(d.id(), depositLines('IDR', sum)));
        await put(has);
        let [deposited, outcome] = [has, null as boolean | null];
        for (const one of tries) {
          if (one === 'deposit') {
            await put(100);
            deposited += 100;
          } else if (one === 'send') {
            const sent = await decideAt(store, 'a', (d) => sendTransfer(d, transfer));
            expect(sent).toBe(outcome ?? deposited >= amount);
            outcome = sent;
          } else if (outcome === true) {
            await decideAt(store, 'b', (d) => receiveTransfer(d, transfer));
          }
        }
        const received = (await held(store, 'b'))[0] ?? 0;
        const gone = outcome === true ? amount : 0;
        expect(await held(store, 'a')).toEqual([deposited - gone, gone, 0 - deposited]);
        expect([0, gone]).toContain(received);
        expect(await held(store, 'b')).toEqual([received, 0 - received, 0]);
        const rows = await store.view(partition('a'), (view) =>
          view.list(transactions, {}, { limit: 9 }),
        );
        expect(rows.rows.map(({ state: one }) => [one.cashflow, one.amount])).toEqual(
          outcome === true ? [['MONEY_OUT', amount]] : [],
        );
      },
    ),
  ));
