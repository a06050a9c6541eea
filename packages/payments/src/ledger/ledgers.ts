// The chart of accounts: the ledgers that every account has in each currency.
import type { Need, Reads } from '@kasir/core/store';

/**
 * The ledgers of one account. Positive lines add to a ledger: the merchant's money (pending until
 * it is settled), the platform's fees, the VAT owed, money in transit from or to another account.
 * `clearing` is the money held by channels and banks, so it is negative while the platform holds
 * the merchant's money. In live mode a matched statement line moves money from `clearing` to
 * `settled`, the part that the connector paid out, and `processorFees`, the part that it kept; both
 * are negative, like `clearing`. `suspense` is money that belongs to no object: positive when it
 * was given back here but not by the processor, negative when the processor paid it out but nobody
 * here owes it.
 */
export const ledgers = {
  available: 'merchant_available',
  pending: 'merchant_pending',
  fees: 'fees',
  vat: 'vat',
  transit: 'transit',
  clearing: 'channel_clearing',
  settled: 'settled',
  processorFees: 'processor_fees',
  suspense: 'suspense',
} as const;

export const ledgerNames: readonly string[] = Object.values(ledgers);

/** The ledgers of statements, and of decisions of operators: no payment posts to them. */
const operatorLedgers: readonly string[] = [
  ledgers.settled,
  ledgers.processorFees,
  ledgers.suspense,
];

/** Returns the ledgers that a decision which posts a payment must declare. */
export const ledgerNeeds = (currency: string): Need[] =>
  ledgerNames
    .filter((ledger) => !operatorLedgers.includes(ledger))
    .map((ledger) => ({ ledger, currency }));

/** Returns whether the merchant's available balance covers an amount, in minor units. */
export const hasSufficientBalance = (
  reads: Pick<Reads, 'balance'>,
  currency: string,
  amount: number,
): boolean => reads.balance(ledgers.available, currency) >= amount;
