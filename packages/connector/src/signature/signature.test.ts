// Tests signatures against the official library, and that a signature is valid for its own message
// only.
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { OTHER_SECRET, SECRET } from '../testing/requests.ts';
import { contentWithoutBody, keyOf, keysOf, signatureHeaders } from './sign.ts';
import { verify } from './verify.ts';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const timestamp = NOW / 1_000;

const headersOf = (
  secrets: readonly string[],
  content: string,
  at = timestamp,
  id = 'op_00000001',
) => new Headers(signatureHeaders(keysOf(secrets), { id, timestamp: at, content }));

test('signatures are equal to those of the official library of Standard Webhooks', () => {
  const official = new Webhook(SECRET);
  const body = '{"a":"\u00e9"}';
  const made = official.sign('op_00000001', new Date(NOW), body);
  expect(headersOf([SECRET], body).get('webhook-signature')).toBe(made);
});

test('the signature of one message is refused for any other', () => {
  const part = fc.record({
    id: fc.stringMatching(/^[a-z0-9_]{8,12}$/),
    timestamp: fc.integer({ min: timestamp - 300, max: timestamp + 300 }),
    content: fc.oneof(
      fc.string(),
      fc
        .constantFrom('GET', 'POST')
        .map((method) => contentWithoutBody(method, '/operations/op_1')),
      fc.constant('GET /operations/op_2'),
    ),
  });
  fc.assert(
    fc.property(part, part, (signed, other) => {
      const headers = new Headers(signatureHeaders([keyOf(SECRET)], signed));
      expect(verify([keyOf(SECRET)], headers, signed.content, NOW).ok).toBe(true);
      const isSame =
        signed.id === other.id &&
        signed.timestamp === other.timestamp &&
        signed.content === other.content;
      const signature = headers.get('webhook-signature') ?? '';
      const moved = new Headers({
        'webhook-id': other.id,
        'webhook-timestamp': String(other.timestamp),
        'webhook-signature': signature,
      });
      expect(verify([keyOf(SECRET)], moved, other.content, NOW).ok).toBe(isSame);
      const flipped = signature.endsWith('A=') ? `${signature.slice(0, -2)}B=` : `${signature}A`;
      headers.set('webhook-signature', flipped);
      expect(verify([keyOf(SECRET)], headers, signed.content, NOW).ok).toBe(false);
    }),
  );
});

test('during a rotation either secret is accepted, and afterwards the old secret is refused', () => {
  const both = headersOf([SECRET, OTHER_SECRET], 'a');
  for (const secret of [SECRET, OTHER_SECRET]) {
    expect(verify([keyOf(secret)], both, 'a', NOW).ok).toBe(true);
    const one = headersOf([secret], 'a');
    expect(verify(keysOf([SECRET, OTHER_SECRET]), one, 'a', NOW).ok).toBe(true);
  }
  expect(verify([keyOf(OTHER_SECRET)], headersOf([SECRET], 'a'), 'a', NOW).ok).toBe(false);
});

test('a message is accepted at most five minutes before and after its time', () => {
  for (const distance of [-300, 0, 300])
    expect(
      verify(keysOf([SECRET]), headersOf([SECRET], 'a', timestamp + distance), 'a', NOW).ok,
    ).toBe(true);
  for (const distance of [-301, 301])
    expect(
      verify(keysOf([SECRET]), headersOf([SECRET], 'a', timestamp + distance), 'a', NOW),
    ).toEqual({
      ok: false,
      reason: expect.stringContaining('5 minutes'),
    });
  for (const text of ['', '1e3', '-1', ' 1', 'NaN']) {
    const headers = headersOf([SECRET], 'a');
    headers.set('webhook-timestamp', text);
    expect(verify(keysOf([SECRET]), headers, 'a', NOW).ok).toBe(false);
  }
});

test('a message without one of the headers is refused', () => {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    const headers = headersOf([SECRET], 'a');
    headers.delete(name);
    expect(verify(keysOf([SECRET]), headers, 'a', NOW).ok).toBe(false);
  }
});

test('a malformed or short secret is refused with the command that creates one', () => {
  const short = `whsec_${Buffer.alloc(16).toString('base64')}`;
  for (const secret of ['', 'whsec_', 'whsec_!!!', short, SECRET.slice('whsec_'.length)])
    expect(() => keysOf([secret])).toThrow('openssl rand -base64 32');
  expect(() => keysOf([])).toThrow('at least one');
});
