// Tests changes of a payment method: fields that are kept or cleared, and fixed fields.
import { crc16 } from '@kasir/models';
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

const DAY = 86_400_000;
const code = 'over_the_counter';

describe('a change', () => {
  test('without values changes nothing, not even updated (PM2-UNSPEC-06)', async () => {
    const { make, patch, advance } = createMethodMerchant();
    const sent = { description: 'One', metadata: { a: 1 }, reference_id: 'm-1' };
    const made = await make(accountMethod(sent, {}, { amount: 20_000, max_amount: 30_000 }));
    await advance(1_000);
    for (const body of [
      {},
      { virtual_account: {} },
      { virtual_account: { channel_properties: {} } },
    ]) {
      const { status, body: after } = await patch(made.id, body);
      expect(status).toBe(200);
      expect(after).toEqual(made);
    }
  });

  test('replaces the sent fields, and reads back the same (PM2-UNSPEC-06)', async () => {
    const { make, patch, get, eventNames, advance } = createMethodMerchant();
    const made = await make(walletMethod({ metadata: { a: 1, b: 2 } }));
    await advance(1_000);
    const change = { description: 'Two', reference_id: 'm-2', metadata: { b: 3 } };
    const { body } = await patch(made.id, change);
    expect(body).toEqual({ ...made, ...change, updated: '2026-01-01T00:00:01.000Z' });
    expect(await get(made.id)).toEqual(body);
    expect(await eventNames()).toEqual([]);
  });

  test('to null clears optional fields and leaves the others unchanged (PM2-UNSPEC-06)', async () => {
    const { make, patch } = createMethodMerchant();
    const made = await make(walletMethod({ description: 'One', metadata: { a: 1 } }));
    const nothing = { reference_id: null, reusability: null, status: null, virtual_account: null };
    const { body } = await patch(made.id, { ...nothing, description: null, metadata: null });
    expect(body).toEqual({ ...made, description: null, metadata: null });
  });

  test('of a payment code keeps the fields of over_the_counter that are not sent (PM2-UNSPEC-06)', async () => {
    const { make, patch, get } = createMethodMerchant();
    const made = await make(counterMethod({}, {}, { amount: 20_000 }));
    const counter = made.over_the_counter;
    const first = await patch(made.id, { [code]: { amount: 30_000 } });
    expect(first.body.over_the_counter).toEqual({ ...counter, amount: 30_000 });
    const properties = { customer_name: 'Budi', expires_at: '2026-03-01' };
    const second = await patch(made.id, {
      [code]: { amount: null, channel_properties: properties },
    });
    expect(second.body.over_the_counter).toEqual({
      ...counter,
      amount: null,
      channel_properties: {
        customer_name: 'Budi',
        payment_code: counter.channel_properties.payment_code,
        expires_at: '2026-03-01T00:00:00.000Z',
      },
    });
    expect(await get(made.id)).toEqual(second.body);
  });

  test('of a virtual account keeps its other fields, and renews alternative_displays (PM2-UNSPEC-06)', async () => {
    const { make, patch } = createMethodMerchant();
    const own = { amount: 20_000, alternative_display_types: ['QR_STRING'] };
    const { id, virtual_account: account } = await make(accountMethod({}, {}, own));
    const change = async (virtual_account: object) =>
      (await patch(id, { virtual_account })).body.virtual_account;
    const dearer = await change({ amount: 30_000 });
    const [{ data }] = dearer.alternative_displays;
    expect(data).toContain('540530000');
    expect(data.slice(-4)).toBe(crc16(data.slice(0, -4)));
    expect(dearer).toEqual({
      ...account,
      amount: 30_000,
      alternative_displays: [{ type: 'QR_STRING', data }],
    });
    const bounds = { amount: null, min_amount: 15_000, max_amount: 45_000 };
    const suggested_amount = 25_000;
    const open = await change({
      ...bounds,
      alternative_display_types: null,
      channel_properties: { suggested_amount, expires_at: '2030-01-01T00:00:00Z' },
    });
    expect(open).toEqual({
      ...account,
      ...bounds,
      channel_properties: {
        ...account.channel_properties,
        suggested_amount,
        expires_at: '2030-01-01T00:00:00.000Z',
      },
      alternative_displays: [],
    });
    const plain = await change({
      min_amount: null,
      channel_properties: { suggested_amount: null },
    });
    expect(plain).toMatchObject({ min_amount: null, max_amount: 45_000 });
    expect(plain.channel_properties).not.toHaveProperty('suggested_amount');
  });

  test.each([
    ['virtual account', accountMethod()],
    ['payment code', counterMethod()],
    ['QR code', qrMethod()],
  ])('makes a %s for one use usable many times, and back', async (_, sent) => {
    const { make, patch, payTo, get } = createMethodMerchant();
    const { id } = await make(sent);
    await patch(id, { reusability: 'MULTIPLE_USE' });
    await payTo(id, 20_000);
    expect(await get(id)).toMatchObject({ status: 'ACTIVE', reusability: 'MULTIPLE_USE' });
    await patch(id, { reusability: 'ONE_TIME_USE' });
    await payTo(id, 20_000);
    expect((await get(id)).status).toBe('EXPIRED');
  });
});

