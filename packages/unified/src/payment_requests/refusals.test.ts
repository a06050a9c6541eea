// Tests refusals of payment requests with valid fields: saved methods, channels, magic amounts.
import { instruments, intents } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import {
  accountMethod,
  byAccount,
  byPush,
  byWallet,
  createMerchant,
  walletMethod,
  type Merchant,
} from '../testing/merchant.ts';
import { savedWallet } from '../testing/payment-method-fixtures.ts';

const url = '/payment_requests';

const saved = async ({ call }: Merchant, body: object) =>
  (await call('POST', '/v2/payment_methods', body)).body;

/** Expects a request to be refused and to store nothing; returns its status and code. */
const refusal = async (platform: Merchant, body: object): Promise<[number, string]> => {
  const { call, store, partition } = platform;
  const count = () =>
    store.view(partition, (view) => ({
      requests: view.list(intents, {}, { limit: 99 }).rows.length,
      methods: view.list(instruments, {}, { limit: 99 }).rows.length,
    }));
  const before = await count();
  const response = await call('POST', url, body);
  expect(await count()).toEqual(before);
  return [response.status, response.body.error_code];
};

describe('a saved method', () => {
  test('is used by its id, with the amount of the request or its own (PR2-CREATE-payment_method_id, PR2-UNSPEC-04)', async () => {
    const platform = createMerchant();
    const wallet = await saved(platform, walletMethod());
    const { status, body } = await platform.call('POST', url, {
      currency: 'IDR',
      amount: 20_000,
      payment_method_id: wallet.id,
    });
    expect([status, body.amount, body.payment_method.id]).toEqual([201, 20_000, wallet.id]);
    expect(body.payment_method.ewallet).toEqual(wallet.ewallet);
    const account = await saved(platform, accountMethod({}, {}, { amount: 50_000 }));
    for (const amount of [50_000, null]) {
      const payment_method_id = account.id;
      const made = await platform.request({ currency: 'IDR', amount, payment_method_id });
      expect([made.amount, made.payment_method.id]).toEqual([50_000, account.id]);
    }
  });

  test('that is unknown, foreign or of another kind is not found (PR2-UNSPEC-01, PR2-UNSPEC-04)', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const platform = createMerchant({ account: { id: sub.parent, platform: true }, others: [sub] });
    const headers = { 'for-user-id': sub.id };
    const foreign = await platform.call('POST', '/v2/payment_methods', walletMethod(), { headers });
    const own = await platform.request(byWallet());
    for (const payment_method_id of ['pm-1', foreign.body.id, own.id, 'x']) {
      const body = { currency: 'IDR', amount: 20_000, payment_method_id };
      expect(await refusal(platform, body)).toEqual([400, 'PAYMENT_METHOD_NOT_FOUND_ERROR']);
    }
  });

  test('must match the currency and amount of the request (PR2-UNSPEC-01)', async () => {
    const platform = createMerchant();
    const wallet = await saved(platform, walletMethod());
    const account = await saved(platform, accountMethod({}, {}, { amount: 50_000 }));
    for (const [payment_method_id, currency, amount, code] of [
      [wallet.id, 'PHP', 100, 'CURRENCY_MISMATCHED'],
      [account.id, 'PHP', 50_000, 'CURRENCY_MISMATCHED'],
      [account.id, 'IDR', 50_001, 'AMOUNT_MISMATCHED'],
      [wallet.id, 'IDR', null, 'API_VALIDATION_ERROR'],
      [wallet.id, 'IDR', 99, 'API_VALIDATION_ERROR'],
      [wallet.id, 'IDR', 20_000_001, 'API_VALIDATION_ERROR'],
      [wallet.id, 'IDR', 1_000.5, 'API_VALIDATION_ERROR'],
    ]) {
      const body = { currency, amount, payment_method_id };
      expect(await refusal(platform, body)).toEqual([400, code]);
    }
  });

  test('that was used up or has expired cannot be used again (PR2-UNSPEC-01)', async () => {
    const platform = createMerchant();
    const paid = await platform.request(byWallet());
    await platform.pay(paid.id);
    const expires_at = '2026-01-01T01:00:00+00:00';
    const timed = await saved(platform, accountMethod({}, { expires_at }));
    await platform.advance(3_600_000);
    for (const payment_method_id of [paid.payment_method.id, timed.id]) {
      const body = { currency: 'IDR', amount: 20_000, payment_method_id };
      expect(await refusal(platform, body)).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    }
  });

  test('cannot be used from its expiry on, even before its job ran', async () => {
    const late = createMerchant({ jobs: [] });
    const expires_at = '2026-01-01T01:00:00Z';
    const { id } = await saved(late, accountMethod({}, { expires_at }));
    const waiting = await late.request({ currency: 'IDR', payment_method_id: id });
    await late.advance(3_600_000);
    expect((await late.readMethod(id)).status).toBe('ACTIVE');
    const body = { currency: 'IDR', amount: 20_000, payment_method_id: id };
    expect(await refusal(late, body)).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    const paid = await late.pay(waiting.id, { amount: 20_000 });
    expect([paid.status, paid.body.error_code]).toEqual([409, 'PAYMENT_REQUEST_ALREADY_FAILED']);
  });
});

