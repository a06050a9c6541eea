// Tests payment methods outside of payment requests: responses, reading them back, and refusals.
import { describe, expect, test } from 'vitest';
import { accountMethod, returnUrls, createMerchant, walletMethod } from '../testing/merchant.ts';

const url = '/v2/payment_methods';

const noBilling = {
  country: null,
  street_line1: null,
  street_line2: null,
  city: null,
  province_state: null,
  postal_code: null,
};

const shared = (id: string) => ({
  id,
  business_id: '0123456789abcdef01234567',
  country: 'ID',
  customer_id: null,
  description: null,
  reusability: 'ONE_TIME_USE',
  status: 'ACTIVE',
  actions: [],
  card: null,
  ewallet: null,
  direct_debit: null,
  direct_bank_transfer: null,
  over_the_counter: null,
  virtual_account: null,
  qr_code: null,
  billing_information: noBilling,
  failure_code: null,
  metadata: null,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
});

describe('a created method', () => {
  test('of a wallet returns 201 with every field, and reads back the same (PM2-FIELD-id, PM2-FIELD-type, PM2-FIELD-reference_id, PM2-FIELD-description, PM2-FIELD-reusability, PM2-FIELD-status, PM2-FIELD-ewallet, PM2-FIELD-direct_bank_transfer, PM2-FIELD-billing_information, PM2-FIELD-billing_information.city, PM2-FIELD-billing_information.country, PM2-FIELD-billing_information.postal_code, PM2-FIELD-billing_information.province_state, PM2-FIELD-billing_information.street_line1, PM2-FIELD-billing_information.street_line2, PM2-FIELD-metadata, PM2-FIELD-created, PM2-FIELD-updated, PM2-UNSPEC-01, PM2-UNSPEC-06, PM2-CONF-01, MODEL-UNSPEC-14, MODEL-UNSPEC-16)', async () => {
    const { call, readMethod } = createMerchant();
    const { status, body } = await call('POST', url, walletMethod());
    expect(status).toBe(201);
    expect(body).toEqual({
      ...shared(body.id),
      type: 'EWALLET',
      reference_id: expect.stringMatching(/^.{1,255}$/) as string,
      ewallet: {
        channel_code: 'DANA',
        channel_properties: returnUrls,
        account: { name: null, account_details: null, balance: null, point_balance: null },
      },
    });
    expect(body.id).toMatch(/^pm-[0-9a-f-]{36}$/);
    expect(await readMethod(body.id)).toEqual(body);
  });

  test('of a virtual account has only that instrument (PM2-FIELD-virtual_account, PM2-FIELD-type, PM2-FIELD-reusability, PM2-UNSPEC-03)', async () => {
    const { call } = createMerchant();
    const sent = accountMethod(
      { reusability: 'MULTIPLE_USE' },
      { expires_at: '2026-06-30T23:00:00-01:00' },
      { amount: 15_000 },
    );
    const { body } = await call('POST', url, sent);
    expect(body).toEqual({
      ...shared(body.id),
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      reference_id: expect.any(String) as string,
      virtual_account: {
        channel_code: 'BRI',
        amount: 15_000,
        min_amount: null,
        max_amount: null,
        currency: 'IDR',
        channel_properties: {
          customer_name: 'Siti',
          virtual_account_number: expect.stringMatching(/^8808000001\d{10}$/) as string,
          expires_at: '2026-07-01T00:00:00.000Z',
        },
        alternative_displays: [],
      },
    });
  });

  test('has the fields as they were sent (PM2-CREATE-reference_id, PM2-CREATE-description, PM2-CREATE-metadata, PM2-CREATE-billing_information, PM2-CREATE-country, PM2-CREATE-ewallet.channel_code, PM2-CREATE-ewallet.channel_properties, PM2-CREATE-customer_id-omit)', async () => {
    const { call } = createMerchant();
    const ewallet = {
      channel_code: 'SHOPEEPAY',
      channel_properties: {
        ...returnUrls,
        pending_return_url: 'https://merchant.example/pending',
        cancel_return_url: 'https://merchant.example/back',
        cashtag: '$siti',
        redeem_points: 'REDEEM_NONE',
        promotion_label: 'raya',
        allowed_payment_options: ['WALLET'],
      },
    };
    const sent = {
      reference_id: 'm-1',
      description: 'Wallet of Siti',
      country: 'PH',
      metadata: { a: 'b' },
      ewallet,
    };
    const billing_information = { country: 'ID', city: 'Bandung' };
    const customer_id = null;
    const body = walletMethod({ ...sent, billing_information, customer_id });
    const { status, body: made } = await call('POST', url, body);
    expect(status).toBe(201);
    expect(made).toMatchObject(sent);
    expect(made.billing_information).toEqual({ ...noBilling, ...billing_information });
    expect(made.customer_id).toBeNull();
  });

  test('has the currency of its channel when none is sent (PAY-FIELD-currency, PM2-UNSPEC-04)', async () => {
    const { call } = createMerchant();
    const made = async (own: object) =>
      (await call('POST', url, accountMethod({}, {}, own))).body.virtual_account.currency;
    expect(await made({ channel_code: 'BANK_TRANSFER' })).toBe('PHP');
    expect(await made({ channel_code: 'PV' })).toBe('VND');
    expect(await made({ channel_code: 'BRI', currency: 'IDR' })).toBe('IDR');
  });
});

