// Checks the responses of both dialects to the same requests over HTTP, for rows of the table that
// concern the whole server or more than one resource.
import { describe, expect, test } from 'vitest';
import { openTestServer } from '../../src/testing/test-server.ts';
import { serve } from '../../src/testing/serve.ts';

type Dialect = 'spec' | 'service';

const shop = async (dialect: Dialect) => {
  const { kasir, control, platform } = await openTestServer({ dialect });
  const url = await serve(kasir);
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${kasir.key}:`)}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every endpoint pass through
    const parsed: any = await response.json();
    return { status: response.status, body: parsed };
  };
  return { send, control, platform };
};

const code = (response: { status: number; body: { error_code?: string } }) => [
  response.status,
  response.body.error_code,
];

const qr = {
  external_id: 'order-1',
  type: 'DYNAMIC',
  amount: 15_000,
  callback_url: 'https://merchant.example/qr',
};

test.each([
  ['spec', 'DATA_NOT_FOUND'],
  ['service', 'RECURRING_PAYMENT_NOT_FOUND_ERROR'],
] as const)(
  'in %s an unknown recurring payment is 404 %s at every endpoint (RECUR-UNSPEC-01)',
  async (dialect, expected) => {
    const { send } = await shop(dialect);
    const path = '/recurring_payments/0123456789abcdef01234567';
    expect(code(await send('GET', path))).toEqual([404, expected]);
    expect(code(await send('PATCH', path, {}))).toEqual([404, expected]);
    for (const move of ['stop', 'pause', 'resume'])
      expect(code(await send('POST', `${path}/${move}!`, {}))).toEqual([404, expected]);
  },
);

test.each([
  ['spec', 'API_VALIDATION_ERROR'],
  ['service', 'INVALID_JSON_FORMAT'],
] as const)(
  'in %s a body of a legacy endpoint that cannot be read is 400 %s, and API_VALIDATION_ERROR elsewhere (ERR-UNSPEC-04)',
  async (dialect, expected) => {
    const { send } = await shop(dialect);
    for (const path of [
      '/qr_codes',
      '/v2/invoices',
      '/payment_codes',
      '/callback_virtual_accounts',
    ])
      expect([path, ...code(await send('POST', path, '{'))]).toEqual([path, 400, expected]);
    // The specification lists this code for recurring payments.
    expect(code(await send('POST', '/recurring_payments', '{'))).toEqual([
      400,
      'INVALID_JSON_FORMAT',
    ]);
    for (const path of ['/payment_requests', '/refunds', '/customers'])
      expect([path, ...code(await send('POST', path, '{'))]).toEqual([
        path,
        400,
        'API_VALIDATION_ERROR',
      ]);
    expect(
      code(await send('POST', '/v3/payment_requests', '{', { 'api-version': '2024-11-11' })),
    ).toEqual([400, 'API_VALIDATION_ERROR']);
  },
);

test.each([
  ['spec', 'PAYLOAD_TOO_LARGE'],
  ['service', 'API_VALIDATION_ERROR'],
] as const)(
  'in %s a body that is too large is 413 %s (CORE-UNSPEC-06)',
  async (dialect, expected) => {
    const { send } = await shop(dialect);
    const response = await send('POST', '/qr_codes', ' '.repeat(2_000_000));
    expect(code(response)).toEqual([413, expected]);
  },
);

test('in service a request that validation refuses leaves its idempotency key free, one that execution refuses does not (IDEM-05, IDEM-UNSPEC-03)', async () => {
  const results = [];
  for (const dialect of ['spec', 'service'] as const) {
    const { send } = await shop(dialect);
    const keyed = (body: object, key: string) =>
      send('POST', '/qr_codes', body, { 'idempotency-key': key });
    const refused = await keyed({ ...qr, amount: -1 }, 'validation');
    const corrected = await keyed(qr, 'validation');
    expect((await keyed(qr, 'validation')).body).toEqual(corrected.body);
    await send('POST', '/qr_codes', { ...qr, external_id: 'taken' });
    const taken = await keyed({ ...qr, external_id: 'taken' }, 'execution');
    const other = await keyed({ ...qr, external_id: 'order-2' }, 'execution');
    results.push([dialect, ...[refused, corrected, taken, other].map(({ status }) => status)]);
    expect(other.body.error_code).toBe('IDEMPOTENCY_ERROR');
  }
  expect(results).toEqual([
    ['spec', 400, 409, 409, 409],
    ['service', 400, 200, 409, 409],
  ]);
});

test('in service a version of QR codes that is not served is refused, whatever version the account has set for events (VER-UNSPEC-01, VER-UNSPEC-02)', async () => {
  const version = { 'api-version': '2022-07-31' };
  const spec = await shop('spec');
  expect((await spec.send('POST', '/qr_codes', qr, version)).status).toBe(200);
  const { send, control, platform } = await shop('service');
  const refused = await send('POST', '/qr_codes', qr, version);
  expect(code(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
  expect(refused.body.errors).toEqual([
    { path: 'header.api-version', message: 'Unsupported api-version. Leave the header out.' },
  ]);
  await control('PATCH', `/accounts/${platform}`, {
    versions: { test: { qr_codes: '2022-07-31' } },
  });
  expect((await send('POST', '/qr_codes', qr)).status).toBe(200);
  for (const path of ['/qr_codes/order-1', '/qr_codes/payments?external_id=order-1']) {
    expect((await send('GET', path, undefined, version)).status).toBe(400);
    expect((await send('GET', path, undefined, { 'api-version': '2020-07-01' })).status).toBe(200);
  }
});

describe('POST /promotions', () => {
  const promotion = {
    reference_id: 'promotion-1',
    description: 'A tenth less',
    bin_list: ['400000'],
    discount_percent: 10,
    currency: 'IDR',
    start_time: '2020-01-01T00:00:00Z',
    end_time: '2100-01-01T00:00:00Z',
  };

  test('is an unknown endpoint in spec', async () => {
    const { send } = await shop('spec');
    expect(code(await send('POST', '/promotions', promotion))).toEqual([404, 'NOT_FOUND']);
  });

  test('in service creates a promotion that charges of its cards can claim with the exact discount (CARD-CREATE-promotion, CARD-ERR-INVALID_PROMOTION_DETAILS)', async () => {
    const { send, control, platform } = await shop('service');
    await control('PATCH', `/accounts/${platform}`, { cards: { optional_authentication: true } });
    const made = await send('POST', '/promotions', {
      ...promotion,
      min_original_amount: 50_000,
      max_discount_amount: 20_000,
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        business_id: platform,
        reference_id: 'promotion-1',
        type: 'CARD_BIN',
        bin_list: ['400000'],
        discount_percent: 10,
        min_original_amount: 50_000,
        max_discount_amount: 20_000,
        status: 'ACTIVE',
      },
    });
    let charges = 0;
    const charge = async (
      original: number,
      amount: number,
      account_number = '4000000000001000',
    ) => {
      const token = await send('POST', '/v2/credit_card_tokens', {
        is_multiple_use: false,
        should_authenticate: false,
        card_data: { account_number, exp_month: '12', exp_year: '2039' },
      });
      const response = await send('POST', '/credit_card_charges', {
        token_id: token.body.id,
        external_id: `charge-${(charges += 1)}`,
        amount,
        card_cvn: '123',
        promotion: { reference_id: 'promotion-1', original_amount: original },
      });
      return response.body.error_code ?? response.body.status;
    };
    expect(await charge(100_000, 90_000)).toBe('CAPTURED');
    expect(await charge(500_000, 480_000)).toBe('CAPTURED');
    const refused = 'INVALID_PROMOTION_DETAILS';
    expect(await charge(100_000, 90_001)).toBe(refused);
    expect(await charge(500_000, 450_000)).toBe(refused);
    expect(await charge(49_999, 44_999)).toBe(refused);
    expect(await charge(100_000, 90_000, '5200000000001005')).toBe(refused);
  });

  test.each([
    [{ discount_percent: undefined }, 'body.discount_percent'],
    [{ discount_amount: 5_000 }, 'body.discount_amount'],
    [{ discount_percent: 10.005 }, 'body.discount_percent'],
    [{ channel_code: 'BCA' }, 'body.channel_code'],
    [{ bin_list: ['4000'] }, 'body.bin_list.0'],
    [{ currency: 'XXX' }, 'body.currency'],
    [{ min_original_amount: 10.5 }, 'body.min_original_amount'],
    [{ end_time: '2019-01-01T00:00:00Z' }, 'body.end_time'],
  ])('with %j is refused at %s', async (change, path) => {
    const { send } = await shop('service');
    const response = await send('POST', '/promotions', { ...promotion, ...change });
    expect(code(response)).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(response.body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });

  test('refuses a reference_id that a promotion already has', async () => {
    const { send } = await shop('service');
    await send('POST', '/promotions', promotion);
    expect(code(await send('POST', '/promotions', promotion))).toEqual([409, 'DUPLICATE_ERROR']);
  });
});
