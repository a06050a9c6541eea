// Tests e-wallet charges through the real pipeline: one-time and saved wallets, their events, and
// every error of creation.
import { channels, majorBounds, prefixes, transactionCode, type Channel } from '@kasir/models';
import { emptyProfile } from '@kasir/payments/testing';
import { createInstrument, endInstrument } from '@kasir/payments';
import { authorizeInstrument } from '@kasir/payments/operation';
import { customers } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { oneTimeWallet } from '../ewallets/one-time.ts';
import { EWALLET_CHARGE } from '../products.ts';
import { charge, DAY, eventsOf, sell, walletMerchant } from '../testing/wallets.ts';

type Merchant = Awaited<ReturnType<typeof walletMerchant>>;

const business_id = '0123456789abcdef01234567';
const NOW = '2026-01-01T00:00:00.000Z';

const wallets = channels.filter(({ type }) => type === 'EWALLET');

const walletNamed = (code: string): Channel => {
  const found = wallets.find((one) => transactionCode(one) === code);
  if (!found) throw new Error(`There is no wallet ${code}`);
  return found;
};

/** Saves a wallet, linked or not yet linked, and returns the id of its payment method. */
const save = (
  { decide }: Merchant,
  code = 'ID_DANA',
  {
    linked = true,
    reusable = true,
    customer = null,
  }: {
    readonly linked?: boolean;
    readonly reusable?: boolean;
    readonly customer?: string | null;
  } = {},
): Promise<string> =>
  decide((d) => {
    const row = createInstrument(d, {
      ...oneTimeWallet(d, {
        kind: EWALLET_CHARGE,
        channel: walletNamed(code),
        amount: null,
        reference: 'wallet',
        customer,
        returnUrls: { success: null, failure: null, cancel: null },
        expires: null,
        properties: {},
      }),
      reusable,
    });
    if (linked && reusable) authorizeInstrument(d, row);
    return prefixes.payment_method + row.id;
  });

const tokenized = (payment_method_id: string, change: object = {}) => ({
  checkout_method: 'TOKENIZED_PAYMENT',
  channel_code: undefined,
  channel_properties: undefined,
  payment_method_id,
  ...change,
});

