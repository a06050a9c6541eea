// Tests the creation of payment requests: responses, refusals and their messages.
import { limits } from '@kasir/core';
import { instruments, intents } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import {
  accountMethod,
  byAccount,
  byWallet,
  returnUrls,
  createMerchant,
  walletMethod,
} from '../testing/merchant.ts';

const url = '/payment_requests';
const anyText = expect.any(String) as string;

/** Sends a request that must be refused, and returns the paths of its violations. */
const refusedPaths = async (body: unknown, platform = createMerchant()): Promise<string[]> => {
  const { status, body: error } = await platform.call('POST', url, body);
  expect([status, error.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  expect(error.message).not.toContain('Invalid input');
  const { rows } = await platform.store.view(platform.partition, (view) =>
    view.list(instruments, {}, { limit: 1 }),
  );
  expect(rows).toEqual([]);
  return error.errors.map((one: { path: string }) => one.path);
};

describe('a created request', () => {
  test('returns 201 with every field, and reads back the same (PR2-CREATE-01, PR2-GET-01, PR2-FIELD-id, PR2-FIELD-business_id, PR2-FIELD-customer_id, PR2-FIELD-reference_id, PR2-FIELD-currency, PR2-FIELD-amount, PR2-FIELD-country, PR2-FIELD-status, PR2-FIELD-description, PR2-FIELD-payment_method, PR2-FIELD-actions, PR2-FIELD-failure_code, PR2-FIELD-capture_method, PR2-FIELD-initiator, PR2-FIELD-card_verification_results, PR2-FIELD-shipping_information, PR2-FIELD-items, PR2-FIELD-channel_properties, PR2-FIELD-created, PR2-FIELD-updated, PR2-FIELD-metadata, PR2-FIELD-action.action, PR2-FIELD-action.url, PR2-FIELD-action.url_type, PR2-FIELD-action.method, PR2-FIELD-action.qr_code, PR2-UNSPEC-08)', async () => {
    const { call, account } = createMerchant();
    const created = await call('POST', url, byWallet({ reference_id: 'order-1' }));
    expect(created.status).toBe(201);
    const { id, payment_method } = created.body;
    expect(created.body).toEqual({
      id: expect.stringMatching(/^pr-[0-9a-f-]{36}$/) as string,
      business_id: account.id,
      customer_id: null,
      reference_id: 'order-1',
      currency: 'IDR',
      amount: 25_000,
      min_amount: null,
      max_amount: null,
      country: 'ID',
      status: 'REQUIRES_ACTION',
      description: null,
      payment_method,
      actions: [
        {
          action: 'AUTH',
          url: `http://pages.test/payment_request/${id.slice(3)}`,
          url_type: 'WEB',
          method: 'GET',
          qr_code: null,
        },
      ],
      failure_code: null,
      capture_method: 'AUTOMATIC',
      initiator: null,
      card_verification_results: null,
      shipping_information: null,
      items: null,
      channel_properties: null,
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
      metadata: null,
    });
    const read = await call('GET', `${url}/${id}`);
    expect([read.status, read.body]).toEqual([200, created.body]);
  });

  test('contains its method without the fields that only payment_methods shows', async () => {
    const { request, readMethod } = createMerchant();
    const { payment_method } = await request(byAccount());
    const whole = await readMethod(payment_method.id);
    const { business_id, country, customer_id, actions, failure_code, ...rest } = whole;
    expect(payment_method).toEqual(rest);
    expect([country, customer_id, actions, failure_code]).toEqual(['ID', null, [], null]);
    expect(business_id).toBe('0123456789abcdef01234567');
  });

  test('has the fields as they were sent (PR2-CREATE-reference_id, PR2-CREATE-description, PR2-CREATE-metadata, PR2-CREATE-currency, PR2-CREATE-amount, PR2-CREATE-payment_method.reference_id, PR2-CREATE-payment_method.description, PR2-CREATE-payment_method.metadata, PR2-UNSPEC-05, PR2-UNSPEC-06, MODEL-UNSPEC-11)', async () => {
    const { request } = createMerchant();
    const top = {
      currency: 'PHP',
      amount: 100.55,
      reference_id: 'ünï/1',
      description: '',
      metadata: {},
      capture_method: 'AUTOMATIC',
      initiator: 'MERCHANT',
      channel_properties: { cancel_return_url: 'https://merchant.example/back' },
      shipping_information: { country: 'PH', city: 'Manila', street_line1: null },
      items: [
        { name: 'Discount', category: 'x', quantity: 1, price: -5.5, currency: 'PHP' },
        {
          name: 'Tour',
          category: 'x',
          quantity: 2,
          price: 50,
          payer_charged_currency: 'USD',
          payer_charged_price: 0.9,
        },
      ],
    };
    const inner = { reference_id: 'm-1', description: 'd', metadata: { a: 'b', n: 1.5, t: true } };
    const body = await request({ ...top, payment_method: walletMethod(inner, 'GCASH') });
    expect(body).toMatchObject({ ...top, payment_method: inner, country: 'PH' });
  });

  test('gets a new reference_id when none is sent, and so does its method (PR2-CREATE-reference_id, PR2-CONF-02, MODEL-UNSPEC-14)', async () => {
    const { request } = createMerchant();
    const made = [await request(byWallet()), await request(byWallet({ reference_id: null }))];
    const references = made.flatMap((one) => [one.reference_id, one.payment_method.reference_id]);
    expect(new Set(references).size).toBe(4);
    for (const reference of references) expect(reference).toMatch(/^.{1,255}$/);
  });

  test('shows a virtual account as its method, with a page in dialect spec and without in service (MODEL-UNSPEC-12, MODEL-UNSPEC-13, PM2-UNSPEC-03, PR2-FIELD-actions)', async () => {
    const { request } = createMerchant();
    const quiet = await createMerchant({ dialect: 'service' }).request(byAccount());
    expect([quiet.status, quiet.actions]).toEqual(['PENDING', []]);
    const body = await request(byAccount());
    expect(body.status).toBe('REQUIRES_ACTION');
    expect(body.actions).toEqual([
      {
        action: 'AUTH',
        url: `http://pages.test/payment_request/${body.id.slice(3)}`,
        url_type: 'WEB',
        method: 'GET',
        qr_code: null,
      },
    ]);
    expect(body.payment_method.virtual_account).toEqual({
      channel_code: 'BRI',
      amount: 25_000,
      min_amount: null,
      max_amount: null,
      currency: 'IDR',
      channel_properties: {
        customer_name: 'Siti',
        virtual_account_number: expect.stringMatching(/^8808000001\d{10}$/) as string,
        expires_at: '2057-01-01T00:00:00.000Z',
      },
      alternative_displays: [],
    });
  });

  test('ignores undeclared fields of its body (CORE-UNSPEC-09)', async () => {
    const { call, account } = createMerchant();
    const foreign = {
      id: 'pr-1',
      status: 'SUCCEEDED',
      business_id: 'b',
      created: '1999-01-01T00:00:00.000Z',
      failure_code: 'X',
      country: 'PH',
      actions: [],
      surplus: 1,
    };
    const { country: _, ...inner } = foreign;
    const method = { ...inner, id: 'pm-1' };
    const { status, body } = await call(
      'POST',
      url,
      byWallet({ ...foreign, payment_method: walletMethod(method) }),
    );
    expect([status, body.status, body.business_id]).toEqual([201, 'REQUIRES_ACTION', account.id]);
    expect([body.country, body.failure_code, body.created]).toEqual([
      'ID',
      null,
      '2026-01-01T00:00:00.000Z',
    ]);
    expect(body.payment_method).toMatchObject({ status: 'ACTIVE', type: 'EWALLET' });
    expect([body.id, body.payment_method.id]).not.toContain('pr-1');
    expect(JSON.stringify(body)).not.toMatch(/surplus|pm-1"/);
  });
});

describe('a refused request', () => {
  test.each<[string, object, readonly string[]]>([
    ['no currency', { currency: undefined }, ['body.currency']],
    ['an unknown currency', { currency: 'XX' }, ['body.currency']],
    ['a currency that its channel does not have', { currency: 'PHP' }, ['body.currency']],
    ['no amount for a wallet', { amount: undefined }, ['body.amount']],
    ['a null amount for a wallet', { amount: null }, ['body.amount']],
    ['an amount as text', { amount: '25000' }, ['body.amount']],
    ['a negative amount', { amount: -1 }, ['body.amount']],
    ['decimals of IDR', { amount: 25_000.5 }, ['body.amount']],
    [
      'no method',
      { payment_method: undefined },
      ['body.payment_method', 'body.payment_method.type', 'body.payment_method.reusability'],
    ],
    ['two methods', { payment_method_id: 'pm-1' }, ['body.payment_method_id']],
    ['an unknown capture_method', { capture_method: 'LATER' }, ['body.capture_method']],
    ['no type', { payment_method: { reusability: 'ONE_TIME_USE' } }, ['body.payment_method.type']],
    [
      'a type of another resource',
      { payment_method: walletMethod({ type: 'CARDS' }) },
      ['body.payment_method.type'],
    ],
    [
      'no reusability',
      { payment_method: walletMethod({ reusability: undefined }) },
      ['body.payment_method.reusability'],
    ],
    [
      'an unknown reusability',
      { payment_method: walletMethod({ reusability: 'ONCE' }) },
      ['body.payment_method.reusability'],
    ],
    [
      'no instrument',
      { payment_method: walletMethod({ ewallet: undefined }) },
      ['body.payment_method.ewallet', 'body.payment_method.ewallet.channel_code'],
    ],
  ])(
    'with %s gets an error for each wrong field (PR2-CREATE-ERR-API_VALIDATION_ERROR, PR2-CREATE-currency, PR2-CREATE-amount, PR2-CREATE-amount-decimals, PR2-CREATE-payment_method, PR2-CREATE-payment_method.type, PR2-CREATE-payment_method.reusability, PR2-FIELD-amount, PR2-UNSPEC-04, PR2-UNSPEC-07, PR2-CONF-01, PR2-CONF-04, CORE-CONF-04)',
    async (_, change, paths) => {
      expect(await refusedPaths(byWallet(change))).toEqual(paths);
    },
  );

  test('with an empty body gets an error for each field that every payment requires (PR2-CREATE-ERR-API_VALIDATION_ERROR)', async () => {
    expect(await refusedPaths({})).toEqual([
      'body.currency',
      'body.payment_method',
      'body.payment_method.type',
      'body.payment_method.reusability',
      'body.amount',
    ]);
  });

  test('gets an error for each missing property of its channel, and for the amount (PM2-UNSPEC-02)', async () => {
    const payment_method = walletMethod({ ewallet: { channel_code: 'PAYMAYA' } });
    const body = byWallet({ currency: 'PHP', amount: 100_000.01, payment_method });
    const path = 'body.payment_method.ewallet.channel_properties';
    expect(await refusedPaths(body)).toEqual([
      'body.amount',
      `${path}.success_return_url`,
      `${path}.failure_return_url`,
      `${path}.cancel_return_url`,
    ]);
  });

  test('gets errors for expiry, number and amount of a virtual account at once', async () => {
    const path = 'body.payment_method.virtual_account.channel_properties';
    const properties = {
      expires_at: '2026-01-01T00:00:00Z',
      virtual_account_number: '880800000212345678',
    };
    const body = byAccount({ amount: 0.5, payment_method: accountMethod({}, properties) });
    expect(await refusedPaths(body)).toEqual([
      'body.amount',
      `${path}.expires_at`,
      `${path}.virtual_account_number`,
    ]);
  });
});

describe('amount and properties of the request', () => {
  test('an amount has at most the decimals of its currency (PR2-CREATE-amount-decimals, PR2-UNSPEC-07)', async () => {
    const { call } = createMerchant();
    const gcash = walletMethod({}, 'GCASH');
    for (const [amount, status] of [
      [10.55, 201],
      [10.5, 201],
      [10.555, 400],
      [1e-7, 400],
    ]) {
      const body = byWallet({ currency: 'PHP', amount, payment_method: gcash });
      expect((await call('POST', url, body)).status).toBe(status);
    }
  });

  test('a virtual account may leave the amount to its payer (PR2-CONF-01, PR2-FIELD-amount)', async () => {
    const { request } = createMerchant();
    for (const amount of [null, undefined]) {
      const body = await request(byAccount({ amount }));
      expect([body.amount, body.payment_method.virtual_account.amount]).toEqual([null, null]);
    }
    const own = accountMethod({}, {}, { amount: 30_000 });
    const body = await request(byAccount({ amount: null, payment_method: own }));
    expect([body.amount, body.payment_method.virtual_account.amount]).toEqual([30_000, 30_000]);
  });

  test('fields of the request take precedence over the same fields of its method (PR2-CREATE-payment_method-precedence)', async () => {
    const { call } = createMerchant();
    const payment_method = accountMethod({}, {}, { amount: 10.55, currency: 'PHP' });
    const { status, body } = await call('POST', url, byAccount({ payment_method }));
    expect([status, body.currency, body.amount]).toEqual([201, 'IDR', 25_000]);
    expect(body.payment_method.virtual_account).toMatchObject({ currency: 'IDR', amount: 25_000 });
  });

  test('properties of the request add to those of its method, and null removes none', async () => {
    const { call } = createMerchant();
    const bare = { payment_method: walletMethod({ ewallet: { channel_code: 'DANA' } }) };
    const over = await call('POST', url, byWallet({ ...bare, channel_properties: returnUrls }));
    expect([over.status, over.body.channel_properties]).toEqual([201, returnUrls]);
    const nothing = { success_return_url: null };
    const kept = await call('POST', url, byWallet({ channel_properties: nothing }));
    expect(kept.status).toBe(201);
    const none = await call('POST', url, byWallet({ ...bare, channel_properties: nothing }));
    expect(none.body.errors).toEqual([
      {
        path: 'body.payment_method.ewallet.channel_properties.success_return_url',
        message: anyText,
      },
    ]);
  });
});

describe('limits', () => {
  const keys = (count: number, length = 1) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [String(i).padStart(length, 'k'), 'v']),
    );

  test.each<[string, object, object]>([
    ['reference_id', { reference_id: 'é'.repeat(255) }, { reference_id: 'é'.repeat(256) }],
    ['description', { description: '\u{1F600}'.repeat(255) }, { description: 'd'.repeat(256) }],
    ['metadata keys', { metadata: keys(50) }, { metadata: keys(51) }],
    ['metadata names', { metadata: keys(1, 40) }, { metadata: keys(1, 41) }],
    ['metadata values', { metadata: { a: 'v'.repeat(500) } }, { metadata: { a: 'v'.repeat(501) } }],
  ])(
    'of %s apply to requests and methods (LIMIT-06, LIMIT-10, LIMIT-19, LIMIT-METADATA-KEYS, LIMIT-METADATA-KEYLEN, LIMIT-METADATA-VALLEN, LIMIT-UNSPEC-01, PR2-CREATE-payment_method.description)',
    async (_, largest, larger) => {
      const { call } = createMerchant();
      const inline = (change: object) => byWallet({ payment_method: walletMethod(change) });
      const sent: [string, (change: object) => object][] = [
        [url, byWallet],
        [url, inline],
        ['/v2/payment_methods', walletMethod],
      ];
      for (const [path, body] of sent) {
        const kept = await call('POST', path, body(largest));
        expect(kept.status).toBe(201);
        expect(body === inline ? kept.body.payment_method : kept.body).toMatchObject(largest);
        const refused = await call('POST', path, body(larger));
        expect([refused.status, refused.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      }
    },
  );
});

describe('headers', () => {
  test('a split or fee rule is returned in a header (PR2-CREATE-HDR-with_split_rule, PR2-CREATE-HDR-split_rule_id, PR2-CREATE-HDR-with_fee_rule)', async () => {
    const { call } = createMerchant();
    const send = (headers: Record<string, string>) => call('POST', url, byWallet(), { headers });
    const split = await send({ 'with-split-rule': 'splitru_1' });
    const fee = await send({ 'with-fee-rule': 'xpfeeru_1' });
    const none = await send({});
    const both = await send({ 'with-split-rule': 'a', 'with-fee-rule': 'b' });
    expect([split.status, split.headers['split_rule_id']]).toEqual([201, 'splitru_1']);
    expect([fee.status, fee.headers['fee_rule_id']]).toEqual([201, 'xpfeeru_1']);
    expect(Object.keys(none.headers)).not.toContain('split_rule_id');
    expect(both.status).toBe(400);
  });

  test('one idempotency key creates one request, and a rule header is part of the request (PR2-CREATE-HDR-idempotency_key, PM2-CREATE-HDR-idempotency_key)', async () => {
    const { call, store, partition } = createMerchant();
    const headers = { 'idempotency-key': 'k'.repeat(limits.idempotency_key_characters) };
    const first = await call('POST', url, byWallet(), { headers });
    const again = await call('POST', url, byWallet(), { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = { ...headers, 'with-split-rule': 'splitru_1' };
    const changed = await call('POST', url, byWallet(), { headers: other });
    expect([changed.status, changed.body.error_code]).toEqual([409, 'IDEMPOTENCY_ERROR']);
    const method = await call('POST', '/v2/payment_methods', walletMethod(), { headers });
    const same = await call('POST', '/v2/payment_methods', walletMethod(), { headers });
    expect([same.status, same.body]).toEqual([201, method.body]);
    const rows = await store.view(partition, (view) => ({
      requests: view.list(intents, {}, { limit: 9 }).rows.length,
      methods: view.list(instruments, {}, { limit: 9 }).rows.length,
    }));
    expect(rows).toEqual({ requests: 1, methods: 2 });
  });

  test('a platform creates requests for its sub-account (PR2-CREATE-HDR-for_user_id, PM2-CREATE-HDR-for_user_id)', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const { call } = createMerchant({ account: { id: sub.parent, platform: true }, others: [sub] });
    const headers = { 'for-user-id': sub.id };
    const { body } = await call('POST', url, byAccount(), { headers });
    expect(body.business_id).toBe(sub.id);
    const { virtual_account, id } = body.payment_method;
    expect(virtual_account.channel_properties.virtual_account_number).toMatch(/^8808000002/);
    for (const path of [`${url}/${body.id}`, `/v2/payment_methods/${id}`]) {
      expect((await call('GET', path)).body.error_code).toBe('DATA_NOT_FOUND');
      expect((await call('GET', path, undefined, { headers })).status).toBe(200);
    }
    const method = await call('POST', '/v2/payment_methods', walletMethod(), { headers });
    expect(method.body.business_id).toBe(sub.id);
  });
});
