// Scalar schemas that several resources share: lengths count characters, not UTF-16 units.
import * as z from 'zod';
import { limits } from './limits.ts';
import { mustBe, quantity } from './messages.ts';
import { refineObject } from './schema.ts';

const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Text of `min` to `max` characters (code points: LIMIT-UNSPEC-01). */
export const text = (max: number, min = 1) =>
  z
    .string()
    .refine((value) => value.length >= 2 * min || characters(value) >= min, {
      error: mustBe(`at least ${quantity(min, 'character')} long`),
    })
    .refine(
      (value) => value.length <= max || (value.length <= 2 * max && characters(value) <= max),
      {
        error: mustBe(`at most ${quantity(max, 'character')} long`),
      },
    )
    .meta({ minLength: min, maxLength: max });

/** An e-mail address of at most so many characters: something, one @ and something. */
export const emailAddress = (max: number) =>
  text(max).regex(/^[^\s@]+@[^\s@]+$/, {
    error: mustBe('an email address such as name@example.com'),
  });

/** Characters that are no part of any URL: a reader of one drops or breaks at them. */
const notInUrls = /[\p{Cc}\u2028\u2029]/u;

/**
 * A URL as a header or a link may hold it: in ASCII, percent-encoded; null when it is no absolute
 * http or https URL.
 */
export const hrefOf = (value: string): string | null =>
  /^https?:\/\/[^\s/?#]/i.test(value) && !notInUrls.test(value) && URL.canParse(value)
    ? new URL(value).href
    : null;

/**
 * An absolute http or https URL (QR-UNSPEC-05). It stays as it was sent; where somebody is sent to
 * it, `hrefOf` writes it in ASCII, and in that form it must fit too.
 */
export const httpUrl = z
  .string()
  .refine(
    (value) =>
      value.length <= limits.url_characters &&
      (hrefOf(value)?.length ?? Infinity) <= limits.url_characters,
    {
      error: mustBe(
        `an absolute http or https URL of at most ${quantity(limits.url_characters, 'character')}, ` +
          'percent-encoding included, without control characters or line breaks',
      ),
    },
  )
  .meta({ format: 'uri', maxLength: limits.url_characters });

const momentParts =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:[Zz]|([+-]\d\d):?(\d\d))?)?$/;

/**
 * Milliseconds since 1970 of an ISO 8601 day or time, NaN when it is none. Without an offset it is
 * UTC, wherever the server stands (CORE-10).
 */
export const parseTimestamp = (value: string): number => {
  const [, day, time = '00:00', hours = '+00', minutes = '00'] = momentParts.exec(value) ?? [];
  const midnight = Date.parse(`${day}T00:00Z`);
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}T`);
  return exists ? Date.parse(`${day}T${time}${hours}:${minutes}`) : Number.NaN;
};

/**
 * An ISO 8601 day or time, read as a wire timestamp: whatever offset it was sent with, it is kept
 * and shown in UTC (CORE-10, CORE-UNSPEC-05).
 */
export const moment = z
  .string()
  .refine((value) => !Number.isNaN(parseTimestamp(value)), {
    error: mustBe('an ISO 8601 time such as 2026-01-31T12:00:00Z'),
  })
  .overwrite((value) => {
    const time = parseTimestamp(value);
    return Number.isNaN(time) ? value : toIsoString(time);
  })
  .meta({ format: 'date-time' });

/** A wire timestamp: ISO 8601 in UTC with milliseconds (CORE-10, CORE-UNSPEC-05). */
export const timestamp = z.string().meta({ format: 'date-time' });

let last = { now: Number.NaN, text: '' };
let former = last;

/**
 * Milliseconds since 1970 as a wire timestamp; a response shows the same two moments many times:
 * when something was made and when it ends.
 */
export const toIsoString = (now: number): string => {
  if (now === last.now) return last.text;
  const known = now === former.now ? former : { now, text: new Date(now).toISOString() };
  former = last;
  last = known;
  return known.text;
};

/**
 * A text of which some values are known: completion offers them, and any other is taken, because a
 * later platform may have more.
 */
export const known = (values: readonly string[]) =>
  z.string().meta({ known: [...new Set(values)] });

/** Two upper-case letters, ISO 3166-1 alpha-2 (CORE-CONF-03). */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: mustBe('a two-letter country code such as ID') });

/** Merchant data kept as sent: up to 50 keys of 40 characters, values of 500. */
export const metadata = refineObject(
  z.record(
    text(limits.metadata_key_characters), // LIMIT-METADATA-KEYLEN
    // LIMIT-METADATA-VALLEN
    z.union([text(limits.metadata_value_characters, 0), z.number(), z.boolean()]),
  ),
  (value) => Object.keys(value).length <= limits.metadata_keys, // LIMIT-METADATA-KEYS
  { error: `Must have at most ${quantity(limits.metadata_keys, 'key')}.` },
).meta({ maxProperties: limits.metadata_keys });

/** An id that the merchant chooses in the unified resources (LIMIT-06). */
export const referenceId = text(limits.reference_id_characters);
