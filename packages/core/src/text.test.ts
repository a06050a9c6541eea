// Text and time on the wire: lengths in code points, metadata bounds, ISO 8601 times.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  country,
  hrefOf,
  httpUrl,
  toIsoString,
  metadata,
  moment,
  parseTimestamp,
  text,
  timestamp,
} from './text.ts';
import { violations } from './server/violations.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const emoji = '\u{1F600}';

describe('lengths', () => {
  test('count code points: an emoji at the bound is one character (LIMIT-UNSPEC-01)', () => {
    expect(accepts(text(3), emoji.repeat(3))).toBe(true);
    expect(accepts(text(3), emoji.repeat(4))).toBe(false);
    expect(accepts(text(3), `ab${emoji}`)).toBe(true);
    expect(accepts(text(9, 2), emoji)).toBe(false);
    expect(accepts(text(9, 2), emoji.repeat(2))).toBe(true);
  });

  test('agree with the number of code points for any text', () => {
    const bounds = fc.tuple(fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 14 }), bounds, (value, [a, b]) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const count = Array.from(value).length;
        expect(accepts(text(max, min), value)).toBe(count >= min && count <= max);
      }),
    );
  });

  test('a violation states the bound', () => {
    expect(violations(text(3), 'abcd', 'body.a')).toEqual([
      { path: 'body.a', message: 'Must be at most 3 characters long.' },
    ]);
    expect(violations(text(3), '', 'body.a')).toEqual([
      { path: 'body.a', message: 'Must be at least 1 character long.' },
    ]);
    expect(violations(text(3, 2), 'a', 'body.a')[0]?.message).toBe(
      'Must be at least 2 characters long.',
    );
  });
});

describe('metadata', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`key ${i}`, 'value']));

  test('accepts 50 keys and refuses 51 (LIMIT-METADATA-KEYS)', () => {
    expect(accepts(metadata, keys(50))).toBe(true);
    expect(violations(metadata, keys(51), 'body.metadata')).toEqual([
      { path: 'body.metadata', message: 'Must have at most 50 keys.' },
    ]);
  });

  test('accepts keys of 40 characters and refuses 41, with the key in the path (LIMIT-METADATA-KEYLEN)', () => {
    for (const unit of ['k', emoji]) {
      expect(accepts(metadata, { [unit.repeat(40)]: 'v' })).toBe(true);
      const long = unit.repeat(41);
      expect(violations(metadata, { [long]: 'v' }, 'body.metadata')).toEqual([
        {
          path: `body.metadata.${long}`,
          message: 'The name of this key must be at most 40 characters long.',
        },
      ]);
    }
  });

  test('accepts values of 500 characters and refuses 501 (LIMIT-METADATA-VALLEN)', () => {
    for (const unit of ['v', emoji]) {
      expect(accepts(metadata, { key: unit.repeat(500) })).toBe(true);
      expect(violations(metadata, { key: unit.repeat(501) }, 'body.metadata')).toEqual([
        { path: 'body.metadata.key', message: 'Must be at most 500 characters long.' },
      ]);
    }
  });

  test('keeps text, numbers and booleans as they were sent, and refuses anything deeper (LIMIT-UNSPEC-01)', () => {
    const kept = { text: '0012', empty: '', number: 12.5, flag: false };
    expect(metadata.parse(kept)).toEqual(kept);
    for (const value of [null, {}, [], ['a']]) {
      expect(violations(metadata, { key: value }, 'body.metadata')).toEqual([
        { path: 'body.metadata.key', message: 'Must be a string, a number, or true or false.' },
      ]);
    }
  });
});

