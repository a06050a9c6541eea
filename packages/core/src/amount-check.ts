// The check of an amount whose currency stands beside it: it has no more decimals than that has.
import { isSent, validOf } from './conditions.ts';
import type { Check } from './contract.ts';
import { amountDigits } from './messages.ts';
import { exponents, toMinor } from './money.ts';

interface SentAmount {
  readonly amount?: number;
  readonly currency?: string | null;
}

/** The check for a body whose currency is `usual` where it names none. */
export const amountCheck = (usual: string, clause: string): Check => ({
  text: 'amount has at most the decimals of currency',
  find: (body: SentAmount) => {
    const amount = validOf(body, 'amount');
    const currency = isSent(body, 'currency') ? validOf(body, 'currency') : usual;
    if (amount === null || currency === null) return [];
    // Of a currency that nothing is charged in, the decision says so.
    if (!Object.hasOwn(exponents, currency) || toMinor(currency, amount) !== undefined) return [];
    return [{ path: 'amount', message: amountDigits(currency) }];
  },
  clause,
});
