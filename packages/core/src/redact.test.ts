// Redaction removes every value that a schema marks as secret, does not name or does not accept,
// and everything that looks like a card number.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { legacyId, uuidv7 } from './ids.ts';
import { redacted, secret, withoutCards } from './redact.ts';

const card = z.object({
  card_number: secret(z.string()),
  expiry: z.string().regex(/^\d\d\/\d\d$/),
  cvn: secret(z.string()).nullish(),
});

const body = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CARD'),
    card: card.nullish(),
    amount: z.number().optional(),
    metadata: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    type: z.literal('LIST'),
    cards: z.array(card),
    codes: z.array(secret(z.string())).optional(),
    names: z.array(z.string()).optional(),
  }),
]);

const redactBody = (sent: unknown) => redacted(body, sent);

describe('an object with a secret becomes [secret]', () => {
  const sent = { card_number: '4000000000001000', expiry: '12/30', cvn: '123' };

  test('in objects, lists and every branch of a union', () => {
    expect(redactBody({ type: 'CARD', card: sent, metadata: { a: 'b' } })).toEqual({
      type: 'CARD',
      card: '[secret]',
      metadata: { a: 'b' },
    });
    expect(redactBody({ type: 'LIST', cards: [sent], codes: ['222000'], names: ['a'] })).toEqual({
      type: 'LIST',
      cards: ['[secret]'],
      codes: ['[secret]'],
      names: ['a'],
    });
    expect(redacted(card, sent)).toBe('[secret]');
  });

  test('also when another value is sent in its place', () => {
    for (const wrong of ['123', 123, ['123'], { cvn: { cvn: '123' } }, { expiry: '123' }, null]) {
      expect(redactBody({ type: 'CARD', card: wrong })).toEqual({ type: 'CARD', card: '[secret]' });
    }
    for (const wrong of ['123', 123, { cvn: '123' }]) {
      expect(
        JSON.stringify(redactBody({ type: 'LIST', cards: wrong, codes: wrong })),
      ).not.toContain('123');
    }
  });
});

test('a value that its schema does not accept becomes [invalid]', () => {
  expect(redactBody({ type: 'debit', amount: 'much', metadata: 'x', names: 'y' })).toEqual({
    type: '[invalid]',
    amount: '[invalid]',
    metadata: '[invalid]',
    names: '[invalid]',
  });
  expect(redactBody({ amount: [1], metadata: { a: 1 }, names: [1, 'a'] })).toEqual({
    amount: '[invalid]',
    metadata: { a: '[invalid]' },
    names: ['[invalid]', 'a'],
  });
  for (const root of ['text', 4, null, ['a']]) expect(redactBody(root)).toBe('[invalid]');
});

test('fields that the schema does not name are left out', () => {
  const stray = { xname: '739', list: ['739'], deep: { name: ['739'] } };
  expect(redactBody({ type: 'CARD', ...stray })).toEqual({ type: 'CARD' });
});

test('runs of digits that could be a card are masked in text, keys and numbers; ids are not', () => {
  expect(
    redactBody({
      type: 'CARD',
      amount: 4_000_000_000_001_000,
      metadata: { '4000000000001000': 'b' },
    }),
  ).toEqual({ type: 'CARD', amount: '[digits]', metadata: { '[digits]': 'b' } });
  for (const card_number of ['4000 0000 0000 1000', '4000-0000-0000-1000', '400000000000']) {
    expect(withoutCards(`a${card_number}b`)).toBe('a[digits]b');
  }
  const kept = 'pr-01a201e7-f1bc-7000-8000-1101edfb696c at 2026-01-31T12:00:00.000Z for 25000';
  expect(withoutCards(kept)).toBe(kept);
});

test('a card number is never shown, wherever and in whatever shape it is sent', () => {
  const digits = fc.stringMatching(/^[1-9]\d{12,18}$/);
  const shapes = (number: string) => [
    number,
    Number(number),
    `pay ${number}.`,
    [number],
    { [number]: number },
    { card_number: number, expiry: number, cvn: { number } },
    [{ number }],
  ];
  const places = ['type', 'card', 'amount', 'metadata', 'cards', 'codes', 'names', 'stray'];
  const place = fc.constantFrom(...places);
  fc.assert(
    fc.property(digits, place, fc.nat(6), fc.boolean(), (number, name, shape, inside) => {
      const value = shapes(number)[shape];
      const sent = inside ? { type: 'CARD', card: { [name]: value } } : { [name]: value };
      const text = JSON.stringify([redactBody(sent), redactBody([sent]), redactBody(value)]);
      expect(text).not.toContain(number);
      expect(text).not.toMatch(/\d{12}/);
    }),
  );
});

test('ids of the platform are never masked as card numbers, however many digits they have', () => {
  for (const sequence of [1, 20_000])
    for (const random of ['01023680123', '90000000000', '12345678901']) {
      const uuid = uuidv7({ now: Date.UTC(2026, 10, 22), sequence, random });
      for (const id of [uuid, `pr-${uuid}`, legacyId(uuid), `${legacyId(uuid)}.`])
        expect(withoutCards(id)).toBe(id);
    }
  for (const text of ['a4000000000001091abcdefab', `01${'4'.repeat(22)}`, '4'.repeat(24)])
    expect(withoutCards(text)).toContain('[digits]');
});
