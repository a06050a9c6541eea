// Tests payment requests by card: charged at once, authenticated on the page of the bank, declined.
import { describe, expect, test } from 'vitest';
import { cardMethod, cardNumbers } from '../testing/payment-method-fixtures.ts';
import { returnUrls } from '../testing/merchant.ts';
import {
  by,
  bySaved,
  cardAtOnce,
  cardFrictionless,
  cardOnce,
  createPaymentMerchant,
  type PaymentMerchant,
} from '../testing/payment-request-fixtures.ts';

const skipping = { channel_properties: { ...returnUrls, skip_three_d_secure: true } };

const failedData = async ({ events }: PaymentMerchant) =>
  (await events()).find(({ body }) => body['event'] === 'payment.failed')?.body['data'];

describe('a card without authentication', () => {
  test('is charged at once, and shows the results of its bank (PR2-FIELD-card_verification_results, PR2-FIELD-status, PR2-FIELD-actions, PAY-FIELD-id, PAY-FIELD-payment_detail, MODEL-UNSPEC-08, MODEL-UNSPEC-11)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(cardAtOnce()));
    expect(made).toMatchObject({
      status: 'SUCCEEDED',
      actions: [],
      capture_method: 'AUTOMATIC',
      card_verification_results: {
        three_d_secure: null,
        cvv_result: 'MATCH',
        address_verification_result: null,
        network_response_code: '00',
        network_response_code_descriptor: 'Approved',
      },
      payment_method: { type: 'CARD', status: 'EXPIRED' },
    });
    const [succeeded] = await merchant.events();
    expect(succeeded?.body['data']).toMatchObject({
      id: expect.stringMatching(/^cc_[0-9a-f-]{36}$/) as string,
      payment_detail: null,
      status: 'SUCCEEDED',
    });
    expect(await merchant.eventNames()).toEqual(['payment.succeeded', 'payment_method.expired']);
  });

  test.each([
    ['IDR', 10_051, 'EXPIRED_CARD', '54'],
    ['IDR', 10_052, 'SUSPECTED_FRAUDULENT', '59'],
    ['IDR', 10_053, 'DECLINED_BY_PROCESSOR', '64'],
    ['IDR', 10_054, 'INSUFFICIENT_BALANCE', '51'],
    ['IDR', 10_055, 'STOLEN_CARD', '43'],
    ['IDR', 10_056, 'INACTIVE_OR_UNAUTHORIZED_CARD', '57'],
    ['IDR', 10_057, 'PROCESSOR_ERROR', '96'],
    ['IDR', 10_058, 'INVALID_CVV', 'N7'],
    ['IDR', 10_059, 'DECLINED_BY_ISSUER', '05'],
    ['MYR', 10.05, 'DECLINED_BY_ISSUER', '05'],
    ['MYR', 10.14, 'INVALID_CARD', '14'],
    ['MYR', 10.3, 'PROCESSOR_ERROR', '30'],
    ['MYR', 10.51, 'INSUFFICIENT_BALANCE', '51'],
    ['MYR', 10.65, 'DECLINED_BY_ISSUER', '65'],
    ['VND', 405_400, 'EXPIRED_CARD', '54'],
    ['VND', 403_900, 'INVALID_CVV', 'N7'],
  ])(
    'of %s %d is declined with %s (EVT-payment.failed, PR2-FIELD-failure_code, PAY-FIELD-failure_code, PAY-FIELD-status, MODEL-UNSPEC-10)',
    async (currency, amount, failure_code, network_response_code) => {
      const merchant = createPaymentMerchant();
      const made = await merchant.charge(by(cardAtOnce(), { currency, amount }));
      expect(made).toMatchObject({
        status: 'FAILED',
        failure_code,
        actions: [],
        card_verification_results: {
          network_response_code,
          cvv_result: failure_code === 'INVALID_CVV' ? 'NO_MATCH' : 'MATCH',
        },
        payment_method: { status: 'ACTIVE' },
      });
      expect(await failedData(merchant)).toMatchObject({ amount, status: 'FAILED', failure_code });
      expect(await merchant.eventNames()).toEqual(['payment.failed']);
      expect((await merchant.call('GET', `/transactions?currency=${currency}`)).body.data).toEqual(
        [],
      );
    },
  );

  test('has a cvv_result only if a code was sent, with the card or with the request', async () => {
    const merchant = createPaymentMerchant();
    const without = cardMethod({}, skipping, { cvv: undefined });
    const { id } = await merchant.make(without);
    const results = async (body: object) =>
      (await merchant.charge(body)).card_verification_results.cvv_result;
    expect(await results(by(without))).toBeNull();
    expect(await results(bySaved(id))).toBeNull();
    expect(await results(bySaved(id, { channel_properties: { cvv: '987' } }))).toBe('MATCH');
  });

  test('has an address_verification_result if an address was sent', async () => {
    const merchant = createPaymentMerchant();
    const billing_information = { country: 'ID', postal_code: '12190' };
    const { card_verification_results } = await merchant.charge(
      by(cardAtOnce({ billing_information })),
    );
    expect(card_verification_results.address_verification_result).toBe('MATCH');
  });
});

