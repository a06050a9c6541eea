// The chart of accounts: the ledgers that every account has in each currency.
import type { Need, Reads } from '@kasir/core/server';

/**
 * The ledgers of one account. Positive lines add to a ledger: the merchant's money (pending until
 * it is settled), the platform's fees, the VAT owed, money in transit from or to another account.
 * `clearing` is the money held by channels and banks, so it is negative while the platform holds
 * the merchant's money.
 */
export const ledgers = {
  available: 'merchant_available',
  pending: 'merchant_pending',
  fees: 'fees',
  vat: 'vat',
  transit: 'transit',
  clearing: 'channel_clearing',
} as const;

export const ledgerNames: readonly string[] = Object.values(ledgers);

/** Returns the ledgers that a decision which posts a payment must declare. */
export const ledgerNeeds = (currency: string): Need[] =>
  ledgerNames.map((ledger) => ({ ledger, currency }));

/** Returns whether the merchant's available balance covers an amount, in minor units. */
export const hasSufficientBalance = (
  reads: Pick<Reads, 'balance'>,
  currency: string,
  amount: number,
): boolean => reads.balance(ledgers.available, currency) >= amount;
