// Tests the creation of payment methods of each type: the response, the first status, and that
// reading returns the same.
import { crc16 } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  debitCard,
  methodBodies,
  qrMethod,
  savedWallet,
  siti,
  createMethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { accountMethod, returnUrls, walletMethod } from '../testing/merchant.ts';

const instruments = [
  'card',
  'ewallet',
  'direct_debit',
  'direct_bank_transfer',
  'over_the_counter',
  'virtual_account',
  'qr_code',
];

test.each(methodBodies.map((body) => [body.type, body] as const))(
  'a method of type %s has only that instrument and reads back as it was returned (PM2-CREATE-type, PM2-FIELD-type, PM2-FIELD-one-instrument, PM2-FIELD-card, PM2-FIELD-ewallet, PM2-FIELD-direct_debit, PM2-FIELD-direct_bank_transfer, PM2-FIELD-over_the_counter, PM2-FIELD-virtual_account, PM2-FIELD-qr_code, PM2-CONF-01, PM2-UNSPEC-01, MODEL-UNSPEC-14)',
  async (type, sent) => {
    const { post, get } = createMethodMerchant();
    const { status, body } = await post(sent);
    expect(status).toBe(201);
    expect(body.type).toBe(type);
    const filled = instruments.filter((name) => body[name] !== null);
    expect(filled).toEqual([type.toLowerCase()]);
    expect(await get(body.id)).toEqual(body);
  },
);

describe('the first status and actions', () => {
  const page = (id: string) => [
    {
      action: 'AUTH',
      url: `http://pages.test/payment_method/${id.slice(3)}`,
      url_type: 'WEB',
      method: 'GET',
    },
  ];
  const password = (id: string) =>
    ['auth', 'auth/resend'].map((path, n) => ({
      action: n === 0 ? 'AUTH' : 'RESEND_AUTH',
      url: `http://api.test/v2/payment_methods/${id}/${path}`,
      url_type: 'API',
      method: 'POST',
    }));
  const none = () => [];
  const skips = { channel_properties: { skip_three_d_secure: true } };

  test.each<[string, object, string, (id: string) => unknown[]]>([
    ['a wallet for one use', walletMethod(), 'ACTIVE', none],
    ['a wallet to be saved', savedWallet(), 'REQUIRES_ACTION', page],
    ['a debit card', debitCard(), 'REQUIRES_ACTION', password],
    [
      'a debit card for one use',
      debitCard({ reusability: 'ONE_TIME_USE' }),
      'REQUIRES_ACTION',
      password,
    ],
    ['a bank account', bankAccount(), 'REQUIRES_ACTION', page],
    [
      'a bank for one use',
      bankAccount({ reusability: 'ONE_TIME_USE' }, 'CIMB_FPX'),
      'REQUIRES_ACTION',
      page,
    ],
    ['a card to be saved', cardMethod(), 'REQUIRES_ACTION', page],
    ['a card for one use', cardMethod({ reusability: 'ONE_TIME_USE' }), 'ACTIVE', none],
    ['a card without 3-D Secure', cardMethod({}, skips), 'ACTIVE', none],
    [
      'a card whose bank does not ask',
      cardMethod({}, {}, { card_number: '4000000000001000' }),
      'ACTIVE',
      none,
    ],
    ['a payment code', counterMethod(), 'ACTIVE', none],
    ['a virtual account', accountMethod(), 'ACTIVE', none],
    ['a QR code', qrMethod(), 'ACTIVE', none],
  ])('of %s fit its type (STATE-UNSPEC-03, PM2-FIELD-status)', async (_, sent, status, actions) => {
    const { make, eventNames } = createMethodMerchant();
    const body = await make(sent);
    expect(body.status).toBe(status);
    expect(body.actions).toEqual(actions(body.id));
    expect(await eventNames()).toEqual([]);
  });
});

