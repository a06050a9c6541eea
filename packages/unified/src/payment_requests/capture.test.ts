// Tests captures of authorized cards: in full, in parts, too large, too late, and concurrent.
import { ledgers } from '@kasir/payments/ledger';
import { payments } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMethod } from '../testing/payment-method-fixtures.ts';
import { byWallet, returnUrls } from '../testing/merchant.ts';
import {
  by,
  byManual,
  bySaved,
  cardAtOnce,
  cardOnce,
  createPaymentMerchant,
  DAY,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';
import { idsOf, readAllPages } from '../testing/pagination.ts';

const refused = async (response: ReturnType<PaymentMerchant['capture']>) => {
  const { status, body } = await response;
  return [status, body.error_code];
};

const balance = ({ store, partition }: PaymentMerchant): Promise<number> =>
  store.view(partition, (view) => view.balance(ledgers.available, 'IDR'));

/** Returns the net amount of a card payment, after a fee of 2.9 % and 11 % VAT on the fee. */
const net = (amount: number): number => {
  const fee = Math.round(amount * 0.029);
  return amount - fee - Math.round(fee * 0.11);
};

describe('an authorized request', () => {
  test('reserves the money and emits both events of an authorization (EVT-payment.authorization, STATE-PR2-03, PR2-FIELD-status, PR2-FIELD-actions, PR2-FIELD-capture_method, PR2-UNSPEC-09)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(byManual({ metadata: { order: 'a' } }));
    expect(made).toMatchObject({ status: 'AWAITING_CAPTURE', capture_method: 'MANUAL' });
    expect(made.actions).toEqual([]);
    const emitted = (await merchant.events()).map(({ body }) => body);
    expect(emitted.map(({ event }) => event)).toEqual([
      'payment.authorization',
      'payment.awaiting_capture',
    ]);
    for (const { data } of emitted)
      expect(data).toMatchObject({
        payment_request_id: made.id,
        status: 'AWAITING_CAPTURE',
        amount: 25_000,
        failure_code: null,
        metadata: { order: 'a' },
      });
    const { body } = await merchant.call('GET', `/transactions?currency=IDR`);
    expect(body.data).toMatchObject([{ status: 'PENDING', amount: 25_000, type: 'PAYMENT' }]);
    expect(await balance(merchant)).toBe(0);
  });

  test('emits only payment.awaiting_capture in dialect service (EVT-payment.authorization)', async () => {
    const merchant = createPaymentMerchant({ dialect: 'service' });
    await merchant.charge(byManual());
    expect(await merchant.eventNames()).toEqual(['payment.awaiting_capture']);
  });

  test('has a CAPTURE action in dialect service (PR2-FIELD-action.action, MODEL-UNSPEC-13)', async () => {
    const made = await createPaymentMerchant({ dialect: 'service' }).charge(byManual());
    expect(made.actions).toEqual([
      {
        action: 'CAPTURE',
        url: `http://api.test/payment_requests/${made.id}/captures`,
        url_type: 'API',
        method: 'POST',
        qr_code: null,
      },
    ]);
  });

  test('is captured in full: the payment succeeds and its method for one use expires (STATE-PR2-02, EVT-payment.succeeded, STATE-PM2-02, PR2-UNSPEC-09)', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(byManual());
    await merchant.advance(1_000);
    const { status, body } = await merchant.capture(id, 25_000, { reference_id: 'cap-1' });
    const { payment_method } = await merchant.read(id);
    const [first] = await merchant.events();
    const payment = (first?.body['data'] as { id: string } | undefined)?.id;
    const time = '2026-01-01T00:00:01.000Z';
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^cptr-[0-9a-f-]{36}$/) as string,
        payment_request_id: id,
        payment_id: payment,
        reference_id: 'cap-1',
        currency: 'IDR',
        authorized_amount: 25_000,
        captured_amount: 25_000,
        capturable_amount: 0,
        status: 'SUCCEEDED',
        payment_method: { ...payment_method, status: 'EXPIRED' },
        failure_code: null,
        customer_id: null,
        metadata: null,
        channel_properties: null,
        created: time,
        updated: time,
      },
    ]);
    const [, , captured, succeeded, expired, ...others] = (await merchant.events()).map(
      (one) => one.body,
    );
    expect(captured).toMatchObject({ event: 'capture.succeeded', data: body });
    expect(succeeded).toMatchObject({
      event: 'payment.succeeded',
      data: { id: payment, status: 'SUCCEEDED', updated: time },
    });
    expect([expired?.['event'], others]).toEqual(['payment_method.expired', []]);
    expect(await balance(merchant)).toBe(net(25_000));
    expect(await merchant.read(id)).toMatchObject({ status: 'SUCCEEDED', actions: [] });
  });

  test('is captured in parts until nothing is left, each part a transaction of its own', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(byManual());
    const parts = [10_000, 5_000, 10_000];
    const left: number[] = [];
    for (const part of parts) left.push((await merchant.capture(id, part)).body.capturable_amount);
    expect(left).toEqual([15_000, 10_000, 0]);
    expect((await merchant.eventNames()).slice(2)).toEqual([
      'capture.succeeded',
      'payment.succeeded',
      'payment_method.expired',
      'capture.succeeded',
      'capture.succeeded',
    ]);
    expect(await refused(merchant.capture(id, 1))).toEqual([
      409,
      'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED',
    ]);
    const { body } = await merchant.call('GET', '/transactions?currency=IDR');
    expect(
      body.data.map(({ amount, status }: Record<string, unknown>) => [amount, status]),
    ).toEqual(parts.toReversed().map((part) => [part, 'SUCCESS']));
    expect(await balance(merchant)).toBe(parts.reduce((sum, part) => sum + net(part), 0));
  });

  test('has a list of its captures, newest first, in pages (PR2-UNSPEC-09)', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(byManual());
    const made: { id: string }[] = [];
    for (let part = 0; part < 12; part += 1)
      made.push((await merchant.capture(id, 100 + part)).body);
    const newest = made.toReversed();
    const page = (await merchant.captures(id)).body;
    expect([page.data.length, page.has_more, page.data[0].id]).toEqual([10, true, newest[0]?.id]);
    const pages = await readAllPages(merchant.call, `/payment_requests/${id}/captures`, 5);
    expect(idsOf(pages)).toEqual(newest.map((one) => one.id));
    for (const [query, path] of [
      ['?limit=0', 'query.limit'],
      ['?limit=101', 'query.limit'],
      ['?after_id=cptr-1', 'query.after_id'],
    ] as const) {
      const { status, body } = await merchant.captures(id, query);
      expect([status, body.errors[0].path]).toEqual([400, path]);
    }
    const other = await merchant.charge(byManual());
    expect((await merchant.captures(other.id)).body).toEqual({ data: [], has_more: false });
    expect(await refused(merchant.captures('pr-1'))).toEqual([404, 'DATA_NOT_FOUND']);
  });

  test('of a saved card leaves the card ACTIVE', async () => {
    const merchant = createPaymentMerchant();
    const method = cardMethod(
      {},
      { channel_properties: { ...returnUrls, skip_three_d_secure: true } },
    );
    const { id: saved } = await merchant.make(method);
    const { id } = await merchant.charge(bySaved(saved, { capture_method: 'MANUAL' }));
    await merchant.capture(id, 25_000);
    expect((await merchant.get(saved)).status).toBe('ACTIVE');
    expect(await merchant.eventNames()).not.toContain('payment_method.expired');
  });
});

