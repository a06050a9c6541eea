// Tests refunds that succeed: their responses, events, transactions and remaining amounts.
import { refundReason } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { channelNamed, createRefundMerchant } from '../testing/refund-fixtures.ts';

describe('a refund', () => {
  test('returns every field, SUCCEEDED, and reads back the same (REFUND-CREATE-01, REFUND-CREATE-payment_request_id, REFUND-GET-01, REFUND-GET-id, STATE-REFUND-01, STATE-REFUND-SET, REFUND-CONF-01, REFUND-FIELD-id, REFUND-FIELD-payment_id, REFUND-FIELD-invoice_id, REFUND-FIELD-amount, REFUND-FIELD-payment_method_type, REFUND-FIELD-channel_code, REFUND-FIELD-currency, REFUND-FIELD-status, REFUND-FIELD-reason, REFUND-FIELD-reference_id, REFUND-FIELD-failure_code, REFUND-FIELD-refund_fee_amount, REFUND-FIELD-created, REFUND-FIELD-updated, REFUND-FIELD-metadata)', async () => {
    const { sell, refund, rowOf, call } = await createRefundMerchant();
    const id = await sell();
    const sent = {
      amount: 10_000,
      currency: 'IDR',
      reason: 'DUPLICATE',
      reference_id: 'return-1',
      metadata: { clerk: 'Ani' },
    };
    const { status, body } = await refund(id, sent);
    expect(status).toBe(201);
    const [payment] = await rowOf(id);
    expect(body).toEqual({
      ...sent,
      id: expect.stringMatching(/^rfd-[0-9a-f-]{36}$/) as string,
      payment_id: `ewc_${payment?.id}`,
      payment_request_id: id,
      invoice_id: null,
      payment_method_type: 'EWALLET',
      channel_code: 'DANA',
      country: 'ID',
      status: 'SUCCEEDED',
      failure_code: null,
      refund_fee_amount: null,
      created: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
    });
    const read = await call('GET', `/refunds/${body.id}`);
    expect([read.status, read.body]).toEqual([200, body]);
  });

  test('has by default the remaining amount, the currency of the payment and a new reference_id (REFUND-CREATE-amount, REFUND-CREATE-reference_id, REFUND-CREATE-currency, REFUND-CREATE-metadata)', async () => {
    const { sell, refund } = await createRefundMerchant();
    const id = await sell();
    for (const nothing of [
      {},
      { reference_id: null, currency: null, amount: null, metadata: null },
    ]) {
      await refund(id, { amount: 1_000 });
      const { status, body } = await refund(await sell(), nothing);
      expect([status, body.amount, body.currency, body.metadata]).toEqual([
        201,
        25_000,
        'IDR',
        null,
      ]);
      expect(body.reference_id).toMatch(/./);
    }
    const { body } = await refund(id);
    expect(body.amount).toBe(23_000);
  });

  test('is accepted for each of the five reasons and for no other (REFUND-CREATE-reason, MODEL-UNSPEC-17)', async () => {
    const { sell, refund } = await createRefundMerchant();
    const id = await sell();
    expect(refundReason.options).toHaveLength(5);
    for (const reason of refundReason.options) {
      const { status, body } = await refund(id, { amount: 100, reason });
      expect([status, body.reason]).toEqual([201, reason]);
    }
    for (const reason of ['', 'OTHER', 'requested_by_customer', null, undefined, 7]) {
      const { status, body } = await refund(id, { amount: 100, reason });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'body.reason']);
    }
  });

  test('can be made in parts until their sum equals the payment (REFUND-CREATE-05, TXN-CONF-01, TXN-CONF-02, TXN-FIELD-status, TXN-FIELD-type)', async () => {
    const { sell, refund, rowOf, call } = await createRefundMerchant();
    const id = await sell(25_000);
    const status = async () => {
      const [payment] = await rowOf(id);
      const { body } = await call('GET', `/transactions?product_id=ewc_${payment?.id}`);
      return body.data[0].status;
    };
    const first = await refund(id, { amount: 10_000 });
    expect(await status()).toBe('SUCCESS');
    const second = await refund(id);
    expect([first.body.amount, second.body.amount]).toEqual([10_000, 15_000]);
    expect(await status()).toBe('REFUNDED');
    const third = await refund(id);
    expect([third.status, third.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    const { body } = await call('GET', '/transactions?types=REFUND');
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({
      type: 'REFUND',
      status: 'SUCCESS',
      cashflow: 'MONEY_OUT',
      product_id: second.body.id,
      reference_id: second.body.reference_id,
      channel_category: 'EWALLET',
      channel_code: 'ID_DANA',
      amount: 15_000,
      net_amount: 15_000,
      settlement_status: 'SETTLED',
    });
  });

  test('has the decimals of its currency (REFUND-CREATE-amount)', async () => {
    const { order, payBy, refund } = await createRefundMerchant();
    const id = await order('PHP');
    await payBy(id, channelNamed('EWALLET', 'GCASH'), 500.05);
    expect((await refund(id, { amount: 0.04 })).body.amount).toBe(0.04);
    expect((await refund(id)).body).toMatchObject({
      amount: 500.01,
      currency: 'PHP',
      country: 'PH',
    });
  });

  test('emits one event, in the envelope of refunds (REFUND-CREATE-02, STATE-REFUND-02, EVT-refund.succeeded, EVT-REFUND-event, EVT-REFUND-business_id, EVT-REFUND-created, EVT-REFUND-data, REFUND-CONF-02)', async () => {
    const { sell, refund, advance, refundEvents, account, readRefund } =
      await createRefundMerchant();
    const { body } = await refund(await sell());
    const event = {
      event: 'refund.succeeded',
      business_id: account.id,
      created: '2026-01-01T00:00:00.000Z',
      data: body,
    };
    expect(await refundEvents()).toEqual([event]);
    await advance(86_400_000);
    expect(await refundEvents()).toEqual([event]);
    expect(await readRefund(body.id)).toEqual(body);
  });

  test('by invoice_id shows the invoice and its payment request (REFUND-CREATE-invoice_id, REFUND-CONF-03)', async () => {
    const { sell, refund, invoiceOf } = await createRefundMerchant();
    const id = await sell();
    const invoice_id = await invoiceOf(id);
    const { status, body } = await refund('', {
      payment_request_id: null,
      invoice_id,
      amount: 5_000,
    });
    expect([status, body.invoice_id, body.payment_request_id]).toEqual([201, invoice_id, id]);
    const rest = await refund(id);
    expect([rest.body.amount, rest.body.invoice_id, rest.body.payment_id]).toEqual([
      20_000,
      null,
      body.payment_id,
    ]);
  });

  test('is taken from the oldest payment that has money left (REFUND-CONF-03)', async () => {
    const { order, payBy, refund } = await createRefundMerchant();
    const id = await order();
    const dana = channelNamed('EWALLET', 'DANA');
    const paid = [await payBy(id, dana, 1_000), await payBy(id, dana, 2_000)];
    const made = [
      await refund(id, { amount: 400 }),
      await refund(id),
      await refund(id, { amount: 1_500 }),
      await refund(id),
    ].map(({ body }) => [body.payment_id, body.amount]);
    expect(made).toEqual([
      [paid[0], 400],
      [paid[0], 600],
      [paid[1], 1_500],
      [paid[1], 500],
    ]);
  });
});

