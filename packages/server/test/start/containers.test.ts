// Checks a server that is reached from other machines: its links, and a control API beyond
// loopback.
import { request } from 'node:http';
import { once } from 'node:events';
import { typedCommand } from '@kasir/core/engine';
import { loopback } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { start, type Running } from '../../src/start/start.ts';

const boot = async (...args: string[]): Promise<Running> => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0', ...args], {
    KASIR_LOG_LEVEL: 'silent',
    KASIR_CONTROL_TOKEN: 'secret',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  return running;
};

const onAllInterfaces = ['--host', '0.0.0.0', '--insecure-http'];

/** Creates a payment request and returns the link of its page. */
const pageOf = async ({ baseUrl, key }: Running): Promise<string> => {
  const url = 'https://merchant.example';
  const response = await fetch(`${baseUrl}/payment_requests`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'content-type': 'application/json',
      // The Host header of a request must not decide where payers are sent.
      host: 'attacker.example',
    },
    body: JSON.stringify({
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: url, failure_return_url: url },
        },
      },
    }),
  });
  return ((await response.json()) as { actions: { url: string }[] }).actions[0]?.url ?? '';
};

test.each(['0.0.0.0', '::'])('links of a server on %s begin with localhost', async (host) => {
  const running = await boot('--host', host, '--insecure-http');
  const { port } = new URL(running.baseUrl);
  expect(running.baseUrl).toBe(`http://localhost:${port}`);
  expect([running.linkUrl, running.privateCallbacks]).toEqual([
    running.baseUrl,
    `blocked: it listens on ${host} (--allow-private-callbacks allows them, ${typedCommand('callbacks private allow')} for one account)`,
  ]);
  const page = await pageOf(running);
  expect(page).toMatch(new RegExp(`^${running.baseUrl}/hosted/`));
  expect((await fetch(page)).status).toBe(200);
});

test('links begin with the public URL where there is one', async () => {
  const running = await boot(...onAllInterfaces, '--public-url', 'https://pay.example/kasir/');
  expect(await pageOf(running)).toMatch(/^https:\/\/pay\.example\/kasir\/hosted\//);
});

/** Requests the clock of the control API with a host name; resolves to the status. */
const clockAs = async (
  { controlUrl }: Running,
  host: string,
  token = 'secret',
  address = '127.0.0.1',
): Promise<number | undefined> => {
  const { port } = new URL(controlUrl);
  const headers = { host: `${host}:${port}`, authorization: `Bearer ${token}` };
  const sent = request({ host: address, port, path: '/clock', headers }).end();
  const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
};

test('the control API beyond loopback accepts addresses and local names as Host, with its token', async () => {
  const running = await boot(...onAllInterfaces, '--control-host', '0.0.0.0');
  for (const host of ['localhost', '127.0.0.1', '[::1]', '10.1.2.3', '[fd00::1]', 'kasir'])
    expect([host, await clockAs(running, host)]).toEqual([host, 200]);
  for (const host of ['attacker.example', 'kasir.', 'localhost.attacker.example', ''])
    expect([host, await clockAs(running, host)]).toEqual([host, 403]);
  expect(await clockAs(running, 'kasir', 'wrong')).toBe(401);
});

test('the control API on loopback accepts only names of this machine as Host', async () => {
  const running = await boot();
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect([host, await clockAs(running, host)]).toEqual([host, 200]);
  for (const host of ['10.1.2.3', 'kasir', 'attacker.example'])
    expect([host, await clockAs(running, host)]).toEqual([host, 403]);
});

test.each([
  [[], 0, /private address/],
  [['--allow-private-callbacks'], 1, undefined],
] as const)(
  'a server on all interfaces with %j delivers %i webhooks to a private address',
  async (flags, delivered, error) => {
    const running = await boot(...onAllInterfaces, ...flags);
    const receiver = await loopback((response) => void response.writeHead(200).end());
    onTestFinished(() => receiver.close());
    const headers = {
      authorization: `Basic ${Buffer.from(`${running.key}:`).toString('base64')}`,
      'content-type': 'application/json',
    };
    const post = (path: string, body: object) =>
      fetch(running.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const callback_url = `${receiver.url}/hook`;
    await post('/qr_codes', { external_id: 'a', type: 'STATIC', callback_url });
    await post('/qr_codes/a/payments/simulate', { amount: 1_000 });
    const control = async (method: string, path: string, body?: object) => {
      const authorization = `Bearer ${running.controlToken}`;
      const sent = { method, headers: { authorization }, ...(body && { body: '{}' }) };
      return (await fetch(running.controlUrl + path, sent)).json() as Promise<{
        readonly data: readonly { readonly id: string; readonly attempts: object[] }[];
      }>;
    };
    await control('POST', '/quiet', {});
    expect(receiver.seen).toHaveLength(delivered);
    const [account] = (await control('GET', '/accounts')).data;
    const [event] = (await control('GET', `/accounts/${account?.id}/events`)).data;
    expect(event?.attempts).toMatchObject([{ error: error ? expect.stringMatching(error) : null }]);
  },
);
