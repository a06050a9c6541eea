// Tests the errors of POST and GET /ewallets through the real pipeline, and that a refused request
// has no effect.
import { describe, expect, test } from 'vitest';
import { dana, linkaja, ovo, waiting, walletMerchant } from '../testing/wallets.ts';

const business_id = '0123456789abcdef01234567';

describe('POST /ewallets refuses', () => {
  test.each([
    ['no external_id', { external_id: undefined }, 'external_id'],
    ['an external_id of 1001 characters', { external_id: 'x'.repeat(1_001) }, 'external_id'],
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount with decimals', { amount: 25_000.5 }, 'amount'],
    ['an amount below the wallet', { amount: 99 }, 'amount'],
    ['an amount above the wallet', { amount: 20_000_001 }, 'amount'],
    ['no ewallet_type', { ewallet_type: undefined }, 'ewallet_type'],
    ['a lower-case ewallet_type', { ewallet_type: 'ovo' }, 'ewallet_type'],
    ['OVO without a phone', { phone: undefined }, 'phone'],
    ['no phone number', { phone: 'ring' }, 'phone'],
    ['a callback_url of another scheme', { callback_url: 'ftp://x' }, 'callback_url'],
    ['a redirect_url of another scheme', { redirect_url: 'x' }, 'redirect_url'],
    ['an item without a name', { items: [{ id: '1', price: 1, quantity: 1 }] }, 'items.0.name'],
  ])(
    '%s, and the error contains its path (EWALLET-CREATE-external_id, EWALLET-CREATE-amount, EWALLET-CREATE-phone, EWALLET-CREATE-ewallet_type)',
    async (_, change, path) => {
      const { create, events, status } = await walletMerchant();
      const { status: code, body } = await create(ovo('a', change));
      expect([code, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toEqual([`body.${path}`]);
      expect([(await status('a')).status, await events()]).toEqual([404, []]);
    },
  );

  test('amounts outside the limits of each wallet', async () => {
    const { create } = await walletMerchant();
    for (const [ewallet_type, amount, expected] of [
      ['OVO', 99, 400],
      ['OVO', 100, 200],
      ['DANA', 99, 400],
      ['DANA', 100, 200],
      ['LINKAJA', 0, 400],
      ['LINKAJA', 1, 200],
      ['LINKAJA', 20_000_000, 200],
      ['LINKAJA', 20_000_001, 400],
    ] as const) {
      const { status } = await create(ovo(`${ewallet_type}${amount}`, { ewallet_type, amount }));
      expect([ewallet_type, amount, status]).toEqual([ewallet_type, amount, expected]);
    }
  });

  test('a wallet that it does not serve (EWALLET-UNSPEC-01)', async () => {
    const { create } = await walletMerchant();
    for (const ewallet_type of ['GCASH', 'SHOPEEPAY', 'NOBODY']) {
      const { status, body } = await create(ovo('a', { ewallet_type }));
      expect([status, body.error_code]).toEqual([400, 'EWALLET_TYPE_NOT_SUPPORTED']);
    }
  });

  test('a used external_id: with DUPLICATE_PAYMENT once paid, otherwise with DUPLICATE_PAYMENT_REQUEST_ERROR (EWALLET-UNSPEC-01)', async () => {
    const { create, advance, status } = await walletMerchant();
    await create(ovo('a'));
    const code = async (body: object) => (await create(body)).body.error_code;
    expect(await code(ovo('a'))).toBe('DUPLICATE_PAYMENT_REQUEST_ERROR');
    expect(await code(dana('a'))).toBe('DUPLICATE_PAYMENT_REQUEST_ERROR');
    await advance(2_000);
    expect(await code(ovo('a', { amount: 30_000 }))).toBe('DUPLICATE_PAYMENT');
    expect((await status('a')).body.amount).toBe('25000');
    await create(ovo('b', { amount: 4_030 }), waiting);
    expect(await code(ovo('b'))).toBe('DUPLICATE_PAYMENT_REQUEST_ERROR');
  });

  test.each([
    [10_100, 403, 'CHANNEL_NOT_ACTIVATED'],
    [10_101, 503, 'CHANNEL_UNAVAILABLE'],
    [10_102, 500, 'SERVER_ERROR'],
  ])('an amount of %i with %i %s, and creates no payment', async (amount, code, error_code) => {
    const { create, status } = await walletMerchant();
    const { status: found, body } = await create(ovo('a', { amount }));
    expect([found, body.error_code]).toEqual([code, error_code]);
    expect((await status('a')).status).toBe(404);
  });

  test('accounts without e-wallets, live keys, and keys without the permission (AUTH-CONF-01, CORE-08)', async () => {
    const off = await walletMerchant({ account: { switches: { ewallets: false } } });
    expect((await off.create(ovo('a'))).body.error_code).toBe('CHANNEL_NOT_ACTIVATED');
    const { create } = await walletMerchant();
    const live = await create(ovo('a'), { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const denied = await create(ovo('a'), { permissions: ['money_in:read'] });
    expect([denied.status, denied.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN']);
  });

  test('in the dialect `service`, a request without the fields that the public service requires for its wallet (EWALLET-CREATE-01, EWALLET-UNSPEC-01)', async () => {
    const { create } = await walletMerchant({ dialect: 'service' });
    const paths = async (body: object): Promise<string[]> =>
      ((await create(body)).body.errors ?? []).map((one: { path: string }) => one.path);
    const bare = { external_id: 'a', amount: 25_000 };
    expect(await paths({ ...bare, ewallet_type: 'DANA' })).toEqual([
      'body.callback_url',
      'body.redirect_url',
    ]);
    expect(await paths({ ...bare, ewallet_type: 'LINKAJA' })).toEqual([
      'body.phone',
      'body.items',
      'body.callback_url',
      'body.redirect_url',
    ]);
    expect(await paths(linkaja('b'))).toEqual([]);
    expect(await paths(ovo('c'))).toEqual([]);
  });
});

describe('GET /ewallets refuses', () => {
  test.each([
    ['no external_id', '?ewallet_type=OVO', 'query.external_id'],
    [
      'an external_id of 1001 characters',
      `?external_id=${'x'.repeat(1_001)}&ewallet_type=OVO`,
      'query.external_id',
    ],
    ['no ewallet_type', '?external_id=a', 'query.ewallet_type'],
    ['a lower-case ewallet_type', '?external_id=a&ewallet_type=ovo', 'query.ewallet_type'],
    ['an unknown ewallet_type', '?external_id=a&ewallet_type=GCASH', 'query.ewallet_type'],
  ])(
    '%s with API_VALIDATION_ERROR (EWALLET-GET-external_id, EWALLET-GET-ewallet_type, EWALLET-UNSPEC-03, LIMIT-09)',
    async (_, query, path) => {
      const { call } = await walletMerchant();
      const { status, body } = await call('GET', `/ewallets${query}`);
      expect([status, body.error_code, body.errors[0].path]).toEqual([
        400,
        'API_VALIDATION_ERROR',
        path,
      ]);
    },
  );

  test('an unknown pair of external_id and ewallet_type (EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR, LIMIT-09)', async () => {
    const { create, status } = await walletMerchant();
    await create(ovo('a'));
    for (const [external_id, wallet] of [
      ['b', 'OVO'],
      ['a', 'DANA'],
      ['x'.repeat(1_000), 'LINKAJA'],
    ] as const) {
      const { status: code, body } = await status(external_id, wallet);
      expect([code, body.error_code]).toEqual([404, 'PAYMENT_NOT_FOUND_ERROR']);
    }
  });

  test('a key without the permission, with REQUEST_FORBIDDEN (EWALLET-GET-ERR-REQUEST_FORBIDDEN, AUTH-CONF-01)', async () => {
    const { call } = await walletMerchant();
    const { status, body } = await call(
      'GET',
      '/ewallets?external_id=a&ewallet_type=OVO',
      undefined,
      { permissions: ['report:read'] },
    );
    expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN']);
  });

  test('payments of other accounts, such as a sub-account (EWALLET-GET-HDR-for_user_id)', async () => {
    const branch = 'fedcba98fedcba98fedcba98';
    const { call, create } = await walletMerchant({
      account: { platform: true },
      others: [{ id: branch, parent: business_id, number: '000002' }],
    });
    const acting = { headers: { 'for-user-id': branch } };
    await create(ovo('a'), acting);
    const path = '/ewallets?external_id=a&ewallet_type=OVO';
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', path, undefined, acting)).body.business_id).toBe(branch);
  });
});
