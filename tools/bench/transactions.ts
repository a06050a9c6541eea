// Fills an account with transactions.
import { decideQuietly } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { noFees, recordTransaction } from '@kasir/payments/testing';

const BATCH = 1_000;

/** The fields in which the transactions of an account differ. */
export interface Varied {
  readonly status: 'SUCCESS' | 'PENDING';
  readonly category: 'QR_CODE' | 'EWALLET';
  readonly channel: 'ID_QRIS' | 'ID_OVO';
  readonly reference: string;
}

/** Adds `count` transactions. */
export const addTransactions = async (
  store: Store,
  partition: Partition,
  count: number,
  vary: (n: number) => Varied,
): Promise<void> => {
  for (let from = 0; from < count; from += BATCH) {
    await store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        for (let n = from; n < Math.min(from + BATCH, count); n += 1) {
          recordTransaction(d, {
            source: { kind: 'payment', id: String(n) },
            type: 'PAYMENT',
            ...vary(n),
            identifier: null,
            currency: 'IDR',
            amount: 10_000 + n,
            fees: noFees,
            cashflow: 'MONEY_IN',
            lines: [],
          });
        }
      }),
    );
  }
};
