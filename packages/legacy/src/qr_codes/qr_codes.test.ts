// Tests QR codes through the real pipeline: every error of the specification, payments, callbacks,
// and the books.
import { outgoing } from '@kasir/core/server';
import { crc16 } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';

const platform = (account = {}) => legacyPlatform({ account });

const callback_url = 'https://merchant.example/qr';
const dynamic = (external_id: string, amount = 15_000) => ({
  external_id,
  type: 'DYNAMIC',
  callback_url,
  amount,
});
const still = (external_id: string) => ({ external_id, type: 'STATIC', callback_url });

describe('creating a QR code', () => {
  test('returns the whole object, which reads back the same (QR-CREATE-02, QR-GET-01, QR-GET-external_id, STATE-QR-01, QR-FIELD-id, QR-FIELD-external_id, QR-FIELD-amount, QR-FIELD-callback_url, QR-FIELD-type, QR-FIELD-status, QR-FIELD-created, QR-FIELD-updated, QR-FIELD-metadata)', async () => {
    const { call } = platform();
    const created = await call('POST', '/qr_codes', {
      ...dynamic('order/1 é'),
      metadata: { shop: 'A', n: 1, ok: true },
    });
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^qr_[0-9a-f-]{36}$/) as string,
      external_id: 'order/1 é',
      amount: 15_000,
      description: '',
      qr_string: expect.any(String) as string,
      callback_url,
      type: 'DYNAMIC',
      status: 'ACTIVE',
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
      metadata: { shop: 'A', n: 1, ok: true },
    });
    const read = await call('GET', `/qr_codes/${encodeURIComponent('order/1 é')}`);
    expect(read.body).toEqual(created.body);
  });

  test('a STATIC code ignores its amount, even one out of range (QR-CREATE-amount-static, QR-FIELD-amount)', async () => {
    const { call } = platform();
    const { status, body } = await call('POST', '/qr_codes', { ...still('s'), amount: 1 });
    expect([status, body.amount]).toEqual([200, null]);
  });

  test('a form and JSON create the same code (QR-CREATE-01, QR-UNSPEC-02, QR-UNSPEC-03)', async () => {
    const { call } = platform();
    const form = new URLSearchParams({
      external_id: '0012',
      type: 'DYNAMIC',
      callback_url,
      amount: '1500',
      'metadata[a]': '7',
    });
    const sent = await call('POST', '/qr_codes', form.toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const json = await call('POST', '/qr_codes', {
      ...dynamic('0013', 1_500),
      metadata: { a: '7' },
    });
    expect(sent.body).toMatchObject({ external_id: '0012', amount: 1_500, metadata: { a: '7' } });
    expect({ ...sent.body, ...json.body }).toEqual(json.body);
  });

  test('the minimum and maximum amounts are accepted, and amounts beyond them are refused (QR-CREATE-amount, QR-CREATE-ERR-API_VALIDATION_ERROR, LIMIT-01, LIMIT-UNSPEC-03)', async () => {
    const { call } = platform();
    for (const [amount, expected] of [
      [1_500, 200],
      [10_000_000, 200],
      [1_499, 400],
      [10_000_001, 400],
      [1_500.5, 400],
      ['1500', 400],
    ] as const) {
      const { status, body } = await call(
        'POST',
        '/qr_codes',
        dynamic(`a${amount}`, amount as number),
      );
      expect([amount, status]).toEqual([amount, expected]);
      if (status === 400)
        expect(body).toMatchObject({
          error_code: 'API_VALIDATION_ERROR',
          errors: [{ path: 'body.amount' }],
        });
    }
  });

  test.each([
    ['external_id', { external_id: undefined }, 'body.external_id'],
    ['external_id', { external_id: 7 }, 'body.external_id'],
    ['the address of the list as external_id', { external_id: 'payments' }, 'body.external_id'],
    ['type', { type: undefined }, 'body.type'],
    ['type', { type: 'dynamic' }, 'body.type'],
    ['callback_url', { callback_url: undefined }, 'body.callback_url'],
    ['callback_url', { callback_url: 'ftp://x' }, 'body.callback_url'],
    ['amount of a DYNAMIC code', { amount: undefined }, 'body.amount'],
    ['metadata', { metadata: { a: { b: 1 } } }, 'body.metadata.a'],
  ])(
    'an invalid %s is refused, and the error contains its path (QR-CREATE-external_id, QR-CREATE-type, QR-CREATE-callback_url, QR-CREATE-metadata, QR-UNSPEC-01, QR-UNSPEC-05, QR-CONF-01)',
    async (_, change, path) => {
      const { call, store, partition } = platform();
      const { status, body } = await call('POST', '/qr_codes', { ...dynamic('bad'), ...change });
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
      expect(body.message).not.toContain('Invalid input');
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  test('an external_id can be used for one code only (QR-CREATE-ERR-DUPLICATE_ERROR, QR-UNSPEC-04)', async () => {
    const { call } = platform();
    const first = await call('POST', '/qr_codes', dynamic('twice'));
    const second = await call('POST', '/qr_codes', dynamic('twice', 20_000));
    expect([second.status, second.body.error_code]).toEqual([409, 'DUPLICATE_ERROR']);
    expect((await call('GET', '/qr_codes/twice')).body).toEqual(first.body);
  });

  test('an account without QR activation gets 409 (QR-CREATE-ERR-DATA_NOT_FOUND)', async () => {
    const { call } = platform({ switches: { qr_codes: false } });
    const { status, body } = await call('POST', '/qr_codes', dynamic('off'));
    expect([status, body.error_code]).toEqual([409, 'DATA_NOT_FOUND']);
  });

  test('a fee or split rule is returned in its own header, and both together are refused (QR-CREATE-HDR-with_fee_rule, QR-CREATE-HDR-fee_rule_id, QR-CONF-02)', async () => {
    const { call } = platform();
    const fee = await call('POST', '/qr_codes', dynamic('f'), {
      headers: { 'with-fee-rule': 'xpfeeru_1' },
    });
    const split = await call('POST', '/qr_codes', dynamic('g'), {
      headers: { 'with-split-rule': 'splitru_1' },
    });
    const none = await call('POST', '/qr_codes', dynamic('h'));
    const both = await call('POST', '/qr_codes', dynamic('i'), {
      headers: { 'with-fee-rule': 'a', 'with-split-rule': 'b' },
    });
    expect([fee.headers['fee_rule_id'], split.headers['split_rule_id']]).toEqual([
      'xpfeeru_1',
      'splitru_1',
    ]);
    expect(none.headers).not.toHaveProperty('fee_rule_id');
    expect(both.status).toBe(400);
  });

  test('magic amounts of test mode are refused as documented, and create nothing (ERR-STATUS-500, ERR-CODE-SERVER_ERROR)', async () => {
    const { call } = platform();
    for (const [amount, status, code] of [
      [10_100, 403, 'CHANNEL_NOT_ACTIVATED'],
      [10_101, 503, 'CHANNEL_UNAVAILABLE'],
      [10_102, 500, 'SERVER_ERROR'],
    ] as const) {
      const response = await call('POST', '/qr_codes', dynamic(`m${amount}`, amount));
      expect([response.status, response.body.error_code]).toEqual([status, code]);
      expect((await call('GET', `/qr_codes/m${amount}`)).status).toBe(404);
    }
  });

  test('a live key is refused without a connector, and does not find test data (CORE-08, AUTH-03)', async () => {
    const { call } = platform();
    await call('POST', '/qr_codes', dynamic('t'));
    expect((await call('POST', '/qr_codes', dynamic('l'), { mode: 'live' })).body.error_code).toBe(
      'CHANNEL_UNAVAILABLE',
    );
    expect((await call('GET', '/qr_codes/t', undefined, { mode: 'live' })).body.error_code).toBe(
      'DATA_NOT_FOUND',
    );
  });

  test('a key without permission is refused on every endpoint (QR-CREATE-ERR-REQUEST_FORBIDDEN_ERROR, QR-GET-ERR-REQUEST_FORBIDDEN_ERROR, QR-PAYMENTS-ERR-REQUEST_FORBIDDEN_ERROR, AUTH-05)', async () => {
    const { call } = platform();
    for (const [method, path] of [
      ['POST', '/qr_codes'],
      ['GET', '/qr_codes/a'],
      ['GET', '/qr_codes/payments?external_id=a'],
    ] as const) {
      const { status, body } = await call(method, path, undefined, {
        permissions: ['report:read'],
      });
      expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    }
  });
});

/** Parses EMVCo tags: an id of two digits, a length of two digits, and the value. */
const tags = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    found.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return found;
};

