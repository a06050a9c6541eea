// How values read: amounts, times, durations, names, in the language and time zone of the reader.

const amountFormats = new Map<string, Intl.NumberFormat>();

const amountFormat = (currency: string): Intl.NumberFormat => {
  const known = amountFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  amountFormats.set(currency, made);
  return made;
};

/** An amount in main units; a code that is no currency is written before it. */
export const formatAmount = (amount: number, currency: string): string =>
  /^[A-Z]{3}$/.test(currency)
    ? amountFormat(currency).format(amount)
    : `${currency} ${amount}`.trim();

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const dateOnly = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const timeOnly = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** A moment in local time. */
export const formatTime = (at: string): string => dateTime.format(new Date(at));

/** The local day of a moment. */
export const formatDay = (at: string): string => dateOnly.format(new Date(at));

/** The local time of day of a moment. */
export const formatHour = (at: string): string => timeOnly.format(new Date(at));

/** The same moment in UTC, for those who compare it with a log. */
export const formatUtc = (at: string): string =>
  `${new Date(at).toISOString().replace('T', ' ').replace('Z', '')} UTC`;

/** `payment_requests` and `MULTIPLE_USE` as words. */
export const words = (name: string): string => {
  const plain = name
    .replaceAll(/[_.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/\b(?:qr|url|vat)\b/g, (short) => short.toUpperCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const UNITS: readonly (readonly [string, number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

/** A span of time in its two largest units: `1 d 2 h`. */
export const formatSpan = (ms: number): string => {
  if (Math.abs(ms) < 1_000) return `${Math.round(ms)} ms`;
  let rest = Math.abs(ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
    if (parts.length === 2) break;
  }
  return `${ms < 0 ? '-' : ''}${parts.join(' ')}`;
};

const plurals = new Intl.PluralRules('en');

/** `1 event`, `2 events`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString()} ${plurals.select(count) === 'one' ? one : many}`;
