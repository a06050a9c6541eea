// The explanations that operators read about undelivered events.
import type { Attempt, Outgoing } from '@kasir/core/server';
import { expect, test } from 'vitest';
import { textOfCode, timeoutText, failureReasonOf } from './reasons.ts';

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
  ['ECONNRESET', /closed the connection/, /crashes.*https/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed itself/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /authority/, /intermediate/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /authority/, /NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', /expired/, /Renew/],
  ['CERT_NOT_YET_VALID', /not valid yet/, /clocks/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another host name/, /host name/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak HTTPS/, /http:\/\//],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', /does not speak HTTPS/, /http:\/\//],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', /version of TLS/, /TLS 1\.2/],
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
  [302, /redirect/],
  [401, /token/],
  [404, /path/],
  [500, /its own log/],
  [418, /answer 200/],
])('a response of %i has a remedy of its own', (status, remedy) => {
  expect(failureReasonOf(event('FAILED', { status }))?.remedy).toMatch(remedy);
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
  expect(unrouted?.remedy).toMatch(/Set a callback URL/);
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
