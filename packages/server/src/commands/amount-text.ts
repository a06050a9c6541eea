// Formats amounts in minor units for a terminal.
import { exponents, toMajor } from '@kasir/core/money';

/** Returns minor units as a text in the currency's own unit, where its decimals are known. */
export const amountText = (minor: number, currency: string): string =>
  Object.hasOwn(exponents, currency)
    ? `${toMajor(currency, minor).toFixed(exponents[currency] ?? 0)} ${currency}`
    : `${minor} minor units of ${currency}`;
