// Nothing that a schema marks as secret, and nothing it does not name, survives redaction.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { redacted, secret } from './redact.ts';

const card = z.object({
  card_number: secret(z.string()),
  expiry: z.string(),
  cvn: secret(z.string()).nullish(),
});

const body = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CARD'),
    card,
    metadata: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ type: z.literal('LIST'), cards: z.array(card), otp: secret(z.string()).optional() }),
]);

test('marked fields read [secret], in objects, lists and every branch of a union', () => {
  const sent = { card_number: '4000000000001000', expiry: '12/30', cvn: '123' };
  const hidden = { card_number: '[secret]', expiry: '12/30', cvn: '[secret]' };
  expect(redacted(body, { type: 'CARD', card: sent, metadata: { a: 'b' } })).toEqual({
    type: 'CARD',
    card: hidden,
    metadata: { a: 'b' },
  });
  expect(redacted(body, { type: 'LIST', cards: [sent], otp: '222000' })).toEqual({
    type: 'LIST',
    cards: [hidden],
    otp: '[secret]',
  });
});

test('fields that the schema does not name are left out, wherever they stand', () => {
  const number = '4000000000001000';
  fc.assert(
    fc.property(fc.stringMatching(/^x[a-z]{1,8}$/), fc.boolean(), (name, inside) => {
      const stray = { [name]: number, list: [number], deep: { [name]: [number] } };
      const sent = {
        type: 'CARD',
        card: { expiry: '12/30', ...(inside && stray) },
        ...(!inside && stray),
      };
      expect(JSON.stringify(redacted(body, sent))).not.toContain(number);
    }),
  );
});
