// Tests virtual accounts through the real pipeline: rendering, refusals, opening, payment, change,
// expiry, and callbacks.
import { callbackVirtualAccountMachine } from '@kasir/models';
import { machineSteps } from '@kasir/core/testing/internal';
import { ledgers, transactions } from '@kasir/payments/ledger';
import { instruments } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';
import { accountStatusOf } from './render.ts';

const HOUR_MS = 3_600_000;

const bank = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform(options);
  const { call } = platform;
  const make = (change: object = {}) =>
    call('POST', '/callback_virtual_accounts', {
      external_id: 'va-1',
      bank_code: 'BNI',
      name: 'Siti Rahayu',
      ...change,
    });
  return {
    ...platform,
    make,
    open: async (change: object = {}) => (await make(change)).body,
    read: async (id: string) => (await call('GET', `/callback_virtual_accounts/${id}`)).body,
    patch: (id: string, body: object) => call('PATCH', `/callback_virtual_accounts/${id}`, body),
    pay: (externalId: string, body: object = {}) =>
      call(
        'POST',
        `/callback_virtual_accounts/external_id=${encodeURIComponent(externalId)}/simulate_payment`,
        body,
      ),
  };
};

const codeOf = ({ status, body }: { status: number; body: { error_code: string } }) => [
  status,
  body.error_code,
];

