// Checks access over real sockets: none without a key, and none over plain HTTP on an address that
// other machines can reach.
import { networkInterfaces } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { handlers } from '../../src/index.ts';
import { start, type Running } from '../../src/start/start.ts';

const boot = async (...args: string[]): Promise<Running> => {
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0', ...args], {
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(() => running.stop());
  return running;
};

/** Sends a request with these headers, and with a body unless it is a GET. */
const ask = async (
  { baseUrl }: Running,
  { method, path }: { readonly method: string; readonly path: string },
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await fetch(baseUrl + path.replace(/\{\w+\}/g, 'nothing'), {
    method,
    headers,
    ...(method !== 'GET' && { body: '{}' }),
  });
  const { error_code } = (await response.json()) as { readonly error_code?: string };
  return [response.status, error_code] as const;
};

const contracts = handlers.map(({ contract }) => contract);
const fromEveryEndpoint = (expected: readonly unknown[]) => contracts.map(() => expected);
const keyed = ({ key }: Running) => ({ authorization: `Basic ${btoa(`${key}:`)}` });

/** The first address of this machine that other machines can reach, if there is one. */
const reachable = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)
  .slice(0, 1);

describe('a request', () => {
  test('without a key, or with an unknown key, is 401 at every endpoint (CORE-11)', async () => {
    const running = await boot();
    const strange = { authorization: `Basic ${btoa('xnd_development_nobody:')}` };
    for (const headers of [{}, strange]) {
      const responses = await Promise.all(
        contracts.map((contract) => ask(running, contract, headers)),
      );
      expect(responses).toEqual(fromEveryEndpoint([401, 'INVALID_API_KEY']));
    }
  });

  test.each(reachable)(
    'over plain HTTP to %s, which other machines can reach, is refused at every endpoint (AUTH-06, CORE-11, AUTH-UNSPEC-04, AUTH-CONF-02)',
    async (address) => {
      const running = await boot('--host', address);
      expect(running.baseUrl).toContain(`http://${address}:`);
      const responses = await Promise.all(
        contracts.map((contract) => ask(running, contract, keyed(running))),
      );
      expect(responses).toEqual(fromEveryEndpoint([403, 'HTTPS_REQUIRED']));
    },
  );

  test.each(reachable)(
    'over plain HTTP to %s is served when the operator allows it (AUTH-UNSPEC-04)',
    async (address) => {
      const running = await boot('--host', address, '--insecure-http');
      const list = { method: 'GET', path: '/transactions' };
      expect(await ask(running, list, keyed(running))).toEqual([200, undefined]);
    },
  );
});
