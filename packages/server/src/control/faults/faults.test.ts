// Checks that injected faults affect matching requests, as often as configured, and never live
// ones.
import { once } from 'node:events';
import { request } from 'node:http';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../http/edge.ts';
import { createRouter } from '../../app/public-listener.ts';
import { openTestServer } from '../../testing/test-server.ts';

const code = (external_id: string) => ({
  external_id,
  type: 'DYNAMIC',
  amount: 15_000,
  callback_url: 'https://merchant.example/hook',
});

const open = async () => {
  const server = await openTestServer();
  const inject = async (body: object) => {
    const made = await server.control('POST', '/faults', body);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body;
  };
  const create = (id: string, options = {}) => server.call('POST', '/qr_codes', code(id), options);
  return { ...server, inject, create };
};

test('a fault responds with its status, code and Retry-After as often as configured, and the request has no effect', async () => {
  const { inject, create, call, control } = await open();
  await inject({
    match: { endpoint: 'qr_codes.create' },
    fault: { type: 'status', status: 503, error_code: 'CHANNEL_UNAVAILABLE', retry_after_s: 7 },
    times: 2,
  });
  for (const id of ['a', 'b']) {
    const refused = await create(id, { key: 'same' });
    expect([refused.status, refused.body.error_code, refused.headers['retry-after']]).toEqual([
      503,
      'CHANNEL_UNAVAILABLE',
      '7',
    ]);
  }
  // Nothing was stored under the key.
  expect((await create('b', { key: 'same' })).status).toBe(200);
  expect((await call('GET', '/qr_codes/a')).status).toBe(404);
  expect((await control('GET', '/faults')).body.data).toMatchObject([{ affected: 2, times: 2 }]);
});

test('a status that the endpoint does not declare can be injected, too', async () => {
  const { inject, create } = await open();
  for (const status of [500, 502, 503, 429]) {
    // oxlint-disable-next-line no-await-in-loop -- one by one
    await inject({ fault: { type: 'status', status } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await create('a')).status).toBe(status);
  }
});

test('a connection that is cut before the commit stores nothing, and one that is cut after it stores the result', async () => {
  const { inject, create, call } = await open();
  await inject({ fault: { type: 'cut_before_commit' } });
  await expect(create('a', { key: 'one' })).rejects.toThrow('cut on purpose');
  expect((await call('GET', '/qr_codes/a')).status).toBe(404);
  await inject({ fault: { type: 'cut_after_commit' } });
  await expect(create('a', { key: 'one' })).rejects.toThrow('cut on purpose');
  const { body: stored } = await call('GET', '/qr_codes/a');
  const repeated = await create('a', { key: 'one' });
  expect([repeated.status, repeated.body.id, repeated.headers['idempotency-replayed']]).toEqual([
    200,
    stored.id,
    'true',
  ]);
});

test('a client at a socket sees the connection end without a response', async () => {
  const { inject, kasir, call } = await open();
  const edge = await listen({
    host: '127.0.0.1',
    port: 0,
    tls: null,
    trustedProxies: [],
    insecureHttp: false,
    requestId: () => 'id',
    respond: createRouter(kasir),
  });
  onTestFinished(() => edge.close());
  await inject({ fault: { type: 'cut_after_commit' } });
  const sent = request(`${edge.url}/qr_codes`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${kasir.key}:`)}` },
  });
  sent.end(JSON.stringify(code('a')));
  const [error] = await once(sent, 'error');
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNRESET');
  expect((await call('GET', '/qr_codes/a')).status).toBe(200);
});

test('latency delays the response of a request that has already taken effect', async () => {
  const { inject, create, call } = await open();
  await inject({ match: { method: 'post' }, fault: { type: 'latency', ms: 1_000 } });
  let over = false;
  const slow = create('a').then(() => (over = true));
  await expect.poll(async () => (await call('GET', '/qr_codes/a')).status).toBe(200);
  expect(over).toBe(false);
  await slow;
});

