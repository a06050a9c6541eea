// Tests the connector with Stripe: the requests that it sends, and the outcomes of Stripe's
// published example responses.
import { describe, expect, test } from 'vitest';
import { openConnector } from './testing/connector.ts';
import { openRecorder, type Example, type Recorded } from './testing/recorder.ts';
import { alone, childOf, makeRequest } from './testing/requests.ts';

/** Returns a payment intent from Stripe's documentation, with changes. */
const intent = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  object: 'payment_intent',
  amount: 15_000_000,
  amount_capturable: 0,
  amount_received: 15_000_000,
  application: null,
  capture_method: 'automatic',
  client_secret: 'pi_3MtwBwLkdIwHu7ix28a3tqPa_secret_YrlQf',
  confirmation_method: 'automatic',
  created: 1_680_800_504,
  currency: 'idr',
  customer: null,
  description: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: null,
  payment_method: 'pm_1MtwBwLkdIwHu7ix0AbCdEfG',
  payment_method_types: ['card'],
  status: 'succeeded',
  ...changes,
});

const redirect = {
  type: 'redirect_to_url',
  redirect_to_url: {
    return_url: 'https://merchant.example/thanks',
    url: 'https://hooks.stripe.com/3d_secure_2/hosted?merchant=acct_1&payment_intent=pi_3M&publishable_key=pk_1',
  },
};

const cardError = (code: string, decline_code: string | null, message: string): Example => ({
  status: 402,
  body: {
    error: {
      code,
      ...(decline_code !== null && { decline_code }),
      doc_url: `https://stripe.com/docs/error-codes/${code}`,
      message,
      type: 'card_error',
      payment_intent: intent({ status: 'requires_payment_method', amount_received: 0 }),
    },
  },
});

const open = async (respond: (request: Recorded) => Example) => {
  const stripe = await openRecorder(respond);
  const opened = await openConnector({
    processor: 'stripe',
    credentials: { apiKey: { value: 'sk_test_toko' }, baseUrl: `${stripe.url}/` },
    environment: 'sandbox',
  });
  return { ...opened, stripe };
};

describe('requests to Stripe', () => {
  test('can be built for every work of cards', async () => {
    const { connector } = await open(() => ({ body: intent() }));
    expect(connector.channels).toMatchObject([
      { code: 'CARDS', works: ['charge', 'authorize', 'capture', 'void', 'refund'] },
    ]);
  });

  test('of a charge have the amount in sen, the card, and the id as idempotency key', async () => {
    const { send, stripe } = await open(() => ({ body: intent() }));
    const request = makeRequest('charge');
    expect(await send(request)).toMatchObject({
      status: 'succeeded',
      amount: { value: 150_000, currency: 'IDR' },
      connector_reference: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
    });
    expect(stripe.requests).toMatchObject([
      {
        line: 'POST /v1/payment_intents',
        headers: { authorization: 'Bearer sk_test_toko', 'idempotency-key': request.id },
      },
    ]);
    expect(stripe.requests[0]?.body).toEqual({
      amount: '15000000',
      currency: 'IDR',
      'metadata[order_id]': request.id,
      return_url: 'https://merchant.example/thanks',
      confirm: 'true',
      description: 'order-1042',
      'payment_method_data[billing_details][email]': 'siti@customers.example',
      'payment_method_data[billing_details][name]': 'Siti Aminah',
      'payment_method_data[billing_details][phone]': '81234567890',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4000000000001091',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2039',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[user_agent]': 'Mozilla/5.0',
      'payment_method_options[card][request_three_d_secure]': 'any',
      capture_method: 'automatic',
      'payment_method_types[0]': 'card',
      'expand[0]': 'latest_charge',
    });
  });

  test('for a payment without a present payer do not require authentication', async () => {
    const { send, stripe } = await open(() => ({ body: intent() }));
    await send(makeRequest('charge', alone));
    expect(stripe.requests[0]?.body).toMatchObject({
      'payment_method_options[card][request_three_d_secure]': 'automatic',
    });
  });

  test('of captures, refunds and voids name the payment intent', async () => {
    const held = intent({
      status: 'requires_capture',
      amount_received: 0,
      amount_capturable: 15_000_000,
    });
    const { send, stripe } = await open(({ line }) => {
      if (line.endsWith('/capture')) return { body: intent({ amount_received: 10_000_000 }) };
      if (line.endsWith('/cancel'))
        return { body: intent({ status: 'canceled', amount_received: 0 }) };
      if (line.endsWith('/refunds'))
        return {
          body: {
            id: 're_1',
            object: 'refund',
            amount: 4_000_000,
            currency: 'idr',
            metadata: { order_id: 'x' },
            payment_intent: held.id,
            status: 'succeeded',
          },
        };
      return { body: held };
    });
    const authorize = makeRequest('authorize');
    expect(await send(authorize)).toMatchObject({
      status: 'succeeded',
      amount: { value: 150_000 },
    });
    const capture = childOf('capture', authorize, { amount: { value: 100_000, currency: 'IDR' } });
    expect(await send(capture)).toMatchObject({ status: 'succeeded', amount: { value: 100_000 } });
    const refund = childOf('refund', authorize, { amount: { value: 40_000, currency: 'IDR' } });
    expect(await send(refund)).toMatchObject({ status: 'succeeded', connector_reference: 're_1' });
    const other = makeRequest('authorize');
    await send(other);
    expect(await send(childOf('void', other))).toMatchObject({ status: 'succeeded' });
    expect(stripe.requests.map(({ line, body }) => [line, body])).toMatchObject([
      ['POST /v1/payment_intents', { capture_method: 'manual' }],
      [`POST /v1/payment_intents/${held.id}/capture`, { amount_to_capture: '10000000' }],
      [
        'POST /v1/refunds',
        { amount: '4000000', payment_intent: held.id, 'metadata[order_id]': refund.id },
      ],
      ['POST /v1/payment_intents', { capture_method: 'manual' }],
      [
        `POST /v1/payment_intents/${held.id}/cancel`,
        { cancellation_reason: 'requested_by_customer' },
      ],
    ]);
    expect(stripe.requests[2]?.headers).toMatchObject({ 'idempotency-key': refund.id });
  });
});

