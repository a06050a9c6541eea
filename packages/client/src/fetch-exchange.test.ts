// Requests to a fetch, and the handling of one that fails, hides or ignores things.
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

/** An address where nothing listens any more. */
const nowhere = async () => {
  const server = await loopback(() => {});
  await server.close();
  return server.url;
};

/** A client over a function; it never retries by waiting. */
const clientOver = (fetch: Fetch, baseUrl = 'http://127.0.0.1:1') =>
  createSampleClient({ baseUrl, key: sampleKey, fetch, retries: 1, sleep: async () => {} });

const paint = { params: { id: 'a' } };

describe('a fetch', () => {
  test('has to follow nothing, keep nothing and send no cookies', async () => {
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
    // A page may send no header that the service does not know.
    expect(request.headers).not.toHaveProperty('user-agent');
  });

  test('of a runtime that knows neither cookies nor a cache hears nothing of them', async () => {
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

  test('is taken as the compiler knows it', () => {
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

  test('that hides a redirect fails, and says what to look at', async () => {
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
    'that throws %j is a lost connection',
    async (thrown) => {
      const { widgets } = clientOver(() => {
        throw thrown;
      });
      expect(await widgets.paint(paint)).toMatchObject({ code: 'NETWORK', indeterminate: true });
    },
  );

  test('is not called with a header that a signature got wrong: the call rejects', async () => {
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

  test('that ignores its signal is left behind at the time limit', async () => {
    const { widgets } = clientOver(() => new Promise(() => {}));
    expect(await widgets.paint(paint, { timeoutMs: 20 })).toMatchObject({
      code: 'TIMEOUT',
      indeterminate: true,
    });
  });

  test('that repeats the key in its error keeps it out of the result', async () => {
    const { widgets } = clientOver((_, { headers }) => {
      throw new Error(`Refused: ${JSON.stringify(headers)}`);
    });
    const result = await widgets.count();
    expect(result).toMatchObject({ message: expect.stringContaining('[key]') });
    expect(inspect(result)).not.toContain(btoa(`${sampleKey}:`));
  });
});

describe('a write without a key, when the fetch fails', () => {
  test('is taken for sent: it is not repeated, and its outcome is indeterminate', async () => {
    const { widgets } = clientOver(globalThis.fetch, await nowhere());
    expect(await widgets.paint(paint)).toMatchObject({
      code: 'NETWORK',
      reason: 'ECONNREFUSED',
      indeterminate: true,
      attempts: 1,
      message: expect.stringMatching(/may have been sent/),
    });
  });

  test('has not been sent where the fetch of Node.js itself says that nobody listens', async () => {
    const transport = openTransport({});
    const outcome = await transport.send({ ...message, origin: await nowhere() }, limit);
    expect(outcome).toMatchObject({ code: 'NETWORK', reason: 'ECONNREFUSED', sent: false });
  });

  test('may have been sent when the connection breaks, for that fetch too', async () => {
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

  test('the dispatcher is used on Node.js, because it tells when a request leaves', async () => {
    const { counts, ...given } = counted();
    const { widgets } = await sampleService(() => {}, given);
    await widgets.count();
    expect(counts()).toEqual([1, 0]);
  });

  test('the fetch is used elsewhere, where a dispatcher alone is refused', async () => {
    const { counts, ...given } = counted();
    const outcome = await openTransport(given).send({ ...message, origin: 'http://a' }, limit);
    expect(outcome).toMatchObject({ status: 200 });
    expect(counts()).toEqual([0, 1]);
    expect(() => openTransport({ dispatcher: given.dispatcher })).toThrow(
      /dispatcher works on Node.js only/,
    );
  });
});
