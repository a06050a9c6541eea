// Defines the values that several messages of the protocol contain.
import * as z from 'zod';

/** Returns the schema of a text of 1 to `max` characters. */
export const text = (max: number) => z.string().min(1).max(max);

export const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'Must have 8 to 64 letters, digits, _ or -.')
  .meta({ description: 'Id of an operation, or of a payment that a number or code received.' });

export const time = z.iso.datetime().meta({ description: 'ISO 8601 time in UTC.' });

export const date = z.iso.date();

/** A code such as a channel code or a decline code: upper case, not limited to a list. */
export const code = z
  .string()
  .regex(/^[A-Z0-9_]{1,64}$/, 'Must have up to 64 upper-case letters, digits or _.');

export const country = z.string().regex(/^[A-Z]{2}$/, 'Must be an ISO 3166-1 alpha-2 code.');

export const currency = z.string().regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code.');

/** Minor units of a currency; IDR and VND have no decimals. */
export const minorUnits = z.int();

/**
 * The maximum of one amount in minor units: far more than any payment, and thousands of such
 * amounts still have an exact sum.
 */
const AMOUNT_MAX = 1_000_000_000_000;

/** An amount above zero. */
export const amount = z.object({ value: minorUnits.min(1).max(AMOUNT_MAX), currency });
export type Amount = Readonly<z.infer<typeof amount>>;

/** An amount that may be zero or negative, in statements. */
export const signedAmount = z.object({ value: minorUnits, currency });

export const channel = z.object({ type: code, code, country });
export type Channel = Readonly<z.infer<typeof channel>>;

export const works = [
  'charge',
  'authorize',
  'capture',
  'void',
  'refund',
  'link',
  'unlink',
  'issue',
  'close',
] as const;
export const work = z.enum(works);
export type Work = z.infer<typeof work>;

/**
 * Returns whether a success of a work has an executed amount, because it moves, authorizes or
 * releases money.
 */
export const hasExecutedAmount = (one: Work): boolean =>
  one !== 'link' && one !== 'unlink' && one !== 'issue' && one !== 'close';
