// Formats amounts, times, durations and names in the language and time zone of the reader.
import { locale, say } from './language.ts';

const amountFormats = new Map<string, Intl.NumberFormat>();

const amountFormat = (currency: string): Intl.NumberFormat => {
  const known = amountFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  amountFormats.set(currency, made);
  return made;
};

/** Formats an amount in main units; a code that is not a currency is written before it. */
export const formatAmount = (amount: number, currency: string): string =>
  /^[A-Z]{3}$/.test(currency)
    ? amountFormat(currency).format(amount)
    : `${currency} ${amount}`.trim();

const shortDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const number = new Intl.NumberFormat(locale);
const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** Formats a day, YYYY-MM-DD in UTC, without its year. */
export const formatDate = (date: string): string =>
  date === '' ? '' : shortDay.format(new Date(date));

export const formatNumber = (value: number): string => number.format(value);

/** Formats a mark of an axis: `1.5M`. */
export const formatMark = (value: number): string => compact.format(value);

/** Formats a share from 0 to 1 as a percentage. */
export const formatShare = (value: number): string => share.format(value);

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
const dateOnly = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
const timeOnly = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });

/** Formats a time as local date and time. */
export const formatTime = (at: string): string => dateTime.format(new Date(at));

/** Formats a time as its local day. */
export const formatDay = (at: string): string => dateOnly.format(new Date(at));

/** Formats a time as its local time of day. */
export const formatHour = (at: string): string => timeOnly.format(new Date(at));

/** Formats a time in UTC, to compare it with a log. */
export const formatUtc = (at: string): string =>
  `${new Date(at).toISOString().replace('T', ' ').replace('Z', '')} UTC`;

/** Returns names such as `payment_requests` and `MULTIPLE_USE` as words. */
export const words = (name: string): string => {
  const plain = name
    .replaceAll(/[_.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/\b(?:qr|url|vat)\b/g, (short) => short.toUpperCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const UNITS = [
  ['{count} d', 86_400_000],
  ['{count} h', 3_600_000],
  ['{count} min', 60_000],
  ['{count} s', 1_000],
] as const;

/** Formats a duration in milliseconds, with at most one decimal. */
export const formatMs = (ms: number): string =>
  say('{count} ms', { count: Math.round(ms * 10) / 10 });

/** Formats a duration in its two largest units: `1 d 2 h`. */
export const formatSpan = (ms: number): string => {
  if (Math.abs(ms) < 1_000) return formatMs(Math.round(ms));
  let rest = Math.abs(ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(say(unit, { count }));
    if (parts.length === 2) break;
  }
  return `${ms < 0 ? '-' : ''}${parts.join(' ')}`;
};