describe('a one-time charge', () => {
  test('waits for its payer on the page of its wallet, reads back the same, and sends its outcome (VER-14, VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const basket = [
      {
        reference_id: 'c',
        name: 'Coffee',
        category: 'Drinks',
        currency: 'IDR',
        price: 12_500,
        quantity: 2,
        type: 'PRODUCT',
      },
    ];
    const metadata = { branch: { city: 'Bandung', floors: [1, 2] }, none: null, table: 4 };
    const { status, body } = await merchant.charge('a', { basket, metadata });
    expect([status, body]).toEqual([
      202,
      {
        id: expect.stringMatching(/^ewc_[0-9a-f-]{36}$/) as string,
        business_id,
        reference_id: 'a',
        status: 'PENDING',
        currency: 'IDR',
        charge_amount: 25_000,
        capture_amount: 25_000,
        refunded_amount: null,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: 'ID_DANA',
        channel_properties: { success_redirect_url: 'https://merchant.example/thanks' },
        actions: {
          desktop_web_checkout_url: expect.stringMatching(/^http:\/\/pages\.test\//) as string,
          mobile_web_checkout_url: body.actions.desktop_web_checkout_url as string,
          mobile_deeplink_checkout_url: null,
          qr_checkout_string: null,
        },
        is_redirect_required: true,
        capture_now: true,
        customer_id: null,
        payment_method_id: null,
        failure_code: null,
        void_status: null,
        voided_at: null,
        basket,
        metadata,
        created: NOW,
        updated: NOW,
      },
    ]);
    expect(await merchant.read(body.id)).toEqual(body);
    const found = await merchant.call('GET', '/ewallets/charges?reference_id=a');
    expect(found.body).toEqual([body]);
    await merchant.advance(1_000);
    await merchant.choose(body.actions.desktop_web_checkout_url, 'approve');
    const paid = { ...body, status: 'SUCCEEDED', updated: '2026-01-01T00:00:01.000Z' };
    expect(await merchant.read(body.id)).toEqual(paid);
    expect(await merchant.events()).toEqual([
      {
        url: null,
        body: {
          event: 'ewallet.capture',
          business_id,
          created: '2026-01-01T00:00:01.000Z',
          data: paid,
        },
      },
    ]);
  });

  test('of OVO has no actions, because its payer confirms it in the app', async () => {
    const merchant = await walletMerchant();
    const { body } = await merchant.charge('a', {
      channel_code: 'ID_OVO',
      channel_properties: { mobile_number: '+6281234567890' },
    });
    expect([body.status, body.actions, body.is_redirect_required]).toEqual([
      'PENDING',
      null,
      false,
    ]);
    await merchant.advance(2_000);
    expect((await merchant.read(body.id)).status).toBe('SUCCEEDED');
  });

  test.each([
    ['decline', 'USER_DECLINED_PAYMENT'],
    ['wait', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT'],
  ])('is FAILED when its payer chooses %s, with failure_code %s', async (choice, failure_code) => {
    const merchant = await walletMerchant();
    const { body } = await merchant.charge('a');
    if (choice === 'decline')
      await merchant.choose(body.actions.mobile_web_checkout_url, 'decline');
    await merchant.advance(DAY);
    const failed = await merchant.read(body.id);
    expect(failed).toMatchObject({ status: 'FAILED', failure_code });
    expect(await eventsOf(merchant)).toEqual([['ewallet.capture', failed]]);
  });

  test('is possible on every wallet of the channel table, with the properties that the wallet requires (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const values: Readonly<Record<string, string>> = {
      mobile_number: '+6281234567890',
      cashtag: '$siti',
      success_redirect_url: 'https://merchant.example/1',
      failure_redirect_url: 'https://merchant.example/2',
      cancel_redirect_url: 'https://merchant.example/3',
    };
    for (const channel of wallets) {
      const channel_code = transactionCode(channel);
      const required = channel.requires.map((name) => name.replace('_return_', '_redirect_'));
      const change = {
        channel_code,
        currency: channel.currency,
        amount: Math.max(majorBounds(channel).min, 1_000),
      };
      const { body } = await merchant.charge(channel_code, {
        ...change,
        channel_properties: undefined,
      });
      expect([channel_code, body.errors?.map((one: { path: string }) => one.path)]).toEqual([
        channel_code,
        required.map((name) => `body.channel_properties.${name}`),
      ]);
      const properties = Object.fromEntries(required.map((name) => [name, values[name]]));
      const whole = await merchant.charge(channel_code, {
        ...change,
        channel_properties: properties,
      });
      expect([whole.status, whole.body.channel_properties]).toEqual([202, properties]);
    }
  });

  test('belongs to the customer of its customer_id, in the format of any API generation (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const id = await merchant.decide((d) => {
      const own = d.id();
      const known = { reference: 'siti', type: 'INDIVIDUAL' as const, profile: emptyProfile };
      return d.insert(customers, own, { ...known, created: d.now, updated: d.now }).id;
    });
    const customer_id = prefixes.customer + id;
    expect((await merchant.charge('a', { customer_id })).body.customer_id).toBe(customer_id);
    expect((await merchant.charge('b', { customer_id: id })).body.customer_id).toBe(customer_id);
    for (const unknown of [`${customer_id}x`, `x${id}`])
      expect((await merchant.charge('c', { customer_id: unknown })).body.error_code).toBe(
        'DATA_NOT_FOUND',
      );
  });
});

describe.each([
  [20_103, 'ACCOUNT_ACCESS_BLOCKED'],
  [20_104, 'INVALID_MERCHANT_CREDENTIALS'],
  [20_105, 'USER_DECLINED_PAYMENT'],
  [20_106, 'INVALID_ACCOUNT_DETAILS'],
  [20_107, 'MAXIMUM_LIMIT_REACHED'],
  [20_108, 'USER_UNREACHABLE'],
  [20_109, 'CHANNEL_UNAVAILABLE'],
  [20_110, 'INSUFFICIENT_BALANCE'],
  [20_111, 'ACCOUNT_NOT_ACTIVATED'],
])('a charge of %i', (amount, failure_code) => {
  test(`is FAILED as ${failure_code} in ewallet.capture, for one-time and saved wallets (VER-UNSPEC-05)`, async () => {
    const merchant = await walletMerchant();
    const { body } = await merchant.charge('page', { amount });
    await merchant.choose(body.actions.desktop_web_checkout_url, 'approve');
    const saved = (await merchant.charge('saved', tokenized(await save(merchant), { amount })))
      .body;
    for (const { id } of [body, saved])
      expect(await merchant.read(id)).toMatchObject({ status: 'FAILED', failure_code });
    expect(await eventsOf(merchant)).toEqual([
      ['ewallet.capture', await merchant.read(body.id)],
      ['ewallet.capture', saved],
    ]);
    expect(await merchant.transactions()).toEqual([]);
  });
});

