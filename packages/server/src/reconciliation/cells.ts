// Reads single cells of a file: amounts without floating point, and dates.
import { exponents } from '@kasir/core/money';
import type { DateFormat, StatementMapping } from '@kasir/control';

/** The notation of amounts. */
export type AmountNotation = Pick<StatementMapping['amounts'], 'unit' | 'decimal' | 'group'>;

const sampleOf = ({ decimal, group }: AmountNotation, places: number): string =>
  `1${group ?? ''}234${places > 0 ? decimal + '5'.repeat(places) : ''}`;

/** Returns the number of decimals of an amount; undefined for a currency that is not known. */
const placesOf = (currency: string, unit: AmountNotation['unit']): number | undefined => {
  if (unit === 'minor') return 0;
  return Object.hasOwn(exponents, currency) ? exponents[currency] : undefined;
};

/** Returns the digits of a whole part without the characters between thousands, or null. */
const ungroup = (whole: string, group: string | null): string | null => {
  if (/^\d+$/.test(whole)) return whole;
  const parts = group === null ? [] : whole.split(group);
  const [first = '', ...rest] = parts;
  const isGrouped =
    rest.length > 0 && /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? parts.join('') : null;
};

/**
 * Returns an amount in minor units. Throws an error with the accepted notation: nothing is rounded
 * or guessed.
 */
export const readAmount = (cell: string, currency: string, notation: AmountNotation): number => {
  const places = placesOf(currency, notation.unit);
  if (places === undefined)
    throw new Error(
      `The decimals of ${currency} are not known. Set amounts.unit to minor, and send minor units.`,
    );
  const text = cell.trim();
  const isNegative = /^-|^\(.*\)$/.test(text);
  const [whole = '', ...fractions] = text.replace(/^[-+]|^\(|\)$/g, '').split(notation.decimal);
  const digits = ungroup(whole, notation.group);
  const [fraction = ''] = fractions;
  const isRead =
    digits !== null &&
    fractions.length <= 1 &&
    /^\d*$/.test(fraction) &&
    !text.endsWith(notation.decimal);
  if (!isRead) throw new Error(`Must be an amount such as ${sampleOf(notation, places)}.`);
  // Trailing zeros do not change the amount.
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > places)
    throw new Error(`Must have at most ${places} decimals, as ${currency} has.`);
  const minor = Number(digits + significant.padEnd(places, '0'));
  if (!Number.isSafeInteger(minor))
    throw new Error('Must be a smaller amount: larger ones cannot be stored exactly.');
  return isNegative && minor !== 0 ? -minor : minor;
};

const patterns: Readonly<Record<Exclude<DateFormat, 'ISO'>, RegExp>> = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  'DD.MM.YYYY': /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
};

const timePattern =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Returns a time in milliseconds; a date alone is its start in UTC. Throws for anything else. */
export const readTime = (cell: string, format: DateFormat): number => {
  const text = cell.trim();
  const { year, month, day } =
    (format === 'ISO' ? null : patterns[format].exec(text)?.groups) ?? {};
  const standard = format === 'ISO' ? text : `${year}-${month}-${day}`;
  const ms = timePattern.test(standard) ? Date.parse(standard.replace(' ', 'T')) : Number.NaN;
  // A day that does not exist, such as 31 February, would become one of the next month.
  const isReal =
    !Number.isNaN(ms) &&
    new Date(`${standard.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(standard.slice(0, 10));
  if (!isReal)
    throw new Error(
      format === 'ISO'
        ? 'Must be a date such as 2026-11-26, or a time such as 2026-11-26T09:30:00Z.'
        : `Must be a date in the form ${format}.`,
    );
  return ms;
};