describe('a virtual account', () => {
  test('has the sent fields and an assigned number, and is PENDING until its bank has opened it (LEGACY-PATH-03)', async () => {
    const { make, read, advance, events } = bank();
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      owner_id: '0123456789abcdef01234567',
      external_id: 'va-1',
      bank_code: 'BNI',
      merchant_code: '8808000001',
      name: 'Siti Rahayu',
      account_number: '88080000010000000001',
      is_single_use: false,
      is_closed: false,
      status: 'PENDING',
      expiration_date: '2057-01-01T00:00:00.000Z',
      currency: 'IDR',
      country: 'ID',
    });
    expect(await read(body.id)).toEqual(body);
    expect(await events()).toEqual([]);
    await advance(2_000);
    const opened = { ...body, status: 'ACTIVE' };
    expect(await read(body.id)).toEqual(opened);
    expect((await events()).map((one) => one.body)).toEqual([
      { ...opened, created: '2026-01-01T00:00:00.000Z', updated: '2026-01-01T00:00:02.000Z' },
    ]);
  });

  test('has every field that was sent, by form or by JSON (LEGACY-PATH-03)', async () => {
    const { call, make } = bank();
    const sent = {
      external_id: 'va-2',
      bank_code: 'MANDIRI',
      name: 'Siti',
      virtual_account_number: '9999000001',
      is_closed: 'true',
      expected_amount: '50000',
      suggested_amount: '40000',
      is_single_use: 'true',
      expiration_date: '2026-02-01T00:00:00.000Z',
      description: 'Order 2',
      currency: 'IDR',
      country: 'ID',
    };
    const form = `${new URLSearchParams(sent)}&alternative_display_types[]=QR_STRING`;
    const { status, body } = await call('POST', '/callback_virtual_accounts', form, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    const { virtual_account_number: _, ...kept } = sent;
    expect(body).toMatchObject({
      ...kept,
      account_number: '88080000019999000001',
      is_closed: true,
      expected_amount: 50_000,
      suggested_amount: 40_000,
      is_single_use: true,
    });
    expect(body.alternative_displays[0].type).toBe('QR_STRING');
    const again = await make({
      ...sent,
      virtual_account_number: '9999000002',
      is_closed: true,
      expected_amount: 50_000,
      suggested_amount: 40_000,
      is_single_use: true,
      alternative_display_types: ['QR_STRING'],
    });
    const { id: _a, account_number: _b, alternative_displays: _c, ...rest } = body;
    expect(again.body).toMatchObject(rest);
  });

  test.each([
    [{ bank_code: 'NOBANK' }, 400, 'BANK_NOT_SUPPORTED_ERROR'],
    [{ is_closed: true }, 400, 'EXPECTED_AMOUNT_REQUIRED_ERROR'],
    [
      { bank_code: 'BCA', is_closed: true, expected_amount: 9_999 },
      400,
      'MINIMUM_EXPECTED_AMOUNT_ERROR',
    ],
    [{ is_closed: true, expected_amount: 50_000_001 }, 400, 'MAXIMUM_EXPECTED_AMOUNT_ERROR'],
    [{ is_closed: true, expected_amount: 10.5 }, 400, 'API_VALIDATION_ERROR'],
    [{ expected_amount: 10.5 }, 400, 'API_VALIDATION_ERROR'],
    [{ suggested_amount: 10_000 }, 400, 'SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR'],
    [{ bank_code: 'BRI', suggested_amount: 0.5 }, 400, 'API_VALIDATION_ERROR'],
    [{ expiration_date: '2026-01-01T00:00:00Z' }, 400, 'EXPIRATION_DATE_INVALID_ERROR'],
    [{ virtual_account_number: '999900001' }, 400, 'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE'],
    [
      { virtual_account_number: '88080000019999000001' },
      400,
      'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE',
    ],
    [
      { bank_code: 'BNC', virtual_account_number: '9999000001' },
      400,
      'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE',
    ],
    [{ virtual_account_number: 'x' }, 400, 'API_VALIDATION_ERROR'],
    [{ currency: 'USD' }, 400, 'API_VALIDATION_ERROR'],
    [{ country: 'VN' }, 400, 'API_VALIDATION_ERROR'],
    [{ name: '' }, 400, 'API_VALIDATION_ERROR'],
  ])('with %j is refused: nothing is stored (LEGACY-PATH-03)', async (change, status, code) => {
    const { make, store, partition } = bank();
    expect(codeOf(await make(change))).toEqual([status, code]);
    const { rows } = await store.view(partition, (view) =>
      view.list(instruments, {}, { limit: 10 }),
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['currency', { currency: 'USD' }],
    ['country', { country: 'VN' }],
  ])('of a bank in another %s is refused by that field', async (field, change) => {
    const { body } = await bank().make(change);
    expect(body['errors']).toMatchObject([{ path: `body.${field}` }]);
  });

  test('is refused when virtual accounts are switched off, in live mode, and when its number is taken', async () => {
    const off = bank({ account: { switches: { virtual_accounts: false } } });
    expect(codeOf(await off.make())).toEqual([400, 'BANK_NOT_SUPPORTED_ERROR']);
    const { call, make } = bank();
    const body = { external_id: 'va-1', bank_code: 'BNI', name: 'Siti' };
    const live = await call('POST', '/callback_virtual_accounts', body, { mode: 'live' });
    expect(codeOf(live)).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const number = { virtual_account_number: '9999000001' };
    expect((await make(number)).status).toBe(200);
    expect(codeOf(await make({ ...number, external_id: 'va-2' }))).toEqual([
      409,
      'DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR',
    ]);
    expect((await make({ ...number, bank_code: 'BRI' })).status).toBe(200);
  });

  test('may have an empty description, from the start or by a change (LEGACY-PATH-03)', async () => {
    const { make, patch, read } = bank();
    const made = await make({ description: '' });
    expect([made.status, made.body.description]).toEqual([200, '']);
    await patch(made.body.id, { description: 'Order 1' });
    const cleared = await patch(made.body.id, { description: '' });
    expect([cleared.status, cleared.body.description]).toEqual([200, '']);
    expect(await read(made.body.id)).toEqual(cleared.body);
  });

  test('is not found under another id', async () => {
    const { call } = bank();
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', {}],
    ] as const) {
      const path = '/callback_virtual_accounts/0123456789abcdef01234567';
      expect(codeOf(await call(method, path, body))).toEqual([
        404,
        'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR',
      ]);
    }
  });
});

