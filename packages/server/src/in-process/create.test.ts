// Checks a platform inside a user's test: called in process and over sockets, many side by side.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { unwrap } from '@kasir/control/client';
import { createUnifiedClient } from '@kasir/unified/client';
import { createReceiver } from '@kasir/webhooks';
import { request as requestOver } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir, type CreateOptions, type KasirInProcess } from './create.ts';

const open = async (options?: CreateOptions): Promise<KasirInProcess> => {
  const kasir = await createKasir(options);
  onTestFinished(() => kasir.close());
  return kasir;
};

const payBySvc = {
  reference_id: 'order-1',
  amount: 70_000,
  currency: 'IDR',
  payment_method: {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'ONE_TIME_USE',
    virtual_account: {
      channel_code: 'BCA',
      channel_properties: { customer_name: 'Siti' },
    },
  },
} as const;

test('the typed client, fetch and request call it without a socket', async () => {
  const { baseUrl, key, dispatcher, fetch, control, account } = await open();
  const client = createUnifiedClient({ baseUrl, key, dispatcher });
  const created = unwrap(await client.paymentRequests.create({ body: payBySvc }));
  const params = { id: created.id };
  unwrap(await client.paymentRequests.simulate({ params, body: { amount: 70_000 } }));
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const read = await fetch(`${baseUrl}/payment_requests/${created.id}`, {
    headers: { authorization },
  });
  expect([read.status, read.headers.get('request-id')]).toEqual([200, expect.any(String)]);
  expect(await read.json()).toMatchObject({ status: 'SUCCEEDED', business_id: account });
  const raw = await requestOver(`${baseUrl}/balance?account_type=CASH`, {
    dispatcher,
    headers: { authorization },
  });
  expect([raw.statusCode, await raw.body.json()]).toMatchObject([
    200,
    { balance: expect.any(Number) },
  ]);
  expect(unwrap(await control.invariants.check())).toMatchObject({ ok: true, breaches: [] });
});

test('a client without the dispatcher fails with an error that states where the platform is', async () => {
  const { baseUrl, key } = await open();
  const result = await createUnifiedClient({ baseUrl, key, retries: 0 }).balance.get({});
  expect(result).toMatchObject({
    code: 'NETWORK',
    message: expect.stringMatching(/kasir\.localhost in this process\? .*dispatcher.*listen\(\)/),
  });
});

