// Checks requests that operators make for an account: the same pipeline, no key, and no access from
// outside.
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const open = async () => {
  const server = await openTestServer();
  const { control, platform } = server;
  return {
    ...server,
    make: (body: object) => control('POST', `/accounts/${platform}/call`, body),
  };
};

const invoice = { external_id: 'order-1', amount: 50_000 };

test('a request gets the same response as with a key of the account, and is in the log of requests', async () => {
  const { kasir, call, make } = await open();
  const { status, body } = await make({ method: 'POST', path: '/v2/invoices', body: invoice });
  expect([status, body.status, body.body.status]).toEqual([200, 200, 'PENDING']);
  expect(body.request_id).toBe(body.headers['request-id']);
  const read = await call('GET', `/v2/invoices/${body.body.id}`);
  expect(read.body).toEqual(body.body);
  const list = await make({ method: 'GET', path: '/v2/invoices?limit=5' });
  expect(list.body.body).toHaveLength(1);
  await expect
    .poll(() => kasir.observation.findRequest(body.request_id))
    .toMatchObject({ account: kasir.account, path: '/v2/invoices', status: 200 });
});

test('an idempotency key is shared with requests from outside', async () => {
  const { call, make } = await open();
  const first = await call('POST', '/v2/invoices', invoice, { key: 'key-1' });
  const again = await make({
    method: 'POST',
    path: '/v2/invoices',
    headers: { 'Idempotency-Key': 'key-1' },
    body: invoice,
  });
  expect(again.body.body).toEqual(first.body);
  expect(again.body.headers['idempotency-replayed']).toBe('true');
});

test('refusals of the API are returned as they are, with their status', async () => {
  const { make } = await open();
  const { status, body } = await make({ method: 'GET', path: '/v2/invoices/none' });
  expect([status, body.status, body.body.error_code]).toEqual([
    200,
    404,
    'INVOICE_NOT_FOUND_ERROR',
  ]);
  expect((await make({ method: 'GET', path: '/nowhere' })).body.status).toBe(404);
});

test('an endpoint for public keys accepts a request of an operator, too', async () => {
  const { make } = await open();
  const token = await make({
    method: 'POST',
    path: '/v2/credit_card_tokens',
    body: {
      is_multiple_use: true,
      should_authenticate: false,
      card_data: { account_number: '5200000000001005', exp_month: '12', exp_year: '2039' },
      card_cvn: '123',
    },
  });
  expect([token.body.status, token.body.body.status]).toEqual([200, 'VERIFIED']);
});

test('an authorization header is refused, whatever its case', async () => {
  const { make, kasir } = await open();
  for (const name of ['authorization', 'Authorization', 'AUTHORIZATION']) {
    const headers = { [name]: `Basic ${btoa(`${kasir.key}:`)}` };
    const { status, body } = await make({ method: 'GET', path: '/balance', headers });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'body.headers.authorization' }]]);
  }
});

test('a request from outside cannot act as the operator, whatever key, header or address it sends', async () => {
  const { kasir, platform } = await open();
  for (const authorization of [undefined, `Basic ${btoa('operator:')}`, 'Bearer operator']) {
    const response = await kasir.handle({
      method: 'GET',
      path: '/balance',
      query: '',
      headers: {
        ...(authorization !== undefined && { authorization }),
        'for-user-id': platform,
        'x-kasir-operator': 'operator',
      },
      body: new Uint8Array(),
      address: 'operator',
    });
    expect(response.status).toBe(401);
  }
});

test('responses and the log of requests never contain a key', async () => {
  const { kasir, make } = await open();
  const responses = [
    await make({ method: 'GET', path: '/balance' }),
    await make({ method: 'POST', path: '/v2/invoices', body: invoice }),
  ];
  expect(JSON.stringify(responses)).not.toContain(kasir.key);
  const { data } = await kasir.observation.findRequests({}, { limit: 10 });
  expect(JSON.stringify(data)).not.toContain(kasir.key);
});

test('a malformed path and a method that the API does not have are refused', async () => {
  const { make } = await open();
  for (const body of [
    { method: 'GET', path: 'http://elsewhere.example/' },
    { method: 'GET', path: '/with space' },
    { method: 'TRACE', path: '/balance' },
  ])
    expect((await make(body)).status).toBe(400);
});
