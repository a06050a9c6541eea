// Scalar schemas that several resources share; lengths count characters, not UTF-16 units.
import * as z from 'zod';
import { limits } from './limits.ts';
import { mustBe, quantity } from './messages.ts';
import { refineObject } from './schema.ts';

const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Returns the schema of a text of `min` to `max` characters (code points: LIMIT-UNSPEC-01). */
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

/** Returns the schema of an email address of at most `max` characters: text, one @, text. */
export const emailAddress = (max: number) =>
  text(max).regex(/^[^\s@]+@[^\s@]+$/, {
    error: mustBe('an email address such as name@example.com'),
  });

/** Characters that are not part of any URL: parsers drop them or break at them. */
const notInUrls = /[\p{Cc}\u2028\u2029]/u;

/**
 * Returns a URL as headers and links can contain it, in ASCII and percent-encoded; null when it is
 * not an absolute http or https URL.
 */
export const hrefOf = (value: string): string | null =>
  /^https?:\/\/[^\s/?#]/i.test(value) && !notInUrls.test(value) && URL.canParse(value)
    ? new URL(value).href
    : null;

/**
 * The schema of an absolute http or https URL (QR-UNSPEC-05). It is stored as it was sent; for
 * redirects `hrefOf` writes it in ASCII, and that form must also fit.
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
 * Returns the milliseconds since 1970 of an ISO 8601 day or time, or NaN for any other text.
 * Without an offset it is UTC, whatever the server's time zone (CORE-10).
 */
export const parseTimestamp = (value: string): number => {
  const [, day, time = '00:00', hours = '+00', minutes = '00'] = momentParts.exec(value) ?? [];
  const midnight = Date.parse(`${day}T00:00Z`);
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}T`);
  return exists ? Date.parse(`${day}T${time}${hours}:${minutes}`) : Number.NaN;
};

/**
 * The schema of an ISO 8601 day or time: sent with any offset, it is stored and returned in UTC
 * (CORE-10, CORE-UNSPEC-05).
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
 * Returns milliseconds since 1970 as a wire timestamp. The last two results are cached, because a
 * response repeats two times: creation and expiry.
 */
export const toIsoString = (now: number): string => {
  if (now === last.now) return last.text;
  const known = now === former.now ? former : { now, text: new Date(now).toISOString() };
  former = last;
  last = known;
  return known.text;
};

/**
 * Returns the schema of a text with some known values: completion offers them, and any other is
 * accepted, because a later platform may have more.
 */
export const known = (values: readonly string[]) =>
  z.string().meta({ known: [...new Set(values)] });

/** Two upper-case letters, ISO 3166-1 alpha-2 (CORE-CONF-03). */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: mustBe('a two-letter country code such as ID') })
  .describe('Two-letter country code (ISO 3166-1), such as ID.');

/** Merchant data stored as sent: up to 50 keys of 40 characters, values of 500. */
export const metadata = refineObject(
  z.record(
    text(limits.metadata_key_characters), // LIMIT-METADATA-KEYLEN
    // LIMIT-METADATA-VALLEN
    z.union([text(limits.metadata_value_characters, 0), z.number(), z.boolean()]),
  ),
  (value) => Object.keys(value).length <= limits.metadata_keys, // LIMIT-METADATA-KEYS
  { error: `Must have at most ${quantity(limits.metadata_keys, 'key')}.` },
)
  .meta({ maxProperties: limits.metadata_keys })
  .describe("The merchant's own keys and values, shown again as they were sent.");

/** An id that the merchant chooses in the unified resources (LIMIT-06). */
export const referenceId = text(limits.reference_id_characters).describe(
  "The merchant's own reference.",
);