describe('moments', () => {
  test('every wire timestamp is UTC with milliseconds and is parsed to the same time (CORE-10, CORE-UNSPEC-05)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (now) => {
        expect(toIsoString(now)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(parseTimestamp(toIsoString(now))).toBe(now);
        expect(accepts(timestamp, toIsoString(now))).toBe(true);
      }),
    );
  });

  test('a timestamp does not depend on the ones that were formatted before', () => {
    const few = fc.array(fc.constantFrom(0, 1, 1_700_000_000_000, 2_700_000_000_000));
    fc.assert(
      fc.property(few, (moments) => {
        for (const now of moments) expect(toIsoString(now)).toBe(new Date(now).toISOString());
      }),
    );
  });

  test('an offset is subtracted, and without one the time is UTC', () => {
    const noon = Date.UTC(2026, 0, 31, 12);
    for (const value of [
      '2026-01-31T12:00:00Z',
      '2026-01-31T12:00:00.000000Z',
      '2026-01-31t12:00:00z',
      '2026-01-31 12:00:00+00:00',
      '2026-01-31T12:00',
      '2026-01-31T19:00:00+07:00',
      '2026-01-31T19:00:00+0700',
      '2026-01-31T08:30:00-03:30',
    ]) {
      expect([value, parseTimestamp(value)]).toEqual([value, noon]);
    }
    expect(parseTimestamp('2026-01-31')).toBe(Date.UTC(2026, 0, 31));
  });

  test('days and times that do not exist are refused', () => {
    for (const value of [
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2025-02-29T00:00:00Z',
      '2026-01-31T25:00:00Z',
      '2026-01-31T12:60:00Z',
      '2026-01-31T12:00:00+99:00',
      '2026-1-31',
      '31-01-2026',
      'yesterday',
      '1769860800000',
      '',
    ]) {
      expect([value, accepts(moment, value)]).toEqual([value, false]);
    }
    expect(accepts(moment, '2024-02-29')).toBe(true);
  });

  test.each([
    ['2026-01-31T07:00:00+07:00', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T00:00:00.1239Z', '2026-01-31T00:00:00.123Z'],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ])('%s is read as %s (CORE-10, CORE-UNSPEC-05)', (sent, kept) => {
    expect(moment.parse(sent)).toBe(kept);
    expect(moment.parse(kept)).toBe(kept);
  });
});

test('a country is two upper-case letters (CORE-CONF-03)', () => {
  for (const value of ['ID', 'PH', 'TH', 'MY']) expect(accepts(country, value)).toBe(true);
  for (const value of ['id', 'IDN', 'US-CA', '', 'I1']) expect(accepts(country, value)).toBe(false);
});

test('a URL is absolute, http or https, and at most 2048 characters', () => {
  for (const value of ['https://a.example/x?y=1', 'http://127.0.0.1:80', 'HTTPS://A.EXAMPLE']) {
    expect([value, accepts(httpUrl, value)]).toEqual([value, true]);
  }
  const long = `https://a.example/${'x'.repeat(2_048)}`;
  for (const value of ['a.example', 'ftp://a.example', 'https:a', 'https://', '//a', '', long]) {
    expect([value, accepts(httpUrl, value)]).toEqual([value, false]);
  }
});

describe('a URL in any script', () => {
  test('is stored as it was sent, and written in ASCII for redirects', () => {
    for (const [value, href] of [
      ['https://a.example', 'https://a.example/'],
      ['HTTPS://A.Example/b c', 'https://a.example/b%20c'],
      ['https://toko.example/\u{1F600}?q=\u0442', 'https://toko.example/%F0%9F%98%80?q=%D1%82'],
      ['https://m\u00fcnchen.example/', 'https://xn--mnchen-3ya.example/'],
      ['https://a.example/"><script>', 'https://a.example/%22%3E%3Cscript%3E'],
    ] as const) {
      expect([httpUrl.parse(value), hrefOf(value)]).toEqual([value, href]);
    }
  });

  test('is refused with a control character or a line break', () => {
    for (const character of ['\n', '\r', '\t', '\u0000', '\u001b', '\u007f', '\u0085', '\u2028']) {
      for (const value of [`https://a.example/${character}b`, `https://a.${character}example/`]) {
        expect([value, accepts(httpUrl, value), hrefOf(value)]).toEqual([value, false, null]);
      }
    }
  });

  test('is at most 2048 characters long in ASCII as well', () => {
    const path = (count: number) => `https://a.example/${emoji.repeat(count)}`;
    expect(accepts(httpUrl, path(169))).toBe(true);
    expect(accepts(httpUrl, path(170))).toBe(false);
  });

  test('has only characters that a header may contain, whatever text was accepted', () => {
    const tail = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom('https://a.example/', 'http://'), tail, (head, rest) => {
        const sent = head + rest;
        fc.pre(accepts(httpUrl, sent));
        expect(hrefOf(sent)).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
      }),
    );
  });
});
