// Tests payments to a number or code, the list of payments, and the expiry of a method.
import { describe, expect, test } from 'vitest';
import {
  bankAccount,
  cardMethod,
  counterMethod,
  debitCard,
  qrMethod,
  savedWallet,
  createMethodMerchant,
  type MethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { accountMethod, walletMethod } from '../testing/merchant.ts';
import { idsOf, readAllPages } from '../testing/pagination.ts';

const waitingFor = ({ request }: MethodMerchant, id: string, amount: number | null = 25_000) =>
  request({ currency: 'IDR', amount, payment_method_id: id });

const dataOf = async ({ events }: MethodMerchant, name: string) =>
  (await events())
    .map(({ body }) => body)
    .filter(({ event }) => event === name)
    .map(({ data }) => data as Record<string, unknown>);

describe('a simulated payment', () => {
  test.each([
    ['a virtual account', accountMethod(), 'pymt-'],
    ['a payment code', counterMethod(), 'pymt-'],
    ['a QR code', qrMethod(), 'qrpy_'],
  ])(
    'pays %s without a payment request, once (PM2-UNSPEC-06, STATE-PM2-01, STATE-PM2-02, EVT-payment_method.expired)',
    async (_, sent, prefix) => {
      const merchant = createMethodMerchant();
      const { id, reference_id } = await merchant.make(sent);
      const { status, body } = await merchant.payTo(id, 25_000);
      expect([status, body]).toEqual([
        200,
        { status: 'PENDING', message: expect.any(String) as string },
      ]);
      expect((await merchant.get(id)).status).toBe('EXPIRED');
      const [payment, ...others] = await dataOf(merchant, 'payment.succeeded');
      expect(others).toEqual([]);
      expect(payment).toMatchObject({
        id: expect.stringMatching(`^${prefix}`) as string,
        payment_request_id: null,
        reference_id,
        amount: 25_000,
        currency: 'IDR',
        status: 'SUCCEEDED',
        payment_method: { id },
      });
      expect((await merchant.eventNames()).map(String).toSorted()).toEqual([
        'payment.succeeded',
        'payment_method.expired',
      ]);
      const { data } = (await merchant.call('GET', '/transactions')).body;
      expect(data).toMatchObject([
        { product_id: payment?.['id'], amount: 25_000, status: 'SUCCESS' },
      ]);
      const again = await merchant.payTo(id, 25_000);
      expect([again.status, again.body.error_code]).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    },
  );

  test('pays a number for many uses repeatedly (STATE-PM2-03)', async () => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(accountMethod({ reusability: 'MULTIPLE_USE' }));
    for (const amount of [10_000, 20_000, 30_000]) await merchant.payTo(id, amount);
    expect((await merchant.get(id)).status).toBe('ACTIVE');
    expect(await merchant.eventNames()).toEqual(Array(3).fill('payment.succeeded'));
  });

  test('pays the pending payment request with its amount (PM2-UNSPEC-06, STATE-PM2-01)', async () => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(accountMethod());
    const [first, second] = [
      await waitingFor(merchant, id),
      await waitingFor(merchant, id, 30_000),
    ];
    await merchant.payTo(id, 30_000);
    expect((await merchant.read(second.id)).status).toBe('SUCCEEDED');
    expect(await merchant.read(first.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INACTIVE_PAYMENT_METHOD',
    });
    expect((await dataOf(merchant, 'payment.succeeded'))[0]?.['payment_request_id']).toBe(
      second.id,
    );
  });

  test('may omit the amount if the method or its pending request has one', async () => {
    const merchant = createMethodMerchant();
    const own = await merchant.make(accountMethod({}, {}, { amount: 40_000 }));
    expect((await merchant.payTo(own.id)).status).toBe(200);
    const open = await merchant.make(counterMethod());
    await waitingFor(merchant, open.id);
    expect((await merchant.payTo(open.id)).status).toBe(200);
    const amounts = (await dataOf(merchant, 'payment.succeeded')).map(({ amount }) => amount);
    expect(amounts).toEqual([40_000, 25_000]);
  });

  test.each<[string, object, number | undefined, string]>([
    ['without an amount', accountMethod(), undefined, 'API_VALIDATION_ERROR'],
    [
      'of another amount',
      accountMethod({}, {}, { amount: 25_000 }),
      25_001,
      'API_VALIDATION_ERROR',
    ],
    ['below the minimum of the channel', counterMethod(), 9_999, 'API_VALIDATION_ERROR'],
    [
      'below its bounds',
      accountMethod({}, {}, { min_amount: 50_000 }),
      49_999,
      'API_VALIDATION_ERROR',
    ],
    [
      'beyond its bounds',
      accountMethod({}, {}, { max_amount: 50_000 }),
      50_001,
      'API_VALIDATION_ERROR',
    ],
    ['with a fraction of a rupiah', accountMethod(), 10_000.5, 'API_VALIDATION_ERROR'],
    ['to a wallet', walletMethod(), 25_000, 'PAYMENT_METHOD_TYPE_INVALID'],
    ['to a card', cardMethod(), 25_000, 'PAYMENT_METHOD_TYPE_INVALID'],
  ])('%s is refused (PM2-UNSPEC-06)', async (_, sent, amount, error) => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(sent);
    const { status, body } = await merchant.payTo(id, amount);
    expect([status, body.error_code]).toEqual([400, error]);
    expect(await merchant.eventNames()).toEqual([]);
  });

  test('is 404 for an unknown method, and 403 in live mode (PM2-UNSPEC-06)', async () => {
    const { payTo, call } = createMethodMerchant();
    expect((await payTo('pm-1', 25_000)).status).toBe(404);
    const url = '/v2/payment_methods/pm-1/payments/simulate';
    const live = await call('POST', url, { amount: 1 }, { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
  });
});

