// Tests refusals of new payment methods: the path of the error, and that nothing is stored.
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  debitCard,
  qrMethod,
  savedWallet,
  siti,
  createMethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { accountMethod, returnUrls, walletMethod } from '../testing/merchant.ts';

const rejected = async (sent: object) => {
  const merchant = createMethodMerchant();
  const { status, body } = await merchant.post(sent);
  expect(await merchant.store.partitions()).not.toContainEqual(merchant.partition);
  return { status, body, paths: body.errors?.map((one: { path: string }) => one.path) };
};

const code = 'over_the_counter';
const time = 'channel_properties.expires_at';

describe('a field is refused', () => {
  const debit = 'body.direct_debit.channel_properties';
  const without = (name: string) => debitCard({}, { [name]: undefined });

  test.each<[string, object, string]>([
    ['no direct_debit', { ...debitCard(), direct_debit: undefined }, 'body.direct_debit'],
    [
      'no bank',
      { ...debitCard(), direct_debit: { channel_properties: {} } },
      'body.direct_debit.channel_code',
    ],
    ['no properties', { ...debitCard(), direct_debit: { channel_code: 'BRI' } }, debit],
    ['no number', without('mobile_number'), `${debit}.mobile_number`],
    ['no digits', without('card_last_four'), `${debit}.card_last_four`],
    ['no expiry', without('card_expiry'), `${debit}.card_expiry`],
    ['no e-mail', without('email'), `${debit}.email`],
    ['three digits', debitCard({}, { card_last_four: '123' }), `${debit}.card_last_four`],
    ['a month 13', debitCard({}, { card_expiry: '13/30' }), `${debit}.card_expiry`],
    [
      'no way back',
      bankAccount({}, 'BPI', { failure_return_url: null }),
      `${debit}.failure_return_url`,
    ],
    [
      'letters as account',
      bankAccount({}, 'BDO', { mobile_number: '+639171234567', account_number: 'abc' }),
      `${debit}.account_number`,
    ],
    ['no card', { ...cardMethod(), card: undefined }, 'body.card'],
    ['no currency of a card', cardMethod({}, { currency: undefined }), 'body.card.currency'],
    ['a currency without cards', cardMethod({}, { currency: 'JPY' }), 'body.card.currency'],
    [
      'no properties of a card',
      cardMethod({}, { channel_properties: undefined }),
      'body.card.channel_properties',
    ],
    [
      'no information on a card',
      cardMethod({}, { card_information: undefined }),
      'body.card.card_information',
    ],
    [`no ${code}`, { ...counterMethod(), [code]: undefined }, `body.${code}`],
    ['no outlet', counterMethod({}, {}, { channel_code: undefined }), `body.${code}.channel_code`],
    ['too little', counterMethod({}, {}, { amount: 9_999 }), `body.${code}.amount`],
    ['too much', counterMethod({}, {}, { amount: 5_000_001 }), `body.${code}.amount`],
    ['amount as text', counterMethod({}, {}, { amount: '20000' }), `body.${code}.amount`],
    ['a foreign currency', counterMethod({}, {}, { currency: 'PHP' }), `body.${code}.currency`],
    ['a past time', counterMethod({}, { expires_at: '2026-01-01' }), `body.${code}.${time}`],
    [
      'a code where none may be chosen',
      counterMethod({}, { payment_code: 'ABC123' }, { channel_code: '7ELEVEN' }),
      `body.${code}.channel_properties.payment_code`,
    ],
    [
      'a code of another account',
      counterMethod({}, { payment_code: 'KSR0000021' }),
      `body.${code}.channel_properties.payment_code`,
    ],
    [
      'a time too soon for the outlet',
      counterMethod({}, { expires_at: '2026-01-01T01:59:59Z' }, { channel_code: '7ELEVEN' }),
      `body.${code}.${time}`,
    ],
    [
      'a time too late for the outlet',
      counterMethod({}, { expires_at: '2026-01-10T00:00:01Z' }, { channel_code: '7ELEVEN' }),
      `body.${code}.${time}`,
    ],
    [
      'bounds the wrong way round',
      accountMethod({}, {}, { min_amount: 30_000, max_amount: 20_000 }),
      'body.virtual_account.min_amount',
    ],
    [
      'an amount beyond the bounds',
      accountMethod({}, {}, { min_amount: 20_000, amount: 10_000 }),
      'body.virtual_account.amount',
    ],
    [
      'a suggestion where none is shown',
      accountMethod({}, { suggested_amount: 25_000 }, { channel_code: 'BNI' }),
      'body.virtual_account.channel_properties.suggested_amount',
    ],
    [
      'a suggestion beyond the bounds',
      accountMethod({}, { suggested_amount: 25_000 }, { max_amount: 20_000 }),
      'body.virtual_account.channel_properties.suggested_amount',
    ],
    [
      'a number where none may be chosen',
      accountMethod({}, { virtual_account_number: '123456' }, { channel_code: 'BNC' }),
      'body.virtual_account.channel_properties.virtual_account_number',
    ],
    ['no qr_code', { ...qrMethod(), qr_code: undefined }, 'body.qr_code'],
    ['no market of a code', qrMethod({}, { channel_code: null }), 'body.country'],
    ['too much for a code', qrMethod({}, { amount: 20_000_001 }), 'body.qr_code.amount'],
    [
      'a code that is over',
      qrMethod({}, { channel_properties: { expires_at: '2025-01-01' } }),
      `body.qr_code.${time}`,
    ],
    ['a description of 256', walletMethod({ description: 'x'.repeat(256) }), 'body.description'],
    ['a reference of 256', walletMethod({ reference_id: 'x'.repeat(256) }), 'body.reference_id'],
  ])(
    'for %s (PM2-CREATE-direct_debit, PM2-CREATE-direct_debit.channel_code, PM2-CREATE-direct_debit.channel_properties, PM2-CREATE-card, PM2-CREATE-card.currency, PM2-CREATE-card.channel_properties, PM2-CREATE-card.card_information, PM2-CREATE-over_the_counter, PM2-CREATE-over_the_counter.channel_code, PM2-CREATE-over_the_counter.amount, PM2-CREATE-over_the_counter.currency, PM2-CREATE-reference_id, PM2-UNSPEC-02, PM2-UNSPEC-04, LIMIT-10)',
    async (_, sent, path) => {
      const { status, body, paths } = await rejected(sent);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(paths.filter((one: string) => !one.startsWith(`${path}.`))).toEqual([path]);
      expect(body.message).not.toContain('Invalid input');
    },
  );

  test('all properties that a saved wallet lacks are named in one response (PM2-UNSPEC-02)', async () => {
    const ewallet = { channel_code: 'PAYMAYA' };
    const { paths } = await rejected(savedWallet({ ewallet }));
    expect(paths).toEqual(
      ['success_return_url', 'failure_return_url', 'cancel_return_url'].map(
        (name) => `body.ewallet.channel_properties.${name}`,
      ),
    );
  });
});