describe('a payment', () => {
  test('is sent as a callback, found by its id, and recorded as a transaction (LEGACY-PATH-03)', async () => {
    const { open, pay, events, call, store, partition, advance } = bank();
    const account = await open({ is_closed: true, expected_amount: 75_000 });
    await advance(2_000);
    const { status, body } = await pay('va-1');
    expect([status, body.status]).toEqual([200, 'COMPLETED']);
    const sent = (await events()).at(-1);
    expect(sent?.body).toMatchObject({
      callback_virtual_account_id: account.id,
      owner_id: account.owner_id,
      external_id: 'va-1',
      account_number: account.account_number,
      merchant_code: account.merchant_code,
      bank_code: 'BNI',
      amount: 75_000,
      currency: 'IDR',
      country: 'ID',
      transaction_timestamp: '2026-01-01T00:00:02.000Z',
      payment_detail: { sender_name: null },
    });
    expect('event' in (sent?.body ?? {})).toBe(false);
    const paymentId = String(sent?.body['payment_id']);
    const read = await call('GET', `/callback_virtual_account_payments/payment_id=${paymentId}`);
    expect(read.status).toBe(200);
    expect(sent?.body).toMatchObject(read.body);
    await store.view(partition, (view) => {
      const [row] = view.list(transactions, {}, { limit: 5 }).rows;
      expect(row?.state).toMatchObject({
        amount: 75_000,
        reference: 'va-1',
        category: 'VIRTUAL_ACCOUNT',
        channel: 'ID_BNI',
        identifier: account.account_number,
      });
      expect(paymentId).toBe(`pymt-${row?.state.source.id}`);
      expect(view.balance(ledgers.clearing, 'IDR')).toBe(-75_000);
    });
  });

  test.each(['', 'pymt-', 'pymt-00000000-0000-7000-8000-000000000000', 'x'])(
    'with the id %j is not found',
    async (id) => {
      const { call } = bank();
      const { status, body } = await call(
        'GET',
        `/callback_virtual_account_payments/payment_id=${id || 'none'}`,
      );
      expect([status, body.error_code]).toEqual([
        404,
        'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR',
      ]);
    },
  );

  test('opens an account that its bank has not opened yet, once (LEGACY-PATH-03)', async () => {
    const { open, pay, read, events, advance } = bank();
    const { id } = await open({ is_single_use: true });
    expect((await pay('va-1', { amount: 10_000 })).status).toBe(200);
    expect((await read(id)).status).toBe('INACTIVE');
    await advance(HOUR_MS);
    expect((await events()).map(({ body }) => body['status'] ?? body['amount'])).toEqual([
      'ACTIVE',
      10_000,
    ]);
  });

  test.each([
    [{ is_closed: true, expected_amount: 75_000 }, { amount: 75_001 }],
    [{}, {}],
    [{}, { amount: 0.5 }],
    [{}, { amount: 50_000_001 }],
    [{}, { amount: -1 }],
  ])('to the account %j with the body %j is refused and moves no money', async (account, body) => {
    const { open, pay, store, partition, read } = bank();
    const { id } = await open(account);
    expect(codeOf(await pay('va-1', body))).toEqual([400, 'API_VALIDATION_ERROR']);
    expect((await read(id)).status).toBe('PENDING');
    const left = await store.view(partition, (view) => view.balance(ledgers.clearing, 'IDR'));
    expect(left).toBe(0);
  });

  test('goes to the latest account with its external_id, and is refused when that is unknown or inactive', async () => {
    const { open, pay, events, call } = bank();
    await open({ external_id: 'a/b é' });
    const latest = await open({ external_id: 'a/b é', bank_code: 'BRI', is_single_use: true });
    await pay('a/b é', { amount: 20_000 });
    const paid = (await events()).find(({ body }) => 'payment_id' in body);
    expect(paid?.body['callback_virtual_account_id']).toBe(latest.id);
    expect(codeOf(await pay('a/b é', { amount: 20_000 }))).toEqual([
      400,
      'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
    ]);
    expect(codeOf(await pay('other', { amount: 20_000 }))).toEqual([
      404,
      'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR',
    ]);
    const live = await call(
      'POST',
      '/callback_virtual_accounts/external_id=x/simulate_payment',
      {},
      { mode: 'live' },
    );
    expect(live.status).toBe(403);
  });
});

