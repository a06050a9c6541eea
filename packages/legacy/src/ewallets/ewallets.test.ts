// Tests e-wallet payments through the real pipeline: the three variants, OVO with and without
// waiting, callbacks, every error, and the books.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dana, items, linkaja, ovo, waiting, walletMerchant } from '../testing/wallets.ts';
import { ewalletVersions } from './versions.ts';

const byAmount = (a: number, b: number): number => a - b;

const business_id = '0123456789abcdef01234567';
const NOW = '2026-01-01T00:00:00.000Z';

describe('an OVO payment since 2020-02-21', () => {
  test('is PENDING at once, and a callback reports its outcome (VER-11, EWALLET-CREATE-01, EWALLET-CREATE-external_id, EWALLET-CREATE-amount, EWALLET-CREATE-phone, EWALLET-CREATE-ewallet_type, EWALLET-GET-01, EWALLET-UNSPEC-01)', async () => {
    const { create, status, advance, events } = await walletMerchant();
    const created = await create(ovo('a'));
    expect([created.status, created.body]).toEqual([
      200,
      {
        external_id: 'a',
        amount: 25_000,
        ewallet_type: 'OVO',
        transaction_date: NOW,
        business_id,
        status: 'PENDING',
      },
    ]);
    expect((await status('a')).body.status).toBe('PENDING');
    expect(await events()).toEqual([]);
    await advance(2_000);
    expect((await status('a')).body.status).toBe('COMPLETED');
    expect(await events()).toEqual([
      {
        url: null,
        body: {
          event: 'ewallet.payment',
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          external_id: 'a',
          business_id,
          phone: '081234567890',
          ewallet_type: 'OVO',
          amount: 25_000,
          status: 'COMPLETED',
          created: NOW,
        },
      },
    ]);
  });

  test('sends its callback to its own callback_url, when it has one', async () => {
    const { create, advance, events } = await walletMerchant();
    const callback_url = 'https://merchant.example/ovo';
    await create(ovo('a', { callback_url }));
    await advance(2_000);
    expect((await events()).map(({ url }) => url)).toEqual([callback_url]);
  });
});

