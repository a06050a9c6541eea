// Reads the balance of an account in one currency, now or at a past time.
import { lastIdAt, parseTimestamp } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { ok, query } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { getBalance } from './get.contract.ts';

/**
 * The ledger of each type of account: available money, and money that is not settled yet. Nothing
 * is withheld for taxes, so TAX is always zero.
 */
const ledgerOf = { CASH: ledgers.available, HOLDING: ledgers.pending, TAX: null } as const;

/** Returns the balance of a ledger at the end of a millisecond: before the first later line. */
const balanceAt = (view: View, ledger: string, currency: string, moment: number): number => {
  const [next] = view.entries(ledger, currency, { after: lastIdAt(moment), limit: 1 });
  return next ? next.balance - next.amount : view.balance(ledger, currency);
};

export const getBalanceHandler = query(getBalance, (view, { query }) => {
  const { account_type = 'CASH', currency = 'IDR', at_timestamp } = query;
  const ledger = ledgerOf[account_type];
  if (ledger === null) return ok({ balance: 0 });
  const minor =
    at_timestamp === undefined
      ? view.balance(ledger, currency)
      : balanceAt(view, ledger, currency, parseTimestamp(at_timestamp));
  return ok({ balance: toMajor(currency, minor) });
});