test('qr_string is valid EMVCo with its own amount and CRC, and differs by code (QR-FIELD-qr_string, MODEL-UNSPEC-03)', async () => {
  const { call } = platform();
  const made = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      fc.integer({ min: 20_000, max: 10_000_000 }),
      fc.boolean(),
      async (id, amount, fixed) => {
        const { body } = await call('POST', '/qr_codes', fixed ? dynamic(id, amount) : still(id));
        const read = tags(body.qr_string as string);
        expect(read.get('63')).toBe(crc16((body.qr_string as string).slice(0, -4)));
        expect([read.get('00'), read.get('01'), read.get('53'), read.get('54')]).toEqual([
          '01',
          fixed ? '12' : '11',
          '360',
          fixed ? String(amount) : undefined,
        ]);
        expect(made.has(body.qr_string as string)).toBe(false);
        made.add(body.qr_string as string);
      },
    ),
    { numRuns: 50 },
  );
  expect(crc16('123456789')).toBe('29B1');
});

describe('paying a QR code', () => {
  test('a DYNAMIC code is used up by one payment, and the merchant is notified at its callback_url (STATE-QR-02, QR-SIM-01, QR-SIM-external_id, QR-SIM-amount, EVT-QR-PAYMENT, EVT-UNSPEC-01, QR-CONF-04, MODEL-UNSPEC-01)', async () => {
    const { call, events, advance } = platform();
    const code = await call('POST', '/qr_codes', { ...dynamic('pay'), metadata: { a: 'b' } });
    await advance(1_000);
    const paid = await call('POST', '/qr_codes/pay/payments/simulate', { amount: 15_000 });
    expect(paid.status).toBe(200);
    expect((await call('GET', '/qr_codes/pay')).body).toEqual({
      ...code.body,
      status: 'INACTIVE',
      updated: '2026-01-01T00:00:01.000Z',
    });
    expect((await call('GET', '/qr_codes/payments?external_id=pay')).body).toEqual([paid.body]);
    const { payment_detail } = paid.body;
    expect(await events()).toEqual([
      {
        url: callback_url,
        body: { event: 'qr.payment', ...paid.body, payment_details: payment_detail },
      },
    ]);
  });

  test('a payment shows its amount and its code (QRPAY-FIELD-id, QRPAY-FIELD-amount, QRPAY-FIELD-created, QRPAY-FIELD-qr_code, QRPAY-FIELD-qr_code.id, QRPAY-FIELD-qr_code.external_id, QRPAY-FIELD-qr_code.qr_string, QRPAY-FIELD-qr_code.type, QRPAY-FIELD-qr_code.metadata, QRPAY-FIELD-status, QRPAY-FIELD-payment_detail, QRPAY-FIELD-payment_detail.receipt_id, QRPAY-FIELD-payment_detail.source, STATE-QRPAY-01, QR-UNSPEC-06)', async () => {
    const { call } = platform();
    const { body: code } = await call('POST', '/qr_codes', {
      ...still('shown'),
      metadata: { k: 'v' },
    });
    const { body } = await call('POST', '/qr_codes/shown/payments/simulate', { amount: 2_500 });
    expect(body).toEqual({
      id: expect.stringMatching(/^qrpy_[0-9a-f-]{36}$/) as string,
      amount: 2_500,
      created: '2026-01-01T00:00:00.000Z',
      qr_code: {
        id: code.id,
        external_id: 'shown',
        qr_string: code.qr_string,
        type: 'STATIC',
        metadata: { k: 'v' },
      },
      status: 'COMPLETED',
      payment_detail: { receipt_id: expect.stringMatching(/^\w{12}$/) as string, source: 'DANA' },
    });
    const { body: other } = await call('POST', '/qr_codes/shown/payments/simulate', {
      amount: 1_310,
    });
    expect(other.payment_detail.source).toBe('LINKAJA');
  });

  test('a STATIC code can be paid many times, with any amount that its channel accepts (STATE-QR-04, QR-SIM-amount, LIMIT-01)', async () => {
    const { call } = platform();
    await call('POST', '/qr_codes', still('many'));
    for (const amount of [1, 10_000_001, 20_000_000])
      await call('POST', '/qr_codes/many/payments/simulate', { amount });
    for (const amount of [0, 20_000_001]) {
      const { status } = await call('POST', '/qr_codes/many/payments/simulate', { amount });
      expect([amount, status]).toEqual([amount, 400]);
    }
    const { body } = await call('GET', '/qr_codes/payments?external_id=many');
    expect(body.map((one: { amount: number }) => one.amount)).toEqual([20_000_000, 10_000_001, 1]);
    expect((await call('GET', '/qr_codes/many')).body.status).toBe('ACTIVE');
  });

  test.each([
    ['an unknown code', '/qr_codes/none/payments/simulate', {}, {}, 404, 'DATA_NOT_FOUND'],
    [
      'another amount than the code has',
      '/qr_codes/d/payments/simulate',
      { amount: 1_501 },
      {},
      400,
      'API_VALIDATION_ERROR',
    ],
    [
      'no amount for a STATIC code',
      '/qr_codes/s/payments/simulate',
      {},
      {},
      400,
      'API_VALIDATION_ERROR',
    ],
    [
      'a live key',
      '/qr_codes/d/payments/simulate',
      {},
      { mode: 'live' as const },
      403,
      'REQUEST_FORBIDDEN_ERROR',
    ],
  ])(
    'simulate refuses %s and pays nothing (QR-UNSPEC-07, QR-SIM-02, AUTH-UNSPEC-05)',
    async (_, path, body, options, status, code) => {
      const { call, store, partition } = platform();
      await call('POST', '/qr_codes', dynamic('d', 1_500));
      await call('POST', '/qr_codes', still('s'));
      const response = await call('POST', path, body, options);
      expect([response.status, response.body.error_code]).toEqual([status, code]);
      const sent = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 1 }));
      expect(sent.rows).toEqual([]);
    },
  );
});

