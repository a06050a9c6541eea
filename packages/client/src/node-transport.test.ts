// Tests that undici carries calls on Node.js, and fetch does when undici does not work.
import { afterEach, expect, test, vi } from 'vitest';
import { loopback, reply } from './testing/loopback.ts';
import { openTransport } from './node-transport.ts';
import { version } from './version.ts';

afterEach(() => {
  vi.doUnmock('undici');
});

/** Returns the user-agent that a server receives from the default transport. */
const agentOf = async () => {
  const server = await loopback((response) => reply(response, 200, []));
  const transport = openTransport({});
  const message = { path: '/', method: 'GET', headers: {}, body: null } as const;
  const outcome = await transport.send(
    { ...message, origin: server.url, idempotencyKey: null },
    { ms: 10_000, inWords: '10 s' },
  );
  expect(outcome).toMatchObject({ status: 200, text: '[]' });
  await transport.close();
  await server.close();
  return server.seen[0]?.headers['user-agent'];
};

test('undici carries calls, and its user-agent names the client', async () => {
  expect(await agentOf()).toBe(`kasir-client/${version}`);
});

test('fetch carries calls where undici cannot be loaded, as on an older Node.js', async () => {
  vi.doMock('undici', () => {
    throw new Error('This Node.js is too old.');
  });
  expect(await agentOf()).not.toContain(`kasir-client/${version}`);
});

test('fetch carries calls where the classes of undici are empty, as in Bun', async () => {
  vi.doMock('undici', () => ({ Agent: function Agent() {} }));
  expect(await agentOf()).not.toContain(`kasir-client/${version}`);
});