describe('the expiry of a method', () => {
  test.each([
    ['active', counterMethod(), undefined],
    ['not linked', savedWallet(), undefined],
    ['linked', debitCard(), ({ auth }: MethodMerchant, id: string) => auth(id, '333000')],
    [
      'inactive',
      accountMethod(),
      ({ patch }: MethodMerchant, id: string) => patch(id, { status: 'INACTIVE' }),
    ],
  ])(
    'that is %s is immediate and final, and emits its event (PM2-UNSPEC-06, STATE-UNSPEC-03, EVT-payment_method.expired)',
    async (_, sent, before) => {
      const merchant = createMethodMerchant();
      const { id } = await merchant.make(sent);
      await before?.(merchant, id);
      const { status, body } = await merchant.expire(id);
      expect([status, body.status, body.actions]).toEqual([200, 'EXPIRED', []]);
      expect(await merchant.get(id)).toEqual(body);
      const { business_id: _owner, ...data } = body;
      expect(await dataOf(merchant, 'payment_method.expired')).toEqual([data]);
      const again = await merchant.expire(id);
      expect([again.status, again.body.error_code]).toEqual([400, 'PAYMENT_METHOD_STATUS_INVALID']);
      await merchant.advance(40 * 366 * 86_400_000);
      expect(await merchant.get(id)).toEqual(body);
      expect(await dataOf(merchant, 'payment_method.expired')).toHaveLength(1);
    },
  );

  test('fails the payment requests that wait for it (PM2-UNSPEC-06)', async () => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(counterMethod());
    const waiting = await waitingFor(merchant, id);
    await merchant.expire(id);
    expect(await merchant.read(waiting.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INACTIVE_PAYMENT_METHOD',
    });
    expect((await merchant.pay(waiting.id)).status).toBe(409);
    expect((await merchant.eventNames()).map(String).toSorted()).toEqual([
      'payment.failed',
      'payment_method.expired',
    ]);
  });

  test('is refused for a failed method and for an unknown one', async () => {
    const { make, chooseOnPage, expire } = createMethodMerchant();
    const { id } = await make(bankAccount());
    await chooseOnPage(id, 'decline');
    expect((await expire(id)).body.error_code).toBe('PAYMENT_METHOD_STATUS_INVALID');
    expect((await expire('pm-1')).status).toBe(404);
  });
});

