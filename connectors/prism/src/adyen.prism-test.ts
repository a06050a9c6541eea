// Tests the connector with Adyen: the requests that it sends, the outcomes of Adyen's published
// example responses, and webhooks, the only source of the outcomes of captures, voids and refunds.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OperationRequest } from '@kasir/connector';
import { openConnector } from './testing/connector.ts';
import { openRecorder, type Example, type Recorded } from './testing/recorder.ts';
import { alone, childOf, makeRequest } from './testing/requests.ts';

const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

const authorized = {
  pspReference: '993617895215577D',
  resultCode: 'Authorised',
  merchantReference: 'order',
  amount: { currency: 'IDR', value: 150_000 },
};

const open = async (respond: (request: Recorded) => Example = () => ({ body: authorized })) => {
  const adyen = await openRecorder(respond);
  const opened = await openConnector({
    processor: 'adyen',
    credentials: {
      apiKey: { value: 'AQEyhmfxK' },
      merchantAccount: { value: 'TokoECOM' },
      baseUrl: `${adyen.url}/`,
    },
    environment: 'sandbox',
    webhookSecret: HMAC_KEY,
  });
  /** Sends a notification of Adyen, signed as Adyen signs it. */
  const notify = async (item: Readonly<Record<string, unknown>>, key = HMAC_KEY) => {
    const full: Readonly<Record<string, unknown>> = {
      amount: { currency: 'IDR', value: 150_000 },
      eventDate: '2026-11-26T12:00:00+01:00',
      merchantAccountCode: 'TokoECOM',
      originalReference: authorized.pspReference,
      pspReference: 'JDD6LKT8MBLZNN84',
      reason: '',
      success: 'true',
      ...item,
    };
    const signed = [
      full['pspReference'],
      full['originalReference'] ?? '',
      full['merchantAccountCode'],
      full['merchantReference'],
      150_000,
      'IDR',
      full['eventCode'],
      full['success'],
    ].join(':');
    const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(signed)
      .digest('base64');
    const response = await fetch(opened.connector.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        live: 'false',
        notificationItems: [
          { NotificationRequestItem: { ...full, additionalData: { hmacSignature } } },
        ],
      }),
    });
    return { status: response.status, text: await response.text() };
  };
  return { ...opened, adyen, notify };
};

/**
 * Responds like Adyen: it authorizes a payment, and confirms only the receipt of captures, voids
 * and refunds.
 */
const received = ({ line, body }: Recorded): Example =>
  line.endsWith('/payments')
    ? { body: authorized }
    : {
        status: 201,
        body: {
          merchantAccount: 'TokoECOM',
          paymentPspReference: authorized.pspReference,
          reference: (body as { readonly reference: string }).reference,
          pspReference: 'JDD6LKT8MBLZNN84',
          status: 'received',
          amount: { currency: 'IDR', value: 150_000 },
        },
      };

describe('requests to Adyen', () => {
  test('of a charge have the amount in rupiah, which Adyen counts without sen', async () => {
    const { send, adyen } = await open();
    const request = makeRequest('charge');
    expect(await send(request)).toMatchObject({
      status: 'succeeded',
      amount: { value: 150_000, currency: 'IDR' },
      connector_reference: authorized.pspReference,
    });
    expect(adyen.requests).toMatchObject([
      {
        line: 'POST /v68/payments',
        headers: { 'x-api-key': 'AQEyhmfxK', 'idempotency-key': request.id },
      },
    ]);
    expect(adyen.requests[0]?.body).toEqual({
      amount: { currency: 'IDR', value: 150_000 },
      merchantAccount: 'TokoECOM',
      paymentMethod: {
        type: 'scheme',
        number: '4000000000001091',
        expiryMonth: '12',
        expiryYear: '2039',
        cvc: '123',
        holderName: 'Siti Aminah',
      },
      reference: request.id,
      returnUrl: 'https://merchant.example/thanks',
      browserInfo: {
        userAgent: 'Mozilla/5.0',
        acceptHeader: '*/*',
        language: 'en',
        colorDepth: 24,
        screenHeight: 1080,
        screenWidth: 1920,
        timeZoneOffset: 0,
        javaEnabled: false,
      },
      shopperInteraction: 'Ecommerce',
      additionalData: { executeThreeD: 'true' },
      shopperName: { firstName: 'Siti', lastName: 'Aminah' },
      shopperEmail: 'siti@customers.example',
      telephoneNumber: '81234567890',
    });
  });

  test('of captures, voids and refunds name the payment and the operation', async () => {
    const { send, adyen } = await open(received);
    const authorize = makeRequest('authorize', alone);
    await send(authorize);
    const capture = childOf('capture', authorize);
    expect(await send(capture)).toMatchObject({ status: 'pending' });
    const other = makeRequest('authorize', alone);
    await send(other);
    const cancel = childOf('void', other);
    expect(await send(cancel)).toMatchObject({ status: 'pending' });
    const charge = makeRequest('charge', alone);
    await send(charge);
    const refund = childOf('refund', charge);
    expect(await send(refund)).toMatchObject({ status: 'pending' });
    const amount = { currency: 'IDR', value: 150_000 };
    const at = `POST /v68/payments/${authorized.pspReference}`;
    expect(
      adyen.requests
        .filter(({ line }) => !line.endsWith('/payments'))
        .map(({ line, body }) => [line, body]),
    ).toEqual([
      [`${at}/captures`, { merchantAccount: 'TokoECOM', amount, reference: capture.id }],
      [`${at}/cancels`, { merchantAccount: 'TokoECOM', reference: cancel.id }],
      [`${at}/refunds`, { merchantAccount: 'TokoECOM', amount, reference: refund.id }],
    ]);
  });
});

