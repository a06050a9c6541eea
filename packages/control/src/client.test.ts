// Tests the errors of creating a client of the control API.
import { expect, test } from 'vitest';
import { createControlClient } from './client.ts';

test.each(['', undefined])(
  'a client without a token (%j) is not created, and the error names where to find the token',
  (token) => {
    const make = () =>
      createControlClient({ baseUrl: 'http://127.0.0.1:1', token: token as string });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^token is missing or empty.*credentials\.json.*KASIR_CONTROL_TOKEN/);
  },
);
