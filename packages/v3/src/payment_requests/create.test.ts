// Tests the creation of payment requests of v3: every type, every flow, every field.
import { describe, expect, test } from 'vitest';
import {
  byAccount,
  byCard,
  byPush,
  byWallet,
  cards,
  createMerchant,
  openAccount,
  returnUrls,
  VERSION,
} from '../testing/merchant.ts';

const url = '/v3/payment_requests';

describe('a payment on a page', () => {
  test('is returned with every field, and reads back the same (V3-PR-01, V3-PR-02, V3-PR-FIELD-id, V3-PR-FIELD-reference_id, V3-PR-FIELD-type, V3-PR-FIELD-country, V3-PR-FIELD-currency, V3-PR-FIELD-request_amount, V3-PR-FIELD-channel_code, V3-PR-FIELD-channel_properties, V3-PR-FIELD-payment_token_id, V3-PR-FIELD-capture_method, V3-PR-FIELD-status, V3-PR-FIELD-actions, V3-PR-FIELD-actions.type, V3-PR-FIELD-actions.value, V3-PR-FIELD-actions.descriptor, V3-CONF-01, MODEL-UNSPEC-30, MODEL-UNSPEC-31, V3-PR-CREATE-01, V3-MAP-01, V3-PR-CREATE-reference_id, V3-PR-CREATE-type, V3-PR-CREATE-country, V3-PR-CREATE-currency, V3-PR-CREATE-request_amount, V3-PR-CREATE-channel_code, V3-PR-CREATE-channel_properties, V3-PR-CREATE-description, V3-CP-success_return_url, V3-CP-failure_return_url, STATE-PR3-REQUIRES_ACTION, CORE-UNSPEC-02)', async () => {
    const place = createMerchant();
    const items = [
      {
        reference_id: 'sku-1',
        type: 'PHYSICAL_PRODUCT',
        name: 'Coffee',
        net_unit_amount: 12_500,
        quantity: 2,
        category: 'DRINKS',
      },
    ];
    const body = byWallet({
      description: 'Two coffees',
      metadata: { table: 7 },
      items,
      shipping_information: { country: 'ID', city: 'Bandung' },
    });
    const created = await place.call('POST', url, body);
    const id = created.body.id as string;
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^pr-[\da-f-]{36}$/) as string,
      payment_request_id: id,
      business_id: place.account.id,
      reference_id: body.reference_id,
      payment_token_id: null,
      customer_id: null,
      latest_payment_id: null,
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: 25_000,
      capture_method: 'AUTOMATIC',
      channel_code: 'DANA',
      channel_properties: returnUrls,
      actions: [
        {
          type: 'REDIRECT_CUSTOMER',
          descriptor: 'WEB_URL',
          value: `http://pages.test/payment_request/${id.slice(3)}`,
        },
      ],
      status: 'REQUIRES_ACTION',
      failure_code: null,
      description: 'Two coffees',
      metadata: { table: 7 },
      items,
      shipping_information: { country: 'ID', city: 'Bandung' },
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    expect(await place.read(id)).toEqual(created.body);
    expect((await place.call('GET', `${url}/pr-nobody`)).body.error_code).toBe('DATA_NOT_FOUND');
    expect((await place.call('GET', `${url}/py-${id.slice(3)}`)).status).toBe(404);
  });

  test('becomes SUCCEEDED when the payer pays, and creates no token (STATE-PR3-SUCCEEDED, V3-PR-CREATE-03, EVT-03, EVT-payment.capture, EVT-UNSPEC-04, EVT-CONF-02)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byWallet());
    expect((await place.show(id))?.choices.map(({ name }) => name)).toEqual(['approve', 'decline']);
    await place.choose(id, 'approve');
    const read = await place.read(id);
    expect([read.status, read.actions, read.failure_code]).toEqual(['SUCCEEDED', [], null]);
    expect(read.latest_payment_id).toMatch(/^py-/);
    const payment = await place.readPayment(read.latest_payment_id as string);
    expect(await place.webhooks()).toEqual([
      {
        event: 'payment.capture',
        business_id: place.account.id,
        created: '2026-01-01T00:00:00.000Z',
        data: payment,
        api_version: 'v3',
      },
    ]);
    const { updated: capture_timestamp } = payment;
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      payment_request_id: id,
      captures: [{ capture_timestamp, capture_amount: payment.request_amount }],
    });
    await place.advance(400 * 86_400_000);
    expect(await place.names()).toEqual(['payment.capture']);
    expect((await place.call('GET', '/v3/payment_tokens')).body.data).toEqual([]);
  });

  test('becomes FAILED when the payer declines (STATE-PR3-FAILED, EVT-payment.failure)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byWallet());
    await place.choose(id, 'decline');
    const read = await place.read(id);
    expect([read.status, read.failure_code]).toEqual(['FAILED', 'USER_DECLINED_PAYMENT']);
    expect(await place.webhooks()).toMatchObject([
      {
        event: 'payment.failure',
        api_version: 'v3',
        data: { status: 'FAILED', failure_code: 'USER_DECLINED_PAYMENT', payment_request_id: id },
      },
    ]);
  });

  test('becomes EXPIRED at the expires_at of the request, or at the expiry of the channel (STATE-PR3-EXPIRED, EVT-payment_request.expiry, V3-CP-expires_at)', async () => {
    const place = createMerchant();
    const soon = await place.request(
      byWallet({ channel_properties: { ...returnUrls, expires_at: '2026-01-01T00:10:00.000Z' } }),
    );
    const usual = await place.request(byWallet());
    expect(soon.channel_properties.expires_at).toBe('2026-01-01T00:10:00.000Z');
    await place.advance(10 * 60_000);
    expect((await place.read(soon.id)).status).toBe('EXPIRED');
    expect((await place.read(usual.id)).status).toBe('REQUIRES_ACTION');
    const ended = await place.read(soon.id);
    expect(await place.webhooks()).toMatchObject([
      { event: 'payment_request.expiry', data: ended, api_version: 'v3' },
    ]);
    await place.advance(24 * 3_600_000);
    expect((await place.read(usual.id)).status).toBe('EXPIRED');
    expect((await place.read(usual.id)).latest_payment_id).toBeNull();
  });

  test('emits payment_request.expired in the service dialect (EVT-payment_request.expiry)', async () => {
    const place = createMerchant({ dialect: 'service' });
    await place.request(byWallet());
    await place.advance(25 * 3_600_000);
    expect(await place.names()).toEqual(['payment_request.expired']);
  });
});

