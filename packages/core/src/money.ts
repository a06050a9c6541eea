// Converts amounts: numbers of the currency's own unit on the wire, integers of its minor unit
// inside. No floating-point sums.

/**
 * Decimal places by currency: ISO 4217, except IDR and VND, which are charged in whole units
 * (PR2-UNSPEC-07).
 */
export const exponents: Readonly<Record<string, number>> = {
  IDR: 0,
  VND: 0,
  JPY: 0,
  KRW: 0,
  PHP: 2,
  THB: 2,
  MYR: 2,
  SGD: 2,
  HKD: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  MXN: 2,
};

const places = (currency: string): number => {
  const exponent = Object.hasOwn(exponents, currency) ? exponents[currency] : undefined;
  if (exponent === undefined)
    throw new Error(`No decimal places are known for currency ${currency}`);
  return exponent;
};

/** Numbers of up to 15 decimal digits keep every digit; beyond that only whole numbers do. */
const FRACTION_MAX = 1e15;

/**
 * Parses a sent amount into minor units; returns undefined when it has more decimals than the
 * currency or is too large to be exact. Works on the decimal digits, so 10.05 PHP is 1005 and never
 * 1004.
 */
export const parseAmount = (currency: string, amount: number): number | undefined => {
  const exponent = places(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount));
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > exponent) return undefined; // PR2-CREATE-amount-decimals
  const minor = Number(whole + fraction.padEnd(exponent, '0'));
  if (exponent === 0 ? !Number.isSafeInteger(minor) : minor >= FRACTION_MAX) return undefined;
  return sign === '-' ? -minor : minor;
};

/**
 * Returns the minor units of an amount that must be valid: from a table, or checked by its
 * contract. Throws when the currency cannot express it.
 */
export const toMinor = (currency: string, amount: number): number => {
  const minor = parseAmount(currency, amount);
  if (minor === undefined) throw new Error(`${currency} has no amount ${amount}`);
  return minor;
};

/** Returns minor units as decimal digits of the currency's own unit. */
const toDecimal = (exponent: number, minor: number): `${number}` => {
  if (exponent === 0) return `${minor}`;
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const text = `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return `${minor < 0 ? '-' : ''}${text}` as `${number}`;
};

/** Returns minor units as the number on the wire: exact for every result of `parseAmount`. */
export const toMajor = (currency: string, minor: number): number => {
  const exponent = places(currency);
  return exponent === 0 ? minor : Number(toDecimal(exponent, minor));
};

/** The home locale of each currency, and a sign if the locale's own sign is ambiguous elsewhere. */
const homes: Readonly<Record<string, readonly [locale: string, sign?: string]>> = {
  IDR: ['id-ID'],
  VND: ['vi-VN'],
  JPY: ['ja-JP', '\u00A5'],
  KRW: ['ko-KR'],
  PHP: ['en-PH'],
  THB: ['th-TH'],
  MYR: ['ms-MY'],
  SGD: ['en-SG', 'S$'],
  HKD: ['en-HK'],
  USD: ['en-US', 'US$'],
  EUR: ['en-IE'],
  GBP: ['en-GB'],
  AUD: ['en-AU', 'A$'],
  MXN: ['es-MX', 'MX$'],
};

/**
 * Returns minor units as people write them in the currency's home locale, in every language of
 * the page: `Rp 25.000`, `\u20B11,500.50`. Formats the decimal digits, so it is exact.
 */
export const formatAmount = (currency: string, minor: number): string => {
  const exponent = places(currency);
  const [locale = 'en', sign] = homes[currency] ?? [];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  return format
    .formatToParts(toDecimal(exponent, minor))
    .map(({ type, value }) => (type === 'currency' && sign !== undefined ? sign : value))
    .join('');
};

/** Returns `minor * basisPoints / 10000`, rounded half up (away from zero for negative amounts). */
export const share = (minor: number, basisPoints: number): number => {
  const product = BigInt(Math.abs(minor)) * BigInt(basisPoints);
  const rounded = Number((product + 5_000n) / 10_000n);
  return minor < 0 ? -rounded : rounded;
};
