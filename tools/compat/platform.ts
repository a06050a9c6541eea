// Starts the platform on a real socket, and plays the parts that no SDK plays: payers and
// operators.
import { readConfig, start } from '@kasir/server';
import { afterAll } from 'vitest';
import type { Options } from './sdks.ts';

/** Starts the platform, and stops it at the end of the test file. */
export const openPlatform = async () => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0'], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('The configuration is missing.');
  const running = await start(config);
  afterAll(() => running.stop());
  const { baseUrl, controlUrl, controlToken, key } = running;
  const merchant: Options = { secretKey: key, xenditURL: baseUrl };

  /** Calls the control API as an operator. */
  const operate = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(controlUrl + path, {
      method,
      headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  /** Calls the API with a key of the merchant, for requests that no SDK sends. */
  const call = async (
    method: string,
    path: string,
    body: object,
    apiKey: string = key,
  ): Promise<unknown> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { data } = await operate<{ data: [{ id: string }] }>('GET', '/accounts');
  return {
    merchant,
    /** Id of the merchant's account. */
    account: data[0].id,
    operate,
    call,
    /** Chooses on a hosted page as the payer; returns the URL to which the page sends them. */
    choose: async (page: string | null | undefined, choice: string): Promise<string | null> => {
      const response = await fetch(page ?? '', {
        method: 'POST',
        body: new URLSearchParams({ choice }),
        redirect: 'manual',
      });
      return response.headers.get('location');
    },
  };
};
