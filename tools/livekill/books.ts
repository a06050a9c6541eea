// Reads the books of a platform whose nodes are dead.
import type { Store } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { operations, type OperationRow } from '@kasir/payments/operation';
import { checkInvariants } from '@kasir/server';

/** The most rows of a page. */
const PAGE = 500;

export interface Books {
  readonly operations: readonly OperationRow[];
  /** Returns the money that channels and processors hold for the account, in minor units. */
  readonly heldIn: (currency: string) => number;
  readonly breaches: readonly string[];
}

/** The ledgers of money that channels and processors hold. */
const outside = [ledgers.clearing, ledgers.settled, ledgers.processorFees];

/** Reads the books of a live account. */
export const readBooks = async (store: Store, account: string): Promise<Books> => {
  const breaches = await checkInvariants(store);
  return store.view({ account, mode: 'live' }, (view) => {
    const rows: OperationRow[] = [];
    for (let after: string | undefined; ;) {
      const page = { limit: PAGE, order: 'asc' as const, ...(after !== undefined && { after }) };
      const found = view.list(operations, {}, page);
      rows.push(...found.rows);
      after = found.rows.at(-1)?.id;
      if (!found.more) break;
    }
    const currencies = [...new Set(rows.map(({ state }) => state.currency))];
    const held = new Map(
      currencies.map((currency) => [
        currency,
        0 - outside.reduce((sum, ledger) => sum + view.balance(ledger, currency), 0),
      ]),
    );
    return {
      operations: rows,
      heldIn: (currency) => held.get(currency) ?? 0,
      breaches: breaches.map(({ law, detail }) => `${law}: ${detail}`),
    };
  });
};

/** Compares the money outside by the books with the money that the processor has moved. */
export const compareHeld = (books: Books, currency: string, moved: number): string[] => {
  const held = books.heldIn(currency);
  if (held === moved) return [];
  const late = books.operations
    .filter(({ state }) => state.currency === currency && state.attention !== null)
    .map(({ id, state: { work, status, attention, amount } }) =>
      [id, work, status, attention, amount].join(' '),
    );
  return [
    `the processor has moved ${moved} ${currency}, the books say ${held}:\n  ${late.join('\n  ')}`,
  ];
};
