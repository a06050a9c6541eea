// Checks that generations of the API share the same money: each charges what another saves, and
// lists, refunds and reports cover all of it.
import { testPlatform } from '@kasir/core/testing';
import { instrumentPage, intentPage } from '@kasir/payments/pages';
import { describe, expect, test } from 'vitest';
import { handlers, jobs, listeners, workflows } from '../../src/registry.ts';

const urls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const number = '4000000000001000';

/** A card as v2 saves it. */
const v2Card = {
  type: 'CARD',
  reusability: 'MULTIPLE_USE',
  card: {
    currency: 'IDR',
    channel_properties: { ...urls, skip_three_d_secure: true },
    card_information: {
      card_number: number,
      expiry_month: '12',
      expiry_year: '2039',
      cardholder_name: 'Siti Aminah',
      cvv: '123',
    },
  },
};

const rupiah = { country: 'ID', currency: 'IDR' };

/** The same as v3 saves it. */
const v3Card = {
  reference_id: 'card-1',
  ...rupiah,
  channel_code: 'CARDS',
  channel_properties: {
    ...urls,
    card_details: {
      card_number: number,
      expiry_month: '12',
      expiry_year: '2039',
      cvn: '123',
      cardholder_first_name: 'Siti',
      cardholder_last_name: 'Aminah',
      cardholder_email: 'siti@customers.example',
    },
  },
};

const createMerchant = () => {
  const platform = testPlatform({ handlers, jobs, listeners, workflows });
  const { act } = platform;
  let orders = 0;
  const v3 = async (method: string, path: string, body?: object) =>
    (await platform.call(method, path, body, { headers: { 'api-version': '2024-11-11' } })).body;
  const v2 = async (method: string, path: string, body?: object) =>
    (await platform.call(method, path, body)).body;
  const pay = (change: object) => {
    orders += 1;
    return v3('POST', '/v3/payment_requests', {
      reference_id: `order-${orders}`,
      type: 'PAY',
      ...rupiah,
      request_amount: 25_000,
      ...change,
    });
  };
  return {
    ...platform,
    v2,
    v3,
    pay,
    names: async () => (await platform.events()).map(({ body }) => body['event']),
    /** Approves the link of an instrument on its page, as the payer. */
    authorize: (id: string) => act((d) => instrumentPage.act(d, id.slice(3), 'approve')),
    choose: (id: string, choice: string) => act((d) => intentPage.act(d, id.slice(3), choice)),
  };
};

const asToken = (id: string): string => id.replace(/^pm-/, 'pt-');
const asMethod = (id: string): string => id.replace(/^pt-/, 'pm-');

describe('a saved instrument', () => {
  test('of v2 is a token of v3 with the same uuid, charged by both (V3-MAP-15, V3-MAP-09, EVT-CONF-02)', async () => {
    const place = createMerchant();
    const { id } = await place.v2('POST', '/v2/payment_methods', v2Card);
    const token = await place.v3('GET', `/v3/payment_tokens/${asToken(id)}`);
    expect(token).toMatchObject({
      payment_token_id: asToken(id),
      status: 'ACTIVE',
      channel_code: 'CARDS',
      channel_properties: {
        ...urls,
        card_details: {
          masked_card_number: '400000XXXXXX1000',
          cardholder_first_name: 'Siti Aminah',
        },
      },
    });
    const paid = await place.pay({ payment_token_id: asToken(id) });
    expect([paid.status, paid.payment_token_id]).toEqual(['SUCCEEDED', asToken(id)]);
    const again = await place.v2('POST', '/payment_requests', {
      currency: 'IDR',
      amount: 26_000,
      payment_method_id: id,
    });
    expect(again.status).toBe('SUCCEEDED');
    expect(await place.names()).toEqual(['payment.capture', 'payment.succeeded']);
    const { data } = await place.v2('GET', `/v2/payment_methods/${id}/payments`);
    expect(data.map((one: { id: string }) => one.id.slice(0, 3))).toEqual(['cc_', 'py-']);
    expect(data[1]).toMatchObject({ amount: 25_000, payment_request_id: paid.id });
    const older = await place.v2(
      'GET',
      `/v2/payment_methods/${id}/payments?after_id=${data[0].id}`,
    );
    expect(older.data).toEqual([data[1]]);
    const newer = await place.v2(
      'GET',
      `/v2/payment_methods/${id}/payments?before_id=${data[1].id}`,
    );
    expect(newer.data).toEqual([data[0]]);
  });

  test('of v3 is a payment method of v2 with the same uuid, charged by both (V3-MAP-15)', async () => {
    const place = createMerchant();
    const { id } = await place.v3('POST', '/v3/payment_tokens', v3Card);
    const method = await place.v2('GET', `/v2/payment_methods/${asMethod(id)}`);
    expect(method).toMatchObject({
      id: asMethod(id),
      type: 'CARD',
      reusability: 'MULTIPLE_USE',
      status: 'ACTIVE',
      card: { card_information: { masked_card_number: '400000XXXXXX1000' } },
    });
    const paid = await place.v2('POST', '/payment_requests', {
      currency: 'IDR',
      amount: 26_000,
      payment_method_id: asMethod(id),
    });
    expect([paid.status, paid.payment_method.id]).toEqual(['SUCCEEDED', asMethod(id)]);
    expect((await place.pay({ payment_token_id: id })).status).toBe('SUCCEEDED');
    expect(await place.names()).toEqual([
      'payment_token.activation',
      'payment.succeeded',
      'payment.capture',
    ]);
  });

  test('stays in the list of its own generation (V3-UNSPEC-03)', async () => {
    const place = createMerchant();
    const method = await place.v2('POST', '/v2/payment_methods', v2Card);
    const token = await place.v3('POST', '/v3/payment_tokens', v3Card);
    await place.pay({ channel_code: 'DANA', channel_properties: urls });
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(ids(await place.v2('GET', '/v2/payment_methods'))).toEqual([method.id]);
    expect(ids(await place.v3('GET', '/v3/payment_tokens'))).toEqual([token.id]);
  });

  test('of v2 that v3 cancels is EXPIRED in v2, and sends the event of v2 (STATE-PT-SET)', async () => {
    const place = createMerchant();
    const { id } = await place.v2('POST', '/v2/payment_methods', v2Card);
    const canceled = await place.v3('POST', `/v3/payment_tokens/${asToken(id)}/cancel`);
    expect(canceled.status).toBe('INACTIVE');
    const method = await place.v2('GET', `/v2/payment_methods/${id}`);
    expect(method.status).toBe('EXPIRED');
    expect(await place.names()).toEqual(['payment_method.expired']);
    const { data } = await place.v2('GET', '/v2/payment_methods?status=EXPIRED');
    expect(data).toEqual([method]);
    const back = await place.v2('PATCH', `/v2/payment_methods/${id}`, { status: 'ACTIVE' });
    expect(back.error_code).toBe('PAYMENT_METHOD_STATUS_INVALID');
  });

  test('is unknown in a generation that does not have its type or channel (V3-MAP-15)', async () => {
    const place = createMerchant();
    const account = await place.v2('POST', '/v2/payment_methods', {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
    });
    expect((await place.v3('GET', `/v3/payment_tokens/${asToken(account.id)}`)).error_code).toBe(
      'DATA_NOT_FOUND',
    );
    const gopay = await place.v3('POST', '/v3/payment_tokens', {
      reference_id: 'wallet-1',
      ...rupiah,
      channel_code: 'GOPAY',
      channel_properties: urls,
    });
    await place.authorize(gopay.id);
    expect((await place.pay({ payment_token_id: gopay.id })).status).toBe('SUCCEEDED');
    expect((await place.v2('GET', `/v2/payment_methods/${asMethod(gopay.id)}`)).error_code).toBe(
      'DATA_NOT_FOUND',
    );
  });
});