describe('a change', () => {
  test('of amount, expiry, use and description is stored and sent; null and omitted fields change nothing (LEGACY-PATH-03)', async () => {
    const { open, patch, read, pay, events, advance } = bank();
    const made = await open({ bank_code: 'BRI', is_closed: true, expected_amount: 50_000 });
    await advance(2_000);
    const before = (await events()).length;
    await patch(made.id, {});
    await patch(made.id, { expected_amount: null, is_single_use: null });
    expect(await events()).toHaveLength(before);
    const change = {
      expected_amount: 60_000,
      suggested_amount: 55_000,
      is_single_use: true,
      expiration_date: '2026-03-01T00:00:00.000Z',
      description: 'New order',
    };
    const { status, body } = await patch(made.id, change);
    expect([status, body]).toEqual([200, { ...made, status: 'ACTIVE', ...change }]);
    expect(await read(made.id)).toEqual(body);
    expect((await events()).at(-1)?.body).toMatchObject(change);
    expect((await pay('va-1', { amount: 50_000 })).status).toBe(400);
    expect((await pay('va-1')).status).toBe(200);
    expect(codeOf(await patch(made.id, change))).toEqual([400, 'INACTIVE_VIRTUAL_ACCOUNT_ERROR']);
  });

  test('of the amount of an open account is stored but not enforced', async () => {
    const { open, patch, pay } = bank();
    const made = await open({ expected_amount: 50_000 });
    expect(made).toMatchObject({ is_closed: false, expected_amount: 50_000 });
    const { body } = await patch(made.id, { expected_amount: 60_000 });
    expect(body).toMatchObject({ is_closed: false, expected_amount: 60_000 });
    expect((await pay('va-1', { amount: 12_345 })).status).toBe(200);
  });

  test('to an expiration_date in the past closes the account at once, and is sent (LEGACY-PATH-03)', async () => {
    const { open, patch, events, pay } = bank();
    const made = await open();
    const { body } = await patch(made.id, { expiration_date: '2025-12-31' });
    expect(body).toMatchObject({
      status: 'INACTIVE',
      expiration_date: '2025-12-31T00:00:00.000Z',
    });
    expect((await events()).map((one) => one.body['status'])).toEqual(['INACTIVE']);
    expect(codeOf(await pay('va-1', { amount: 1_000 }))).toEqual([
      400,
      'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
    ]);
  });

  test.each([
    [{ expected_amount: 0.5 }, 'API_VALIDATION_ERROR'],
    [{ expected_amount: 60_000_000_000 }, 'MAXIMUM_EXPECTED_AMOUNT_ERROR'],
    [{ suggested_amount: 1_000 }, 'SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR'],
    [{ expiration_date: 'x' }, 'API_VALIDATION_ERROR'],
  ])('with %j is refused', async (change, code) => {
    const { open, patch, read } = bank();
    const made = await open({ is_closed: true, expected_amount: 50_000 });
    expect(codeOf(await patch(made.id, change))).toEqual([400, code]);
    expect(await read(made.id)).toEqual(made);
  });

  test.each([
    [{ expected_amount: 9_999, suggested_amount: 20_000 }, 'MINIMUM_EXPECTED_AMOUNT_ERROR'],
    [
      { expected_amount: 60_000_000_000, suggested_amount: 20_000 },
      'MAXIMUM_EXPECTED_AMOUNT_ERROR',
    ],
    [{ expected_amount: 20_000.5, suggested_amount: 20_000 }, 'API_VALIDATION_ERROR'],
  ])(
    'with several problems, as %j, is refused for its expected_amount first, like a new account',
    async (change, code) => {
      const { open, patch, make } = bank();
      const account = { bank_code: 'BCA', is_closed: true, expected_amount: 50_000 };
      const made = await open(account);
      const changed = await patch(made.id, change);
      expect(codeOf(changed)).toEqual([400, code]);
      const created = await make({ ...account, external_id: 'va-2', ...change });
      expect(changed.body).toEqual(created.body);
    },
  );

  test('to an amount below the minimum of the channel is refused', async () => {
    const { open, patch } = bank();
    const made = await open({ bank_code: 'BCA', is_closed: true, expected_amount: 50_000 });
    expect(codeOf(await patch(made.id, { expected_amount: 9_999 }))).toEqual([
      400,
      'MINIMUM_EXPECTED_AMOUNT_ERROR',
    ]);
  });
});