describe('a new method', () => {
  test.each<[string, object, number, string]>([
    [
      'a channel_code that no wallet has',
      walletMethod({}, 'BRI'),
      400,
      'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
    ],
    [
      'a wallet for many uses that cannot be saved',
      savedWallet({}, 'LINKAJA'),
      400,
      'PAYMENT_METHOD_REUSABILITY_INVALID',
    ],
    [
      'a chosen number where the bank assigns it',
      accountMethod({}, { virtual_account_number: '1234567890' }, { channel_code: 'BNC' }),
      400,
      'API_VALIDATION_ERROR',
    ],
    [
      'a number in the range of another account',
      accountMethod({}, { virtual_account_number: '880800000200000000' }),
      400,
      'API_VALIDATION_ERROR',
    ],
  ])('is refused for %s (PR2-UNSPEC-01, PM2-UNSPEC-01)', async (_, payment_method, ...refused) => {
    const platform = createMerchant();
    expect(await refusal(platform, byAccount({ payment_method }))).toEqual(refused);
    const alone = await platform.call('POST', '/v2/payment_methods', payment_method);
    expect([alone.status, alone.body.error_code]).toEqual(refused);
  });

  test('has a number that no other method of its channel has', async () => {
    const platform = createMerchant();
    for (const virtual_account_number of ['880800000112345678', '70123456']) {
      const method = accountMethod({}, { virtual_account_number });
      const made = await platform.request(byAccount({ payment_method: method }));
      expect(made.payment_method.virtual_account.channel_properties).toMatchObject({
        virtual_account_number,
      });
      expect(await refusal(platform, byAccount({ payment_method: method }))).toEqual([
        400,
        'DUPLICATED_FIXED_PAYMENT_INSTRUMENT',
      ]);
      const elsewhere = accountMethod({}, { virtual_account_number }, { channel_code: 'PERMATA' });
      await platform.request(byAccount({ payment_method: elsewhere }));
    }
  });

  test('gets a number that differs from all assigned numbers', async () => {
    const { request } = createMerchant();
    const numbers = new Set<string>();
    for (let i = 0; i < 50; i += 1) {
      const { payment_method } = await request(byAccount());
      numbers.add(payment_method.virtual_account.channel_properties.virtual_account_number);
    }
    expect(numbers.size).toBe(50);
  });
});

describe('the channel refuses', () => {
  test('inline and saved methods of a channel that the account has not activated', async () => {
    const switches: Record<string, boolean> = {};
    const platform = createMerchant({ account: { switches } });
    const wallet = await saved(platform, walletMethod());
    const account = await saved(platform, accountMethod());
    switches['ewallets'] = false;
    const off = [403, 'CHANNEL_NOT_ACTIVATED'];
    const by = (id: string) => ({ currency: 'IDR', amount: 20_000, payment_method_id: id });
    expect(await refusal(platform, byWallet())).toEqual(off);
    expect(await refusal(platform, by(wallet.id))).toEqual(off);
    expect((await platform.call('POST', url, by(account.id))).status).toBe(201);
    Object.assign(switches, { ewallets: true, virtual_accounts: false });
    expect(await refusal(platform, byAccount())).toEqual(off);
    expect(await refusal(platform, by(account.id))).toEqual(off);
    expect((await platform.call('POST', url, byWallet())).status).toBe(201);
    const alone = await platform.call('POST', '/v2/payment_methods', accountMethod());
    expect([alone.status, alone.body.error_code]).toEqual(off);
  });

  test.each([
    [10_100, 403, 'CHANNEL_NOT_ACTIVATED'],
    [10_101, 503, 'CHANNEL_UNAVAILABLE'],
    [10_102, 500, 'SERVER_ERROR'],
  ])('%i by wallet with %i %s, and accepts it by virtual account', async (amount, status, code) => {
    const platform = createMerchant();
    const { id } = await saved(platform, walletMethod());
    for (const body of [
      byWallet({ amount }),
      byPush({ amount }),
      { currency: 'IDR', amount, payment_method_id: id },
    ])
      expect(await refusal(platform, body)).toEqual([status, code]);
    expect((await platform.call('POST', url, byAccount({ amount }))).status).toBe(201);
  });

  test('requests with a live key if no connector serves them (AUTH-03)', async () => {
    const { call } = createMerchant();
    const live = { mode: 'live' } as const;
    for (const [path, body] of [
      [url, byWallet()],
      [url, byAccount()],
      ['/v2/payment_methods', walletMethod()],
    ] as const) {
      const response = await call('POST', path, body, live);
      expect([response.status, response.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    }
  });
});