describe('a retry', () => {
  test('with the same idempotency key is one refund and the same response (REFUND-CREATE-HDR-idempotency_key, ERR-CODE-DUPLICATE_TRANSACTION_ERROR)', async () => {
    const { sell, refund, refundEvents } = await createRefundMerchant();
    const id = await sell();
    const headers = { 'idempotency-key': 'k1' };
    const [first, again] = [
      await refund(id, { amount: 1_000 }, { headers }),
      await refund(id, { amount: 1_000 }, { headers }),
    ];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await refundEvents()).toHaveLength(1);
    const long = await refund(id, {}, { headers: { 'idempotency-key': 'k'.repeat(101) } });
    expect([long.status, long.body.errors[0].path]).toEqual([400, 'header.idempotency-key']);
  });

  test('with the same idempotency key and another amount is refused (REFUND-ERR-IDEMPOTENCY_ERROR)', async () => {
    const { sell, refund } = await createRefundMerchant();
    const id = await sell();
    const headers = { 'idempotency-key': 'k1' };
    await refund(id, { amount: 1_000 }, { headers });
    const { status, body } = await refund(id, { amount: 1_001 }, { headers });
    expect([status, body.error_code]).toEqual([409, 'IDEMPOTENCY_ERROR']);
  });
});

test('a platform refunds the payment of its sub-account (REFUND-CREATE-HDR-for_user_id, REFUND-GET-HDR-for_user_id)', async () => {
  const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
  const { sell, refund, call } = await createRefundMerchant({
    account: { id: sub.parent, platform: true },
    others: [sub],
  });
  const headers = { 'for-user-id': sub.id };
  const own = await sell();
  expect((await refund(own, {}, { headers })).body.error_code).toBe('DATA_NOT_FOUND');
  const method = {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://merchant.example/thanks' },
    },
  };
  const order = { currency: 'IDR', amount: 25_000, payment_method: method };
  const { id } = (await call('POST', '/payment_requests', order, { headers })).body;
  await call('POST', `/payment_requests/${id}/payments/simulate`, {}, { headers });
  const { status, body } = await refund(id, { amount: 20_000 }, { headers });
  expect([status, body.status]).toEqual([201, 'SUCCEEDED']);
  expect((await call('GET', `/refunds/${body.id}`)).status).toBe(404);
  expect((await call('GET', `/refunds/${body.id}`, undefined, { headers })).body).toEqual(body);
});