test('a magic amount of POST /ewallets has no effect on a charge', async () => {
  const merchant = await walletMerchant();
  const paid = await sell(merchant, 'a', { amount: 4_030 });
  expect(paid.status).toBe('SUCCEEDED');
});

describe('a charge of a saved wallet', () => {
  test('is paid at once, with or without a channel_code (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const payment_method_id = await save(merchant);
    const { status, body } = await merchant.charge('a', tokenized(payment_method_id));
    expect([status, body]).toMatchObject([
      202,
      {
        status: 'SUCCEEDED',
        checkout_method: 'TOKENIZED_PAYMENT',
        channel_code: 'ID_DANA',
        channel_properties: null,
        payment_method_id,
        actions: null,
        is_redirect_required: false,
      },
    ]);
    const again = await merchant.charge('b', {
      ...tokenized(payment_method_id),
      channel_code: 'ID_DANA',
    });
    expect(again.body.status).toBe('SUCCEEDED');
    expect(await merchant.read(body.id)).toEqual(body);
    expect(await eventsOf(merchant)).toEqual([
      ['ewallet.capture', body],
      ['ewallet.capture', again.body],
    ]);
  });

  test('is refused for a payment method that cannot pay it (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const code = async (id: string) => (await merchant.charge('a', tokenized(id))).body.error_code;
    expect(await code('pm-nobody')).toBe('INVALID_PAYMENT_METHOD_ID');
    expect(await code('nobody')).toBe('INVALID_PAYMENT_METHOD_ID');
    expect(await code(await save(merchant, 'ID_DANA', { reusable: false }))).toBe(
      'INVALID_PAYMENT_METHOD_ID',
    );
    expect(await code(await save(merchant, 'ID_DANA', { linked: false }))).toBe(
      'INVALID_PAYMENT_METHOD_ID',
    );
    const ended = await save(merchant);
    await merchant.decide((d) => endInstrument(d, { id: ended.slice(3) }, 'withdraw'));
    expect(await code(ended)).toBe('INVALID_PAYMENT_METHOD_ID');
    const saved = await save(merchant);
    const other = await merchant.charge('a', {
      ...tokenized(saved),
      channel_code: 'ID_OVO',
    });
    expect(other.body.errors).toMatchObject([{ path: 'body.channel_code' }]);
    const large = await merchant.charge('a', tokenized(saved, { amount: 20_000_001 }));
    expect(large.body.errors).toMatchObject([{ path: 'body.amount' }]);
    const magic = await merchant.charge('a', tokenized(saved, { amount: 10_101 }));
    expect([magic.status, magic.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });

  test('is refused for a customer who does not own the wallet (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const made = (reference: string) =>
      merchant.decide((d) => {
        const known = { reference, type: 'INDIVIDUAL' as const, profile: emptyProfile };
        return d.insert(customers, d.id(), { ...known, created: d.now, updated: d.now }).id;
      });
    const [siti, budi] = [await made('siti'), await made('budi')];
    const id = await save(merchant, 'ID_DANA', { customer: siti });
    const by = (customer: string) => tokenized(id, { customer_id: prefixes.customer + customer });
    const other = await merchant.charge('a', by(budi));
    expect([other.status, other.body.error_code]).toEqual([400, 'INVALID_PAYMENT_METHOD_ID']);
    expect((await merchant.charge('b', by(siti))).body.status).toBe('SUCCEEDED');
  });
});

