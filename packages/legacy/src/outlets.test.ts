// Tests payment codes of both markets through the real pipeline: rendering, refusals, payment,
// change, end, and callbacks.
import { fixedPaymentCodeMachine, paymentCodeMachine } from '@kasir/models';
import { machineSteps } from '@kasir/core/testing/internal';
import { ledgers, transactions } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import { legacyPlatform } from './testing/platform.ts';

const HOUR_MS = 3_600_000;

const outlets = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform(options);
  const { call } = platform;
  const fixed = (change: object = {}) =>
    call('POST', '/fixed_payment_code', {
      external_id: 'code-1',
      retail_outlet_name: 'ALFAMART',
      name: 'Siti Rahayu',
      ...change,
    });
  const code = (change: object = {}) =>
    call('POST', '/payment_codes', {
      reference_id: 'code-1',
      channel_code: 'CEBUANA',
      customer_name: 'Maria Santos',
      currency: 'PHP',
      market: 'PH',
      ...change,
    });
  return {
    ...platform,
    fixed,
    code,
    payFixed: (payment_code: string, transfer_amount: number, retail_outlet_name = 'ALFAMART') =>
      call('POST', '/fixed_payment_code/simulate_payment', {
        retail_outlet_name,
        payment_code,
        transfer_amount,
      }),
    payCode: (id: string, body: object = {}) =>
      call('POST', `/payment_codes/${id}/payments/simulate`, body),
    read: async (path: string) => (await call('GET', path)).body,
  };
};

const codeOf = ({ status, body }: { status: number; body: { error_code: string } }) => [
  status,
  body.error_code,
];