/** Magic amounts of OVO, with the failure code of each. */
const outcomes = [
  [4_000, 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
  [4_010, 'DUPLICATE_PAYMENT'],
  [4_020, 'SENDING_TRANSACTION_ERROR'],
  [4_030, 'USER_DECLINED_THE_TRANSACTION'],
  [4_040, 'PHONE_NUMBER_NOT_REGISTERED'],
  [4_050, 'EWALLET_APP_UNREACHABLE'],
  [4_080, 'OVO_TIMEOUT_ERROR'],
  [5_000, 'EXTERNAL_ERROR'],
  [9_999, 'UNKNOWN_ERROR'],
  [20_103, 'ACCOUNT_BLOCKED_ERROR'],
  [20_104, 'CREDENTIALS_ERROR'],
  [20_105, 'USER_DECLINED_THE_TRANSACTION'],
  [20_106, 'ACCOUNT_AUTHENTICATION_ERROR'],
  [20_107, 'SENDING_TRANSACTION_ERROR'],
  [20_110, 'SENDING_TRANSACTION_ERROR'],
  [20_111, 'PHONE_NUMBER_NOT_REGISTERED'],
] as const;

describe.each(outcomes)('an OVO payment of %i', (amount, code) => {
  test(`fails as ${code}, in its callback or in the response of a version that waits (EWALLET-UNSPEC-01, VER-11)`, async () => {
    const { create, status, advance, events, money, transactions } = await walletMerchant();
    const before = await money();
    expect((await create(ovo('later', { amount }))).body.status).toBe('PENDING');
    await advance(2_000);
    const [callback, ...more] = await events();
    expect([callback?.body['status'], callback?.body['failure_code'], more]).toEqual([
      'FAILED',
      code,
      [],
    ]);
    const now = await create(ovo('now', { amount }), waiting);
    expect([now.status, now.body.error_code]).toEqual([400, code]);
    for (const external_id of ['later', 'now'])
      expect((await status(external_id)).body).toMatchObject({ external_id, status: 'FAILED' });
    expect((await events()).length).toBe(1);
    expect([await money(), await transactions()]).toEqual([before, []]);
  });
});

describe('an OVO payment before 2020-02-21', () => {
  test('has its outcome in the response, and sends no callback (VER-11)', async () => {
    const { create, status, advance, events, transactions } = await walletMerchant();
    const { status: code, body } = await create(ovo('a'), waiting);
    const fields = { external_id: 'a', amount: 25_000, ewallet_type: 'OVO' };
    expect([code, body]).toEqual([200, { ...fields, transaction_date: NOW, business_id }]);
    expect((await status('a')).body.status).toBe('COMPLETED');
    await advance(120_000);
    expect(await events()).toEqual([]);
    expect((await transactions()).map(({ amount, status }) => [amount, status])).toEqual([
      [25_000, 'SUCCESS'],
    ]);
  });

  test('is created once per idempotency key, paid or not', async () => {
    const { create, transactions } = await walletMerchant();
    for (const [key, amount, expected] of [
      ['paid', 25_000, 200],
      ['unpaid', 4_030, 400],
    ] as const) {
      const headers = { ...waiting.headers, 'idempotency-key': key };
      const first = await create(ovo(key, { amount }), { headers });
      const again = await create(ovo(key, { amount }), { headers });
      expect([first.status, again.status, again.body]).toEqual([expected, expected, first.body]);
    }
    expect((await transactions()).length).toBe(1);
  });

  test('waits for its outcome only in versions before 2020-02-21 (VER-11, VER-13, VER-CONF-03)', async () => {
    const { create, status } = await walletMerchant();
    for (const version of ewalletVersions) {
      const { body } = await create(ovo(version), { headers: { 'api-version': version } });
      const isAwaited = version < '2020-02-21';
      expect([version, body.status]).toEqual([version, isAwaited ? undefined : 'PENDING']);
      expect((await status(version)).body.status).toBe(isAwaited ? 'COMPLETED' : 'PENDING');
    }
  });

  test('follows the version that the account has set (VER-03)', async () => {
    const versions = { test: { ewallets: '2019-02-04' }, live: {} };
    const { create, status } = await walletMerchant({ account: { versions } });
    expect((await create(ovo('a'))).body).not.toHaveProperty('status');
    expect((await status('a')).body.status).toBe('COMPLETED');
  });
});

test('every e-wallet endpoint accepts the versions of all e-wallet endpoints, and no other (VER-13, VER-14, VER-CONF-03, VER-UNSPEC-05)', async () => {
  const { call, create } = await walletMerchant();
  const { body } = await call('POST', '/ewallets/charges', {
    reference_id: 'c',
    currency: 'IDR',
    amount: 10_000,
    checkout_method: 'ONE_TIME_PAYMENT',
    channel_code: 'ID_OVO',
    channel_properties: { mobile_number: '+6281234567890' },
  });
  await create(ovo('a'));
  const paths = [
    '/ewallets?external_id=a&ewallet_type=OVO',
    '/ewallets/charges?reference_id=c',
    `/ewallets/charges/${body.id}`,
    `/ewallets/charges/${body.id}/refunds`,
  ];
  for (const path of paths) {
    for (const version of [...ewalletVersions, '2022-07-31']) {
      const { status } = await call('GET', path, undefined, {
        headers: { 'x-api-version': version },
      });
      expect([path, version, status]).toEqual([
        path,
        version,
        version === '2022-07-31' ? 400 : 200,
      ]);
    }
  }
});

describe('the status of a payment', () => {
  test('of OVO is variant A (EWALLET-FIELD-variants, EWALLET-FIELD-A-amount, EWALLET-FIELD-A-business_id, EWALLET-FIELD-A-ewallet_type, EWALLET-FIELD-A-external_id, EWALLET-FIELD-A-status, EWALLET-FIELD-A-transaction_date, EWALLET-UNSPEC-02)', async () => {
    const { create, status } = await walletMerchant();
    await create(ovo('a/ é'));
    expect((await status('a/ é')).body).toEqual({
      amount: '25000',
      business_id,
      ewallet_type: 'OVO',
      external_id: 'a/ é',
      status: 'PENDING',
      transaction_date: NOW,
    });
  });

  test('of DANA is variant B (EWALLET-FIELD-variants, EWALLET-FIELD-B-amount, EWALLET-FIELD-B-business_id, EWALLET-FIELD-B-checkout_url, EWALLET-FIELD-B-external_id, EWALLET-FIELD-B-expiration_date, EWALLET-FIELD-B-status, EWALLET-UNSPEC-02)', async () => {
    const { create, status, choose } = await walletMerchant();
    const { checkout_url } = (await create(dana('a'))).body;
    const fields = {
      amount: '25000',
      business_id,
      checkout_url,
      external_id: 'a',
      expiration_date: '2026-01-02T00:00:00.000Z',
    };
    expect((await status('a', 'DANA')).body).toEqual({ ...fields, status: 'PENDING' });
    await choose(checkout_url, 'approve');
    expect((await status('a', 'DANA')).body).toEqual({ ...fields, status: 'PAID' });
  });

  test('of LINKAJA is variant C in its two shapes (EWALLET-FIELD-variants, EWALLET-FIELD-C1-amount, EWALLET-FIELD-C1-business_id, EWALLET-FIELD-C1-external_id, EWALLET-FIELD-C1-payment_timestamp, EWALLET-FIELD-C1-status, EWALLET-FIELD-C2-amount, EWALLET-FIELD-C2-business_id, EWALLET-FIELD-C2-checkout_url, EWALLET-FIELD-C2-expired_at, EWALLET-FIELD-C2-external_id, EWALLET-FIELD-C2-status, EWALLET-UNSPEC-02)', async () => {
    const { create, status, choose, advance } = await walletMerchant();
    const { checkout_url } = (await create(linkaja('a'))).body;
    const named = { amount: 25_000, business_id, external_id: 'a' };
    expect((await status('a', 'LINKAJA')).body).toEqual({
      ...named,
      checkout_url,
      expired_at: '2026-01-01T00:30:00.000Z',
      status: 'PENDING',
    });
    await advance(1_000);
    await choose(checkout_url, 'approve');
    expect((await status('a', 'LINKAJA')).body).toEqual({
      ...named,
      payment_timestamp: '2026-01-01T00:00:01.000Z',
      status: 'COMPLETED',
    });
  });

  test('shows the amount of every wallet as a number in the dialect `service` (EWALLET-FIELD-A-amount, EWALLET-FIELD-B-amount)', async () => {
    const { create, status } = await walletMerchant({ dialect: 'service' });
    await create(ovo('a'));
    await create(dana('b'));
    expect((await status('a')).body.amount).toBe(25_000);
    expect((await status('b', 'DANA')).body.amount).toBe(25_000);
  });
});

/** How payments end, with the status of each variant and its callback. */
const ends = [
  ['approve', 'DANA', 'PAID', { payment_status: 'PAID' }],
  ['approve', 'LINKAJA', 'COMPLETED', { status: 'SUCCESS_COMPLETED', items }],
  ['decline', 'DANA', 'FAILED', { payment_status: 'FAILED' }],
  ['decline', 'LINKAJA', 'FAILED', { status: 'FAILED', items }],
  ['wait', 'DANA', 'EXPIRED', { payment_status: 'EXPIRED' }],
  ['wait', 'LINKAJA', 'EXPIRED', { status: 'FAILED', items }],
] as const;

test.each(ends)(
  'the choice %s of the payer ends a %s payment as %s, with one callback to its own URL (STATE-EWALLET-SET, EWALLET-UNSPEC-01, EWALLET-FIELD-B-status, EWALLET-FIELD-C1-status, EWALLET-FIELD-C2-status)',
  async (choice, wallet, expected, outcome) => {
    const { create, status, choose, advance, events } = await walletMerchant();
    const sent = wallet === 'DANA' ? dana('a') : linkaja('a');
    const { checkout_url } = (await create(sent)).body;
    expect(checkout_url).toMatch(/^http:\/\/pages\.test\/payment_request\//);
    if (choice !== 'wait') await choose(checkout_url, choice);
    await advance(86_400_000);
    expect((await status('a', wallet)).body.status).toBe(expected);
    await choose(checkout_url, 'approve');
    expect((await status('a', wallet)).body.status).toBe(expected);
    const at = choice === 'wait' ? '2026-01-02T00:00:00.000Z' : NOW;
    const dated = wallet === 'DANA' ? { business_id, transaction_date: at } : {};
    expect(await events()).toEqual([
      {
        url: sent.callback_url,
        body: { external_id: 'a', amount: 25_000, ewallet_type: wallet, ...dated, ...outcome },
      },
    ]);
  },
);

test('a DANA payment expires at its expiration_date, which must be in the future and not too late (EWALLET-UNSPEC-01)', async () => {
  const { create, status, advance } = await walletMerchant();
  const expiration_date = '2026-01-01T01:00:00.000Z';
  await create(dana('a', { expiration_date }));
  expect((await status('a', 'DANA')).body.expiration_date).toBe(expiration_date);
  await advance(3_600_000);
  expect((await status('a', 'DANA')).body.status).toBe('EXPIRED');
  for (const wrong of [expiration_date, '2026-01-03T00:00:00.000Z', 'tomorrow']) {
    const { status: code, body } = await create(dana('b', { expiration_date: wrong }));
    expect([code, body.errors[0].path]).toEqual([400, 'body.expiration_date']);
  }
});

test('a paid payment is in the ledger once, with its fee, and its transaction has its reference (EWALLET-CREATE-01)', async () => {
  const { create, choose, money, transactions } = await walletMerchant({}, true);
  await create(ovo('a', { amount: 100_000 }), waiting);
  const { checkout_url } = (await create(dana('b', { amount: 100_000 }))).body;
  await choose(checkout_url, 'approve');
  await choose(checkout_url, 'approve');
  // 1.5 % of 200,000 and 11 % of that.
  expect(await money()).toEqual([196_670, 0, 3_000, 330, 0, -200_000, 0, 0, 0]);
  expect(
    (await transactions()).map(({ reference, channel, category, type, status }) => [
      reference,
      channel,
      category,
      type,
      status,
    ]),
  ).toEqual([
    ['a', 'ID_OVO', 'EWALLET', 'PAYMENT', 'SUCCESS'],
    ['b', 'ID_DANA', 'EWALLET', 'PAYMENT', 'SUCCESS'],
  ]);
});

test('the four fields of the specification are enough for every wallet, in a form as in JSON (EWALLET-CREATE-01, EWALLET-UNSPEC-01)', async () => {
  const { call, create } = await walletMerchant();
  for (const ewallet_type of ['OVO', 'DANA', 'LINKAJA']) {
    const fields = ovo(`json ${ewallet_type}`, { ewallet_type });
    const json = await create(fields);
    const form = new URLSearchParams({
      ...fields,
      external_id: `form ${ewallet_type}`,
      amount: '25000',
    });
    const sent = await call('POST', '/ewallets', form.toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([json.status, sent.status]).toEqual([200, 200]);
    const { external_id: _a, checkout_url: _b, ...one } = json.body;
    const { external_id: _c, checkout_url: _d, ...other } = sent.body;
    expect(one).toEqual(other);
  }
});

test('items in a form are parsed like items in JSON', async () => {
  const { call, choose, events } = await walletMerchant();
  const form = new URLSearchParams({
    external_id: 'a',
    amount: '25000',
    ewallet_type: 'LINKAJA',
    'items[0][id]': 'c',
    'items[0][name]': 'Coffee',
    'items[0][price]': '12500',
    'items[0][quantity]': '2',
  });
  const { body } = await call('POST', '/ewallets', form.toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await choose(body.checkout_url, 'approve');
  expect((await events())[0]?.body['items']).toEqual(items);
});

test('each payment has a status of its variant and one callback, and only paid payments bring money (STATE-EWALLET-SET, EWALLET-FIELD-variants)', async () => {
  const sets = {
    OVO: ['COMPLETED', 'PENDING', 'FAILED'],
    DANA: ['PAID', 'PENDING', 'FAILED', 'EXPIRED'],
    LINKAJA: ['COMPLETED', 'FAILED', 'PENDING', 'EXPIRED'],
  } as const;
  const payment = fc.record({
    wallet: fc.constantFrom('OVO', 'DANA', 'LINKAJA'),
    amount: fc.oneof(fc.integer({ min: 30_000, max: 90_000 }), fc.constant(20_105)),
    choice: fc.constantFrom('approve', 'decline', 'none'),
    wait: fc.constantFrom(0, 1_800_000, 86_400_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { maxLength: 6 }), async (all) => {
      const merchant = await walletMerchant({}, true);
      const statuses: string[] = [];
      for (const [index, { wallet, amount, choice, wait }] of all.entries()) {
        const external_id = `p${index}`;
        const { body } = await merchant.create(ovo(external_id, { ewallet_type: wallet, amount }));
        if (body.checkout_url) await merchant.choose(body.checkout_url, choice);
        await merchant.advance(wait);
        const { status } = (await merchant.status(external_id, wallet)).body;
        expect(sets[wallet]).toContain(status);
        statuses.push(status);
      }
      await merchant.advance(86_400_000);
      const rows = await merchant.transactions();
      const paid: number[] = [];
      for (const [index, { wallet, amount }] of all.entries()) {
        const { status } = (await merchant.status(`p${index}`, wallet)).body;
        expect(status).not.toBe('PENDING');
        if (statuses[index] !== 'PENDING') expect(status).toBe(statuses[index]);
        if (['PAID', 'COMPLETED'].includes(status)) paid.push(amount);
      }
      expect(rows.map(({ amount }) => amount).toSorted(byAmount)).toEqual(paid.toSorted(byAmount));
      expect((await merchant.events()).length).toBe(all.length);
      const books = await merchant.money();
      expect(books.reduce((sum, one) => sum + one, 0)).toBe(0);
    }),
    { numRuns: 30 },
  );
});
