// Reads and validates the values that clients send to the independent server: returns them, or
// throws a rejection that names the field.
import { invalid, newId, stamp, type Json, type State } from './state.ts';

const DECIMALS: Readonly<Record<string, number>> = {
  IDR: 0,
  VND: 0,
  PHP: 2,
  THB: 2,
  MYR: 2,
  SGD: 2,
  USD: 2,
};

const COUNTRIES: Readonly<Record<string, string>> = {
  IDR: 'ID',
  VND: 'VN',
  PHP: 'PH',
  THB: 'TH',
  MYR: 'MY',
  SGD: 'SG',
  USD: 'US',
};

/** Returns the number of characters of a text. */
export const lengthOf = (value: string): number => Array.from(value).length;

const absent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Returns a string; undefined when it is missing. */
export const text = (body: Json, field: string, max = 255, path = field): string | undefined => {
  const value = body[field];
  if (absent(value)) return undefined;
  if (typeof value !== 'string') throw invalid(path, 'must be a string');
  if (lengthOf(value) > max) throw invalid(path, `may have ${max} characters`);
  return value;
};

/** Returns a required string. */
export const needText = (body: Json, field: string, max = 255, path = field): string => {
  const value = text(body, field, max, path);
  if (!value) throw invalid(path, 'is required');
  return value;
};

/** Returns the reference of the client, or a new one. */
export const reference = (body: Json, path = 'reference_id'): string => {
  const value = text(body, 'reference_id', 255, path);
  if (value === '') throw invalid(path, 'must not be empty');
  return value ?? newId('ref-');
};

/** Returns one of some words; undefined when it is missing. */
export const oneOf = <T extends string>(
  body: Json,
  field: string,
  words: readonly T[],
  path = field,
): T | undefined => {
  const value = body[field];
  if (absent(value)) return undefined;
  const word = words.find((word) => word === value);
  if (!word) throw invalid(path, `must be one of ${words.join(', ')}`);
  return word;
};

/** Returns one of some words, which is required. */
export const needOneOf = <T extends string>(
  body: Json,
  field: string,
  words: readonly T[],
  path = field,
): T => {
  const word = oneOf(body, field, words, path);
  if (!word) throw invalid(path, 'is required');
  return word;
};

/** Returns an object; undefined when it is missing. */
export const object = (body: Json, field: string, path = field): Json | undefined => {
  const value = body[field];
  if (absent(value)) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid(path, 'must be an object');
  return value as Json;
};

/** Returns a required object. */
export const needObject = (body: Json, field: string, path = field): Json => {
  const value = object(body, field, path);
  if (!value) throw invalid(path, 'is required');
  return value;
};

/** Returns metadata within its three limits; null when it is missing. */
export const metadata = (state: State, body: Json, path = 'metadata'): Json | null => {
  const value = object(body, 'metadata', path);
  if (!value) return null;
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalid(path, 'may have 50 keys');
  const longest = state.wrong === 'metadata-key-41' ? 41 : 40;
  for (const [name, content] of entries) {
    if (lengthOf(name) > longest) throw invalid(path, `has a key of more than 40 characters`);
    if (!['string', 'number', 'boolean'].includes(typeof content)) {
      throw invalid(`${path}.${name}`, 'must be a plain value');
    }
    if (lengthOf(String(content)) > 500) {
      throw invalid(`${path}.${name}`, 'may have 500 characters');
    }
  }
  return structuredClone(value);
};

/** Returns a supported currency. */
export const currency = (body: Json, path = 'currency'): string => {
  const value = needText(body, 'currency', 3, path);
  if (!(value in DECIMALS)) throw invalid(path, `${value} is not served`);
  return value;
};

/** Returns the factor between the wire amount and minor units of a currency. */
const factor = (code: string): number => 10 ** (DECIMALS[code] ?? 2);

/** Returns an amount in minor units. */
export const minor = (amount: number, code: string): number => Math.round(amount * factor(code));

/** Returns minor units as the number on the wire. */
export const major = (amount: number, code: string): number => amount / factor(code);

/**
 * Returns a positive amount with the decimal places of its currency; undefined when it is missing.
 */
export const amount = (
  state: State,
  body: Json,
  code: string,
  field = 'amount',
): number | undefined => {
  const value = body[field];
  if (absent(value)) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw invalid(field, 'must be a number');
  }
  if (value <= 0 || value > 1e12) throw invalid(field, 'must be above 0 and at most 10^12');
  if (
    state.wrong !== 'decimals-unchecked' &&
    Number(value.toFixed(DECIMALS[code] ?? 2)) !== value
  ) {
    throw invalid(field, `has too many decimal places for ${code}`);
  }
  return value;
};

/** Returns the country of a currency. */
export const countryOf = (code: string): string => COUNTRIES[code] ?? 'ID';

/** Returns a two-letter country code; undefined when it is missing. */
export const country = (body: Json, path = 'country', field = 'country'): string | undefined => {
  const value = text(body, field, 255, path);
  if (value !== undefined && !/^[A-Z]{2}$/.test(value)) {
    throw invalid(path, 'must be a code of two letters');
  }
  return value;
};

/** Returns a day in the form YYYY-MM-DD; undefined when it is missing. */
export const day = (body: Json, field: string, path = field): string | undefined => {
  const value = text(body, field, 255, path);
  const real = value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (value !== undefined && !(real && !Number.isNaN(Date.parse(value)))) {
    throw invalid(path, 'must be YYYY-MM-DD');
  }
  return value;
};

/** Returns a telephone number; undefined when it is missing. */
export const phone = (body: Json, field: string, path = field): string | undefined => {
  const value = text(body, field, 50, path);
  if (value !== undefined && !/^\+[1-9]\d{3,14}$/.test(value)) {
    throw invalid(path, 'must be E.164, such as +6281234567890');
  }
  return value;
};

/** Returns an ISO 8601 time in milliseconds. */
export const moment = (value: string, field: string): number => {
  const at = /^\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}(:?\d{2})?)?)?$/.test(value)
    ? Date.parse(value.length > 10 && !/(Z|[+-]\d{2}:?\d{0,2})$/.test(value) ? `${value}Z` : value)
    : Number.NaN;
  if (Number.isNaN(at)) throw invalid(field, 'must be a time in ISO 8601');
  return at;
};

/** Returns a copy of channel_properties with expires_at in UTC. */
export const inUtc = (sent: Json, path = 'channel_properties'): Json => {
  const end = text(sent, 'expires_at', 40, `${path}.expires_at`);
  const copy = structuredClone(sent);
  if (end !== undefined) copy['expires_at'] = stamp(moment(end, `${path}.expires_at`));
  return copy;
};

/** Returns a whole number of a query, or its default. */
export const wholeNumber = (
  query: URLSearchParams,
  field: string,
  [min, max, fallback]: readonly [min: number, max: number, fallback: number],
): number => {
  const value = query.get(field);
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw invalid(field, `must be a whole number from ${min} to ${max}`);
  }
  return number;
};