describe('a payment on a device', () => {
  test('is REQUIRES_ACTION until the payer approves (STATE-PR3-SET, V3-CP-account_mobile_number)', async () => {
    const place = createMerchant();
    const created = await place.request(byPush());
    expect(created).toMatchObject({
      status: 'REQUIRES_ACTION',
      channel_properties: { account_mobile_number: '+6281234567890' },
      actions: [{ type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL' }],
    });
    const payment = await place.readPayment(created.latest_payment_id);
    expect(payment.status).toBe('PENDING');
    await place.advance(3_000);
    expect((await place.read(created.id)).status).toBe('SUCCEEDED');
    expect(await place.names()).toEqual(['payment.capture']);
  });

  test('is PENDING without actions in the service dialect (STATE-UNSPEC-04)', async () => {
    const place = createMerchant({ dialect: 'service' });
    expect(await place.request(byPush())).toMatchObject({ status: 'PENDING', actions: [] });
  });

  test('fails at a magic amount, with a failure code of v3 (STATE-PR3-FAILED)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byPush({ request_amount: 20_108 }));
    await place.advance(3_000);
    expect((await place.read(id)).failure_code).toBe('USER_DEVICE_UNREACHABLE');
  });
});

describe('presented to the payer,', () => {
  test.each([
    ['a virtual account', byAccount(), 'VIRTUAL_ACCOUNT_NUMBER', /^8808000001\d{10}$/],
    [
      'an outlet code',
      byWallet({ channel_code: 'ALFAMART', channel_properties: { customer_name: 'Siti' } }),
      'PAYMENT_CODE',
      /^KSR000001\d{10}$/,
    ],
    [
      'an outlet code of the Philippines',
      byWallet({
        country: 'PH',
        currency: 'PHP',
        request_amount: 500,
        channel_code: '7ELEVEN',
        channel_properties: { payer_name: 'Maria' },
      }),
      'PAYMENT_CODE',
      /^KSR/,
    ],
    [
      'a QR code',
      byWallet({ channel_code: 'QRIS', channel_properties: undefined }),
      'QR_STRING',
      /^000201/,
    ],
  ] as const)(
    '%s accepts only its exact amount (V3-PR-CREATE-02, V3-MAP-02, V3-CP-display_name, V3-CP-customer_name, V3-CP-payer_name, V3-UNSPEC-07)',
    async (_, body, descriptor, value) => {
      const place = createMerchant();
      const created = await place.request(body);
      expect(created.actions).toEqual([
        {
          type: 'PRESENT_TO_CUSTOMER',
          descriptor,
          value: expect.stringMatching(value) as string,
        },
      ]);
      expect(created.status).toBe('REQUIRES_ACTION');
      const wrong = await place.simulate(created.id, { amount: created.request_amount + 1 });
      expect([wrong.status, wrong.body.error_code]).toEqual([400, 'INVALID_VALUE_ERROR']);
      const paid = await place.simulate(created.id, { amount: created.request_amount });
      expect([paid.status, paid.body.status]).toEqual([200, 'PENDING']);
      expect((await place.read(created.id)).status).toBe('SUCCEEDED');
      const again = await place.simulate(created.id);
      expect([again.status, again.body.error_code]).toEqual([400, 'INACTIVE_PAYMENT_REQUEST']);
      expect(await place.names()).toEqual(['payment.capture']);
    },
  );

  test('an instrument can have a number or code that the merchant chooses, once (V3-CP-virtual_account_number, V3-CP-payment_code)', async () => {
    const place = createMerchant();
    const numbered = byAccount({
      channel_properties: { display_name: 'Siti', virtual_account_number: '70010001' },
    });
    const created = await place.request(numbered);
    expect(created.actions[0].value).toBe('70010001');
    expect(created.channel_properties.virtual_account_number).toBe('70010001');
    const again = await place.call('POST', url, { ...numbered, reference_id: 'another' });
    expect([again.status, again.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    const code = await place.request(
      byWallet({
        channel_code: 'ALFAMART',
        channel_properties: { customer_name: 'Siti', payment_code: 'SITI1' },
      }),
    );
    expect(code.actions[0].value).toBe('SITI1');
    const given = await place.call(
      'POST',
      url,
      byAccount({
        channel_code: 'BNC_VIRTUAL_ACCOUNT',
        channel_properties: { display_name: 'Siti', virtual_account_number: '70010002' },
      }),
    );
    expect(given.body.errors).toMatchObject([
      { path: 'body.channel_properties.virtual_account_number' },
    ]);
  });
});

describe('a code for many payments', () => {
  test.each([
    ['an open virtual account', openAccount(), 40_000],
    ['a static QR code', openAccount({ channel_code: 'QRIS', channel_properties: {} }), 15_000],
    [
      'a retail outlet code',
      openAccount({ channel_code: 'ALFAMART', channel_properties: { customer_name: 'Siti' } }),
      25_000,
    ],
  ] as const)(
    '%s accepts payments until it ends (STATE-PR3-ACCEPTING_PAYMENTS, V3-MAP-04, V3-MAP-05, V3-MAP-06, V3-UNSPEC-09, STATE-PR3-CANCELED)',
    async (_, body, amount) => {
      const place = createMerchant();
      const { id, status, request_amount } = await place.request(body);
      expect([status, request_amount]).toEqual(['ACCEPTING_PAYMENTS', null]);
      const open = await place.simulate(id);
      expect([open.status, open.body.error_code]).toEqual([400, 'INVALID_VALUE_ERROR']);
      for (const more of [0, 1]) await place.simulate(id, { amount: amount + more });
      const read = await place.read(id);
      expect(read.status).toBe('ACCEPTING_PAYMENTS');
      const paid = await place.webhooks();
      expect(
        paid.map(({ data }: { data: { request_amount: number } }) => data.request_amount),
      ).toEqual([amount, amount + 1]);
      const ids = paid.map(({ data }: { data: { payment_id: string } }) => data.payment_id);
      expect(new Set(ids).size).toBe(2);
      expect(read.latest_payment_id).toBe(ids[1]);
      expect((await place.cancel(id)).body.status).toBe('CANCELED');
      const late = await place.simulate(id, { amount });
      expect([late.status, late.body.error_code]).toEqual([400, 'INACTIVE_PAYMENT_REQUEST']);
      expect(await place.names()).toHaveLength(2);
    },
  );

  test('expires at its time even if it was paid, and emits the expiry (STATE-PR3-EXPIRED, STATE-UNSPEC-05)', async () => {
    const place = createMerchant();
    const { id } = await place.request(
      openAccount({
        channel_properties: { display_name: 'Siti', expires_at: '2026-01-02T00:00:00.000Z' },
      }),
    );
    await place.simulate(id, { amount: 20_000 });
    await place.advance(86_400_000);
    expect((await place.read(id)).status).toBe('EXPIRED');
    expect(await place.names()).toEqual(['payment.capture', 'payment_request.expiry']);
    expect((await place.cancel(id)).body.error_code).toBe('INACTIVE_PAYMENT_REQUEST');
  });

  test('can have an amount, which every payment must equal (V3-UNSPEC-09)', async () => {
    const place = createMerchant();
    const { id } = await place.request(openAccount({ request_amount: 20_000 }));
    expect((await place.simulate(id, { amount: 20_001 })).body.error_code).toBe(
      'INVALID_VALUE_ERROR',
    );
    for (const _ of [1, 2]) expect((await place.simulate(id)).status).toBe(200);
    expect((await place.read(id)).status).toBe('ACCEPTING_PAYMENTS');
  });

  test('is refused on a channel without reusable codes (V3-UNSPEC-01)', async () => {
    const place = createMerchant();
    const { body } = await place.call(
      'POST',
      url,
      openAccount({
        country: 'PH',
        currency: 'PHP',
        channel_code: 'QRPH',
        channel_properties: {},
      }),
    );
    expect(body.errors).toEqual([
      {
        path: 'body.channel_code',
        message: 'Must be a channel with reusable payment codes for type REUSABLE_PAYMENT_CODE.',
      },
    ]);
  });
});

describe('a card', () => {
  test('is masked wherever it appears (V3-CP-card_details, V3-CP-card_details.card_number, V3-CP-card_details.expiry_month, V3-CP-card_details.expiry_year, V3-CP-card_details.cvn, V3-CP-card_details.cardholder_first_name, V3-CP-card_details.cardholder_last_name, V3-CP-card_details.cardholder_email, V3-CP-card_details.cardholder_phone_number)', async () => {
    const place = createMerchant();
    const created = await place.request(byCard());
    expect(created.channel_properties).toEqual({
      ...returnUrls,
      card_details: {
        masked_card_number: '400000XXXXXX1091',
        expiry_month: '12',
        expiry_year: '2039',
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Aminah',
        cardholder_email: 'siti@customers.example',
        cardholder_phone_number: '+6281234567890',
        fingerprint: expect.stringMatching(/^[\da-f]{24}$/) as string,
        type: 'CREDIT',
        network: 'VISA',
        country: 'ID',
        issuer: 'KASIR TEST BANK',
      },
    });
    await place.choose(created.id, 'AUTHENTICATED');
    const payment = await place.readPayment((await place.read(created.id)).latest_payment_id);
    expect(payment.payment_details).toMatchObject({
      authorization_data: { cvn_verification_result: 'M', network_response_code: '00' },
      authentication_data: { flow: 'FULL_AUTH', a_res: { eci: '05', message_version: '2.2.0' } },
    });
    const everything = JSON.stringify([created, payment, await place.webhooks()]);
    expect(everything).not.toContain(cards.challenged);
    expect(everything).not.toContain('"cvn":');
  });

  test('without a challenge is charged at once, and may be declined (STATE-PR3-SUCCEEDED, STATE-PR3-FAILED)', async () => {
    const place = createMerchant();
    const paid = await place.request(byCard({}, cards.known));
    expect([paid.status, paid.actions]).toEqual(['SUCCEEDED', []]);
    const skipped = byCard();
    const properties = { ...skipped.channel_properties, skip_three_ds: true };
    expect((await place.request({ ...skipped, channel_properties: properties })).status).toBe(
      'SUCCEEDED',
    );
    const declined = await place.request(byCard({ request_amount: 10_054 }, cards.known));
    expect([declined.status, declined.failure_code]).toEqual(['FAILED', 'INSUFFICIENT_BALANCE']);
    expect(await place.names()).toEqual(['payment.capture', 'payment.capture', 'payment.failure']);
  });

  test('whose holder is not authenticated fails (STATE-PR3-FAILED)', async () => {
    const place = createMerchant();
    const { id } = await place.request(byCard());
    await place.choose(id, 'UNAUTHENTICATED');
    expect(await place.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'AUTHENTICATION_FAILED',
    });
  });

  test('is charged once for a reference_id, which other channels may use again (V3-UNSPEC-05)', async () => {
    const place = createMerchant();
    const body = byCard({}, cards.known);
    await place.request(body);
    const again = await place.call('POST', url, { ...body, request_amount: 30_000 });
    expect([again.status, again.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    expect((await place.request(byWallet({ reference_id: body.reference_id }))).status).toBe(
      'REQUIRES_ACTION',
    );
  });

  test('is verified without a payment by VERIFY_PAYMENT_METHOD (V3-UNSPEC-06)', async () => {
    const place = createMerchant();
    const known = await place.request(
      byCard({ type: 'VERIFY_PAYMENT_METHOD', request_amount: undefined }, cards.known),
    );
    expect(known).toMatchObject({
      status: 'SUCCEEDED',
      request_amount: 0,
      latest_payment_id: null,
    });
    const waiting = await place.request(
      byCard({ type: 'VERIFY_PAYMENT_METHOD', request_amount: 0 }),
    );
    expect(waiting.status).toBe('REQUIRES_ACTION');
    await place.choose(waiting.id, 'AUTHENTICATED');
    expect((await place.read(waiting.id)).status).toBe('SUCCEEDED');
    const failed = await place.request(
      byCard({ type: 'VERIFY_PAYMENT_METHOD', request_amount: 0 }),
    );
    await place.choose(failed.id, 'AUTHENTICATION_REJECTED');
    expect(await place.read(failed.id)).toMatchObject({
      status: 'FAILED',
      latest_payment_id: null,
    });
    expect(await place.names()).toEqual([]);
    const paid = await place.call('POST', url, byCard({ type: 'VERIFY_PAYMENT_METHOD' }));
    expect(paid.body.errors).toMatchObject([{ path: 'body.request_amount' }]);
  });
});

describe('api-version', () => {
  test('must be sent, as a known version (VER-19, V3-HDR-api_version, VER-UNSPEC-04, V3-CONF-07, VER-CONF-02)', async () => {
    const place = createMerchant();
    const create = (version: string) =>
      place.call('POST', url, byWallet(), { headers: { 'api-version': version } });
    for (const version of ['', '11-11-2024', '2020-05-19']) {
      const { status, body } = await create(version);
      expect([status, body.error_code, body.errors[0].path]).toEqual([
        400,
        'API_VALIDATION_ERROR',
        'header.api-version',
      ]);
    }
    expect((await create(VERSION)).status).toBe(201);
  });

  test('may be omitted in the service dialect (VER-UNSPEC-04)', async () => {
    const place = createMerchant({ dialect: 'service' });
    const { status } = await place.call('POST', url, byWallet(), {
      headers: { 'api-version': '' },
    });
    expect(status).toBe(201);
  });
});
