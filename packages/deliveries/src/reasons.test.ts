// The explanations that operators read about undelivered events.
import type { Attempt, Outgoing } from '@kasir/core/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  failureReasonOf,
  isByChaos,
  remedyOfText,
  textOfCode,
  textOfStatus,
  timeoutText,
} from './reasons.ts';

const event = (status: Outgoing['status'], ...attempts: readonly Partial<Attempt>[]): Outgoing => ({
  name: 'payment.succeeded',
  family: 'payment',
  subject: 'pr-1',
  status,
  url: null,
  body: '{}',
  created: 0,
  attempts: attempts.map((attempt) => ({
    at: 0,
    status: null,
    error: null,
    trigger: 'automatic',
    ...attempt,
  })),
});

test.each([
  ['ECONNREFUSED', /refused the connection/, /Start the receiver/],
  ['ENOTFOUND', /host name .* not known/, /spelling/],
  ['ERR_IP_BLOCKED', /private address/, /--allow-private-callbacks/],
  ['ERR_IP_BLOCKED', /are blocked/, /callbacks private allow/],
  ['ECONNRESET', /closed the connection/, /crashes.*https/],
  ['UND_ERR_SOCKET', /closed the connection/, /crashes.*https/],
  ['UND_ERR_CONNECT_TIMEOUT', /could not be reached in time/, /firewalls/],
  ['EAI_AGAIN', /could not be looked up/, /name service/],
  ['ERR_INVALID_URL', /not an http or https URL/, /begins with https:/],
  ['UND_ERR_INVALID_ARG', /cannot be sent/, /visible ASCII characters/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed itself/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /authority/, /intermediate/],
  ['UNABLE_TO_GET_ISSUER_CERT', /authority/, /intermediate/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /authority/, /intermediate/],
  ['CERT_UNTRUSTED', /authority/, /intermediate/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /authority/, /NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', /expired/, /Renew/],
  ['CERT_NOT_YET_VALID', /not valid yet/, /clocks/],
  ['CERT_REVOKED', /was revoked/, /Get a new certificate/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another host name/, /host name/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak HTTPS/, /http:\/\//],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', /does not speak HTTPS/, /http:\/\//],
  ['ERR_SSL_HTTP_REQUEST', /does not speak HTTPS/, /http:\/\//],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /version of TLS/, /TLS 1\.2/],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', /version of TLS/, /TLS 1\.2/],
  ['ERR_SSL_NO_PROTOCOLS_AVAILABLE', /version of TLS/, /TLS 1\.2/],
  ['ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE', /refused the TLS handshake/, /certificate/],
])(
  'an attempt that ended by %s names the cause and the remedy (EVT-DLV-07)',
  (code, text, remedy) => {
    const reason = failureReasonOf(event('PENDING', { error: textOfCode(code, '') }));
    expect(reason?.text).toMatch(text);
    expect(reason?.remedy).toMatch(remedy);
  },
);

test.each([
  [300, /redirect/],
  [302, /redirect/],
  [399, /redirect/],
  [400, /answer 200 to what/],
  [401, /token/],
  [403, /token/],
  [404, /path/],
  [405, /path/],
  [410, /path/],
  [413, /size of bodies/],
  [418, /answer 200 to what/],
  [429, /limits its requests/],
  [499, /answer 200 to what/],
  [500, /its own log/],
  [599, /its own log/],
])('a response of %i has a remedy of its own', (status, remedy) => {
  const reason = failureReasonOf(event('FAILED', { status }));
  expect(reason).toEqual({
    text: `The receiver responded with ${status}.`,
    remedy: expect.stringMatching(remedy),
  });
});

test('the remedy that is found by the stored text is that of the event', () => {
  const text = fc.oneof(
    fc
      .constantFrom('ECONNREFUSED', 'CERT_REVOKED', 'ERR_SSL_HTTP_REQUEST', 'ERR_SSL_X', 'EX')
      .map((code) => textOfCode(code, 'odd')),
    fc.integer({ min: 1, max: 120_000 }).map(timeoutText),
    fc.constantFrom('Dropped', 'Duplicated').map((how) => `${how} by webhook chaos.`),
  );
  const attempt = fc.oneof(
    text.map((error) => ({ error })),
    fc.integer({ min: 100, max: 999 }).map((status) => ({ status })),
  );
  fc.assert(
    fc.property(attempt, (last) => {
      const reason = failureReasonOf(event('PENDING', last));
      expect(remedyOfText(reason?.text ?? '')).toBe(reason?.remedy);
    }),
  );
});

test('a text of an unknown error contains its message, or its code when it has no message', () => {
  expect(textOfCode('EX', '')).toBe('No complete response arrived (EX).');
  expect(textOfCode('', 'odd')).toBe('No complete response arrived (odd).');
  expect(textOfCode('WRONG_VERSION_NUMBER', '')).toBe(
    'No complete response arrived (WRONG_VERSION_NUMBER).',
  );
});

test('the text of a time-out states started seconds as whole ones', () => {
  expect([1, 1_000, 1_001, 30_000].map(timeoutText)).toEqual([
    'No complete response arrived within 1 second.',
    'No complete response arrived within 1 second.',
    'No complete response arrived within 2 seconds.',
    'No complete response arrived within 30 seconds.',
  ]);
});

test('only a text that ends with the chaos is caused by it', () => {
  expect(isByChaos('Signed with an old time by webhook chaos.')).toBe(true);
  expect(isByChaos(textOfStatus(500))).toBe(false);
  expect(isByChaos(textOfCode('EX', 'Dropped by webhook chaos.'))).toBe(false);
});

test('a time-out, an unknown error and a missing URL have remedies of their own', () => {
  expect(failureReasonOf(event('PENDING', { error: timeoutText(30_000) }))?.remedy).toMatch(
    /answer 200/,
  );
  const unknown = failureReasonOf(event('PENDING', { error: textOfCode('EX', 'odd') }));
  expect(unknown).toEqual({
    text: 'No complete response arrived (odd).',
    remedy: expect.stringContaining('log') as string,
  });
  const unrouted = failureReasonOf(event('UNROUTED', { error: 'No callback URL is set for qr.' }));
  expect(unrouted).toMatchObject({
    text: 'No callback URL is set for qr.',
    remedy: expect.stringContaining('npm run kasir -- callbacks set default URL'),
  });
  expect(unrouted?.remedy).toMatch(/Set a callback URL.*resend the event/);
  expect(failureReasonOf(event('UNROUTED', { error: null }))?.text).toBe(
    'No callback URL is set for this event.',
  );
});

test('the reason is that of the last attempt; an event that is delivered or not yet tried has none', () => {
  expect(failureReasonOf(event('DELIVERED', { status: 500 }, { status: 200 }))).toBeNull();
  expect(failureReasonOf(event('PENDING'))).toBeNull();
  expect(failureReasonOf(event('PENDING', { status: 500 }, { status: 404 }))?.text).toMatch(/404/);
});

test('the remedy after an attempt that chaos has disturbed is about the chaos, not the receiver', () => {
  const reason = failureReasonOf(event('PENDING', { error: 'Dropped by webhook chaos.' }));
  expect(reason).toEqual({
    text: 'Dropped by webhook chaos.',
    remedy: expect.stringMatching(/on purpose.*end the webhook chaos/),
  });
});
