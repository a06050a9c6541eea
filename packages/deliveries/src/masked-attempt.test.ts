// Checks that the record of an attempt is safe to store and to display, whatever a receiver sends.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryHeaders } from '@kasir/webhooks/sending';
import {
  RESPONSE_BYTES_MAX,
  RESPONSE_CHARACTERS_MAX,
  maskHeaders,
  maskResponse,
} from './masked-attempt.ts';

const token = 'the-token-of-this-account';
const headers = deliveryHeaders({
  id: 'event-1',
  body: '{}',
  token,
  secret: ['whsec_b25l', 'whsec_dHdv'],
  now: 1_000,
});
const signatures = (headers['webhook-signature'] ?? '').split(' ');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('token and signature are hidden in the headers, and all other headers are unchanged', () => {
  expect(maskHeaders(headers)).toEqual({
    ...headers,
    'x-callback-token': '[hidden]',
    'webhook-signature': '[hidden]',
  });
});

test('any bytes become a text of limited length without control characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: RESPONSE_BYTES_MAX + 50 }), (bytes) => {
      const text = maskResponse(bytes, headers);
      expect(Array.from(text).length).toBeLessThanOrEqual(RESPONSE_CHARACTERS_MAX);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});

test('plain text is kept as the receiver sent it', () => {
  const said = '{"error":"no such order"}\n\t— ノート 🙂';
  expect(maskResponse(bytesOf(said), headers)).toBe(said);
});

test('no part of a token or signature in the response is kept, wherever the response is cut', () => {
  const piece = fc.oneof(
    fc.constantFrom(token, headers['webhook-signature'] ?? '', ...signatures),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('🙂'.repeat(200), 'a'.repeat(490)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const bytes = bytesOf(pieces.join('')).subarray(0, RESPONSE_BYTES_MAX);
      const text = maskResponse(bytes, headers);
      for (const proof of [token, ...signatures])
        for (let length = 12; length <= proof.length; length += 1)
          expect(text).not.toContain(proof.slice(0, length));
    }),
    { numRuns: 50 },
  );
});

test('keys and card numbers are not kept, even if the text ends within them', () => {
  const key = 'xnd_development_abcdefgh';
  for (const before of ['', 'x'.repeat(RESPONSE_CHARACTERS_MAX - 8)]) {
    const text = maskResponse(bytesOf(`${before} 4000000000001000 ${key}`), headers);
    expect(text).not.toContain('400000');
    expect(text).not.toContain('abcdefgh');
  }
});
