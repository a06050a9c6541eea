// Checks an amount against a currency field of the same body: no more decimals than the currency
// has.
import { isSent, validOf } from './conditions.ts';
import type { Check } from './contract.ts';
import { amountDigits } from './messages.ts';
import { exponents, parseAmount } from './money.ts';

interface SentAmount {
  readonly amount?: number;
  readonly currency?: string | null;
}

/** Returns the check for a body whose currency is `usual` when omitted. */
export const amountCheck = (usual: string, clause: string): Check => ({
  text: 'amount has at most the decimals of currency',
  find: (body: SentAmount) => {
    const amount = validOf(body, 'amount');
    const currency = isSent(body, 'currency') ? validOf(body, 'currency') : usual;
    if (amount === null || currency === null) return [];
    // The decision itself refuses a currency in which nothing can be charged.
    if (!Object.hasOwn(exponents, currency) || parseAmount(currency, amount) !== undefined)
      return [];
    return [{ path: 'amount', message: amountDigits(currency) }];
  },
  clause,
});