describe('money of v3', () => {
  test('has the same id everywhere, and is found by it (V3-CONF-01, TXN-LIST-product_id)', async () => {
    const place = createMerchant();
    const request = await place.pay({ channel_code: 'QRIS' });
    await place.v3('POST', `/v3/payment_requests/${request.id}/simulate`, {});
    const { latest_payment_id } = await place.v3('GET', `/v3/payment_requests/${request.id}`);
    const { data } = await place.v2('GET', `/transactions?product_id=${latest_payment_id}`);
    expect(data).toMatchObject([
      {
        product_id: latest_payment_id,
        type: 'PAYMENT',
        channel_category: 'QR_CODE',
        channel_code: 'ID_QRIS',
        reference_id: request.reference_id,
        amount: 25_000,
      },
    ]);
  });

  test('is refunded by the id of its payment request (REFUND-CREATE-05)', async () => {
    const place = createMerchant();
    const request = await place.pay({ channel_code: 'DANA', channel_properties: urls });
    await place.choose(request.id, 'approve');
    const refund = await place.v2('POST', '/refunds', {
      payment_request_id: request.id,
      amount: 10_000,
      reason: 'OTHERS',
    });
    const { latest_payment_id } = await place.v3('GET', `/v3/payment_requests/${request.id}`);
    expect(refund).toMatchObject({
      status: 'SUCCEEDED',
      payment_request_id: request.id,
      payment_id: latest_payment_id,
      amount: 10_000,
    });
    expect(await place.names()).toEqual(['payment.capture', 'refund.succeeded']);
    const balance = await place.v2('GET', '/balance');
    expect(typeof balance.balance).toBe('number');
  });

  test('of an authorization is refunded up to the captured amount (V3-UNSPEC-08)', async () => {
    const place = createMerchant();
    const { reference_id: _, ...card } = v3Card;
    const request = await place.pay({ ...card, capture_method: 'MANUAL' });
    await place.v3('POST', `/v3/payments/${request.latest_payment_id}/capture`, {
      capture_amount: 10_000,
    });
    const refund = (amount: number) =>
      place.v2('POST', '/refunds', { payment_request_id: request.id, amount, reason: 'OTHERS' });
    expect((await refund(10_001)).error_code).toBeDefined();
    expect((await refund(9_000)).status).toBe('SUCCEEDED');
  });

  test('is found only by endpoints of its own generation (V3-CONF-01)', async () => {
    const place = createMerchant();
    const ofV3 = await place.pay({ channel_code: 'DANA', channel_properties: urls });
    const ofV2 = await place.v2('POST', '/payment_requests', {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: { channel_code: 'DANA', channel_properties: urls },
      },
    });
    for (const read of [
      await place.v2('GET', `/payment_requests/${ofV3.id}`),
      await place.v3('GET', `/v3/payment_requests/${ofV2.id}`),
    ])
      expect(read.error_code).toBe('DATA_NOT_FOUND');
  });
});