describe('responses of Stripe', () => {
  test.each([
    ['card_declined', 'generic_decline', 'DECLINED_BY_ISSUER'],
    ['card_declined', 'insufficient_funds', 'INSUFFICIENT_BALANCE'],
    ['card_declined', 'lost_card', 'STOLEN_CARD'],
    ['card_declined', 'fraudulent', 'SUSPECTED_FRAUDULENT'],
    ['expired_card', null, 'EXPIRED_CARD'],
    ['incorrect_cvc', null, 'INVALID_CVV'],
    ['processing_error', null, 'PROCESSOR_ERROR'],
    ['something_new', null, 'DECLINED_BY_PROCESSOR'],
  ])('%s with %s decline with %s', async (code, decline, expected) => {
    const { send } = await open(() => cardError(code, decline, 'Your card was declined.'));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'declined',
      decline: {
        code: expected,
        network_code: decline ?? code,
        message: 'Your card was declined.',
      },
    });
  });

  test('that ask for authentication redirect the payer, and a later read finds the success', async () => {
    let status = 'requires_action';
    const { send, read } = await open(() => ({
      body: intent({ status, next_action: status === 'requires_action' ? redirect : null }),
    }));
    const request = makeRequest('charge');
    expect(await send(request)).toMatchObject({
      status: 'action_required',
      action: { type: 'redirect', url: redirect.redirect_to_url.url },
    });
    status = 'succeeded';
    expect(await read(request.id)).toMatchObject({
      status: 'succeeded',
      amount: { value: 150_000 },
    });
  });

  test('that report a failed authentication decline the charge', async () => {
    let body = intent({ status: 'requires_action', next_action: redirect });
    const { send, read } = await open(() => ({ body }));
    const request = makeRequest('charge');
    await send(request);
    body = intent({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        message: 'The provided PaymentMethod has failed authentication.',
        type: 'card_error',
      },
    });
    expect(await read(request.id)).toMatchObject({
      status: 'declined',
      decline: { code: 'AUTHENTICATION_FAILED' },
    });
  });

  test('that are processing stay pending', async () => {
    const { send } = await open(() => ({ body: intent({ status: 'processing' }) }));
    expect(await send(makeRequest('charge'))).toMatchObject({ status: 'pending' });
  });

  test.each([
    [
      'an error of the server',
      { status: 500, body: { error: { type: 'api_error', message: 'x' } } },
    ],
    [
      'a conflict',
      {
        status: 409,
        body: {
          error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'x' },
        },
      },
    ],
    ['a page of a proxy', { status: 200, body: '<html>Welcome</html>' }],
    ['a refusal of a proxy', { status: 404, body: '<html>Not found</html>' }],
    ['a status that is new', { body: intent({ status: 'weighing' }) }],
    ['a redirect', { status: 302, body: '' }],
    ['a connection that was cut', { cut: true }],
  ] as const)('that are %s leave the charge pending', async (_name, example) => {
    const { send, read, failures } = await open(({ line }) =>
      line.startsWith('POST')
        ? example
        : {
            status: 404,
            body: {
              error: {
                type: 'invalid_request_error',
                code: 'resource_missing',
                message: 'No such payment_intent',
              },
            },
          },
    );
    const request = makeRequest('charge');
    expect(await send(request)).toMatchObject({ status: 'pending', connector_reference: null });
    expect(await read(request.id)).toMatchObject({ status: 'pending' });
    expect(failures.length).toBeGreaterThan(0);
    expect(JSON.stringify(failures.map(({ error }) => String(error)))).not.toContain(
      '4000000000001091',
    );
  });

  test('that refuse a read leave the charge pending', async () => {
    const { send, read } = await open(({ line }) =>
      line.startsWith('POST')
        ? { body: intent({ status: 'processing' }) }
        : {
            status: 401,
            body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
          },
    );
    const request = makeRequest('charge');
    await send(request);
    expect(await read(request.id)).toMatchObject({ status: 'pending' });
  });

  test('that reject the API key decline with INVALID_MERCHANT_CREDENTIALS', async () => {
    const { send } = await open(() => ({
      status: 401,
      body: {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_****' },
      },
    }));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'declined',
      decline: { code: 'INVALID_MERCHANT_CREDENTIALS' },
    });
  });

  test('that are lost make the connector repeat the request with the same key', async () => {
    let attempts = 0;
    const { send, stripe } = await open(() => {
      attempts += 1;
      return attempts === 1 ? { cut: true } : { body: intent() };
    });
    expect(await send(makeRequest('charge'))).toMatchObject({ status: 'succeeded' });
    expect(stripe.requests).toHaveLength(2);
    const [first, second] = stripe.requests;
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('with another amount than the requested one are reported with that amount', async () => {
    const { send } = await open(() => ({ body: intent({ amount_received: 14_000_000 }) }));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'succeeded',
      amount: { value: 140_000, currency: 'IDR' },
    });
  });
});
