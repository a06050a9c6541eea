// Tests the resources of the independent server against what the specification states.
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aCode,
  byCard,
  byV3,
  byWallet,
  idOf,
  outcome,
  paid,
  refund,
  rowsOf,
  times,
  V3,
  visit,
  type Visit,
} from './visit.ts';

let guest: Visit;
beforeEach(async () => {
  guest = await visit({ token: 'secret' });
});
afterEach(() => guest.end());

const INVALID = '400 API_VALIDATION_ERROR';
const MINUTE = 60_000;

const debit = (more = {}) => ({
  currency: 'IDR',
  amount: 10_000,
  customer: { reference_id: 'c', type: 'INDIVIDUAL', individual_detail: { given_names: 'Siti' } },
  payment_method: {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    direct_debit: {
      channel_code: 'BRI',
      channel_properties: {
        success_return_url: 'https://shop.example/yes',
        failure_return_url: 'https://shop.example/no',
      },
    },
  },
  ...more,
});

test('AUTH-07, AUTH-08, ERR-01: a request without a valid key is rejected with 401', async () => {
  const { baseUrl } = guest.server;
  const headers = ['Basic %%%', `Basic ${btoa('nokey:')}`, 'Bearer key', ''];
  for (const authorization of headers) {
    const response = await fetch(`${baseUrl}/transactions`, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error_code: 'INVALID_API_KEY',
      message: expect.any(String),
    });
  }
});

test('AUTH-05, CORE-08: keys have permissions and a mode', async () => {
  const { server, as, call } = guest;
  const reads = as(server.keyFor(server.account, false, 'read'));
  expect(outcome(await reads('GET', '/payment_requests'))).toBe('200');
  const forbidden = '403 REQUEST_FORBIDDEN_ERROR';
  expect(outcome(await reads('POST', '/payment_requests', byWallet()))).toBe(forbidden);
  const { body } = await call('POST', '/qr_codes', aCode());
  const path = `/qr_codes/${String(body['external_id'])}`;
  expect(outcome(await as(server.liveKey)('GET', path))).toBe('404 DATA_NOT_FOUND');
});

test('CORE-HDR-for_user_id: a platform acts for its sub-accounts only', async () => {
  const { server, as } = guest;
  const platform = server.open({ platform: true });
  const sub = server.open({ parent: platform.account.id });
  const header = { 'for-user-id': sub.account.id };
  const made = await as(platform.key)('POST', '/payment_requests', byWallet(), header);
  const path = `/payment_requests/${idOf(made)}`;
  expect((await as(platform.key)('GET', path, undefined, header)).status).toBe(200);
  expect((await as(sub.key)('GET', path)).status).toBe(200);
  expect((await as(platform.key)('GET', path)).status).toBe(404);
  expect((await guest.call('GET', path, undefined, header)).status).toBe(403);
});

test('CORE-HDR-request_id, RATE-04, RATE-05: rate limits use a sliding window, and every response has an id', async () => {
  const small = await visit({ quota: 2 });
  try {
    const list = () => small.call('GET', '/payment_requests');
    const first = await list();
    await small.server.advance(MINUTE / 2);
    const others = [await list(), await list()];
    expect(others.map(outcome)).toEqual(['200', '429 RATE_LIMIT_EXCEEDED']);
    const ids = [first, ...others].map(({ headers }) => headers.get('request-id'));
    expect(new Set(ids).size).toBe(3);
    await small.server.advance(MINUTE / 2);
    expect([await list(), await list()].map(outcome)).toEqual(['200', '429 RATE_LIMIT_EXCEEDED']);
  } finally {
    await small.end();
  }
});

