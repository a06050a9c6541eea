// The platform on a real socket, and what happens around its API that no SDK does: payers choose,
// operators operate.
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

  /** The operator uses the control API. */
  const operate = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(controlUrl + path, {
      method,
      headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  /** What no SDK does: a call of the API with a key of the merchant. */
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
    /** The payer opens a hosted page and chooses; returns where the page sends them. */
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
