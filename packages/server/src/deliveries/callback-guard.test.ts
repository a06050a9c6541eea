// Checks when webhooks may go to private addresses, by start options and existing keys.
import { typedCommand } from '@kasir/core/engine';
import { countingRandom, memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { callbackGuard, hasLiveKeys } from './callback-guard.ts';
import { readConfig } from '../config/config.ts';
import { openTestServer } from '../testing/test-server.ts';

const guardOf = (args: readonly string[], liveKeys = false, env = {}) => {
  const config = readConfig(['--memory', ...args], env);
  if (!config) throw new Error('no configuration');
  return callbackGuard(config, liveKeys);
};

test.each([
  [[], false, 'local start'],
  [['--host', 'localhost'], false, 'local start'],
  [['--host', '::1', '--insecure-http'], false, 'local start'],
])('a plain local start lets test deliveries go anywhere: %j', (args, liveKeys, reason) => {
  const { allowed, said } = guardOf(args, liveKeys);
  expect([allowed, said]).toEqual(['test', `allowed in test mode (${reason})`]);
});

test.each([
  [['--host', '0.0.0.0'], false, 'it listens on 0.0.0.0'],
  [['--host', '::'], false, 'it listens on ::'],
  [['--trust-proxy', '127.0.0.1'], false, 'a proxy is trusted'],
  [['--public-url', 'https://pay.example'], false, 'a public URL is set'],
  [[], true, 'there are live keys'],
])('private addresses are blocked with %j and live keys: %s', (args, liveKeys, reason) => {
  expect(guardOf(args, liveKeys)).toEqual({
    allowed: 'none',
    said: `blocked: ${reason} (--allow-private-callbacks allows them, ${typedCommand('callbacks private allow')} for one account)`,
  });
  for (const [flags, env] of [
    [['--allow-private-callbacks'], {}],
    [[], { KASIR_ALLOW_PRIVATE_CALLBACKS: 'true' }],
  ] as const) {
    const { allowed, said } = guardOf([...args, ...flags], liveKeys, env);
    expect([allowed, said]).toEqual(['all', 'allowed by --allow-private-callbacks']);
  }
});

test('a live key is found among many test keys, and a revoked one does not count', async () => {
  const store = memoryStore({ now: () => Date.now(), random: countingRandom() });
  const { kasir, platform } = await openTestServer({ store });
  const key = (mode: 'test' | 'live', n: number) =>
    kasir.directory.createKey({
      name: `key ${n}`,
      account: platform,
      mode,
      type: 'secret',
      permissions: [],
      key: { random: `${mode}${n}` },
    });
  const { id } = await key('live', 0);
  for (let n = 0; n < 510; n += 1) await key('test', n);
  expect(await hasLiveKeys(store)).toBe(true);
  expect(await kasir.directory.revokeKey(id)).toBe(true);
  expect(await hasLiveKeys(store)).toBe(false);
});