test('QR-CREATE-01, QRPAY-FIELD-qr_code, STATE-QR-04: a STATIC code is paid many times', async () => {
  const { call, server } = guest;
  const form = new URLSearchParams({
    external_id: 'till',
    type: 'STATIC',
    callback_url: `${guest.receiverUrl}/till`,
    'metadata[floor]': '2',
  });
  const authorization = `Basic ${btoa(`${server.key}:`)}`;
  const sent = { method: 'POST', body: form, headers: { authorization } };
  const made = (await (await fetch(`${server.baseUrl}/qr_codes`, sent)).json()) as object;
  expect(made).toMatchObject({ status: 'ACTIVE', amount: null, metadata: { floor: '2' } });
  for (let n = 1; n <= 11; n += 1) {
    await call('POST', '/qr_codes/till/payments/simulate', { amount: n * 1_000 });
  }
  const { body } = await call('GET', '/qr_codes/payments?external_id=till');
  expect(body).toHaveLength(10);
  expect(body).toContainEqual({
    id: expect.stringMatching(/^qrpy_/),
    amount: 1_000,
    created: expect.stringMatching(/\+00:00$/),
    qr_code: expect.objectContaining({ external_id: 'till', metadata: { floor: '2' } }),
    status: 'COMPLETED',
    payment_detail: { receipt_id: expect.any(String), source: expect.any(String) },
  });
  expect((await call('GET', '/qr_codes/till')).body).toEqual(made);
  expect(await times(guest, 'qr.payment')).toBe(11);
  expect(guest.received[0]).toMatchObject({ path: '/till', token: 'secret' });
});

test('STATE-QR-03: a second payment of a DYNAMIC code is reversed', async () => {
  const { call } = guest;
  await call('POST', '/qr_codes', aCode({ external_id: 'once' }));
  for (let n = 0; n < 2; n += 1) await call('POST', '/qr_codes/once/payments/simulate', {});
  expect((await call('GET', '/qr_codes/payments?external_id=once')).body).toHaveLength(1);
  const rows = rowsOf(await call('GET', '/transactions?reference_id=once'));
  expect(rows.map(({ status }) => status)).toEqual(['SUCCESS', 'REVERSED']);
});

test('QR-PAYMENTS-from-to, QR-GET-ERR-DATA_NOT_FOUND: an unknown code is not found, and from after to is rejected', async () => {
  const { call } = guest;
  await call('POST', '/qr_codes', aCode({ external_id: 'a' }));
  const span = 'from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z';
  expect(outcome(await call('GET', `/qr_codes/payments?external_id=a&${span}`))).toBe(INVALID);
  const paths = ['/qr_codes/none', '/qr_codes/payments?external_id=none'];
  for (const path of paths) {
    expect(outcome(await call('GET', path))).toBe('404 DATA_NOT_FOUND');
  }
});

test('STATE-PR2-01, STATE-PR2-02, PAY-FIELD-status: a payment by direct debit succeeds once the payer approves it', async () => {
  const { call, server, received } = guest;
  const made = await call('POST', '/payment_requests', debit());
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ id: expect.stringMatching(/^pr-/), status: 'REQUIRES_ACTION' });
  expect(made.body['actions']).toEqual([
    expect.objectContaining({ action: 'AUTH', qr_code: null }),
  ]);
  server.pay(idOf(made));
  const read = await call('GET', `/payment_requests/${idOf(made)}`);
  expect(read.body).toMatchObject({ status: 'SUCCEEDED', actions: [], failure_code: null });
  await server.idle();
  const events = received.map(({ event }) => event).toSorted();
  expect(events).toEqual(['payment.succeeded', 'payment_method.activated']);
  const { data } = received.find(({ event }) => event === 'payment.succeeded') ?? {};
  expect(data).toMatchObject({
    payment_request_id: idOf(made),
    amount: 10_000,
    status: 'SUCCEEDED',
  });
});

test('PR2-FIELD-failure_code: a payment that the payer refuses fails and stays FAILED', async () => {
  const { call, server } = guest;
  const id = idOf(await call('POST', '/payment_requests', byWallet()));
  server.pay(id, false);
  const read = (await call('GET', `/payment_requests/${id}`)).body;
  expect(read).toMatchObject({ status: 'FAILED', failure_code: expect.any(String) });
  expect(await times(guest, 'payment.failed')).toBe(1);
  server.pay(id);
  expect((await call('GET', `/payment_requests/${id}`)).body).toEqual(read);
});

test('STATE-PR2-03, PM2-FIELD-one-instrument: a card payment with manual capture awaits its capture', async () => {
  const made = await guest.call('POST', '/payment_requests', byCard({ capture_method: 'MANUAL' }));
  expect(made.body).toMatchObject({ status: 'AWAITING_CAPTURE', actions: [] });
  expect(JSON.stringify(made.body)).not.toContain('4000000000001091');
  const method = made.body['payment_method'] as Record<string, unknown>;
  const fields = ['card', 'ewallet', 'direct_debit', 'direct_bank_transfer', 'over_the_counter'];
  const there = [...fields, 'virtual_account', 'qr_code'].filter((field) => method[field] !== null);
  expect(there).toEqual(['card']);
});