describe('a capture', () => {
  const awaiting = byManual();
  const asking = byManual({ payment_method: cardOnce() });

  test.each<[string, object, number, number, string]>([
    ['of more than was authorized', awaiting, 25_001, 400, 'EXCEEDS_CAPTURABLE_AMOUNT'],
    ['with decimals', awaiting, 1.5, 400, 'API_VALIDATION_ERROR'],
    ['of an amount of 0', awaiting, 0, 400, 'API_VALIDATION_ERROR'],
    ['of a negative amount', awaiting, -1, 400, 'API_VALIDATION_ERROR'],
    ['before the holder has authorized', asking, 1, 400, 'OPERATION_NOT_ALLOWED'],
    ['with capture_method AUTOMATIC', by(cardAtOnce()), 1, 400, 'MANUAL_CAPTURE_NOT_SUPPORTED'],
    ['of a wallet', byWallet(), 1, 400, 'MANUAL_CAPTURE_NOT_SUPPORTED'],
    [
      'of a declined payment',
      byManual({ amount: 10_055 }),
      1,
      409,
      'PAYMENT_REQUEST_ALREADY_FAILED',
    ],
  ])('is refused %s', async (_, body, amount, ...error) => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(body);
    const before = await merchant.eventNames();
    expect(await refused(merchant.capture(made.id, amount))).toEqual(error);
    expect(await merchant.read(made.id)).toEqual(made);
    expect(await merchant.eventNames()).toEqual(before);
    expect((await merchant.captures(made.id)).body.data).toEqual([]);
  });

  test('is refused for an unknown request, and after seven days, even before the job ran (LIMIT-15, STATE-UNSPEC-04)', async () => {
    const merchant = createPaymentMerchant({ jobs: [] });
    expect(await refused(merchant.capture('pr-1', 1))).toEqual([404, 'DATA_NOT_FOUND']);
    const [none, part] = [await merchant.charge(byManual()), await merchant.charge(byManual())];
    await merchant.capture(part.id, 1_000);
    await merchant.advance(7 * DAY - 1);
    expect((await merchant.capture(part.id, 1_000)).status).toBe(200);
    await merchant.advance(1);
    expect(await refused(merchant.capture(none.id, 1))).toEqual([
      409,
      'PAYMENT_REQUEST_ALREADY_FAILED',
    ]);
    expect(await refused(merchant.capture(part.id, 1))).toEqual([400, 'EXCEEDS_CAPTURABLE_AMOUNT']);
  });

  test('starts the refund window of a card payment, not its authorization (REFUND-UNSPEC-02)', async () => {
    for (const [late, status] of [
      [0, 201],
      [1, 400],
    ] as const) {
      const merchant = createPaymentMerchant();
      const { id } = await merchant.charge(byManual());
      await merchant.advance(6 * DAY);
      await merchant.capture(id, 10_000);
      await merchant.advance(365 * DAY + late);
      const body = { payment_request_id: id, amount: 1_000, reason: 'REQUESTED_BY_CUSTOMER' };
      expect((await merchant.call('POST', '/refunds', body)).status).toBe(status);
    }
  });

  test("can fail at the card's bank, and can be tried again (PR2-UNSPEC-09, MODEL-UNSPEC-10)", async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(byManual());
    const { status, body } = await merchant.capture(id, 10_054);
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'FAILED',
        failure_code: 'INSUFFICIENT_BALANCE',
        captured_amount: 10_054,
        capturable_amount: 25_000,
      },
    ]);
    const emitted = await merchant.events();
    expect(emitted.at(-1)?.body).toMatchObject({ event: 'capture.failed', data: body });
    expect(await merchant.read(id)).toMatchObject({ status: 'AWAITING_CAPTURE' });
    expect((await merchant.capture(id, 10_000)).body.status).toBe('SUCCEEDED');
    expect((await merchant.captures(id)).body.data).toHaveLength(2);
  });
});