describe('a new expiry', () => {
  test.each([
    ['later', '2026-01-06T00:00:00Z', 5],
    ['earlier', '2026-01-02T00:00:00Z', 1],
  ])(
    'that is %s applies to the method and to its pending requests (PM2-UNSPEC-06)',
    async (_, expires_at, days) => {
      const merchant = createMethodMerchant();
      const { id } = await merchant.make(counterMethod());
      const waiting = await merchant.request({
        currency: 'IDR',
        amount: 20_000,
        payment_method_id: id,
      });
      await merchant.patch(id, { [code]: { channel_properties: { expires_at } } });
      await merchant.advance(days * DAY - 1);
      expect([(await merchant.get(id)).status, (await merchant.read(waiting.id)).status]).toEqual([
        'ACTIVE',
        'REQUIRES_ACTION',
      ]);
      await merchant.advance(1);
      expect((await merchant.get(id)).status).toBe('EXPIRED');
      expect(await merchant.read(waiting.id)).toMatchObject({
        status: 'FAILED',
        failure_code: 'PAYMENT_REQUEST_EXPIRED',
      });
      await merchant.advance(DAY * 5);
      expect(await merchant.eventNames()).toEqual(['payment_method.expired', 'payment.failed']);
    },
  );

  test('makes a request payable that would have expired', async () => {
    const { make, patch, advance, request, pay, read } = createMethodMerchant();
    const { id } = await make(counterMethod());
    const waiting = await request({ currency: 'IDR', amount: 20_000, payment_method_id: id });
    await patch(id, { [code]: { channel_properties: { expires_at: '2026-01-06' } } });
    await advance(3 * DAY);
    expect((await pay(waiting.id)).status).toBe(200);
    expect((await read(waiting.id)).status).toBe('SUCCEEDED');
  });
});

describe('a method is switched', () => {
  test('off and on again, and an event is emitted when it is switched on (STATE-UNSPEC-03, EVT-payment_method.activated)', async () => {
    const { make, patch, eventNames, call } = createMethodMerchant();
    const { id } = await make(accountMethod({ reusability: 'MULTIPLE_USE' }));
    const turn = async (status: string) => (await patch(id, { status })).body.status;
    expect(await turn('ACTIVE')).toBe('ACTIVE');
    expect(await turn('INACTIVE')).toBe('INACTIVE');
    expect(await turn('INACTIVE')).toBe('INACTIVE');
    expect(await eventNames()).toEqual([]);
    const refused = await call('POST', '/payment_requests', {
      currency: 'IDR',
      amount: 20_000,
      payment_method_id: id,
    });
    expect(refused.body.error_code).toBe('INACTIVE_PAYMENT_METHOD');
    expect(await turn('ACTIVE')).toBe('ACTIVE');
    expect(await eventNames()).toEqual(['payment_method.activated']);
  });

  test('off, and its pending request can still be paid (STATE-UNSPEC-03)', async () => {
    const { make, patch, request, pay, read, get, payTo } = createMethodMerchant();
    const { id } = await make(counterMethod());
    const waiting = await request({ currency: 'IDR', amount: 20_000, payment_method_id: id });
    await patch(id, { status: 'INACTIVE' });
    const direct = await payTo(id, 20_000);
    expect([direct.status, direct.body.error_code]).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    expect((await pay(waiting.id)).status).toBe(200);
    expect((await read(waiting.id)).status).toBe('SUCCEEDED');
    expect((await get(id)).status).toBe('EXPIRED');
  });
});