describe('the instrument', () => {
  test('of a debit card is the card that was sent (PM2-FIELD-direct_debit.type, PM2-FIELD-direct_debit.debit_card, PM2-FIELD-direct_debit.channel_code, PM2-CREATE-direct_debit, PM2-CREATE-direct_debit.channel_code, PM2-CREATE-direct_debit.channel_properties, MODEL-UNSPEC-15)', async () => {
    const { direct_debit } = await createMethodMerchant().make(debitCard());
    const { channel_properties } = debitCard().direct_debit;
    expect(direct_debit).toEqual({
      type: 'DEBIT_CARD',
      channel_code: 'BRI',
      channel_properties,
      bank_account: null,
      debit_card: { ...channel_properties, account_number: null },
    });
  });

  test('of a bank account has no account number until it is linked (PM2-FIELD-direct_debit.type, PM2-FIELD-direct_debit.bank_account, PM2-FIELD-direct_debit.bank_account.bank_account_hash, PM2-FIELD-direct_debit.bank_account.masked_bank_account_number, PM2-FIELD-direct_debit.debit_card, PM2-FIELD-direct_debit.channel_properties, PM2-FIELD-direct_debit.channel_code)', async () => {
    const { direct_debit } = await createMethodMerchant().make(bankAccount());
    expect(direct_debit).toEqual({
      type: 'BANK_ACCOUNT',
      channel_code: 'BPI',
      channel_properties: returnUrls,
      bank_account: {
        masked_bank_account_number: null,
        bank_account_hash: null,
        mobile_number: null,
        identity_document_number: null,
      },
      debit_card: null,
    });
  });

  test('of a bank whose page is opened for each payment has type BANK_REDIRECT (MODEL-UNSPEC-15, PM2-FIELD-direct_debit.type)', async () => {
    const sent = bankAccount({ reusability: 'ONE_TIME_USE' }, 'CIMB_FPX');
    const { direct_debit, country } = await createMethodMerchant().make(sent);
    expect([direct_debit.type, direct_debit.bank_account, country]).toEqual([
      'BANK_REDIRECT',
      null,
      'MY',
    ]);
  });

  test('of an outlet is a payment code, which expires after two days by default (PM2-CREATE-over_the_counter, PM2-CREATE-over_the_counter.channel_code, PM2-CREATE-over_the_counter.currency, PM2-CREATE-over_the_counter.amount, PM2-FIELD-over_the_counter)', async () => {
    const { make } = createMethodMerchant();
    const plain = await make(counterMethod());
    expect(plain.over_the_counter).toEqual({
      channel_code: 'ALFAMART',
      amount: null,
      currency: 'IDR',
      channel_properties: {
        customer_name: 'Siti',
        payment_code: expect.stringMatching(/^KSR000001\d{10}$/) as string,
        expires_at: '2026-01-03T00:00:00.000Z',
      },
    });
    const properties = { payment_code: 'ABC123', expires_at: '2026-02-01T00:00:00+07:00' };
    const own = { currency: 'PHP', channel_code: 'CEBUANA', amount: 100.05 };
    const full = await make(counterMethod({}, properties, own));
    expect([full.country, full.over_the_counter]).toEqual([
      'PH',
      {
        ...own,
        channel_properties: {
          customer_name: 'Siti',
          payment_code: 'ABC123',
          expires_at: '2026-01-31T17:00:00.000Z',
        },
      },
    ]);
  });

  test('of a virtual account without customer_name has the name of the merchant (PM2-UNSPEC-03)', async () => {
    const { make } = createMethodMerchant();
    for (const customer_name of [undefined, null]) {
      const { virtual_account } = await make(accountMethod({}, { customer_name }));
      expect(virtual_account.channel_properties.customer_name).toBe('Toko Uji');
    }
  });

  test('accepts a mobile_number with or without a plus sign, as customers do (PM2-CREATE-ewallet.channel_properties, LIMIT-12)', async () => {
    const { make, post } = createMethodMerchant();
    const wallet = (mobile_number: string) => ({
      ...walletMethod({}, 'OVO'),
      ewallet: { channel_code: 'OVO', channel_properties: { mobile_number } },
    });
    for (const mobile_number of ['+6281234567890', '6281234567890']) {
      const { ewallet } = await make(wallet(mobile_number));
      expect(ewallet.channel_properties.mobile_number).toBe(mobile_number);
    }
    for (const mobile_number of ['081234567890', '+0812', '62 812', 'x'])
      expect((await post(wallet(mobile_number))).status).toBe(400);
  });

  test('of a virtual account has its bounds, a suggested amount and alternative displays (PM2-FIELD-virtual_account, PM2-UNSPEC-03)', async () => {
    const amounts = { min_amount: 20_000, max_amount: 30_000 };
    const alternative_display_types = ['QR_STRING'];
    const sent = accountMethod(
      { reusability: 'MULTIPLE_USE' },
      { suggested_amount: 25_000, virtual_account_number: '123456' },
      { ...amounts, alternative_display_types },
    );
    const { virtual_account: account } = await createMethodMerchant().make(sent);
    expect(account).toEqual({
      channel_code: 'BRI',
      amount: null,
      ...amounts,
      currency: 'IDR',
      channel_properties: {
        customer_name: 'Siti',
        virtual_account_number: '123456',
        suggested_amount: 25_000,
        expires_at: '2057-01-01T00:00:00.000Z',
      },
      alternative_displays: [
        { type: 'QR_STRING', data: expect.stringContaining('123456') as string },
      ],
    });
    const { data } = account.alternative_displays[0];
    expect(data.slice(-4)).toBe(crc16(data.slice(0, -4)));
  });

  test.each([
    ['QRIS', 'ONE_TIME_USE', '2026-01-03T00:00:00.000Z'],
    ['QRIS', 'MULTIPLE_USE', '2057-01-01T00:00:00.000Z'],
    ['PROMPTPAY', 'ONE_TIME_USE', '2026-01-03T00:00:00.000Z'],
  ])(
    'of a QR code of %s for %s expires at %s (PM2-FIELD-qr_code, PM2-UNSPEC-03)',
    async (channel_code, reusability, expires_at) => {
      const { qr_code: code } = await createMethodMerchant().make(
        qrMethod({ reusability }, { channel_code, amount: 250 }),
      );
      expect(code).toMatchObject({
        channel_code,
        amount: 250,
        currency: channel_code === 'QRIS' ? 'IDR' : 'THB',
        channel_properties: { expires_at },
      });
      const { qr_string } = code.channel_properties;
      expect(qr_string.slice(-4)).toBe(crc16(qr_string.slice(0, -4)));
      expect(qr_string).toContain(channel_code === 'QRIS' ? '5303360' : '5303764');
    },
  );

  test.each([
    [{ country: 'ID' }, {}, 'QRIS'],
    [{}, { currency: 'PHP' }, 'QRPH'],
    [{ country: 'TH' }, { currency: 'THB' }, 'PROMPTPAY'],
  ])(
    'of a QR code without channel_code has the channel of its market (PM2-UNSPEC-03)',
    async (change, own, code) => {
      const sent = qrMethod(change, { channel_code: undefined, ...own });
      const { qr_code } = await createMethodMerchant().make(sent);
      expect(qr_code.channel_code).toBe(code);
    },
  );
});

