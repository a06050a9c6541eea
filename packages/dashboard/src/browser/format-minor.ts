// Formats amounts in minor units, by the decimals of each currency on the platform.
import { facts } from './api/facts.ts';
import { formatAmount } from './format.ts';
import { say } from './language.ts';

/** Formats minor units; without known decimals, the text says that it is in minor units. */
export const formatMinor = (minor: number, currency: string): string => {
  const places = facts().decimals[currency];
  if (places === undefined)
    return say('{amount} minor units of {currency}', { amount: minor, currency });
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  // The decimal digits are parsed instead of dividing, so that the amount is exact.
  return formatAmount(Number(`${minor < 0 ? '-' : ''}${whole}.${fraction || '0'}`), currency);
};