test('description and reference_id accept 255 characters (LIMIT-10, PM2-CREATE-description, PM2-CREATE-reference_id)', async () => {
  const long = { description: 'é'.repeat(255), reference_id: 'x'.repeat(255) };
  expect(await createMethodMerchant().make(walletMethod(long))).toMatchObject(long);
});

test.each([
  ['DANA', qrMethod({}, { channel_code: 'GCASH' })],
  ['GPN', cardMethod({}, { channel_code: 'OVO' })],
  ['ALFAMART', counterMethod({}, {}, { channel_code: 'WALMART' })],
])('a channel_code of another type is refused, unlike %s', async (_, sent) => {
  const { status, body } = await rejected(sent);
  expect([status, body.error_code]).toEqual([400, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR']);
});

describe('a customer', () => {
  test.each([
    ['DIRECT_DEBIT', debitCard({ customer: null })],
    ['DIRECT_DEBIT for one use', debitCard({ customer: undefined, reusability: 'ONE_TIME_USE' })],
    ['MULTIPLE_USE EWALLET', savedWallet({ customer: null, customer_id: null })],
  ])(
    'is required for %s (PM2-CREATE-customer_id-DIRECT_DEBIT, PM2-CREATE-customer_id-EWALLET, PM2-CREATE-customer, PR2-CONF-03, PR2-CONF-06)',
    async (_, sent) => {
      const { status, body, paths } = await rejected(sent);
      expect([status, body.error_code, paths]).toEqual([
        400,
        'API_VALIDATION_ERROR',
        ['body.customer_id'],
      ]);
    },
  );

  test.each([
    ['absent', {}],
    ['null', { customer_id: null, customer: null }],
  ])(
    'may be %s everywhere else (PM2-CREATE-customer_id-omit, PM2-CREATE-customer_id-EWALLET)',
    async (_, change) => {
      const { make } = createMethodMerchant();
      for (const body of [walletMethod, cardMethod, counterMethod, accountMethod, qrMethod])
        expect((await make(body(change))).customer_id).toBeNull();
    },
  );

  test('can be named by its id, also where none is required (PM2-CREATE-customer_id, PM2-UNSPEC-07)', async () => {
    const { make, call } = createMethodMerchant();
    const { id: customer_id } = (await call('POST', '/customers', siti)).body;
    const change = { customer: undefined, customer_id };
    for (const body of [debitCard, savedWallet, walletMethod, cardMethod, counterMethod, qrMethod])
      expect((await make(body(change))).customer_id).toBe(customer_id);
  });

  test.each([
    ['abc', 'API_VALIDATION_ERROR'],
    ['cust-00000000-0000-7000-8000-000000000000', 'CUSTOMER_NOT_FOUND_ERROR'],
  ])('named %s is refused with %s (PM2-CREATE-customer_id)', async (customer_id, error) => {
    for (const sent of [qrMethod({ customer_id }), debitCard({ customer: null, customer_id })]) {
      const { status, body } = await rejected(sent);
      expect([status, body.error_code]).toEqual([400, error]);
    }
  });

  test('of another account is unknown (PM2-CREATE-customer_id)', async () => {
    const other = 'a'.repeat(24);
    const { call, post } = createMethodMerchant({
      account: { platform: true },
      others: [{ id: other, parent: '0123456789abcdef01234567', number: '000002' }],
    });
    const headers = { 'for-user-id': other };
    const { id } = (await call('POST', '/customers', siti, { headers })).body;
    const { status, body } = await post(debitCard({ customer: null, customer_id: id }));
    expect([status, body.error_code]).toEqual([400, 'CUSTOMER_NOT_FOUND_ERROR']);
  });
});

describe('a channel', () => {
  test.each([
    ['ewallets', walletMethod()],
    ['direct_debit', debitCard()],
    ['cards', cardMethod()],
    ['retail_outlets', counterMethod()],
    ['virtual_accounts', accountMethod()],
    ['qr_codes', qrMethod()],
  ])(
    'that %s switches off returns 403 CHANNEL_NOT_ACTIVATED (PM2-UNSPEC-01)',
    async (name, sent) => {
      const { post, store, partition } = createMethodMerchant({
        account: { switches: { [name]: false } },
      });
      const { status, body } = await post(sent);
      expect([status, body.error_code]).toEqual([403, 'CHANNEL_NOT_ACTIVATED']);
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  test.each([
    [10_100, 403, 'CHANNEL_NOT_ACTIVATED'],
    [10_101, 503, 'CHANNEL_UNAVAILABLE'],
    [10_102, 500, 'SERVER_ERROR'],
  ])('refuses a QR code of %i with %i %s', async (amount, status, error) => {
    const response = await rejected(qrMethod({}, { amount }));
    expect([response.status, response.body.error_code]).toEqual([status, error]);
  });

  test('without a connector in live mode is 503 CHANNEL_UNAVAILABLE', async () => {
    const { call } = createMethodMerchant();
    const options = { mode: 'live' } as const;
    const { status, body } = await call('POST', '/v2/payment_methods', counterMethod(), options);
    expect([status, body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });

  test('that cannot be saved refuses MULTIPLE_USE (PM2-UNSPEC-01)', async () => {
    const ewallet = { channel_code: 'LINKAJA', channel_properties: returnUrls };
    const { status, body } = await rejected(savedWallet({ ewallet }));
    expect([status, body.error_code]).toEqual([400, 'PAYMENT_METHOD_REUSABILITY_INVALID']);
  });
});