test('a method belongs to the account that for-user-id names (PM2-CREATE-HDR-for_user_id)', async () => {
  const { call } = createMethodMerchant({
    account: { platform: true },
    others: [{ id: 'a'.repeat(24), parent: '0123456789abcdef01234567', number: '000002' }],
  });
  const headers = { 'for-user-id': 'a'.repeat(24) };
  const url = '/v2/payment_methods';
  const { status, body } = await call('POST', url, counterMethod(), { headers });
  expect([status, body.business_id]).toEqual([201, 'a'.repeat(24)]);
  expect((await call('GET', `${url}/${body.id}`)).status).toBe(404);
  expect((await call('GET', `${url}/${body.id}`, undefined, { headers })).body).toEqual(body);
});

test('an idempotency key creates one method, and a version header changes nothing (PM2-CREATE-HDR-idempotency_key, VER-20)', async () => {
  const { call } = createMethodMerchant();
  const send = (headers: Record<string, string>) =>
    call('POST', '/v2/payment_methods', savedWallet(), { headers });
  const first = await send({ 'idempotency-key': 'k-1' });
  const again = await send({ 'idempotency-key': 'k-1', 'api-version': '2020-05-19' });
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  const dated = await send({ 'api-version': '2019-01-01' });
  expect(Object.keys(dated.body)).toEqual(Object.keys(first.body));
});

test('an inline customer is created once for all its methods (PM2-CREATE-customer)', async () => {
  const { make, call } = createMethodMerchant();
  const [one, two] = [await make(savedWallet()), await make(debitCard())];
  expect(one.customer_id).toMatch(/^cust-/);
  expect(two.customer_id).toBe(one.customer_id);
  const { body } = await call('GET', `/customers/${one.customer_id}`);
  expect(body.reference_id).toBe(siti.reference_id);
});
