// The chart of accounts: the ledgers that every account has in each currency.
import type { Need, Reads } from '@kasir/core/server';

/**
 * Ledgers of one account. Positive lines add to a ledger: the merchant's money (pending until it is
 * settled), the platform's fees, the VAT owed, money on its way from or to another account.
 * `clearing` is what channels and banks hold, so it is negative while the merchant's money is with
 * us.
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

/** What a decision declares that posts a payment. */
export const ledgerNeeds = (currency: string): Need[] =>
  ledgerNames.map((ledger) => ({ ledger, currency }));

/** Whether the merchant's available balance covers an amount, in minor units. */
export const hasSufficientBalance = (
  reads: Pick<Reads, 'balance'>,
  currency: string,
  amount: number,
): boolean => reads.balance(ledgers.available, currency) >= amount;
