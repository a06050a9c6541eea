// Checks one instrument in two generations of the API: each knows the accounts that the other links
// and the numbers it assigns.
import { describe, expect, test } from 'vitest';
import { callTo } from '../../src/testing/call.ts';
import { platformOn, stores } from '../../src/testing/stores.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

const siti = {
  reference_id: 'siti',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

const open = async () => {
  const server = await openTestServer();
  const { call } = server;
  const { id: customer_id } = (await call('POST', '/customers', siti)).body as { id: string };
  const events = async (name: string) =>
    (await server.events(server.platform)).filter(({ event }) => event === name);
  return { ...server, customer_id, named: events };
};

const card = {
  mobile_number: '+6281234567890',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@example.com',
};

const debit = { reference_id: 'debit-1', currency: 'IDR', amount: 25_000 };

test('an account that the legacy API has linked is a v2 payment method, charged and expired as such (LEGACY-PATH-06, LEGACY-PATH-07)', async () => {
  const { call, customer_id, named } = await open();
  const { body: token } = await call('POST', '/linked_account_tokens/auth', {
    customer_id,
    channel_code: 'DC_BRI',
    properties: {
      account_mobile_number: card.mobile_number,
      card_last_four: card.card_last_four,
      card_expiry: card.card_expiry,
      account_email: card.email,
    },
  });
  const id = token.id.replace('lat-', 'pm-');
  expect((await call('GET', `/v2/payment_methods/${id}`)).status).toBe(404);
  await call('POST', `/linked_account_tokens/${token.id}/validate_otp`, { otp_code: '333000' });
  await call('POST', '/payment_methods', {
    customer_id,
    type: 'DEBIT_CARD',
    properties: { id: token.id.replace('lat-', 'la-') },
    metadata: { shop: 'A' },
  });
  const { body: method } = await call('GET', `/v2/payment_methods/${id}`);
  expect(method).toMatchObject({
    id,
    type: 'DIRECT_DEBIT',
    status: 'ACTIVE',
    reusability: 'MULTIPLE_USE',
    customer_id,
    metadata: { shop: 'A' },
    actions: [],
    direct_debit: {
      type: 'DEBIT_CARD',
      channel_code: 'BRI',
      channel_properties: card,
      debit_card: card,
    },
  });
  const { body: listed } = await call('GET', `/v2/payment_methods?customer_id=${customer_id}`);
  expect(listed.data).toEqual([method]);
  const { body: request } = await call('POST', '/payment_requests', {
    currency: 'IDR',
    amount: 25_000,
    payment_method_id: id,
  });
  const paid = await call('POST', `/payment_requests/${request.id}/auth`, { auth_code: '222000' });
  expect(paid.body.status).toBe('SUCCEEDED');
  const pending = await call('POST', '/direct_debits', { ...debit, payment_method_id: id });
  await call('POST', `/v2/payment_methods/${id}/expire`, {});
  expect((await call('GET', `/direct_debits/${pending.body.id}`)).body.status).toBe('FAILED');
  expect(await named('payment_method.expired')).toHaveLength(1);
  expect(await named('payment.succeeded')).toHaveLength(1);
  expect(await named('direct_debit.payment')).toHaveLength(1);
});

test('a v2 payment method that is linked is listed, debited and unlinked by the legacy API (LEGACY-PATH-07, LEGACY-PATH-08)', async () => {
  const { call, customer_id } = await open();
  const { body: made } = await call('POST', '/v2/payment_methods', {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    customer_id,
    direct_debit: { channel_code: 'BRI', channel_properties: card },
  });
  const list = async () =>
    (await call('GET', `/payment_methods?customer_id=${customer_id}`)).body as { status: string }[];
  expect((await list()).map(({ status }) => status)).toEqual(['PENDING']);
  await call('POST', `/v2/payment_methods/${made.id}/auth`, { auth_code: '333000' });
  expect((await list()).map(({ status }) => status)).toEqual(['ACTIVE']);
  const body = { ...debit, payment_method_id: made.id };
  const { body: opened } = await call('POST', '/direct_debits', body);
  const otp = { otp_code: '222000' };
  const done = await call('POST', `/direct_debits/${opened.id}/validate_otp/`, otp);
  expect(done.body).toMatchObject({ id: opened.id, status: 'COMPLETED' });
  const { body: found } = await call('GET', `/transactions?product_id=${opened.id}`);
  expect(found.data).toMatchObject([{ amount: 25_000, channel_category: 'DIRECT_DEBIT' }]);
  await call('DELETE', `/linked_account_tokens/${made.id.replace('pm-', 'lat-')}`);
  expect((await call('GET', `/v2/payment_methods/${made.id}`)).body.status).toBe('EXPIRED');
});

test('a code that v2 has created is paid at its outlet by the legacy API, and a number in use is refused by both (LEGACY-PATH-03, LEGACY-PATH-04)', async () => {
  const { call } = await open();
  const { body: made } = await call('POST', '/v2/payment_methods', {
    type: 'OVER_THE_COUNTER',
    reusability: 'ONE_TIME_USE',
    over_the_counter: {
      channel_code: 'ALFAMART',
      amount: 25_000,
      currency: 'IDR',
      channel_properties: { customer_name: 'Siti' },
    },
  });
  const { payment_code } = made.over_the_counter.channel_properties;
  const paid = await call('POST', '/fixed_payment_code/simulate_payment', {
    retail_outlet_name: 'ALFAMART',
    payment_code,
    transfer_amount: 25_000,
  });
  expect(paid.status).toBe(200);
  expect((await call('GET', `/v2/payment_methods/${made.id}`)).body.status).toBe('EXPIRED');
  const { body: account } = await call('POST', '/v2/payment_methods', {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'MULTIPLE_USE',
    virtual_account: { channel_code: 'BNI', channel_properties: { customer_name: 'Siti' } },
  });
  const number: string = account.virtual_account.channel_properties.virtual_account_number;
  const taken = await call('POST', '/callback_virtual_accounts', {
    external_id: 'va-1',
    bank_code: 'BNI',
    name: 'Siti',
    virtual_account_number: number.slice(-10),
  });
  expect([taken.status, taken.body.error_code]).toEqual([
    409,
    'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR',
  ]);
});

describe.each(stores)('on %s', (_, openStore) => {
  test('a payment reaches the latest of several accounts with one external_id, and a number is assigned only once (LEGACY-PATH-03)', async () => {
    const call = callTo(await platformOn(await openStore()));
    const make = (bank_code: string, change: object = {}) =>
      call('POST', '/callback_virtual_accounts', {
        external_id: 'va-1',
        bank_code,
        name: 'Siti',
        is_single_use: true,
        ...change,
      });
    const made = [];
    for (const bank of ['BNI', 'BRI', 'MANDIRI']) made.push((await make(bank)).body.id as string);
    const path = '/callback_virtual_accounts/external_id=va-1/simulate_payment';
    expect((await call('POST', path, { amount: 10_000 })).status).toBe(200);
    const read = async (id: string) =>
      (await call('GET', `/callback_virtual_accounts/${id}`)).body.status as string;
    const statuses = await Promise.all(made.map(read));
    expect(statuses.map((status) => status === 'INACTIVE')).toEqual([false, false, true]);
    const number = { virtual_account_number: '9999000001' };
    const at_once = await Promise.all(
      Array.from({ length: 5 }, (_one, n) => make('BNI', { ...number, external_id: `va-${n}` })),
    );
    expect(at_once.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });
});