test('a fault matches requests by account, method, path and header', async () => {
  const { inject, call, create, branch, platform, control } = await open();
  const as = await branch();
  const broken = { type: 'status', status: 500 };
  const status = async (method: string, path: string, options = {}) =>
    (await call(method, path, undefined, options)).status;
  await create('a');
  await inject({ match: { account: as }, fault: broken });
  expect([await status('GET', '/balance'), await status('GET', '/balance', { as })]).toEqual([
    200, 500,
  ]);
  await inject({ match: { path: '/qr_codes/{external_id}' }, fault: broken });
  expect([await status('GET', '/balance'), await status('GET', '/qr_codes/a')]).toEqual([200, 500]);
  await inject({ match: { path: '/qr_c*', method: 'GET', account: platform }, fault: broken });
  expect([(await create('b')).status, await status('GET', '/qr_codes/a')]).toEqual([200, 500]);
  await inject({ match: { header: 'odd' }, fault: broken });
  expect(await status('GET', '/balance', { headers: { 'x-kasir-fault': 'even' } })).toBe(200);
  expect(await status('GET', '/balance', { headers: { 'x-kasir-fault': 'odd' } })).toBe(500);
  const { body } = await control('GET', '/faults');
  expect(body.data.map(({ affected }: { affected: number }) => affected)).toEqual([1, 1, 1, 1]);
});

test('faults affect neither requests with an unknown key nor those with a live key', async () => {
  const { inject, call, kasir } = await open();
  await inject({ fault: { type: 'status', status: 500 }, times: null });
  const { key: live } = await kasir.directory.createKey({
    name: 'live',
    account: kasir.account,
    mode: 'live',
    type: 'secret',
    permissions: ['transaction:read'],
    key: { random: 'e'.repeat(48) },
  });
  expect((await call('GET', '/balance', undefined, { by: live })).status).toBe(200);
  expect((await call('GET', '/balance', undefined, { by: 'xnd_development_x' })).status).toBe(401);
  expect((await call('GET', '/balance')).status).toBe(500);
});

test('a fault with a probability affects a part of the requests, the same ones for the same seed', async () => {
  const { inject, call, control } = await open();
  const strikes = async (seed: number, probability: number): Promise<string> => {
    await control('DELETE', '/faults');
    await inject({ fault: { type: 'status', status: 500 }, times: null, probability, seed });
    let seen = '';
    for (let n = 0; n < 24; n += 1)
      seen += (await call('GET', '/balance')).status === 500 ? 'x' : '.';
    return seen;
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1e6 }), async (seed) => {
      const half = await strikes(seed, 0.5);
      expect(await strikes(seed, 0.5)).toBe(half);
      expect(await strikes(seed + 1, 0.5)).not.toBe(half);
      // A request that is affected at 0.5 is also affected at 0.9.
      const most = await strikes(seed, 0.9);
      expect(half.split('').every((one, at) => one === '.' || most[at] === 'x')).toBe(true);
    }),
    { numRuns: 5 },
  );
  expect([await strikes(1, 0), await strikes(1, 1)]).toEqual(['.'.repeat(24), 'x'.repeat(24)]);
});

test('a fault that names an unknown endpoint, account or code is refused', async () => {
  const { control, inject } = await open();
  const refused = async (body: object) => (await control('POST', '/faults', body)).body.errors;
  const broken = { type: 'status', status: 500 };
  expect(await refused({ match: { endpoint: 'qr_codes.eat' }, fault: broken })).toMatchObject([
    { path: 'body.match.endpoint' },
  ]);
  expect(await refused({ match: { account: 'none' }, fault: broken })).toMatchObject([
    { path: 'body.match.account' },
  ]);
  const wrong = { type: 'status', status: 503, error_code: 'SERVER_ERROR' };
  expect(await refused({ match: { endpoint: 'refunds.create' }, fault: wrong })).toEqual([
    {
      path: 'body.fault.error_code',
      message:
        'Must be one of CHANNEL_UNAVAILABLE, SERVICE_UNAVAILABLE, the documented codes of 503.',
    },
  ]);
  expect(
    await refused({ fault: { type: 'status', status: 418, error_code: 'TEAPOT' } }),
  ).toMatchObject([{ message: expect.stringContaining('Omit this field') }]);
  const { id } = await inject({ fault: broken });
  expect((await control('DELETE', `/faults?fault=${id}`)).body).toEqual({ deleted: 1 });
  expect((await control('DELETE', `/faults?fault=${id}`)).status).toBe(404);
  expect((await control('GET', '/faults')).body).toEqual({ data: [] });
});