describe('responses of Adyen', () => {
  test.each([
    ['2', 'Refused', '05 : Do not honor', 'DECLINED_BY_ISSUER'],
    ['2', 'Refused', '51 : Insufficient funds', 'INSUFFICIENT_BALANCE'],
    ['6', 'Expired Card', null, 'EXPIRED_CARD'],
    ['12', 'Not enough balance', null, 'INSUFFICIENT_BALANCE'],
    ['20', 'FRAUD', null, 'SUSPECTED_FRAUDULENT'],
    ['24', 'CVC Declined', null, 'INVALID_CVV'],
    ['11', '3D Not Authenticated', null, 'AUTHENTICATION_FAILED'],
    ['99', 'Something new', null, 'DECLINED_BY_PROCESSOR'],
  ])('refused with %s (%s, %s) decline with %s', async (code, reason, raw, expected) => {
    const { send } = await open(() => ({
      body: {
        pspReference: 'V4HZ4RBFJGXXGN82',
        refusalReason: reason,
        refusalReasonCode: code,
        resultCode: 'Refused',
        merchantReference: 'order',
        ...(raw !== null && { additionalData: { refusalReasonRaw: raw } }),
      },
    }));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'declined',
      decline: { code: expected, message: reason },
      connector_reference: 'V4HZ4RBFJGXXGN82',
    });
  });

  test('that refuse the request decline with the reason', async () => {
    const { send } = await open(() => ({
      status: 422,
      body: {
        status: 422,
        errorCode: '101',
        message: 'Invalid card number',
        errorType: 'validation',
        pspReference: '8816080397613514',
      },
    }));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'declined',
      decline: { message: 'Invalid card number', network_code: '101' },
    });
  });

  test('that ask for authentication redirect the payer', async () => {
    const url = 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS/redirect?MD=M2R.x';
    const { send } = await open(() => ({
      body: {
        resultCode: 'RedirectShopper',
        action: { paymentMethodType: 'scheme', url, method: 'GET', type: 'redirect' },
      },
    }));
    expect(await send(makeRequest('charge'))).toMatchObject({
      status: 'action_required',
      action: { type: 'redirect', url },
    });
  });

  test.each(['Pending', 'Received'])('%s stay pending', async (resultCode) => {
    const { send } = await open(() => ({ body: { pspReference: 'V4HZ4RBFJGXXGN82', resultCode } }));
    expect(await send(makeRequest('charge'))).toMatchObject({ status: 'pending' });
  });

  test('with an unknown result code leave the charge pending', async () => {
    const { send } = await open(() => ({
      body: { pspReference: 'V4HZ4RBFJGXXGN82', resultCode: 'Weighed' },
    }));
    expect(await send(makeRequest('charge'))).toMatchObject({ status: 'pending' });
  });
});

describe('notifications of Adyen', () => {
  /** Sends a child of a fresh payment, which stays pending. */
  const sendChild = async (
    { send }: Pick<Awaited<ReturnType<typeof open>>, 'send'>,
    work: 'capture' | 'void' | 'refund',
  ): Promise<OperationRequest> => {
    const payment = makeRequest(work === 'refund' ? 'charge' : 'authorize', alone);
    await send(payment);
    const child = childOf(work, payment);
    expect(await send(child)).toMatchObject({ status: 'pending' });
    return child;
  };

  test.each([
    ['capture', 'CAPTURE'],
    ['void', 'CANCELLATION'],
    ['refund', 'REFUND'],
  ] as const)('end a %s', async (work, eventCode) => {
    const opened = await open(received);
    const { id } = await sendChild(opened, work);
    expect(await opened.notify({ eventCode, merchantReference: id })).toEqual({
      status: 200,
      text: '[accepted]',
    });
    expect(await opened.read(id)).toMatchObject({ status: 'succeeded' });
    // A repeated notification changes nothing.
    const before = await opened.read(id);
    await opened.notify({ eventCode, merchantReference: id });
    expect(await opened.read(id)).toEqual(before);
  });

  test('of a failed refund decline it', async () => {
    const opened = await open(received);
    const { id } = await sendChild(opened, 'refund');
    const reason = 'Insufficient balance on payment';
    await opened.notify({ eventCode: 'REFUND', merchantReference: id, success: 'false', reason });
    expect(await opened.read(id)).toMatchObject({
      status: 'declined',
      decline: { code: 'REFUND_FAILED', message: reason },
    });
  });

  test('find a charge whose response was lost', async () => {
    const { send, read, notify } = await open(() => ({ cut: true }));
    const { id } = makeRequest('charge');
    expect(await send(makeRequest('charge', { id }))).toMatchObject({ status: 'pending' });
    const pspReference = authorized.pspReference;
    await notify({
      eventCode: 'AUTHORISATION',
      merchantReference: id,
      pspReference,
      originalReference: undefined,
      paymentMethod: 'visa',
    });
    expect(await read(id)).toMatchObject({ connector_reference: pspReference });
  });

  test('with a wrong signature, or about an unknown operation, change nothing', async () => {
    const opened = await open(received);
    const { id } = await sendChild(opened, 'capture');
    const capture = { eventCode: 'CAPTURE', merchantReference: id };
    expect(await opened.notify(capture, '00'.repeat(32))).toMatchObject({ status: 401 });
    expect(await opened.notify({ ...capture, merchantReference: 'other' })).toMatchObject({
      status: 200,
    });
    expect(await opened.read(id)).toMatchObject({ status: 'pending' });
  });
});

test('the connector refuses Adyen without a webhook secret, because Adyen has no endpoint to read a payment', async () => {
  await expect(
    openConnector({
      processor: 'adyen',
      credentials: { apiKey: { value: 'k' }, merchantAccount: { value: 'Toko' } },
      environment: 'sandbox',
    }),
  ).rejects.toThrow('--webhook-secret');
});
