// Tests calls to endpoints without a client method: their targets, and which of them may be
// repeated.
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import { createSampleClient, describeOverEach, sampleService } from './testing/sample-service.ts';
import { unwrap } from './index.ts';

const success: Respond = (response) => reply(response, 200, { new: [true] });
const lost: Respond = (response) => response.socket?.destroy();
const quick = { retries: 2, sleep: async () => {}, random: () => 0 };

describeOverEach('a call to an endpoint not yet known', () => {
  test('sends every part and returns the body unchanged', async () => {
    const { server, client } = await sampleService(success, {}, '/prefix/');
    const result = await client.call(
      {
        method: 'PUT',
        path: '/v9/things/{id}!',
        params: { id: 'a/b' },
        query: { list: ['x', 'y'], created: { gte: 'z' } },
        headers: { 'x-new': 'yes' },
        body: { a: 1 },
      },
      { forUserId: 'u', version: '2030-01-01', headers: { traceparent: 't' } },
    );
    expectTypeOf(unwrap(result)).toBeUnknown();
    expect(unwrap(result)).toEqual({ new: [true] });
    expect(server.seen).toMatchObject([
      {
        method: 'PUT',
        url: '/prefix/v9/things/a%2Fb!?list=x&list=y&created%5Bgte%5D=z',
        body: '{"a":1}',
        headers: {
          'x-new': 'yes',
          'for-user-id': 'u',
          'api-version': '2030-01-01',
          'content-type': 'application/json',
          traceparent: 't',
        },
      },
    ]);
  });

  test('sends no body where none is given', async () => {
    const { server, client } = await sampleService(success);
    await client.call({ method: 'POST', path: '/things' });
    expect(server.seen[0]).toMatchObject({ body: '' });
    expect(server.seen[0]?.headers).not.toHaveProperty('content-type');
  });

  test('returns the error_code of a refusal', async () => {
    const { client } = await sampleService((response) =>
      reply(response, 422, { error_code: 'NEW_ERROR', message: 'No.' }),
    );
    const result = await client.call({ method: 'POST', path: '/things' });
    expect(result).toMatchObject({ code: 'UNDECLARED', error_code: 'NEW_ERROR', status: 422 });
  });

  test.each([
    ['a read', { method: 'GET' }, {}, 3],
    ['a write under a given key', { method: 'POST' }, { idempotencyKey: 'mine' }, 3],
    ['a write that declares idempotency keys', { method: 'POST', idempotency: 'standard' }, {}, 3],
    ['a write that names its header', { method: 'POST', idempotency: 'x-external-id' }, {}, 3],
    ['a write without information about keys', { method: 'POST' }, {}, 1],
    ['a deletion without information about keys', { method: 'DELETE' }, {}, 1],
  ] as const)('is repeated only when it is safe: %s', async (_, request, options, attempts) => {
    const { server, client } = await sampleService(lost, quick);
    const result = await client.call({ path: '/things', ...request }, options);
    const write = request.method !== 'GET';
    expect(result).toMatchObject({ code: 'NETWORK', attempts, indeterminate: write });
    expect(server.seen).toHaveLength(attempts);
    const names = ['idempotency-key', 'x-external-id'] as const;
    const keys = server.seen.flatMap(({ headers }) => names.map((name) => headers[name]));
    const sent = new Set(keys.filter((key) => key !== undefined));
    expect([...sent]).toEqual(write && attempts > 1 ? [result.idempotencyKey] : []);
  });
});

describe('the path of such a call', () => {
  const client = createSampleClient({
    baseUrl: 'http://127.0.0.1:1/prefix',
    key: 'k',
    fetch: async (url) => Response.json({ url }),
  });
  const urlOf = async (request: object) => {
    const result = await client.call({ method: 'GET', path: '/', ...request });
    return (unwrap(result) as { url: string }).url;
  };

  test.each([
    ['/things', '/prefix/things'],
    ['/things/', '/prefix/things/'],
    ['/things/%7Eyou/a;b=c', '/prefix/things/%7Eyou/a;b=c'],
    ['/things/.../..a', '/prefix/things/.../..a'],
  ])('%j is kept unchanged below the base URL', async (path, expected) => {
    expect(new URL(await urlOf({ path })).pathname).toBe(expected);
  });

  test.each([
    ['things', /begin with a slash/],
    ['', /begin with a slash/],
    ['http://elsewhere/things', /begin with a slash/],
    ['//elsewhere/things', /segments/],
    ['/things//a', /segments/],
    ['/things/../../a', /segments/],
    ['/things/.', /segments/],
    ['/things/%2e%2E/a', /segments/],
    ['/things/.%2e', /segments/],
    ['/things\\..\\a', /encoded/],
    ['/things?a=b', /in query/],
    ['/things#a', /no query/],
    ['/th ings', /encoded/],
    ['/things\n', /encoded/],
    ['/thüngs', /encoded/],
    ['/things/%zz', /encoded/],
    ['/things/{id', /encoded/],
    ['/things/{}', /encoded/],
    ['/things/{id}', /path parameter id/],
    [undefined, /begin with a slash/],
  ])('%j is refused', async (path, message) => {
    await expect(urlOf({ path })).rejects.toThrow(message);
    await expect(urlOf({ path })).rejects.toThrow(TypeError);
  });

  test('never leaves the base URL, whatever characters it contains', async () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '.', '..', '%2e', '%2F', '%5c', '\\', '@', ':', '{a}', '//', '\t', '?'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    const param = fc.oneof(fc.constantFrom('..', '/..', '%2e', '\\'), fc.string({ minLength: 1 }));
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(path, param, async (given, a) => {
        const url = await urlOf({ path: given, params: { a } }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(TypeError);
        });
        if (url === undefined) return;
        kept += 1;
        const { origin, pathname, search, hash } = new URL(url);
        expect([origin, search, hash]).toEqual(['http://127.0.0.1:1', '', '']);
        // Every segment was kept: no segment was removed or joined with another.
        expect(pathname).toBe(new URL(url).href.slice(origin.length));
        expect(url).toBe(origin + pathname);
        expect(pathname.startsWith('/prefix/')).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(kept).toBeGreaterThan(0);
  });

  test('is only called with a known method, and without a body on a read', async () => {
    await expect(urlOf({ method: 'TRACE' })).rejects.toThrow(/method must be one of GET/);
    await expect(urlOf({ method: 'GET', body: {} })).rejects.toThrow(/GET has no body/);
  });
});