test('the banks are those of the channel table, each with its name (LEGACY-PATH-03)', async () => {
  const { call } = bank();
  const { status, body } = await call('GET', '/available_virtual_account_banks');
  expect(status).toBe(200);
  expect(body).toContainEqual({
    name: 'Bank Negara Indonesia',
    code: 'BNI',
    country: 'ID',
    currency: 'IDR',
    is_activated: true,
  });
  expect(body.every((one: { name: string; code: string }) => one.name.length > 2)).toBe(true);
  const off = bank({ account: { switches: { virtual_accounts: false } } });
  const none = await off.call('GET', '/available_virtual_account_banks');
  expect(new Set(none.body.map((one: { is_activated: boolean }) => one.is_activated))).toEqual(
    new Set([false]),
  );
});

test('the machine of virtual accounts has the observed transitions and callbacks (LEGACY-PATH-03)', async () => {
  const END = '2026-02-01T00:00:00.000Z';
  const seen = new Set(['nothing PENDING']);
  type Bank = ReturnType<typeof bank>;
  const acts: ((at: Bank, id: string) => Promise<unknown>)[] = [
    (at) => at.pay('va-1', { amount: 10_000 }),
    (at, id) => at.patch(id, { description: 'x' }),
    (at, id) => at.patch(id, { expiration_date: '2025-01-01' }),
    (at) => at.advance(40 * 24 * HOUR_MS),
    (at) => at.advance(2_000),
  ];
  for (const isOpened of [false, true])
    for (const is_single_use of [false, true])
      for (const [index, act] of acts.entries()) {
        if (!isOpened && index === 0) continue;
        const at = bank();
        const soon = !isOpened && index === 3;
        const expiration_date = soon ? '2026-01-01T00:00:01.000Z' : END;
        const { id } = await at.open({ is_single_use, expiration_date });
        if (isOpened) await at.advance(2_000);
        const [from, known] = [(await at.read(id)).status, (await at.events()).length];
        await act(at, id);
        const notified = (await at.events()).slice(known);
        const names = notified.map(({ body }) =>
          'payment_id' in body ? 'virtual_account.payment' : 'virtual_account.status',
        );
        const to = (await at.read(id)).status;
        if (from !== to || names.length > 0) seen.add([from, to, ...names].join(' '));
      }
  expect(seen).toEqual(machineSteps(callbackVirtualAccountMachine));
  expect(accountStatusOf('EXPIRED')).toBe('INACTIVE');
});

test('the balance is the sum of accepted payments, and no number is assigned twice (LEGACY-PATH-03)', async () => {
  const amounts = fc.integer({ min: 0, max: 60_000_000 });
  const command = fc.oneof(
    fc.record({ pay: amounts }),
    fc.record({ expected_amount: amounts }),
    fc.record({ is_single_use: fc.boolean() }),
    fc.record({ open: fc.option(fc.integer({ min: 0, max: 20 })) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
      const at = bank();
      const numbers: string[] = [];
      let money = 0;
      const create = async (tail: number | null) => {
        const number =
          tail === null ? {} : { virtual_account_number: String(tail).padStart(10, '0') };
        const made = await at.make({ is_closed: true, expected_amount: 20_000, ...number });
        if (made.status === 200) numbers.push(made.body.account_number);
        return made.body.id as string;
      };
      const id = await create(null);
      for (const one of commands) {
        if ('pay' in one) {
          const { status } = await at.pay('va-1', { amount: one.pay });
          if (status === 200) money += one.pay;
        } else if ('open' in one) await create(one.open);
        else await at.patch(id, one);
      }
      expect(new Set(numbers).size).toBe(numbers.length);
      const held = await at.store.view(at.partition, (view) =>
        view.balance(ledgers.clearing, 'IDR'),
      );
      expect(held).toBe(money === 0 ? 0 : -money);
    }),
    { numRuns: 40 },
  );
});
