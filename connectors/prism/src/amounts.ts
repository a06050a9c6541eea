// Converts amounts between the protocol and prism, which use different units for some currencies.
import type { Amount } from '@kasir/connector';
import { exponents } from '@kasir/core/money';

/** Decimal places of currencies at processors, by currency: `{ IDR: 2 }`. */
export type Decimals = Readonly<Record<string, number>>;

/**
 * Decimal places of rupiah in amounts for prism, by processor. Prism counts rupiah in sen and
 * converts them for Xendit. For Stripe and Adyen it passes the number on unchanged, and Adyen does
 * not use sen.
 */
const rupiah: Readonly<Record<string, number>> = { adyen: 0, stripe: 2, xendit: 2 };

/**
 * Returns the decimal places of a currency in prism's amounts for a processor; null when they are
 * not known, because a wrong number could charge a hundred times as much. `stated` takes
 * precedence.
 */
export const decimalsAt = (
  processor: string,
  currency: string,
  stated: Decimals = {},
): number | null => {
  if (Object.hasOwn(stated, currency)) return stated[currency] ?? null;
  if (currency === 'IDR')
    return Object.hasOwn(rupiah, processor) ? (rupiah[processor] ?? null) : null;
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? null) : null;
};

/**
 * Returns the value of a number, or of prism's object for a 64-bit number; NaN for anything else.
 */
export const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'toNumber' in value
    ? (value as { readonly toNumber: () => number }).toNumber()
    : Number.NaN;
};

/** Converts amounts of one processor. */
export interface Amounts {
  /** Returns minor units of prism. Throws when the amount is too large for a safe integer. */
  readonly toPrism: (amount: Amount) => number;
  /** Returns minor units of the protocol; null when the result is not a whole number. */
  readonly fromPrism: (currency: string, minor: unknown) => number | null;
}

const shiftOf = (processor: string, currency: string, stated: Decimals): number => {
  const there = decimalsAt(processor, currency, stated);
  const here = exponents[currency];
  if (there === null || here === undefined)
    throw new Error(`It is not known how ${processor} counts ${currency}.`);
  return there - here;
};

/**
 * Returns the converters for a processor; the decimal places in `stated` take precedence over the
 * known ones.
 */
export const createAmounts = (processor: string, stated: Decimals = {}): Amounts => ({
  toPrism: ({ value, currency }) => {
    const shift = shiftOf(processor, currency, stated);
    if (shift < 0) throw new Error(`${processor} counts ${currency} in larger units.`);
    const minor = value * 10 ** shift;
    if (!Number.isSafeInteger(minor)) throw new Error('The amount is too large.');
    return minor;
  },
  fromPrism: (currency, minor) => {
    const value = toNumber(minor);
    const unit = 10 ** shiftOf(processor, currency, stated);
    return Number.isSafeInteger(value) && value % unit === 0 ? value / unit : null;
  },
});