test('files come in pieces, HEAD has no body, and another origin is named in the error', async () => {
  const { baseUrl, key, dispatcher, fetch, control } = await open();
  const client = createUnifiedClient({ baseUrl, key, dispatcher });
  const report = unwrap(
    await client.reports.create({
      body: {
        type: 'BALANCE_HISTORY',
        filter: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' },
        format: 'CSV',
      },
    }),
  );
  unwrap(await control.clock.quiet({ body: {} }));
  const { url } = unwrap(await client.reports.get({ params: { report_id: report.id } }));
  const file = await fetch(url ?? '');
  expect([file.status, (await file.text()).length > 0]).toEqual([200, true]);
  const head = await fetch(url ?? '', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  await expect(fetch('http://example.com/')).rejects.toMatchObject({
    cause: expect.objectContaining({
      message: expect.stringMatching(/Nothing listens at http:\/\/example\.com .*kasir\.localhost/),
    }) as Error,
  });
});

test('a call that is aborted ends at once', async () => {
  const { baseUrl, fetch } = await open();
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(fetch(`${baseUrl}/balance`, { signal })).rejects.toThrow('enough');
});

test('a seed makes ids, keys and secrets the same in every run, and another seed changes them', async () => {
  const play = async (seed: number) => {
    const kasir = await open({ seed });
    const { baseUrl, key, dispatcher, account, callbackToken, signingSecret } = kasir;
    const client = createUnifiedClient({ baseUrl, key, dispatcher });
    const request = unwrap(await client.paymentRequests.create({ body: payBySvc }));
    const { actions: _actions, ...rest } = request;
    return { key, account, callbackToken, signingSecret, rest };
  };
  const first = await play(7);
  expect(await play(7)).toEqual(first);
  expect((await play(8)).rest.id).not.toBe(first.rest.id);
  expect(first.rest.created).toBe('2026-01-01T00:00:00.000Z');
});

test('a platform can start with the snapshot of another, at the time of that snapshot', async () => {
  const one = await open({ at: '2026-03-01T00:00:00Z' });
  const client = createUnifiedClient(one);
  const request = unwrap(await client.paymentRequests.create({ body: payBySvc }));
  const taken = unwrap(
    await one.control.snapshots.create({ params: { id: one.account }, body: {} }),
  );
  const file = unwrap(await one.control.snapshots.export({ params: { id: taken.id } }));
  const other = await open({ snapshot: file });
  const read = unwrap(
    await createUnifiedClient(other).paymentRequests.get({ params: { id: request.id } }),
  );
  expect(read).toMatchObject({ status: request.status, business_id: other.account });
  expect(unwrap(await other.control.clock.get()).now).toMatch(/^2026-03-01T00:00/);
});

test('a platform that listens is reached over a socket, and its webhooks arrive', async () => {
  const kasir = await open();
  const handled: string[] = [];
  const receiver = createReceiver({ token: kasir.callbackToken, secret: kasir.signingSecret });
  const { node } = receiver.handle((event) => void handled.push(event.event), { await: true });
  const { url: callback_url, close } = await listenOnLoopback(createServer(node));
  onTestFinished(close);
  const { baseUrl } = await kasir.listen();
  expect((await kasir.listen()).baseUrl).toBe(baseUrl);
  const headers = {
    authorization: `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ external_id: 'a', type: 'STATIC', callback_url });
  await fetch(`${baseUrl}/qr_codes`, { method: 'POST', headers, body });
  const paid = JSON.stringify({ amount: 1_000 });
  await fetch(`${baseUrl}/qr_codes/a/payments/simulate`, { method: 'POST', headers, body: paid });
  unwrap(await kasir.control.clock.quiet({ body: {} }));
  expect(handled).toEqual(['qr.payment']);
});

test('a hundred platforms run side by side, each with its own data and clock', async () => {
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, day) =>
      createKasir({ at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString() }),
    ),
  );
  const times = await Promise.all(
    all.map(async (kasir) => {
      const client = createUnifiedClient(kasir);
      const { created } = unwrap(await client.paymentRequests.create({ body: payBySvc }));
      return created;
    }),
  );
  await Promise.all(all.map((kasir) => kasir.close()));
  expect(new Set(times).size).toBe(100);
});

test.each([
  [{ at: 'soon' }, 'at must be a moment in ISO 8601.'],
  [{ callbackUrl: 'nope' }, 'callbackUrl must be a URL such as http://'],
  [{ callbackUrl: 'localhost:3000' }, 'callbackUrl must be a URL such as http://'],
  [{ key: 'nope' }, 'key must be a test key such as xnd_development_'],
  [{ key: 'xnd_development_a:b' }, 'key must be a test key such as xnd_development_'],
  [{ seed: 1.5 }, 'seed must be a whole number.'],
  [{ seed: 'x' }, 'seed must be a whole number.'],
  [{ dialect: 'x' }, 'dialect must be one of spec, service.'],
  [{ refunds: 'x' }, 'refunds must be one of sync, async.'],
  [{ callbackToken: '' }, 'callbackToken must be 1 to 255 visible ASCII characters'],
  [{ rates: { test: -1 } }, 'rates must be an object of requests per minute'],
  [{ rates: { tests: 1 } }, 'rates must be an object of requests per minute'],
  [{ snapshot: 'file.json' }, 'snapshot must be what control.snapshots.export has returned'],
  [{ store: 'kasir.db' }, 'store must be a store'],
  [
    { calbackUrl: 'http://localhost' },
    'calbackUrl is not an option of createKasir. Did you mean callbackUrl?',
  ],
  [{ constructor: 1 }, 'constructor is not an option of createKasir.'],
])('an option that cannot be used is refused in words: %j', async (options, message) => {
  const creating = createKasir(options as CreateOptions);
  await expect(creating).rejects.toThrow(TypeError);
  await expect(creating).rejects.toThrow(message);
});

test('an undefined option counts as omitted, and a valid one applies', async () => {
  const key = 'xnd_development_of_my_tests';
  const kasir = await open({
    key,
    seed: 0,
    callbackUrl: 'https://merchant.example/hooks',
    rates: { test: 5 },
  });
  expect(kasir.key).toBe(key);
  const leftOut: object = { at: undefined, callbackUrl: undefined };
  await open(leftOut);
});