test('an authorization expires after seven days without a capture (LIMIT-15, EVT-payment.failed, MODEL-UNSPEC-07)', async () => {
  const merchant = createPaymentMerchant();
  const { id, payment_method } = await merchant.charge(byManual());
  await merchant.advance(7 * DAY - 1);
  expect((await merchant.read(id)).status).toBe('AWAITING_CAPTURE');
  await merchant.advance(1);
  const failed = (await merchant.events()).at(-1)?.body;
  expect(failed).toMatchObject({
    event: 'payment.failed',
    data: { status: 'FAILED', failure_code: 'PAYMENT_REQUEST_EXPIRED', amount: 25_000 },
  });
  const { body } = await merchant.call('GET', '/transactions?currency=IDR');
  expect(body.data).toMatchObject([{ status: 'VOIDED' }]);
  expect(await balance(merchant)).toBe(0);
  expect((await merchant.get(payment_method.id)).status).toBe('ACTIVE');
  const again = await merchant.charge(bySaved(payment_method.id));
  expect(again.status).toBe('SUCCEEDED');
});

describe('a card for one use with an open authorization', () => {
  test('cannot be used by another request, and fails the one that waits for it (PR2-UNSPEC-01)', async () => {
    const merchant = createPaymentMerchant();
    const { id: card } = await merchant.make(cardOnce());
    const manual = { capture_method: 'MANUAL' };
    const [held, other] = [
      await merchant.charge(bySaved(card, manual)),
      await merchant.charge(bySaved(card)),
    ];
    await merchant.choose(held.id, 'AUTHENTICATED');
    expect(await merchant.read(other.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INACTIVE_PAYMENT_METHOD',
    });
    const { status, body } = await merchant.create(bySaved(card));
    expect([status, body.error_code]).toEqual([400, 'INACTIVE_PAYMENT_METHOD']);
    await merchant.capture(held.id, 25_000);
    expect((await merchant.get(card)).status).toBe('EXPIRED');
  });

  test('can be expired by the merchant, and captured afterwards', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(byManual());
    await merchant.expire(payment_method.id);
    expect((await merchant.capture(id, 25_000)).body.status).toBe('SUCCEEDED');
    expect(
      (await merchant.eventNames()).filter((name) => name === 'payment_method.expired'),
    ).toEqual(['payment_method.expired']);
  });
});

