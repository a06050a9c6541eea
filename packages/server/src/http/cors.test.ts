// Checks calls from pages of other origins over real sockets: those that accept a public key, and
// no others.
import { memoryStore } from '@kasir/core/testing';
import { handlers } from '../registry.ts';
import { randomHex } from '../random/random-hex.ts';
import { createRouter, refusalAt } from '../app/public-listener.ts';
import { platformOn, sources } from '../testing/stores.ts';
import { listen } from './edge.ts';
import { describe, expect, onTestFinished, test } from 'vitest';

const origin = 'https://shop.example';

const opened = async (rates: { test?: number; address?: number } = {}) => {
  const kasir = await platformOn(memoryStore(sources), {
    rates: { test: 0, address: 0, ...rates },
  });
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => randomHex(32),
    respond: createRouter(kasir),
    refusal: refusalAt,
  });
  onTestFinished(() => edge.close());
  const { key } = await kasir.directory.createKey({
    name: 'Browser',
    account: kasir.account,
    mode: 'test',
    type: 'public',
    permissions: [],
    key: { random: randomHex(48) },
  });
  const basic = (name: string) => `Basic ${Buffer.from(`${name}:`).toString('base64')}`;
  const call = (method: string, path: string, headers = {}, body?: string) =>
    fetch(edge.url + path, { method, headers: { origin, ...headers }, ...(body && { body }) });
  const preflight = (wanted: string, path: string) =>
    call('OPTIONS', path, {
      'access-control-request-method': wanted,
      'access-control-request-headers': 'authorization, content-type',
    });
  return { call, preflight, secret: basic(kasir.key), browser: basic(key), url: edge.url };
};

const json = { 'content-type': 'application/json' };
const token = JSON.stringify({
  amount: 75_000,
  card_data: { account_number: '4000000000001000', exp_month: '12', exp_year: '2039' },
});
const allowedBy = (response: Response) => response.headers.get('access-control-allow-origin');

/** A path of a contract, whatever its parameters. */
const pathOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, 'x');

describe('a preflight', () => {
  test.each(handlers.map(({ contract }) => contract))(
    'of $id is allowed only if the endpoint accepts a public key',
    async ({ method, path, auth }) => {
      const { preflight } = await opened();
      const response = await preflight(method, pathOf(path));
      expect(allowedBy(response)).toBe(auth === 'public' ? '*' : null);
      if (auth !== 'public') return;
      expect(response.status).toBe(204);
      const { headers } = response;
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
      const sendable = headers.get('access-control-allow-headers')?.split(', ') ?? [];
      for (const name of ['authorization', 'content-type', 'api-version', 'x-api-version'])
        expect(sendable).toContain(name);
      expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
    },
  );

  test('of a method that the path does not have is not allowed', async () => {
    const { preflight } = await opened();
    expect(allowedBy(await preflight('DELETE', '/credit_card_tokens'))).toBeNull();
    expect(allowedBy(await preflight('POST', '/none'))).toBeNull();
  });
});

describe('a call from another origin', () => {
  test('has a readable response, whatever its outcome', async () => {
    const { call, browser } = await opened();
    const authorization = { authorization: browser, ...json };
    const made = await call('POST', '/v2/credit_card_tokens', authorization, token);
    const { id } = (await made.json()) as { id: string };
    for (const [status, response] of [
      [200, made],
      [200, await call('GET', `/credit_card_tokens/${id}`, authorization)],
      [400, await call('POST', '/credit_card_tokens', authorization, '{}')],
      [400, await call('POST', '/credit_card_tokens', authorization, '{')],
      [401, await call('POST', '/credit_card_tokens', json, token)],
      [404, await call('GET', '/credit_card_tokens/x', authorization)],
      [413, await call('POST', '/credit_card_tokens', authorization, 'x'.repeat(2_000_000))],
    ] as const)
      expect([response.status, allowedBy(response)]).toEqual([status, '*']);
    expect(made.headers.get('access-control-expose-headers')).toContain('request-id');
  });

  test('has a readable response when it exceeds a rate limit of the account or the address', async () => {
    for (const rates of [{ test: 1 }, { address: 1 }]) {
      const { call, browser } = await opened(rates);
      const authorization = { authorization: browser };
      await call('GET', '/credit_card_tokens/x', authorization);
      const refused = await call('GET', '/credit_card_tokens/x', authorization);
      expect([refused.status, allowedBy(refused)]).toEqual([429, '*']);
    }
  });

  test('to an endpoint for secret keys has no readable response', async () => {
    const { call, secret, browser } = await opened();
    for (const authorization of [secret, browser]) {
      for (const [method, path] of [
        ['GET', '/balance'],
        ['POST', '/credit_card_charges'],
        ['GET', '/credit_card_charges/x'],
      ] as const)
        expect(allowedBy(await call(method, path, { authorization }))).toBeNull();
    }
  });
});

test('a call without an origin, such as one of a server, gets no CORS header', async () => {
  const { url, secret } = await opened();
  const response = await fetch(`${url}/credit_card_tokens/x`, {
    headers: { authorization: secret },
  });
  expect([response.status, allowedBy(response)]).toEqual([404, null]);
});
