// Checks which headers of a request are recorded, and that credentials never are.
import { expect, test } from 'vitest';
import { maskedHeaders, recordedHeaders } from './masked-headers.ts';

const sent = {
  authorization: 'Basic c2VjcmV0Og==',
  cookie: 'session=1',
  'x-callback-token': 'the-token',
  'content-type': 'application/json',
  'user-agent': 'merchant/1.0 xnd_development_abc',
  'api-version': 'tomorrow',
  'for-user-id': '65f0c0ffee65f0c0ffee65f0',
  'idempotency-key': '4000000000001000',
  'x-of-the-caller': 'anything',
};

test('recorded headers contain no credentials and no unknown headers', () => {
  const recorded = recordedHeaders(null, sent);
  for (const proof of ['c2VjcmV0', 'session=1', 'the-token', 'anything'])
    expect(recorded).not.toContain(proof);
});

test('credentials are shown by their scheme only, and known headers only with an accepted value', () => {
  const recorded = JSON.parse(recordedHeaders(null, sent)) as Record<string, string>;
  expect(maskedHeaders(null, recorded)).toEqual({
    authorization: 'Basic [hidden]',
    cookie: '[hidden]',
    'x-callback-token': '[hidden]',
    'content-type': 'application/json',
    'user-agent': 'merchant/1.0 [key]',
    'api-version': '[invalid]',
    'for-user-id': '65f0c0ffee65f0c0ffee65f0',
    'idempotency-key': '[digits]',
  });
});