describe('the payments of a method', () => {
  const DAY = 86_400_000;

  /** Creates a number with a payment of its own, a paid request and a failed request. */
  const history = async () => {
    const merchant = createMethodMerchant();
    const { call, make, payTo, advance, patch, request } = merchant;
    const { id } = await make(
      accountMethod({ reusability: 'MULTIPLE_USE', reference_id: 'saved' }),
    );
    await payTo(id, 11_000);
    await advance(DAY);
    const order = { currency: 'IDR', reference_id: 'order-1', payment_method_id: id };
    const requested = await request({ ...order, amount: 22_000 });
    await request({ ...order, amount: 33_000 });
    await payTo(id, 22_000);
    await advance(DAY);
    const late = '2026-01-04';
    await patch(id, { virtual_account: { channel_properties: { expires_at: late } } });
    await advance(DAY);
    const url = `/v2/payment_methods/${id}/payments`;
    const list = async (query = '') => (await call('GET', `${url}${query}`)).body;
    return { ...merchant, id, requested, url, list };
  };

  test('are listed newest first with all their fields (PM2-UNSPEC-06)', async () => {
    const { id, requested, list, account, get } = await history();
    const { data, has_more } = await list();
    expect(has_more).toBe(false);
    const {
      business_id: _owner,
      country,
      customer_id: _1,
      actions: _2,
      failure_code: _3,
      ...payment_method
    } = await get(id);
    const shared = {
      business_id: account.id,
      currency: 'IDR',
      country,
      channel_code: 'BRI',
      type: 'VIRTUAL_ACCOUNT',
      instrument_id: id,
      payment_method,
    };
    const paid = { ...shared, status: 'SUCCEEDED', payment_detail: { network: null } };
    expect(data.slice(-2)).toMatchObject([
      { ...paid, amount: 22_000, payment_request_id: requested.id, reference_id: 'order-1' },
      { ...paid, amount: 11_000, payment_request_id: null, reference_id: 'saved' },
    ]);
    expect(Object.keys(data.at(-1)).toSorted()).toEqual([
      'amount',
      'business_id',
      'channel_code',
      'country',
      'created',
      'currency',
      'id',
      'instrument_id',
      'payment_detail',
      'payment_method',
      'payment_request_id',
      'reference_id',
      'status',
      'type',
      'updated',
    ]);
  });

  test.each<[string, number]>([
    ['', 3],
    ['?status=SUCCEEDED', 2],
    ['?status=FAILED', 1],
    ['?status=FAILED&status=SUCCEEDED', 3],
    ['?status=PENDING', 0],
    ['?reference_id=saved', 1],
    ['?reference_id=saved&reference_id=order-1', 3],
    ['?payment_method_type=VIRTUAL_ACCOUNT', 3],
    ['?payment_method_type=CARD', 0],
    ['?channel_code=BRI', 3],
    ['?channel_code=BNI', 0],
    ['?currency=IDR', 3],
    ['?currency=PHP', 0],
    ['?payment_method_id=pm-1', 0],
    ['?created[gte]=2026-01-02', 2],
    ['?created[lte]=2026-01-01T23:59:59Z', 1],
    ['?updated[gte]=2026-01-04&updated[lte]=2026-01-05', 1],
    ['?updated[gte]=2026-01-05', 0],
  ])('are filtered by %s (PM2-UNSPEC-06)', async (query, found) => {
    expect((await (await history()).list(query)).data).toHaveLength(found);
  });

  test('are filtered by their request and their method (PM2-UNSPEC-06)', async () => {
    const { id, requested, list } = await history();
    expect((await list(`?payment_request_id=${requested.id}`)).data).toHaveLength(1);
    expect((await list(`?payment_method_id=${id}&payment_method_id=pm-1`)).data).toHaveLength(3);
  });

  test('can be read page by page, and are listed under their method only', async () => {
    const { call, url, list, make } = await history();
    const all = (await list()).data.map((one: { id: string }) => one.id);
    expect(idsOf(await readAllPages(call, url, 1))).toEqual(all);
    const other = await make(accountMethod());
    expect((await call('GET', `/v2/payment_methods/${other.id}/payments`)).body).toEqual({
      data: [],
      has_more: false,
    });
    expect((await call('GET', '/v2/payment_methods/pm-1/payments')).status).toBe(404);
    const wrong = await call('GET', `${url}?after_id=pymt-1`);
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'query.after_id']);
  });
});
