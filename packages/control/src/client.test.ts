// Tests the errors of creating a client of the control API.
import { expect, test } from 'vitest';
import { createControlClient } from './client.ts';

test.each(['', undefined])(
  'without a token (%j), a client says so and where tokens are',
  (token) => {
    const make = () =>
      createControlClient({ baseUrl: 'http://127.0.0.1:1', token: token as string });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^token is missing or empty.*credentials\.json.*KASIR_CONTROL_TOKEN/);
  },
);
