// Checks POST /callback_urls/{type}: one URL per account, mode and type, used by the next delivery.
import type { Partition, Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { loopback } from '@kasir/client/testing';
import { callbackType } from '@kasir/models';
import { catalog } from '@kasir/webhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const set = (server: TestServer, type: string, url: unknown, options = {}) =>
  server.call('POST', `/callback_urls/${type}`, { url }, options);

const settingsOf = async (server: TestServer, id: string) =>
  (await server.control('GET', `/accounts/${id}`)).body.callbacks as Record<
    'test' | 'live',
    { token: string; urls: Record<string, string> }
  >;

const liveKey = async (server: TestServer, permissions?: readonly string[]): Promise<string> => {
  const wanted = permissions ? { mode: 'test', permissions } : { mode: 'live' };
  return (await server.control('POST', `/accounts/${server.platform}/keys`, wanted)).body.key;
};

const receiver = async () => {
  const opened = await loopback((response) => void response.writeHead(200).end());
  onTestFinished(() => opened.close());
  return opened;
};

describe('a callback URL', () => {
  test('is set with a response of account, environment and token, and gets the next event (EVT-DLV-02, EVT-UNSPEC-10, AUTH-13)', async () => {
    const server = await openTestServer({ privateCallbacks: 'test', callbackToken: 'the-token' });
    const [first, second] = [await receiver(), await receiver()];
    const { status, body } = await set(server, 'account', first.url);
    expect([status, body]).toEqual([
      200,
      {
        status: 'SUCCESSFUL',
        user_id: server.platform,
        url: first.url,
        environment: 'TEST',
        callback_token: 'the-token',
      },
    ]);
    await set(server, 'default', second.url);
    const register = async () => {
      const id = await server.branch('MANAGED');
      await server.control('POST', `/accounts/${id}/register`, {});
      await server.control('POST', '/quiet', {});
    };
    await register();
    expect([first.seen.length, second.seen.length]).toEqual([1, 0]);
    expect(first.seen[0]?.headers['x-callback-token']).toBe('the-token');
    await set(server, 'account', second.url);
    await register();
    expect([first.seen.length, second.seen.length]).toEqual([1, 1]);
  });

  test('is separate for each account, mode and type', async () => {
    const server = await openTestServer();
    const branch = await server.branch();
    const by = await liveKey(server);
    await set(server, 'invoice', 'https://a.example/');
    await set(server, 'refund', 'https://b.example/');
    await set(server, 'invoice', 'https://c.example/', { by });
    await set(server, 'invoice', 'https://d.example/', { as: branch });
    const own = await settingsOf(server, server.platform);
    expect([own.test.urls, own.live.urls]).toEqual([
      { invoice: 'https://a.example/', refund: 'https://b.example/' },
      { invoice: 'https://c.example/' },
    ]);
    const branchs = await settingsOf(server, branch);
    expect([branchs.test.urls, branchs.live.urls]).toEqual([{ invoice: 'https://d.example/' }, {}]);
    const live = await set(server, 'invoice', 'https://c.example/', { by });
    expect(live.body.environment).toBe('LIVE');
    expect((await set(server, 'report', 'https://e.example/', { as: branch })).body.user_id).toBe(
      branch,
    );
  });

  test.each([
    ['sms', 'https://a.example/', 'path.type'],
    ['invoice', 'ftp://a.example/', 'body.url'],
    ['invoice', '/relative', 'body.url'],
    ['invoice', 7, 'body.url'],
    ['invoice', undefined, 'body.url'],
  ])('of type %s at %s is refused with an error that names the field', async (type, url, path) => {
    const server = await openTestServer();
    const { status, body } = await set(server, type, url);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect((await settingsOf(server, server.platform)).test.urls).toEqual({});
  });

  test('can be set only by keys with webhook:write', async () => {
    const server = await openTestServer();
    const reader = await liveKey(server, ['webhook:read', 'money_in:write']);
    const { status, body } = await set(server, 'invoice', 'https://a.example/', { by: reader });
    expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    const writer = await liveKey(server, ['webhook:write']);
    expect((await set(server, 'invoice', 'https://a.example/', { by: writer })).status).toBe(200);
  });

  test('can be set for every event of the catalog', () => {
    const families = catalog.map(({ family }) => family);
    expect(families.filter((family) => !callbackType.safeParse(family).success)).toEqual([]);
  });
});

test('a request that failed midway sets its URL when it is retried, but does not replace a later URL', async () => {
  const store = memoryStore({ now: () => Date.now() });
  const exec = store.exec.bind(store);
  let breaks = (_partition: Partition): boolean => false;
  const flaky: Store['exec'] = (partition, decide, options) =>
    breaks(partition) ? Promise.reject(new Error('broke down')) : exec(partition, decide, options);
  store.exec = flaky;
  const server = await openTestServer({ store });
  const urls = async () => (await settingsOf(server, server.platform)).test.urls;
  breaks = ({ account }) => account === '$system';
  expect((await set(server, 'invoice', 'https://lost.example/')).status).toBe(500);
  breaks = () => false;
  await set(server, 'invoice', 'https://later.example/');
  await set(server, 'report', 'https://report.example/');
  // The worker retries the first request until no job is left.
  await expect.poll(async () => (await store.pending()).test).toBeNull();
  expect(await urls()).toEqual({
    invoice: 'https://later.example/',
    report: 'https://report.example/',
  });

  breaks = ({ account }) => account === '$system';
  expect((await set(server, 'refund', 'https://first.example/')).status).toBe(500);
  breaks = () => false;
  await expect.poll(async () => (await urls())['refund']).toBe('https://first.example/');
});