describe('a card whose bank challenges its holder', () => {
  const page = (id: string) => `http://pages.test/payment_request/${id.slice(3)}`;

  test('is authenticated on the page of the bank (PR2-FIELD-actions, PR2-FIELD-action.action, PR2-FIELD-action.url, PR2-FIELD-card_verification_results, STATE-PR2-02)', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(cardOnce()));
    expect(made).toMatchObject({
      status: 'REQUIRES_ACTION',
      card_verification_results: null,
      actions: [
        { action: 'AUTH', url: page(made.id), url_type: 'WEB', method: 'GET', qr_code: null },
      ],
      payment_method: { status: 'ACTIVE' },
    });
    const hosted = await merchant.show(made.id);
    expect(hosted?.choices.map(({ name }) => name)).toEqual([
      'AUTHENTICATED',
      'UNAUTHENTICATED',
      'CANCELLED_AUTHENTICATION',
      'AUTHENTICATION_NOT_AVAILABLE',
      'AUTHENTICATION_REJECTED',
      'AUTHENTICATION_SERVER_ERROR',
      'API_GW_ASM_POLICY_ERROR',
    ]);
    for (const other of ['approve', 'decline', 'cancel']) await merchant.choose(made.id, other);
    expect(await merchant.eventNames()).toEqual([]);
    await merchant.choose(made.id, 'AUTHENTICATED');
    expect(await merchant.read(made.id)).toMatchObject({
      status: 'SUCCEEDED',
      card_verification_results: {
        three_d_secure: {
          three_d_secure_flow: 'CHALLENGE',
          three_d_secure_result: 'AUTHENTICATED',
        },
        network_response_code: '00',
      },
    });
    expect(await merchant.show(made.id)).toMatchObject({
      status: 'paid',
      returnUrl: returnUrls.success_return_url,
    });
  });

  test.each([
    'UNAUTHENTICATED',
    'CANCELLED_AUTHENTICATION',
    'AUTHENTICATION_NOT_AVAILABLE',
    'AUTHENTICATION_REJECTED',
    'AUTHENTICATION_SERVER_ERROR',
    'API_GW_ASM_POLICY_ERROR',
  ])(
    'fails on %s, without a request to its network (EVT-payment.failed, MODEL-UNSPEC-10)',
    async (choice) => {
      const merchant = createPaymentMerchant();
      const { id } = await merchant.charge(by(cardOnce()));
      await merchant.choose(id, choice);
      expect(await merchant.read(id)).toMatchObject({
        status: 'FAILED',
        failure_code: 'AUTHENTICATION_FAILED',
        card_verification_results: {
          three_d_secure: { three_d_secure_result_reason: choice, eci_code: null },
          cvv_result: null,
          network_response_code: null,
        },
        payment_method: { status: 'ACTIVE' },
      });
      expect(await failedData(merchant)).toMatchObject({ failure_code: 'AUTHENTICATION_FAILED' });
      expect(await merchant.show(id)).toMatchObject({
        status: 'declined',
        returnUrl: returnUrls.failure_return_url,
      });
    },
  );

  test('is declined by its amount after it is authenticated', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.charge(by(cardOnce(), { amount: 10_055 }));
    await merchant.choose(id, 'AUTHENTICATED');
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'STOLEN_CARD',
      card_verification_results: {
        three_d_secure: { three_d_secure_result: 'AUTHENTICATED' },
        network_response_code: '43',
      },
    });
  });

  test('is saved by its first payment (EVT-payment_method.activated, STATE-UNSPEC-03)', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(
      by(cardMethod(), { initiator: 'MERCHANT' }),
    );
    expect(payment_method.status).toBe('PENDING');
    await merchant.choose(id, 'AUTHENTICATED');
    expect(await merchant.eventNames()).toEqual(['payment_method.activated', 'payment.succeeded']);
    expect((await merchant.get(payment_method.id)).status).toBe('ACTIVE');
  });

  test('is not saved when its holder is not authenticated (EVT-payment_method.failed, STATE-UNSPEC-03)', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(by(cardMethod()));
    await merchant.choose(id, 'UNAUTHENTICATED');
    expect((await merchant.eventNames()).map(String).toSorted()).toEqual([
      'payment.failed',
      'payment_method.failed',
    ]);
    expect(await merchant.get(payment_method.id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'AUTHENTICATION_FAILED',
    });
  });

  test('expires after ten minutes without authentication', async () => {
    const merchant = createPaymentMerchant();
    const { id, payment_method } = await merchant.charge(by(cardMethod()));
    await merchant.advance(10 * 60_000);
    expect(await merchant.read(id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'PAYMENT_REQUEST_EXPIRED',
    });
    expect((await merchant.get(payment_method.id)).status).toBe('EXPIRED');
  });
});

