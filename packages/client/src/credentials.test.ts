// The keys that a client accepts in each environment.
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
    'a client takes no secret key, says why and what to do, and does not repeat it',
    (key) => {
      vi.stubGlobal('window', {});
      vi.stubGlobal('document', {});
      const make = () => createSampleClient({ baseUrl, key });
      expect(make).toThrow(TypeError);
      expect(make).toThrow(/secret key.*could read it.*on your server.*xnd_public_/);
      expect(make).not.toThrow(key);
    },
  );

  test.each(Object.entries(keys))('a client takes what is no secret key: %s', (_, key) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    expect(createSampleClient({ baseUrl, key })).toHaveProperty('widgets');
  });
});

test.each(['', undefined, null])(
  'without a key (%j), a client says so and where keys are',
  (key) => {
    const make = () => createSampleClient({ baseUrl, key: key as string });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^key is missing or empty.*credentials\.json.*KASIR_KEY/);
  },
);

test('what is no key is refused without being repeated', () => {
  const make = () => createSampleClient({ baseUrl, key: `${secret}\n` });
  expect(make).toThrow(/^key must be an API key/);
  expect(make).not.toThrow(secret);
});

test.each([
  ['a worker, which has no window', {}],
  ['a runtime that calls its globals window', { window: {} }],
])('in %s, a client takes every key', (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  for (const key of [secret, ...Object.values(keys)])
    expect(createSampleClient({ baseUrl, key })).toHaveProperty('widgets');
});
