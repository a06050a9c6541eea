// Tests signatures against those that OpenSSL makes of the same input, and with random bodies that
// are changed after signing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSignedBy,
  isSignedRequest,
  isSignedWithSecret,
  minifyJson,
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
} from '@kasir/snap';
import { privateKey, publicKey, vectors } from './testing/partner.ts';

const { method, path, timestamp, body, asymmetric, symmetric, token } = vectors;
const request = { method, path, timestamp, body };

test('texts and signatures are those of OpenSSL (SNAP-HDR-X-SIGNATURE, AUTH-UNSPEC-01)', () => {
  expect(textToSign(request)).toBe(asymmetric.text);
  expect(signAsymmetric(privateKey, asymmetric.text)).toBe(asymmetric.signature);
  expect(isSignedRequest(publicKey, request, asymmetric.signature)).toBe(true);
  expect(textToSign(request, symmetric.accessToken)).toBe(symmetric.text);
  expect(signSymmetric(symmetric.clientSecret, symmetric.text)).toBe(symmetric.signature);
  expect(
    isSignedWithSecret(symmetric.clientSecret, request, symmetric.accessToken, symmetric.signature),
  ).toBe(true);
  expect(tokenTextToSign(token.clientId, timestamp)).toBe(token.text);
  expect(isSignedBy(publicKey, token.text, token.signature)).toBe(true);
});

test('minified JSON has the same value and no white space between its tokens', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
      expect(minifyJson(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value));
    }),
  );
});

test('a signature is valid for its own method, path, body and time only', () => {
  const bodies = fc.json();
  const changes = fc.constantFrom('method', 'path', 'body', 'timestamp');
  fc.assert(
    fc.property(bodies, changes, (signedBody, change) => {
      const own = { ...request, body: signedBody };
      const signature = signAsymmetric(privateKey, textToSign(own));
      expect(isSignedRequest(publicKey, own, signature)).toBe(true);
      const other = { ...own, [change]: `${own[change]}1` };
      expect(isSignedRequest(publicKey, other, signature)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a partner may sign the minified body, and may omit /snap from the path', () => {
  const spaced = JSON.stringify(JSON.parse(body), null, 2);
  const sent = { ...request, body: spaced };
  const minified = signAsymmetric(privateKey, textToSign(sent));
  expect(isSignedRequest(publicKey, sent, minified)).toBe(true);
  const short = textToSign({ ...sent, path: path.replace('/snap', '') });
  expect(isSignedRequest(publicKey, sent, signAsymmetric(privateKey, short))).toBe(true);
});

test('a malformed signature is refused without an exception', () => {
  for (const signature of ['', 'x', '%%%', 'A'.repeat(5_000)])
    expect([signature.slice(0, 3), isSignedRequest(publicKey, request, signature)]).toEqual([
      signature.slice(0, 3),
      false,
    ]);
});

test('timestamps have seconds and an offset (SNAP-HDR-X-TIMESTAMP)', () => {
  expect(timestampOf(Date.UTC(2026, 10, 22, 10, 0, 0, 999))).toBe('2026-11-22T10:00:00+00:00');
});