test('a burst of captures never takes more than was authorized', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 15_000 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(amounts, async (burst) => {
      const merchant = createPaymentMerchant();
      const { id } = await merchant.charge(byManual());
      const responses = await Promise.all(burst.map((amount) => merchant.capture(id, amount)));
      const taken = responses
        .filter(({ body }) => body.status === 'SUCCEEDED')
        .map(({ body }) => body.captured_amount as number);
      const sum = taken.reduce((total, amount) => total + amount, 0);
      expect(sum).toBeLessThanOrEqual(25_000);
      for (const [index, { status, body }] of responses.entries())
        if (status !== 200) {
          expect([
            'EXCEEDS_CAPTURABLE_AMOUNT',
            ...(sum === 25_000 ? ['PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED'] : []),
          ]).toContain(body.error_code);
          expect(burst[index]).toBeGreaterThan(25_000 - sum);
        }
      const [row] = await merchant.store.view(merchant.partition, (view) =>
        view.children(payments, id.slice(3)),
      );
      expect(row?.state.captured).toBe(sum);
      expect(await balance(merchant)).toBe(taken.reduce((total, one) => total + net(one), 0));
    }),
    { numRuns: 40 },
  );
});

test('one idempotency key captures once', async () => {
  const merchant = createPaymentMerchant();
  const { id } = await merchant.charge(byManual());
  const options = { headers: { 'idempotency-key': 'once' } };
  const path = `/payment_requests/${id}/captures`;
  const [first, again] = await Promise.all([
    merchant.call('POST', path, { capture_amount: 10_000 }, options),
    merchant.call('POST', path, { capture_amount: 10_000 }, options),
  ]);
  expect(again.body).toEqual(first.body);
  expect((await merchant.captures(id)).body.data).toHaveLength(1);
});