describe('POST /ewallets/charges refuses', () => {
  test.each([
    ['no reference_id', { reference_id: undefined }, 'reference_id'],
    ['no currency', { currency: undefined }, 'currency'],
    ['a currency in lower case', { currency: 'idr' }, 'currency'],
    ['a currency of two letters', { currency: 'ID' }, 'currency'],
    ['a currency of four letters', { currency: 'IDRT' }, 'currency'],
    ['a currency with a sign', { currency: '-IDR' }, 'currency'],
    ['an amount of nothing', { amount: 0 }, 'amount'],
    ['rupiah with decimals', { amount: 25_000.5 }, 'amount'],
    ['an amount below the wallet', { amount: 99 }, 'amount'],
    ['an unknown checkout_method', { checkout_method: 'TOKEN' }, 'checkout_method'],
    ['no channel_code', { channel_code: undefined }, 'channel_code'],
    ['a channel_code without a country', { channel_code: 'DANA' }, 'channel_code'],
    [
      'a URL of another scheme',
      { channel_properties: { success_redirect_url: 'ftp://x' } },
      'channel_properties.success_redirect_url',
    ],
    [
      'no saved wallet for a TOKENIZED_PAYMENT',
      { checkout_method: 'TOKENIZED_PAYMENT' },
      'payment_method_id',
    ],
    ['a saved wallet for a ONE_TIME_PAYMENT', { payment_method_id: 'pm-1' }, 'payment_method_id'],
    ['a basket without a name', { basket: [{}] }, 'basket.0.name'],
    [
      '51 keys of metadata',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, 1])) },
      'metadata',
    ],
  ])('%s, and the error contains its path (VER-UNSPEC-05)', async (_, change, path) => {
    const { charge: send } = await walletMerchant();
    const { status, body } = await send('a', change);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((one: { path: string }) => one.path)).toContain(`body.${path}`);
  });

  test.each([
    ['another currency than the wallet has', { currency: 'PHP' }, 400, 'UNSUPPORTED_CURRENCY'],
    ['a currency that nobody knows', { currency: 'MQE' }, 400, 'UNSUPPORTED_CURRENCY'],
    ['an unknown customer', { customer_id: 'cust-nobody' }, 404, 'DATA_NOT_FOUND'],
    ['10100', { amount: 10_100 }, 403, 'CHANNEL_NOT_ACTIVATED'],
    ['10101', { amount: 10_101 }, 503, 'CHANNEL_UNAVAILABLE'],
    ['10102', { amount: 10_102 }, 500, 'SERVER_ERROR'],
  ])('%s (VER-UNSPEC-05)', async (_, change, code, error_code) => {
    const { charge: send, call } = await walletMerchant();
    const { status, body } = await send('a', change);
    expect([status, body.error_code]).toEqual([code, error_code]);
    expect((await call('GET', '/ewallets/charges?reference_id=a')).body).toEqual([]);
  });

  test('a reference_id that was used, live keys, and accounts without e-wallets (CORE-08)', async () => {
    const merchant = await walletMerchant();
    await merchant.charge('a');
    const again = await merchant.charge('a', { amount: 30_000 });
    expect([again.status, again.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    const live = await merchant.call('POST', '/ewallets/charges', charge('b'), { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const off = await walletMerchant({ account: { switches: { ewallets: false } } });
    expect((await off.charge('a')).body.error_code).toBe('CHANNEL_NOT_ACTIVATED');
  });

  test('keys without the permission and unknown ids, as do all other endpoints of charges', async () => {
    const merchant = await walletMerchant();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/void'],
      ['POST', '/refunds'],
      ['GET', '/refunds'],
    ] as const) {
      for (const id of ['ewc_00000000-0000-7000-8000-000000000000', 'ewc_', 'nobody']) {
        const { status, body } = await merchant.call(
          method,
          `/ewallets/charges/${id}${path}`,
          method === 'POST' ? {} : undefined,
        );
        expect([path, id, status, body.error_code]).toEqual([path, id, 404, 'DATA_NOT_FOUND']);
      }
      const { body } = await merchant.call(method, `/ewallets/charges/ewc_1${path}`, undefined, {
        permissions: ['report:read'],
      });
      expect(body.error_code).toBe('REQUEST_FORBIDDEN_ERROR');
    }
  });
});

test('GET /ewallets/charges/{id} does not find a payment of POST /ewallets', async () => {
  const merchant = await walletMerchant();
  await merchant.create({
    external_id: 'p',
    amount: 25_000,
    phone: '081234567890',
    ewallet_type: 'OVO',
  });
  await merchant.advance(2_000);
  const [callback] = await merchant.events();
  const found = await merchant.call('GET', `/ewallets/charges/ewc_${String(callback?.body['id'])}`);
  expect(found.status).toBe(404);
});