test('STATE-PM2-01, STATE-PM2-03: a payment expires only a payment method for one-time use', async () => {
  const { call, server } = guest;
  await paid(guest);
  const id = await paid(guest, debit());
  const { body } = await call('GET', `/payment_requests/${id}`);
  expect(body['payment_method']).toMatchObject({ status: 'ACTIVE' });
  const [, first] = rowsOf(await call('GET', '/payment_requests'));
  expect(first?.['payment_method']).toMatchObject({ status: 'EXPIRED' });
  await server.idle();
  expect(await times(guest, 'payment_method.expired')).toBe(1);
});

test.each([
  ['PR2-CREATE-currency', { currency: 'XX' }],
  ['PR2-CREATE-amount', { amount: '10000' }],
  ['PR2-CREATE-payment_method', { payment_method: null }],
  ['PR2-CREATE-customer_id', { customer: null }],
  ['PR2-CREATE-customer.country', { customer: { type: 'INDIVIDUAL', country: 'ZZ' } }],
  ['PR2-CREATE-customer.mobile_number', { customer: { type: 'INDIVIDUAL', mobile_number: '08x' } }],
  ['LIMIT-06', { reference_id: 'x'.repeat(256) }],
  ['LIMIT-METADATA-VALLEN', { metadata: { a: 'x'.repeat(501) } }],
])('%s: an invalid payment request creates nothing', async (_, change) => {
  expect(outcome(await guest.call('POST', '/payment_requests', debit(change)))).toBe(INVALID);
  expect((await guest.call('GET', '/payment_requests')).body).toEqual({
    data: [],
    has_more: false,
  });
});

test('PM2-CREATE-customer_id-EWALLET: a wallet for multiple use requires a customer', async () => {
  const wallet = { ewallet: { channel_code: 'DANA' }, type: 'EWALLET' };
  const make = (reusability: string) =>
    guest.call('POST', '/v2/payment_methods', { ...wallet, reusability });
  expect(outcome(await make('MULTIPLE_USE'))).toBe(INVALID);
  const made = await make('ONE_TIME_USE');
  const body = byWallet({ payment_method: null, payment_method_id: idOf(made) });
  expect(await guest.call('POST', '/payment_requests', body)).toMatchObject({
    status: 201,
    body: { payment_method: { id: idOf(made) } },
  });
});

test('REFUND-CREATE-02, REFUND-FAIL-INSUFFICIENT_BALANCE: a failed refund moves no money, and a later one succeeds', async () => {
  const { server, call } = guest;
  const id = await paid(guest);
  server.refuseRefunds('INSUFFICIENT_BALANCE');
  const failed = await refund(guest, id);
  expect(failed.body).toMatchObject({ status: 'FAILED', failure_code: 'INSUFFICIENT_BALANCE' });
  server.refuseRefunds(undefined);
  const made = await refund(guest, id);
  expect(made.body).toMatchObject({ status: 'SUCCEEDED', amount: 10_000, failure_code: null });
  expect((await call('GET', `/refunds/${idOf(made)}`)).body).toEqual(made.body);
  expect([await times(guest, 'refund.failed'), await times(guest, 'refund.succeeded')]).toEqual([
    1, 1,
  ]);
  const rows = rowsOf(await call('GET', '/transactions'));
  expect(rows).toMatchObject([
    { type: 'PAYMENT', status: 'REFUNDED', cashflow: 'MONEY_IN' },
    { type: 'REFUND', status: 'SUCCESS', cashflow: 'MONEY_OUT', product_id: idOf(made) },
  ]);
});

test('CUST-PATCH-06, CUST-PATCH-07: reference_id and type of a customer cannot be changed', async () => {
  const { call } = guest;
  const body = { reference_id: 'r', type: 'INDIVIDUAL', individual_detail: { given_names: 'Ani' } };
  const id = idOf(await call('POST', '/customers', body));
  for (const change of [{ reference_id: 'other' }, { type: 'BUSINESS' }]) {
    expect(outcome(await call('PATCH', `/customers/${id}`, change))).toBe(INVALID);
  }
  const [found] = rowsOf(await call('GET', '/customers?reference_id=r'));
  expect(found).toMatchObject({ id, ...body });
});

