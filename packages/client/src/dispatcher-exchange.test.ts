// Tests that dispatchers of both major versions of undici carry calls and report when a request is
// sent.
import * as undici from 'undici';
import * as undici8 from 'undici-8';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { loopback, reply } from './testing/loopback.ts';
import { createSampleClient, sampleKey, sampleService } from './testing/sample-service.ts';
import type { Dispatcher } from './index.ts';

test('the types of all dispatchers of undici 7 and 8 are accepted', () => {
  expectTypeOf<undici.Dispatcher>().toExtend<Dispatcher>();
  expectTypeOf<undici8.Dispatcher>().toExtend<Dispatcher>();
  expectTypeOf<undici.MockAgent>().toExtend<Dispatcher>();
  expectTypeOf<undici8.MockAgent>().toExtend<Dispatcher>();
});

const origin = 'http://kasir.test';

/** Responds to a count with 7. */
const respondToCount = (pool: Pick<undici.MockPool, 'intercept'>): void => {
  pool
    .intercept({ path: '/widgets/count' })
    .reply(200, [7], { headers: { 'request-id': 'req-9' } });
};

const mock8 = () => {
  const mock = new undici8.MockAgent();
  respondToCount(mock.get(origin));
  return mock;
};

const mock7 = () => {
  const mock = new undici.MockAgent();
  respondToCount(mock.get(origin));
  return mock;
};

describe.each([
  ['undici 8', () => new undici8.Agent(), mock8],
  ['undici 7', () => new undici.Agent(), mock7],
])('an Agent of %s', (_, openAgent, openMock) => {
  test('carries a call whose response arrives in pieces of any size', async () => {
    const text = JSON.stringify({ id: 'w1', name: 'ü€😀', color: 'RED' });
    const dispatcher = openAgent();
    const { widgets } = await sampleService(
      (response) => {
        response.writeEarlyHints({ link: '</a>; rel=preload' });
        response.writeHead(200, { 'Request-ID': 'req-1', 'set-cookie': ['a=1', 'b=2'] });
        const bytes = Buffer.from(text);
        let at = 0;
        const next = (): void => {
          if (at === bytes.length) response.end();
          else response.write(bytes.subarray(at, (at += 1)), () => setImmediate(next));
        };
        next();
      },
      { dispatcher },
    );
    const result = await widgets.get({ params: { id: 'w1' } });
    expect(result).toMatchObject({ ok: true, status: 200, raw: text, requestId: 'req-1' });
    expect(result).toHaveProperty('headers.set-cookie', 'a=1, b=2');
    await dispatcher.close();
  });

  test('distinguishes a request that was never sent from one that may have had an effect', async () => {
    const dispatcher = openAgent();
    const server = await loopback((response) => response.socket?.destroy());
    const { widgets } = createSampleClient({
      baseUrl: server.url,
      key: sampleKey,
      dispatcher,
      retries: 0,
    });
    const input = { params: { id: 'a' } };
    expect(await widgets.paint(input)).toMatchObject({ code: 'NETWORK', indeterminate: true });
    await server.close();
    expect(await widgets.paint(input)).toMatchObject({
      reason: 'ECONNREFUSED',
      indeterminate: false,
    });
    await dispatcher.close();
  });

  test('may be a mock', async () => {
    const dispatcher = openMock();
    const { widgets } = createSampleClient({
      baseUrl: origin,
      key: sampleKey,
      dispatcher,
    });
    expect(await widgets.count()).toMatchObject({ ok: true, body: [7], requestId: 'req-9' });
    await dispatcher.close();
  });
});

test('a response that ends before its status counts as lost', async () => {
  const dispatcher: Dispatcher = {
    dispatch: (_, events) => {
      const controller = { abort: () => {} };
      events.onRequestStart(controller, {});
      events.onResponseEnd(controller, {});
      return true;
    },
  };
  const { widgets } = await sampleService((response) => reply(response, 200, []), { dispatcher });
  expect(await widgets.paint({ params: { id: 'a' } })).toMatchObject({
    code: 'NETWORK',
    indeterminate: true,
  });
});