describe('a change is refused', () => {
  const ended = async ({ expire }: MethodMerchant, id: string) => expire(id);
  const late = async ({ advance }: MethodMerchant) => advance(2 * DAY);

  test.each<
    [string, object, object, string, ((merchant: MethodMerchant, id: string) => Promise<unknown>)?]
  >([
    [
      'of an expired method',
      counterMethod(),
      { description: 'x' },
      'PAYMENT_METHOD_STATUS_INVALID',
      ended,
    ],
    [
      'of a method past its expiry',
      counterMethod(),
      { description: 'x' },
      'PAYMENT_METHOD_STATUS_INVALID',
      late,
    ],
    [
      'of a failed method',
      bankAccount(),
      { status: 'ACTIVE' },
      'PAYMENT_METHOD_STATUS_INVALID',
      ({ chooseOnPage }, id) => chooseOnPage(id, 'decline'),
    ],
    [
      'that activates an unlinked method',
      savedWallet(),
      { status: 'ACTIVE' },
      'PAYMENT_METHOD_STATUS_INVALID',
    ],
    [
      'that deactivates an unlinked method',
      debitCard(),
      { status: 'INACTIVE' },
      'PAYMENT_METHOD_STATUS_INVALID',
    ],
    [
      'that saves a wallet',
      walletMethod(),
      { reusability: 'MULTIPLE_USE' },
      'PAYMENT_METHOD_REUSABILITY_INVALID',
    ],
    [
      'that makes a saved card one for one use',
      cardMethod(),
      { reusability: 'ONE_TIME_USE' },
      'PAYMENT_METHOD_REUSABILITY_INVALID',
    ],
    [
      'that makes a code reusable on a channel without reuse',
      qrMethod({}, { channel_code: 'PROMPTPAY' }),
      { reusability: 'MULTIPLE_USE' },
      'PAYMENT_METHOD_REUSABILITY_INVALID',
    ],
  ])('%s (PM2-UNSPEC-06, STATE-UNSPEC-03)', async (_, sent, change, error, before) => {
    const merchant = createMethodMerchant();
    const { id } = await merchant.make(sent);
    await before?.(merchant, id);
    const was = await merchant.get(id);
    const { status, body } = await merchant.patch(id, change);
    expect([status, body.error_code]).toEqual([400, error]);
    expect(await merchant.get(id)).toEqual(was);
  });

  const account = (own: object) => ({ virtual_account: own });
  test.each<[string, object, object, string]>([
    ['of the type', walletMethod(), { type: 'CARD' }, 'body.type'],
    ['of the country', walletMethod(), { country: 'ID' }, 'body.country'],
    ['to another status', walletMethod(), { status: 'EXPIRED' }, 'body.status'],
    ['of a long description', walletMethod(), { description: 'x'.repeat(256) }, 'body.description'],
    ['of another instrument', walletMethod(), { [code]: { amount: 20_000 } }, `body.${code}`],
    ['of an instrument without fields', counterMethod(), account({}), 'body.virtual_account'],
    [
      'of a number',
      accountMethod(),
      account({ channel_properties: { virtual_account_number: '123456' } }),
      'body.virtual_account.channel_properties.virtual_account_number',
    ],
    [
      'of a code',
      counterMethod(),
      { [code]: { channel_properties: { payment_code: 'ABC123' } } },
      `body.${code}.channel_properties.payment_code`,
    ],
    [
      'to an amount below the minimum',
      accountMethod({}, {}, { channel_code: 'BCA' }),
      account({ amount: 9_999 }),
      'body.virtual_account.amount',
    ],
    [
      'to an amount beyond its bounds',
      accountMethod({}, {}, { max_amount: 20_000 }),
      account({ amount: 30_000 }),
      'body.virtual_account.amount',
    ],
    [
      'to an amount above the maximum',
      counterMethod(),
      { [code]: { amount: 5_000_001 } },
      `body.${code}.amount`,
    ],
    [
      'to an expiry in the past',
      accountMethod(),
      account({ channel_properties: { expires_at: '2026-01-01' } }),
      'body.virtual_account.channel_properties.expires_at',
    ],
    [
      'to an expiry that the outlet does not accept',
      counterMethod({}, {}, { channel_code: '7ELEVEN' }),
      { [code]: { channel_properties: { expires_at: '2026-02-01' } } },
      `body.${code}.channel_properties.expires_at`,
    ],
  ])('%s (PM2-UNSPEC-06)', async (_, sent, change, path) => {
    const merchant = createMethodMerchant();
    const made = await merchant.make(sent);
    const { status, body } = await merchant.patch(made.id, change);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
    expect(await merchant.get(made.id)).toEqual(made);
  });

  test('of a method that does not exist', async () => {
    const { patch } = createMethodMerchant();
    for (const id of ['pm-1', 'pm-', 'pr-1']) expect((await patch(id, {})).status).toBe(404);
  });
});