test('TXN-GET-ERR-TRANSACTION_NOT_FOUND, LIMIT-13: an unknown transaction is not found, and a limit out of range is rejected', async () => {
  const { call } = guest;
  expect(outcome(await call('GET', '/transactions/txn_none'))).toBe('404 TRANSACTION_NOT_FOUND');
  for (const limit of [0, 51]) {
    expect(outcome(await call('GET', `/transactions?limit=${limit}`))).toBe(INVALID);
  }
});

test('V3-PR-CREATE-02, STATE-PR3-AUTHORIZED: the actions of a v3 payment request depend on its channel', async () => {
  const make = (more: object) =>
    guest.call('POST', '/v3/payment_requests', byV3(more as Record<string, unknown>), V3);
  const account = await make({ channel_code: 'BRI_VIRTUAL_ACCOUNT' });
  expect(account.body['actions']).toMatchObject([{ type: 'PRESENT_TO_CUSTOMER' }]);
  expect((await make({})).body['actions']).toMatchObject([{ type: 'REDIRECT_CUSTOMER' }]);
  const card = await make({ channel_code: 'CARDS', capture_method: 'MANUAL' });
  expect(card.body).toMatchObject({ status: 'AUTHORIZED', actions: [] });
  expect(await times(guest, 'payment.authorization')).toBe(1);
});

test('V3-MAP-03, V3-MAP-09: a wallet that is saved by a payment can be charged again', async () => {
  const { call, server } = guest;
  const body = byV3({ type: 'PAY_AND_SAVE' });
  const id = idOf(await call('POST', '/v3/payment_requests', body, V3));
  server.pay(id);
  const { payment_token_id } = (await call('GET', `/v3/payment_requests/${id}`, undefined, V3))
    .body;
  expect(payment_token_id).toMatch(/^pt-/);
  expect(await times(guest, 'payment_token.activation')).toBe(1);
  const again = byV3({ payment_token_id, channel_code: undefined });
  const made = await call('POST', '/v3/payment_requests', again, V3);
  expect(made.body).toMatchObject({ status: 'SUCCEEDED', payment_token_id });
});

test('V3-PT-04: a linked token can be updated', async () => {
  const { call, server } = guest;
  const body = { type: 'SAVE', country: 'ID', currency: 'IDR', channel_code: 'BRI_DIRECT_DEBIT' };
  const id = idOf(await call('POST', '/v3/payment_tokens', body, V3));
  server.pay(id);
  const change = { channel_properties: { email: 'siti@shop.example' } };
  const path = `/v3/payment_tokens/${id}`;
  expect((await call('PATCH', path, change, V3)).body).toMatchObject({
    status: 'ACTIVE',
    ...change,
  });
  expect((await call('GET', path, undefined, V3)).body).toMatchObject(change);
  expect(rowsOf(await call('GET', '/v3/payment_tokens', undefined, V3))).toHaveLength(1);
});

test('EVT-DLV-05, EVT-DLV-09: a refused webhook is sent again with its id, an acknowledged one is not', async () => {
  guest.refusals.push(500, 302, 204);
  await paid(guest, debit({ reference_id: 'again' }));
  await guest.server.idle();
  await guest.server.advance(25 * 60 * MINUTE);
  const ids = guest.received.map(({ id }) => id);
  expect(ids.length).toBe(5);
  expect(new Set(ids).size).toBe(2);
});

test('STATE-PR3-EXPIRED: a frozen clock can be advanced past the expiry of a request', async () => {
  const { call, server } = guest;
  await server.freeze(async () => {
    const expires_at = new Date(Date.now() + MINUTE).toISOString();
    const body = byV3({ channel_properties: { expires_at } });
    const id = idOf(await call('POST', '/v3/payment_requests', body, V3));
    await server.advance(2 * MINUTE);
    const read = await call('GET', `/v3/payment_requests/${id}`, undefined, V3);
    expect(read.body).toMatchObject({ status: 'EXPIRED', actions: [] });
  });
});
