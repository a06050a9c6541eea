// Tests requests over fetch functions, including functions that fail, hide redirects or ignore the
// signal.
import { inspect } from 'node:util';
import { fetch as undiciFetch } from 'undici';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { loopback, reply } from './testing/loopback.ts';
import { createSampleClient, sampleKey, sampleService } from './testing/sample-service.ts';
import { openTransport } from './fetch-transport.ts';
import type { Fetch, FetchRequest, FetchResponse } from './index.ts';

const limit = { ms: 10_000, inWords: '10 s' };
const message = {
  path: '/widgets',
  method: 'POST',
  headers: { a: 'b' },
  body: '{}',
  idempotencyKey: null,
} as const;

/** Returns an address where no server listens any more. */
const nowhere = async () => {
  const server = await loopback(() => {});
  await server.close();
  return server.url;
};

/** Creates a client over a fetch function, which does not wait between retries. */
const clientOver = (fetch: Fetch, baseUrl = 'http://127.0.0.1:1') =>
  createSampleClient({ baseUrl, key: sampleKey, fetch, retries: 1, sleep: async () => {} });

const paint = { params: { id: 'a' } };

describe('a fetch', () => {
  test('receives requests that follow no redirects, use no cache and send no cookies', async () => {
    const requests: [string, FetchRequest][] = [];
    const { widgets } = clientOver(async (url, request) => {
      requests.push([url, request]);
      return Response.json([1]);
    });
    expect(await widgets.count()).toMatchObject({ ok: true, body: [1] });
    const [[url, request] = expect.fail()] = requests;
    expect(url).toBe('http://127.0.0.1:1/widgets/count');
    expect(request).toMatchObject({
      method: 'GET',
      body: null,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    });
    // A browser page cannot send a header that the service does not allow.
    expect(request.headers).not.toHaveProperty('user-agent');
  });

  test('of a runtime without cookies and cache receives no options for them', async () => {
    vi.stubGlobal('Request', function Bare() {});
    try {
      let seen: FetchRequest | undefined;
      const { widgets } = clientOver((_, request) => {
        seen = request;
        return Response.json([1]);
      });
      expect(await widgets.count()).toMatchObject({ ok: true });
      expect(Object.keys(seen ?? {})).toEqual(['method', 'headers', 'body', 'signal', 'redirect']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test.each([
    ['the global one', globalThis.fetch],
    ['that of undici', undiciFetch],
    ['one that returns at once, as frameworks have it', () => Response.json({ id: 'w1' })],
  ] as [string, Fetch][])('may be %s', async (_, fetch) => {
    const { widgets } = await sampleService((response) => reply(response, 200, { id: 'w1' }), {
      fetch,
    });
    expect(await widgets.get({ params: { id: 'w1' } })).toMatchObject({ ok: true, status: 200 });
  });

  test('has a type that the client accepts', () => {
    expectTypeOf<typeof globalThis.fetch>().toExtend<Fetch>();
    expectTypeOf<typeof undiciFetch>().toExtend<Fetch>();
    expectTypeOf<Response>().toExtend<FetchResponse>();
  });

  test('that repeats a header gives all its values', async () => {
    const { widgets } = await sampleService(
      (response) => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end('[]'),
      { fetch: globalThis.fetch },
    );
    expect(await widgets.count()).toMatchObject({ headers: { 'set-cookie': 'a=1, b=2' } });
  });

  test('that hides a redirect fails with a message that names baseUrl', async () => {
    const hidden = {
      status: 0,
      type: 'opaqueredirect',
      headers: new Headers(),
      text: async () => '',
    };
    const result = await clientOver(() => hidden).widgets.paint(paint);
    expect(result).toMatchObject({ code: 'NETWORK', status: null, indeterminate: true });
    expect(result).toHaveProperty('message', expect.stringMatching(/redirects.*baseUrl/));
  });

  test.each(['text', null, { message: 1 }, new Error('', { cause: 'why' })])(
    'that throws %j counts as a lost connection',
    async (thrown) => {
      const { widgets } = clientOver(() => {
        throw thrown;
      });
      expect(await widgets.paint(paint)).toMatchObject({ code: 'NETWORK', indeterminate: true });
    },
  );

  test('is not called with an invalid header from the signature: the call rejects', async () => {
    let called = 0;
    const { widgets } = createSampleClient({
      baseUrl: 'http://127.0.0.1:1',
      key: sampleKey,
      sign: () => ({ 'x-signature': 'a\nb' }),
      fetch: () => {
        called += 1;
        return Response.json([]);
      },
    });
    await expect(widgets.count()).rejects.toThrow(TypeError);
    expect(called).toBe(0);
  });

  test('that ignores its signal does not delay the end of the call at the time limit', async () => {
    const { widgets } = clientOver(() => new Promise(() => {}));
    expect(await widgets.paint(paint, { timeoutMs: 20 })).toMatchObject({
      code: 'TIMEOUT',
      indeterminate: true,
    });
  });

  test('that repeats the key in its error does not bring the key into the result', async () => {
    const { widgets } = clientOver((_, { headers }) => {
      throw new Error(`Refused: ${JSON.stringify(headers)}`);
    });
    const result = await widgets.count();
    expect(result).toMatchObject({ message: expect.stringContaining('[key]') });
    expect(inspect(result)).not.toContain(btoa(`${sampleKey}:`));
  });
});

describe('a write without a key, when the fetch fails', () => {
  test('counts as sent: it is not repeated, and its outcome is indeterminate', async () => {
    const { widgets } = clientOver(globalThis.fetch, await nowhere());
    expect(await widgets.paint(paint)).toMatchObject({
      code: 'NETWORK',
      reason: 'ECONNREFUSED',
      indeterminate: true,
      attempts: 1,
      message: expect.stringMatching(/may have been sent/),
    });
  });

  test('counts as not sent when the own fetch of Node.js reports that no connection was made', async () => {
    const transport = openTransport({});
    const outcome = await transport.send({ ...message, origin: await nowhere() }, limit);
    expect(outcome).toMatchObject({ code: 'NETWORK', reason: 'ECONNREFUSED', sent: false });
  });

  test('may have been sent when the connection breaks, even with the own fetch of Node.js', async () => {
    const { server } = await sampleService((response) => response.socket?.destroy());
    const outcome = await openTransport({}).send({ ...message, origin: server.url }, limit);
    expect(outcome).toMatchObject({ code: 'NETWORK', sent: true });
  });

  test('has not been sent when the call was aborted before', async () => {
    const { server } = await sampleService(() => {});
    const attempt = { ...message, origin: server.url };
    const outcome = await openTransport({}).send(attempt, limit, AbortSignal.abort());
    expect(outcome).toMatchObject({ code: 'ABORTED', sent: false });
    expect(server.seen).toEqual([]);
  });
});

describe('of a dispatcher and a fetch', () => {
  const counted = () => {
    let dispatched = 0;
    let fetched = 0;
    return {
      dispatcher: {
        dispatch: () => {
          dispatched += 1;
          throw new Error('Not here.');
        },
      },
      fetch: () => {
        fetched += 1;
        return Response.json([]);
      },
      counts: () => [dispatched, fetched],
    };
  };

  test('the dispatcher is used on Node.js, because it reports when a request is sent', async () => {
    const { counts, ...given } = counted();
    const { widgets } = await sampleService(() => {}, given);
    await widgets.count();
    expect(counts()).toEqual([1, 0]);
  });

  test('the fetch is used in other runtimes, where a dispatcher without a fetch is refused', async () => {
    const { counts, ...given } = counted();
    const outcome = await openTransport(given).send({ ...message, origin: 'http://a' }, limit);
    expect(outcome).toMatchObject({ status: 200 });
    expect(counts()).toEqual([0, 1]);
    expect(() => openTransport({ dispatcher: given.dispatcher })).toThrow(
      /dispatcher works on Node.js only/,
    );
  });
});