describe('listing payments of a code', () => {
  const withPayments = async (count: number) => {
    const made = platform();
    await made.call('POST', '/qr_codes', still('list'));
    for (let i = 1; i <= count; i += 1) {
      await made.advance(60_000);
      await made.call('POST', '/qr_codes/list/payments/simulate', { amount: i });
    }
    const list = async (query: string): Promise<number[]> => {
      const { body } = await made.call('GET', `/qr_codes/payments?external_id=list${query}`);
      return body.map((one: { amount: number }) => one.amount);
    };
    return { ...made, list };
  };

  test('returns an array of at most limit payments, ten by default, newest first (QR-PAYMENTS-01, QR-PAYMENTS-limit, QR-PAYMENTS-external_id, LIMIT-14, QR-UNSPEC-08)', async () => {
    const { list, call } = await withPayments(12);
    expect(await list('')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await list('&limit=1')).toEqual([12]);
    expect(await list('&limit=100')).toHaveLength(12);
    for (const bad of ['limit=0', 'limit=101', 'limit=x', 'limit=1.5']) {
      expect((await call('GET', `/qr_codes/payments?external_id=list&${bad}`)).status).toBe(400);
    }
    expect((await call('GET', '/qr_codes/payments')).body.errors).toEqual([
      { path: 'query.external_id', message: expect.any(String) as string },
    ]);
  });

  test('from and to bound the time of payment, both included (QR-PAYMENTS-from, QR-PAYMENTS-to, QR-PAYMENTS-from-to, QR-UNSPEC-08)', async () => {
    const { list, call } = await withPayments(3);
    expect(await list('&from=2026-01-01T00:02:00Z')).toEqual([3, 2]);
    expect(await list('&from=2026-01-01T07:02:00%2B07:00')).toEqual([3, 2]);
    expect(await list('&from=2026-01-01T00:02:00')).toEqual([3, 2]);
    expect(await list('&to=2026-01-01T00:02:00Z')).toEqual([2, 1]);
    expect(await list('&from=2026-01-01T00:01:30Z&to=2026-01-01T00:02:30Z')).toEqual([2]);
    for (const bounds of [
      'from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
      'from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z',
      'from=yesterday',
    ]) {
      expect(
        (await call('GET', `/qr_codes/payments?external_id=list&${bounds}`)).body.error_code,
      ).toBe('API_VALIDATION_ERROR');
    }
  });

  test('an unpaid code has none, an unknown code is an error (QR-UNSPEC-09, QR-PAYMENTS-ERR-DATA_NOT_FOUND, QR-GET-ERR-DATA_NOT_FOUND)', async () => {
    const { call } = platform();
    await call('POST', '/qr_codes', still('none'));
    expect((await call('GET', '/qr_codes/payments?external_id=none')).body).toEqual([]);
    for (const path of ['/qr_codes/payments?external_id=x', '/qr_codes/x']) {
      const { status, body } = await call('GET', path);
      expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
    }
  });
});
