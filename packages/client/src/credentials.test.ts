// Tests the keys that a client accepts in each environment.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSampleClient } from './testing/sample-service.ts';

const baseUrl = 'http://127.0.0.1:1';
const secret = 'xnd_development_0123456789abcdef';
const keys = { public: 'xnd_public_development_0123', token: 'a-token-of-the-control-api' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('in a page', () => {
  test.each([secret, 'xnd_production_0123456789abcdef', 'xnd_other'])(
    'a client refuses a secret key, with the reason and the remedy, and does not repeat the key',
    (key) => {
      vi.stubGlobal('window', {});
      vi.stubGlobal('document', {});
      const make = () => createSampleClient({ baseUrl, key });
      expect(make).toThrow(TypeError);
      expect(make).toThrow(/secret key.*could read it.*on your server.*xnd_public_/);
      expect(make).not.toThrow(key);
    },
  );

  test.each(Object.entries(keys))('a client accepts a key that is not secret: %s', (_, key) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    expect(createSampleClient({ baseUrl, key })).toHaveProperty('widgets');
  });
});

test.each(['', undefined, null])(
  'the error for a missing key (%j) states where keys are found',
  (key) => {
    const make = () => createSampleClient({ baseUrl, key: key as string });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^key is missing or empty.*credentials\.json.*KASIR_KEY/);
  },
);

test('a malformed key is refused, and the error does not repeat it', () => {
  const make = () => createSampleClient({ baseUrl, key: `${secret}\n` });
  expect(make).toThrow(/^key must be an API key/);
  expect(make).not.toThrow(secret);
});

test.each([
  ['a worker, which has no window', {}],
  ['a runtime that calls its globals window', { window: {} }],
])('in %s, a client accepts every key', (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  for (const key of [secret, ...Object.values(keys)])
    expect(createSampleClient({ baseUrl, key })).toHaveProperty('widgets');
});
