// Tests cardless credit through the real pipeline: every error of the specification, the end of a
// checkout, its callback, and its money.
import { payments } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { codeOf, path, phone, shop } from '../testing/cardless_credit.ts';

const { items, customer_details, shipping_address, redirect_url, callback_url } = phone;

const HOUR_MS = 3_600_000;

describe('creating a checkout', () => {
  test('returns the URL of the page for its customer, and its ids (CC-CREATE-02, CC-FIELD-redirect_url, CC-FIELD-transaction_id, CC-FIELD-order_id, CC-FIELD-external_id, CC-FIELD-cardless_credit_type, VER-15, CORE-UNSPEC-02)', async () => {
    const { call } = shop();
    const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
    for (const headers of [
      {},
      { 'api-version': '2019-02-04' },
      { 'x-api-version': '2019-02-04' },
    ]) {
      const external_id = `order-${JSON.stringify(headers)}`;
      const { status, body } = await call('POST', path, { ...phone, external_id }, { headers });
      expect(status).toBe(200);
      expect(body).toEqual({
        redirect_url: `http://pages.test/checkout/${body.order_id}`,
        transaction_id: uuid,
        order_id: uuid,
        external_id,
        cardless_credit_type: 'KREDIVO',
      });
      expect(body.transaction_id).not.toBe(body.order_id);
    }
    const headers = { 'api-version': '2022-07-31' };
    expect(codeOf(await call('POST', path, phone, { headers }))).toEqual([
      400,
      'API_VALIDATION_ERROR',
    ]);
  });

  test.each(Object.keys(phone))(
    'without %s is refused, and the message names it (CC-CREATE-01, CC-CREATE-ERR-API_VALIDATION_ERROR, ERR-UNSPEC-03, CC-CREATE-cardless_credit_type, CC-CREATE-external_id, CC-CREATE-amount, CC-CREATE-payment_type, CC-CREATE-items, CC-CREATE-customer_details, CC-CREATE-shipping_address, CC-CREATE-redirect_url, CC-CREATE-callback_url)',
    async (field) => {
      const { open, store, partition } = shop();
      for (const value of [undefined, null]) {
        const refused = await open({ [field]: value });
        expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
        expect(refused.body.message).toContain(field);
        const places = (refused.body.errors as { path: string }[]).map((one) => one.path);
        expect(places.every((one) => one.startsWith(`body.${field}`))).toBe(true);
      }
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  const nested = [
    ...Object.keys(items[0]).map((field) => ['items', field] as const),
    ...Object.keys(customer_details).map((field) => ['customer_details', field] as const),
    ...Object.keys(shipping_address).map((field) => ['shipping_address', field] as const),
  ];
  test.each(nested)(
    'needs %s.%s of its type (CC-CREATE-items.id, CC-CREATE-items.name, CC-CREATE-items.type, CC-CREATE-items.url, CC-CREATE-items.price, CC-CREATE-items.quantity, CC-CREATE-customer_details.first_name, CC-CREATE-customer_details.last_name, CC-CREATE-customer_details.email, CC-CREATE-customer_details.phone, CC-CREATE-shipping_address.first_name, CC-CREATE-shipping_address.last_name, CC-CREATE-shipping_address.address, CC-CREATE-shipping_address.city, CC-CREATE-shipping_address.postal_code, CC-CREATE-shipping_address.phone, CC-CREATE-shipping_address.country_code, CC-UNSPEC-03)',
    async (part, field) => {
      const { open } = shop();
      const isNumber = field === 'price' || field === 'quantity';
      for (const value of [undefined, null, isNumber ? '1' : 1]) {
        const sent =
          part === 'items'
            ? { items: [items[0], { ...items[0], [field]: value }] }
            : { [part]: { ...phone[part], [field]: value } };
        const refused = await open(sent);
        expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
        const place = part === 'items' ? `body.items.1.${field}` : `body.${part}.${field}`;
        expect(refused.body.errors).toMatchObject([{ path: place }]);
      }
    },
  );

  test.each([
    ['cardless_credit_type', { cardless_credit_type: 'kredivo' }],
    ['cardless_credit_type', { cardless_credit_type: 'AKULAKU' }],
    ['payment_type', { payment_type: '9_months' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: '401000' }],
    ['external_id', { external_id: '' }],
    ['external_id', { external_id: 'x'.repeat(1_001) }],
    ['items', { items: {} }],
    ['items', { items: [] }],
    ['customer_details.last_name', { customer_details: { ...customer_details, last_name: '' } }],
    ['customer_details.email', { customer_details: { ...customer_details, email: 'none' } }],
    [
      'customer_details.email',
      { customer_details: { ...customer_details, email: 'a b@c.example' } },
    ],
    ['items.0.quantity', { items: [{ ...items[0], quantity: 0 }] }],
    ['items.0.price', { items: [{ ...items[0], price: 0.5 }] }],
    ['redirect_url', { redirect_url: 'javascript:alert(1)' }],
    ['callback_url', { callback_url: 'merchant.example' }],
    [
      'shipping_address.country_code',
      { shipping_address: { ...shipping_address, country_code: '62' } },
    ],
  ])(
    'refuses this %s: %j (CC-CREATE-cardless_credit_type, CC-CREATE-external_id, CC-CREATE-amount, CC-CREATE-payment_type, CC-CREATE-items, CC-CREATE-redirect_url, CC-CREATE-callback_url, CC-UNSPEC-02, CC-UNSPEC-03, LIMIT-03, LIMIT-08, LIMIT-UNSPEC-03)',
    async (place, change) => {
      const refused = await shop().open(change);
      expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(refused.body.errors).toMatchObject([{ path: `body.${place}` }]);
    },
  );

  test.each([
    { amount: 1 },
    { amount: 1_000_000_000_000_000 },
    { external_id: 'x'.repeat(1_000) },
    ...['30_days', '3_months', '6_months', '12_months'].map((payment_type) => ({ payment_type })),
    { items: [{ ...items[0], url: 'a page', price: -5_000 }] },
    { customer_details: { ...customer_details, email: 'n@ne', phone: '-' } },
    { shipping_address: { ...shipping_address, country_code: 'ID' } },
  ])(
    'accepts %j, without comparing the amount with the items (CC-CREATE-amount, CC-CREATE-external_id, CC-CREATE-payment_type, CC-UNSPEC-03, LIMIT-03, LIMIT-08)',
    async (change) => {
      expect((await shop().open(change)).status).toBe(200);
    },
  );

  test('accepts JSON and refuses a form (CC-CREATE-01, CC-CALC-01)', async () => {
    const { call } = shop();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const target of [path, `${path}/payment-types`]) {
      const form = new URLSearchParams({ cardless_credit_type: 'KREDIVO', amount: '401000' });
      const refused = await call('POST', target, form.toString(), { headers });
      expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
    }
  });

  test('an external_id can be used for one checkout only, and can be used again after a refusal (CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR, ERR-CONF-05)', async () => {
    const { open, choose } = shop();
    expect((await open({ amount: 10_101 })).status).toBe(422);
    const { body } = await open();
    const again = await open({ amount: 5_000 });
    expect(codeOf(again)).toEqual([422, 'DUPLICATE_PAYMENT_ERROR']);
    await choose(body.order_id as string, 'cancel');
    expect(codeOf(await open())).toEqual([422, 'DUPLICATE_PAYMENT_ERROR']);
    expect((await open({ external_id: 'order-2' })).status).toBe(200);
  });

  test('an idempotency key returns the checkout that it made', async () => {
    const { call } = shop();
    const headers = { 'idempotency-key': 'once' };
    const first = await call('POST', path, phone, { headers });
    expect((await call('POST', path, phone, { headers })).body).toEqual(first.body);
  });

  test('an account that is not registered with the provider is refused, and the switch of other pay-later payments has no effect (CC-CREATE-ERR-MERCHANT_NOT_FOUND, CC-UNSPEC-01)', async () => {
    const off = shop({ switches: { cardless_credit: false } });
    expect(codeOf(await off.open())).toEqual([422, 'MERCHANT_NOT_FOUND']);
    expect(codeOf(await off.calculate())).toEqual([422, 'MERCHANT_NOT_FOUND']);
    const on = shop({ switches: { paylater: false } });
    expect((await on.open()).status).toBe(200);
  });

  test.each([
    [10_100, 422, 'MERCHANT_NOT_FOUND'],
    [10_101, 422, 'GENERATE_CHECKOUT_URL_ERROR'],
    [10_102, 500, 'SERVER_ERROR'],
  ])(
    'a checkout of %i is refused in test mode and stores nothing, but its payment types are calculated (CC-CREATE-ERR-GENERATE_CHECKOUT_URL_ERROR, CC-CREATE-ERR-MERCHANT_NOT_FOUND)',
    async (amount, status, code) => {
      const { open, calculate, store, partition } = shop();
      expect(codeOf(await open({ amount }))).toEqual([status, code]);
      expect(await store.partitions()).not.toContainEqual(partition);
      expect((await calculate({ amount })).status).toBe(200);
    },
  );

  test('a key without the permission is refused with the short code REQUEST_FORBIDDEN (CC-CREATE-ERR-REQUEST_FORBIDDEN, CC-UNSPEC-01, AUTH-CONF-01)', async () => {
    const { call } = shop();
    for (const target of [path, `${path}/payment-types`])
      expect(codeOf(await call('POST', target, phone, { permissions: ['report:read'] }))).toEqual([
        403,
        'REQUEST_FORBIDDEN',
      ]);
    const permissions = ['money_in:read'] as const;
    expect((await call('POST', path, phone, { permissions })).status).toBe(403);
    const types = await call('POST', `${path}/payment-types`, phone, { permissions });
    expect(types.status).toBe(200);
  });

  test('a live key is refused when the account has no connector', async () => {
    const { call } = shop();
    for (const target of [path, `${path}/payment-types`])
      expect(codeOf(await call('POST', target, phone, { mode: 'live' }))).toEqual([
        503,
        'CHANNEL_UNAVAILABLE',
      ]);
  });
});

describe('a checkout', () => {
  test('that is paid credits its amount less fees, and sends one callback with the fields of the request (EVT-CC-CALLBACK, EVT-CC-external_id, EVT-CC-order_id, EVT-CC-transaction_id, EVT-CC-amount, EVT-CC-transaction_status, EVT-CC-payment_type, EVT-CC-items, EVT-CC-customer_details, EVT-UNSPEC-02, CC-CREATE-callback_url, QR-CONF-04)', async () => {
    const { open, choose, events, recorded, balance, view } = shop();
    const { body } = await open();
    expect([await events(), await recorded()]).toEqual([[], []]);
    await choose(body.order_id as string, 'approve');
    const { redirect_url: _, ...ids } = body;
    expect(await events()).toEqual([
      {
        url: callback_url,
        body: {
          ...ids,
          amount: 401_000,
          transaction_status: 'settlement',
          payment_type: '3_months',
          items,
          customer_details,
          shipping_address,
          callback_authentication_token: 'test-token',
        },
      },
    ]);
    expect(await recorded()).toMatchObject([
      {
        state: {
          type: 'PAYMENT',
          status: 'SUCCESS',
          category: 'CARDLESS_CREDIT',
          channel: 'ID_KREDIVO',
          reference: 'order-1',
          amount: 401_000,
          fee: 9_223,
        },
      },
    ]);
    const { rows } = await view((reads) => reads.list(payments, {}, { limit: 9 }));
    expect(rows).toMatchObject([{ state: { detail: { receipt: body.transaction_id } } }]);
    const [clearing, available = 0, fees = 0, vat = 0] = await balance();
    expect([clearing, fees, available + fees + vat]).toEqual([-401_000, 9_223, 401_000]);
  });

  test('has the fee of CARDLESS_CREDIT, not that of pay-later accounts', async () => {
    const { open, choose, balance } = shop({
      terms: { CARDLESS_CREDIT: { fee_basis_points: 0 }, PAYLATER: { fee_basis_points: 500 } },
    });
    await choose((await open()).body.order_id as string, 'approve');
    expect(await balance()).toEqual([-401_000, 401_000, 0, 0]);
  });

  test.each([
    ['deny', 'deny'],
    ['cancel', 'cancel'],
    [24 * HOUR_MS, 'expire'],
  ])(
    'that ends by %s moves no money, sends one callback, and keeps its status (EVT-CC-transaction_status, EVT-UNSPEC-02)',
    async (end, transaction_status) => {
      const { open, choose, advance, events, recorded, page } = shop();
      const { body } = await open();
      const id = body.order_id as string;
      await advance(24 * HOUR_MS - 1);
      expect(await events()).toEqual([]);
      if (typeof end === 'number') await advance(1);
      else await choose(id, end);
      await choose(id, 'approve');
      await advance(48 * HOUR_MS);
      expect(await events()).toMatchObject([{ url: callback_url, body: { transaction_status } }]);
      expect(await recorded()).toEqual([]);
      expect(await page(id)).toMatchObject({ choices: [], returnUrl: redirect_url });
    },
  );

  test('shows its customer the items, the plan and the total (CC-CREATE-redirect_url)', async () => {
    const { open, page, choose } = shop();
    const id = (await open()).body.order_id as string;
    expect(await page(id)).toMatchObject({
      title: 'Kredivo',
      amount: 'Rp\u00A0401.000',
      reference: 'order-1',
      items: [{ label: 'Phone case', value: '2 \u00D7 Rp\u00A0200.500' }],
      instructions: [
        { label: { say: 'plan' }, value: { say: 'months', with: { months: 3 } } },
        { label: { say: 'installments' }, value: '3 \u00D7 Rp\u00A0144.093' },
        { label: { say: 'total_with_interest' }, value: 'Rp\u00A0432.278' },
      ],
      returnUrl: null,
    });
    await choose(id, 'approve');
    expect(await page(id)).toMatchObject({ status: 'paid', returnUrl: redirect_url });
  });
});