describe('a code for an outlet in Indonesia', () => {
  test('shows the sent fields with a code of the merchant, and is payable for 31 years (LEGACY-PATH-04)', async () => {
    const { fixed, read } = outlets();
    const { status, body } = await fixed({ expected_amount: 50_000, description: 'Order 1' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      owner_id: '0123456789abcdef01234567',
      external_id: 'code-1',
      retail_outlet_name: 'ALFAMART',
      prefix: 'KSR000001',
      name: 'Siti Rahayu',
      payment_code: 'KSR0000010000000001',
      type: 'USER',
      is_single_use: false,
      expiration_date: '2057-01-01T00:00:00.000Z',
      status: 'ACTIVE',
      expected_amount: 50_000,
      description: 'Order 1',
    });
    expect(await read(`/fixed_payment_code/${body.id}`)).toEqual(body);
    const own = await fixed({ payment_code: '892185' });
    expect(own.body.payment_code).toBe('KSR000001892185');
    expect('expected_amount' in own.body).toBe(false);
    expect(codeOf(await fixed({ payment_code: 'KSR000001892185' }))).toEqual([
      409,
      'DUPLICATE_PAYMENT_CODE_ERROR',
    ]);
  });

  test.each([
    [{ retail_outlet_name: 'CEBUANA' }, 400, 'API_VALIDATION_ERROR'],
    [{ name: undefined }, 400, 'API_VALIDATION_ERROR'],
    [{ expected_amount: 9_999 }, 400, 'API_VALIDATION_ERROR'],
    [{ expected_amount: 10_000.5 }, 400, 'API_VALIDATION_ERROR'],
    [{ payment_code: 'a-b' }, 400, 'API_VALIDATION_ERROR'],
    [{ expiration_date: '2025-12-31' }, 400, 'EXPIRATION_DATE_INVALID_ERROR'],
  ])('with %j is refused (LEGACY-PATH-04)', async (change, status, code) => {
    const { fixed } = outlets();
    expect(codeOf(await fixed(change))).toEqual([status, code]);
  });

  test('is refused in live mode and where outlets are switched off', async () => {
    const off = outlets({ account: { switches: { retail_outlets: false } } });
    expect(codeOf(await off.fixed())).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const { call } = outlets();
    const body = { external_id: 'a', retail_outlet_name: 'INDOMARET', name: 'Siti' };
    const live = await call('POST', '/fixed_payment_code', body, { mode: 'live' });
    expect(codeOf(live)).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });

  test('is paid at its outlet, sends callbacks, and its payments are in the list and in transactions (LEGACY-PATH-04)', async () => {
    const { fixed, payFixed, call, events, store, partition, advance } = outlets();
    const { body: made } = await fixed();
    const amounts = [10_000, 20_000, 30_000];
    for (const amount of amounts) {
      const { status, body } = await payFixed(made.payment_code, amount);
      expect([status, body.status]).toEqual([200, 'COMPLETED']);
      await advance(1_000);
    }
    const notified = (await events()).map(({ body }) => body);
    expect(notified.map((one) => one['amount'])).toEqual(amounts);
    expect(notified[0]).toMatchObject({
      fixed_payment_code_id: made.id,
      owner_id: made.owner_id,
      external_id: 'code-1',
      prefix: made.prefix,
      payment_code: made.payment_code,
      retail_outlet_name: 'ALFAMART',
      name: 'Siti Rahayu',
      status: 'COMPLETED',
    });
    expect('event' in (notified[0] ?? {})).toBe(false);
    const path = `/fixed_payment_code/${made.id}/payments`;
    const first = await call('GET', `${path}?limit=2`);
    expect(first.body).toEqual({
      data: [notified[2], notified[1]],
      has_more: true,
      links: {
        href: `${path}?limit=2&after_id=${String(notified[1]?.['id'])}`,
        rel: 'next',
        method: 'GET',
      },
    });
    const second = await call('GET', first.body.links.href);
    expect(second.body).toEqual({ data: [notified[0]], has_more: false });
    for (const wrong of ['x', 'pymt-x', 'pymt-00000000-0000-7000-8000-000000000000'])
      expect(codeOf(await call('GET', `${path}?after_id=${wrong}`))[0]).toBe(400);
    await store.view(partition, (view) => {
      const rows = view.list(transactions, {}, { limit: 5 }).rows.map(({ state }) => state);
      expect(rows.map((one) => `pymt-${one.source.id}`).toReversed()).toEqual(
        notified.map((one) => one['payment_id']),
      );
      expect(rows[0]).toMatchObject({
        category: 'RETAIL_OUTLET',
        channel: 'ID_ALFAMART',
        reference: 'code-1',
      });
      expect(view.balance(ledgers.clearing, 'IDR')).toBe(-60_000);
    });
  });

  test('cannot be paid with another amount, at another outlet, or after it has ended', async () => {
    const { fixed, payFixed, store, partition, advance } = outlets();
    const { body } = await fixed({ expected_amount: 50_000, is_single_use: true });
    const { payment_code } = body;
    expect(codeOf(await payFixed(payment_code, 50_001))).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(codeOf(await payFixed(payment_code, 50_000, 'INDOMARET'))).toEqual([
      404,
      'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR',
    ]);
    expect((await payFixed(payment_code, 50_000)).status).toBe(200);
    expect(codeOf(await payFixed(payment_code, 50_000))).toEqual([
      400,
      'INACTIVE_PAYMENT_CODE_ERROR',
    ]);
    const late = await fixed({ expiration_date: '2026-01-01T01:00:00Z' });
    await advance(HOUR_MS);
    expect(codeOf(await payFixed(late.body.payment_code, 50_000))).toEqual([
      400,
      'INACTIVE_PAYMENT_CODE_ERROR',
    ]);
    const held = await store.view(partition, (view) => view.balance(ledgers.clearing, 'IDR'));
    expect(held).toBe(-50_000);
  });

  test('can be changed in name, amount, expiry and single use (LEGACY-PATH-04)', async () => {
    const { fixed, call, payFixed, read, advance } = outlets();
    const { body: made } = await fixed({ expected_amount: 50_000 });
    const path = `/fixed_payment_code/${made.id}`;
    const change = {
      name: 'Ani',
      expected_amount: 60_000,
      expiration_date: '2026-01-03T00:00:00.000Z',
      is_single_use: true,
      description: 'New',
    };
    const { status, body } = await call('PATCH', path, change);
    expect([status, body]).toEqual([200, { ...made, ...change }]);
    expect(await read(path)).toEqual(body);
    expect((await payFixed(made.payment_code, 50_000)).status).toBe(400);
    for (const [wrong, code] of [
      [{ expected_amount: 1 }, 'API_VALIDATION_ERROR'],
      [{ expected_amount: 60_000.5 }, 'API_VALIDATION_ERROR'],
      [{ expiration_date: '2025-01-01' }, 'EXPIRATION_DATE_INVALID_ERROR'],
    ] as const)
      expect(codeOf(await call('PATCH', path, wrong))).toEqual([400, code]);
    expect(await read(path)).toEqual(body);
    await advance(49 * HOUR_MS);
    expect(codeOf(await call('PATCH', path, change))).toEqual([400, 'INACTIVE_PAYMENT_CODE_ERROR']);
    for (const [method, rest] of [
      ['GET', ''],
      ['PATCH', ''],
      ['GET', '/payments'],
    ] as const) {
      const gone = await call(method, `/fixed_payment_code/0123456789abcdef01234567${rest}`, {});
      expect(codeOf(gone)).toEqual([404, 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR']);
    }
  });

  test('is not found by the id of a virtual account, nor the account by the id of a code (LEGACY-PATH-04)', async () => {
    const { fixed, call } = outlets();
    const { body: code } = await fixed();
    const { body: account } = await call('POST', '/callback_virtual_accounts', {
      external_id: 'va-1',
      bank_code: 'BNI',
      name: 'Siti Rahayu',
    });
    const other = '/callback_virtual_accounts';
    for (const [method, path, error] of [
      ['GET', `/fixed_payment_code/${account.id}`, 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'],
      ['PATCH', `/fixed_payment_code/${account.id}`, 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'],
      ['GET', `/fixed_payment_code/${account.id}/payments`, 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'],
      ['GET', `${other}/${code.id}`, 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR'],
      ['PATCH', `${other}/${code.id}`, 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR'],
    ] as const)
      expect(codeOf(await call(method, path, method === 'PATCH' ? {} : undefined))).toEqual([
        404,
        error,
      ]);
  });

  test('follows its state machine (LEGACY-PATH-04)', async () => {
    const seen = new Set(['nothing ACTIVE']);
    for (const is_single_use of [false, true])
      for (const isPaid of [false, true]) {
        const at = outlets();
        const { body } = await at.fixed({ is_single_use, expiration_date: '2026-01-02' });
        if (isPaid) await at.payFixed(body.payment_code, 20_000);
        else await at.advance(24 * HOUR_MS);
        const notified = (await at.events()).map(() => 'fixed_payment_code.payment');
        const { status } = await at.read(`/fixed_payment_code/${body.id}`);
        seen.add(['ACTIVE', status, ...notified].join(' '));
      }
    expect(seen).toEqual(machineSteps(fixedPaymentCodeMachine));
  });
});

describe('a code for an outlet in the Philippines', () => {
  test('shows the sent fields, and accepts metadata of any depth (LEGACY-PATH-05)', async () => {
    const { code, read } = outlets();
    const metadata = { shop: 'A', nothing: null, deep: { list: [1, { b: true }] } };
    const { status, body } = await code({ amount: 250.5, description: 'Order', metadata });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      business_id: '0123456789abcdef01234567',
      reference_id: 'code-1',
      channel_code: 'CEBUANA',
      customer_name: 'Maria Santos',
      payment_code: 'KSR0000010000000001',
      currency: 'PHP',
      amount: 250.5,
      market: 'PH',
      is_single_use: false,
      status: 'ACTIVE',
      expires_at: '2026-01-03T00:00:00.000Z',
      description: 'Order',
      metadata,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    expect(await read(`/payment_codes/${body.id}`)).toEqual(body);
    expect(codeOf(await code({ payment_code: '0000000001' }))).toEqual([
      409,
      'DUPLICATE_PAYMENT_CODE_ERROR',
    ]);
  });

  test.each([
    [{ channel_code: 'ALFAMART' }, 400, 'CHANNEL_CODE_NOT_SUPPORTED_ERROR'],
    [{ currency: 'IDR' }, 400, 'API_VALIDATION_ERROR'],
    [{ amount: 49 }, 400, 'API_VALIDATION_ERROR'],
    [{ amount: 50.001 }, 400, 'API_VALIDATION_ERROR'],
    [{ expires_at: '2025-12-31' }, 400, 'EXPIRATION_DATE_INVALID_ERROR'],
    [{ channel_code: '7ELEVEN', is_single_use: false }, 400, 'SINGLE_USE_REQUIRED_ERROR'],
    [
      { channel_code: '7ELEVEN', is_single_use: true, payment_code: '12' },
      400,
      'API_VALIDATION_ERROR',
    ],
    [{ metadata: { a: 'x'.repeat(501) } }, 400, 'API_VALIDATION_ERROR'],
  ])('with %j is refused (LEGACY-PATH-05)', async (change, status, code) => {
    const { code: make } = outlets();
    expect(codeOf(await make(change))).toEqual([status, code]);
  });

  test.each([
    [{}, false],
    [{ is_single_use: null }, false],
    [{ channel_code: '7ELEVEN' }, true],
    [{ channel_code: '7ELEVEN', is_single_use: null }, true],
  ])(
    'with %j has the default is_single_use of its outlet (LEGACY-PATH-05)',
    async (change, is_single_use) => {
      const { code: make } = outlets();
      expect(await make(change)).toMatchObject({ status: 200, body: { is_single_use } });
    },
  );

  test('is refused in live mode', async () => {
    const { call } = outlets();
    const body = {
      reference_id: 'a',
      channel_code: 'CEBUANA',
      customer_name: 'Maria',
      currency: 'PHP',
      market: 'PH',
    };
    const live = await call('POST', '/payment_codes', body, { mode: 'live' });
    expect(codeOf(live)).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });

  test('is paid, sends a callback, and its payment is in the list (LEGACY-PATH-05)', async () => {
    const { code, payCode, call, events, store, partition } = outlets();
    const { body: made } = await code({ amount: 250.5 });
    const { status, body } = await payCode(made.id);
    expect([status, body.status]).toEqual([200, 'COMPLETED']);
    const [notified] = (await events()).map((one) => one.body);
    expect(notified).toMatchObject({
      payment_code_id: made.id,
      business_id: made.business_id,
      reference_id: 'code-1',
      channel_code: 'CEBUANA',
      payment_code: made.payment_code,
      amount: 250.5,
      currency: 'PHP',
      status: 'COMPLETED',
      remarks: null,
    });
    const listed = await call('GET', `/payment_codes/${made.id}/payments?limit=1`);
    expect(listed.body).toEqual({ data: [notified], has_more: false });
    expect(codeOf(await payCode(made.id, { amount: 300 }))).toEqual([400, 'API_VALIDATION_ERROR']);
    const open = await code({ reference_id: 'code-2' });
    expect(codeOf(await payCode(open.body.id))).toEqual([400, 'API_VALIDATION_ERROR']);
    const held = await store.view(partition, (view) => view.balance(ledgers.clearing, 'PHP'));
    expect(held).toBe(-25_050);
  });

  test('can be changed until it has ended, and is not found by another id (LEGACY-PATH-05)', async () => {
    const { code, call, payCode } = outlets();
    const { body: made } = await code({ amount: 250 });
    const path = `/payment_codes/${made.id}`;
    const change = {
      customer_name: 'Ana',
      amount: 300,
      expires_at: '2026-01-02T00:00:00.000Z',
      is_single_use: true,
      description: 'New',
      metadata: { a: null },
    };
    const { status, body } = await call('PATCH', path, change);
    expect([status, body]).toEqual([200, { ...made, ...change }]);
    for (const [wrong, name] of [
      [{ amount: 1 }, 'API_VALIDATION_ERROR'],
      [{ expires_at: '2025-01-01' }, 'EXPIRATION_DATE_INVALID_ERROR'],
    ] as const)
      expect(codeOf(await call('PATCH', path, wrong))).toEqual([400, name]);
    expect((await payCode(made.id)).status).toBe(200);
    expect(codeOf(await call('PATCH', path, {}))).toEqual([400, 'INACTIVE_PAYMENT_CODE_ERROR']);
    expect(codeOf(await payCode(made.id))).toEqual([400, 'INACTIVE_PAYMENT_CODE_ERROR']);
    const seven = await code({ channel_code: '7ELEVEN', is_single_use: true });
    const many = await call('PATCH', `/payment_codes/${seven.body.id}`, { is_single_use: false });
    expect(codeOf(many)).toEqual([400, 'SINGLE_USE_REQUIRED_ERROR']);
    const none = '/payment_codes/00000000-0000-7000-8000-000000000000';
    for (const [method, rest] of [
      ['GET', ''],
      ['PATCH', ''],
      ['GET', '/payments'],
      ['POST', '/payments/simulate'],
    ] as const)
      expect(codeOf(await call(method, none + rest, {}))).toEqual([404, 'DATA_NOT_FOUND']);
  });

  test('follows its state machine (LEGACY-PATH-05)', async () => {
    const seen = new Set(['nothing ACTIVE']);
    for (const is_single_use of [false, true])
      for (const isPaid of [false, true]) {
        const at = outlets();
        const { body } = await at.code({ is_single_use });
        if (isPaid) await at.payCode(body.id, { amount: 100 });
        else await at.advance(49 * HOUR_MS);
        const notified = (await at.events()).map(() => 'payment_code.payment');
        const { status } = await at.read(`/payment_codes/${body.id}`);
        seen.add(['ACTIVE', status, ...notified].join(' '));
      }
    expect(seen).toEqual(machineSteps(paymentCodeMachine));
  });
});