describe('a card is charged without a challenge', () => {
  test('if its bank does not require one', async () => {
    const merchant = createPaymentMerchant();
    const made = await merchant.charge(by(cardFrictionless()));
    expect(made).toMatchObject({
      status: 'SUCCEEDED',
      card_verification_results: { three_d_secure: { three_d_secure_flow: 'FRICTIONLESS' } },
    });
  });

  test.each<[string, object]>([
    ['the merchant is the initiator', { initiator: 'MERCHANT' }],
    ['the request skips it', { channel_properties: { skip_three_d_secure: true } }],
  ])(
    'if it is saved and %s (PR2-FIELD-initiator, PAY-FIELD-channel_properties)',
    async (_, change) => {
      const merchant = createPaymentMerchant();
      const { id } = await merchant.linked(cardMethod());
      const made = await merchant.charge(bySaved(id, change));
      expect(made).toMatchObject({
        status: 'SUCCEEDED',
        card_verification_results: { three_d_secure: null },
        ...change,
      });
      expect((await merchant.charge(bySaved(id))).status).toBe('REQUIRES_ACTION');
    },
  );

  test('unless the request requires one', async () => {
    const merchant = createPaymentMerchant();
    const { id } = await merchant.make(cardMethod({}, skipping));
    const channel_properties = { skip_three_d_secure: false };
    expect((await merchant.charge(bySaved(id))).status).toBe('SUCCEEDED');
    const requested = await merchant.charge(bySaved(id, { channel_properties }));
    expect(requested.status).toBe('REQUIRES_ACTION');
  });
});

test('card number and cvv are in no response, event or stored byte (PR2-UNSPEC-06)', async () => {
  const merchant = createPaymentMerchant();
  const responses: unknown[] = [];
  const headers = { 'idempotency-key': 'once' };
  for (const method of [cardOnce({}, {}, { cvv: '739' }), cardAtOnce({}, {}, { cvv: '739' })]) {
    const body = by(method, { channel_properties: { cvv: '739', cardonfile_type: 'RECURRING' } });
    const made = (await merchant.call('POST', '/payment_requests', body, { headers })).body;
    if (made.id) await merchant.choose(made.id, 'AUTHENTICATED');
    responses.push(made, await merchant.charge(body), await merchant.events());
  }
  const { channel_properties } = await merchant.charge(
    by(cardAtOnce(), { channel_properties: { cvv: '739', cardonfile_type: 'RECURRING' } }),
  );
  expect(channel_properties).toEqual({ cardonfile_type: 'RECURRING' });
  const everything = JSON.stringify(responses) + merchant.store.asText();
  expect(everything).toContain('RECURRING');
  expect(everything).not.toContain(cardNumbers.challenged);
  expect(everything).not.toMatch(/\b739\b/);
});