describe('a method is refused', () => {
  const properties = 'body.ewallet.channel_properties';
  const wallet = (channel_properties: unknown, channel_code = 'DANA') =>
    walletMethod({ ewallet: { channel_code, channel_properties } });
  const wrong = (name: string, value: unknown): [string, object, string] => [
    `${name} of another type`,
    wallet({ ...returnUrls, [name]: value }),
    `${properties}.${name}`,
  ];

  test.each<[string, object, string]>([
    ['no type', walletMethod({ type: undefined }), 'body.type'],
    ['type in lower case', walletMethod({ type: 'ewallet' }), 'body.type'],
    ['type PAYLATER', walletMethod({ type: 'PAYLATER' }), 'body.type'],
    ['no reusability', walletMethod({ reusability: undefined }), 'body.reusability'],
    ['reusability ONCE', walletMethod({ reusability: 'ONCE' }), 'body.reusability'],
    ['no ewallet', walletMethod({ ewallet: undefined }), 'body.ewallet'],
    ['no channel_code', walletMethod({ ewallet: {} }), 'body.ewallet.channel_code'],
    ['properties as text', wallet('x'), properties],
    ['no properties', wallet(undefined), `${properties}.success_return_url`],
    [
      'a malformed phone number',
      wallet({ mobile_number: '0812' }, 'OVO'),
      `${properties}.mobile_number`,
    ],
    wrong('success_return_url', 1),
    wrong('failure_return_url', 1),
    wrong('pending_return_url', 1),
    wrong('cancel_return_url', 1),
    wrong('cashtag', 1),
    wrong('allowed_payment_options', 'x'),
    ['country in words', walletMethod({ country: 'Indonesia' }), 'body.country'],
    ['a country without the channel', walletMethod({ country: 'PH' }), 'body.country'],
    ['a code of several countries and no country', walletMethod({}, 'SHOPEEPAY'), 'body.country'],
    ['billing as text', walletMethod({ billing_information: 'x' }), 'body.billing_information'],
    [
      'a currency that its channel does not have',
      accountMethod({}, {}, { currency: 'PHP' }),
      'body.virtual_account.currency',
    ],
    [
      'an amount outside the bounds of its channel',
      accountMethod({}, {}, { channel_code: 'BCA', amount: 9_999 }),
      'body.virtual_account.amount',
    ],
    [
      'a name that is too long',
      accountMethod({}, { customer_name: 'a'.repeat(251) }),
      'body.virtual_account.channel_properties.customer_name',
    ],
    [
      'a number of letters',
      accountMethod({}, { virtual_account_number: '12a4' }),
      'body.virtual_account.channel_properties.virtual_account_number',
    ],
    [
      'an expiry in the past',
      accountMethod({}, { expires_at: '2025-12-31' }),
      'body.virtual_account.channel_properties.expires_at',
    ],
    [
      'a malformed expiry',
      accountMethod({}, { expires_at: 'tomorrow' }),
      'body.virtual_account.channel_properties.expires_at',
    ],
  ])(
    'for %s (PM2-CREATE-reusability, PM2-CREATE-ewallet, PM2-CREATE-ewallet.channel_code, PM2-CREATE-ewallet.channel_properties, PM2-CREATE-ewallet.channel_properties.success_return_url, PM2-CREATE-ewallet.channel_properties.failure_return_url, PM2-CREATE-ewallet.channel_properties.pending_return_url, PM2-CREATE-ewallet.channel_properties.cancel_return_url, PM2-CREATE-ewallet.channel_properties.cashtag, PM2-CREATE-ewallet.channel_properties.allowed_payment_options, PM2-CREATE-country, PM2-CREATE-billing_information, PM2-UNSPEC-01, PM2-UNSPEC-02, PM2-UNSPEC-04)',
    async (_, sent, path) => {
      const { call, store, partition } = createMerchant();
      const { status, body } = await call('POST', url, sent);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      const paths = body.errors.map((one: { path: string }) => one.path);
      expect(paths.filter((one: string) => !one.startsWith(`${path}.`))).toEqual([path]);
      expect(body.message).not.toContain('Invalid input');
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  test('when it is read by an unknown id (PM2-UNSPEC-06)', async () => {
    const { call } = createMerchant();
    for (const id of ['pm-1', 'pm-', 'pr-1']) {
      const { status, body } = await call('GET', `${url}/${id}`);
      expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
    }
  });
});
