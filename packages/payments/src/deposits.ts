// The opening deposit of a test account, so that a first full refund finds money (TXN-UNSPEC-07).
import { iso, toMajor } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { deposits, prefixes } from '@kasir/models';
import { depositLines } from './journal.ts';

/** Minor units by currency. */
const opening: Readonly<Record<string, number>> = {
  IDR: 1_000_000_000,
  PHP: 5_000_000_00,
  THB: 5_000_000_00,
  MYR: 500_000_00,
  VND: 2_000_000_000,
};

/**
 * Posts the opening balance of a test account in every currency, once however often it is called.
 */
export const openAccount = (at: At, tx: Tx): void => {
  for (const [currency, amount] of Object.entries(opening)) {
    if (tx.find(deposits, 'opening', currency)) continue;
    const id = at.id();
    tx.insert(deposits, id, {
      public: {
        id: prefixes.deposit + id,
        currency,
        amount: toMajor(currency, amount),
        description: 'Opening balance of a test account',
        created: iso(at.now),
      },
      state: { opening: true },
    });
    tx.post(id, depositLines(currency, amount));
  }
};
