// Tests payment requests through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks, withCards } from './sdks.ts';

const { merchant, choose } = await openPlatform();

const returns = {
  successReturnUrl: 'https://merchant.example/thanks',
  failureReturnUrl: 'https://merchant.example/sorry',
};
const byWallet = {
  currency: 'IDR',
  amount: 25_000,
  paymentMethod: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channelCode: 'DANA', channelProperties: returns },
  },
} as const;

describe.each(sdks)('a payment request of SDK $major', ({ major, connect, SdkError }) => {
  const sdk = connect(merchant);
  const { PaymentRequest: requests } = sdk;

  test('by wallet is created, paid on its page, and read back as it was sent', async () => {
    const sent = {
      ...byWallet,
      referenceId: `wallet-${major}`,
      description: 'Two coffees',
      metadata: { table: '12' },
      shippingInformation: { country: 'ID', city: 'Bandung', streetLine1: 'Jalan Braga 1' },
    };
    const items = [
      { name: 'Coffee', category: 'Drinks', currency: 'IDR', quantity: 2, price: 12_500 },
    ];
    const made = await requests.createPaymentRequest({ data: { ...sent, items } });
    expect(made).toMatchObject({ ...sent, items, country: 'ID', status: 'REQUIRES_ACTION' });
    expect(made.actions).toMatchObject([{ action: 'AUTH', method: 'GET', urlType: 'WEB' }]);

    expect(await choose(made.actions?.[0]?.url, 'approve')).toBe(returns.successReturnUrl);
    const paid = await requests.getPaymentRequestByID({ paymentRequestId: made.id });
    expect(paid).toMatchObject({ id: made.id, ...sent, status: 'SUCCEEDED', actions: [] });
    expect(Date.parse(paid.updated)).toBeGreaterThanOrEqual(Date.parse(made.created));
  });

  test('can contain its customer, which is passed on unchanged', async () => {
    const customer = {
      reference_id: `inline-${major}`,
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
      email: 'siti@example.com',
    };
    const { customerId } = await requests.createPaymentRequest({ data: { ...byWallet, customer } });
    expect(await sdk.Customer.getCustomer({ id: customerId ?? '' })).toMatchObject({
      referenceId: `inline-${major}`,
      individualDetail: { givenNames: 'Siti' },
      email: 'siti@example.com',
    });
  });

  test('can contain nulls and every optional field', async () => {
    const made = await requests.createPaymentRequest({
      data: {
        ...byWallet,
        description: null,
        metadata: null,
        shippingInformation: null,
        customerId: null,
        customer: null,
        captureMethod: 'AUTOMATIC',
        initiator: 'CUSTOMER',
        channelProperties: {
          successReturnUrl: 'https://merchant.example/own',
          redeemPoints: 'REDEEM_NONE',
        },
        items: [
          {
            referenceId: 'item-1',
            name: 'Coffee',
            description: 'Hot',
            type: 'PRODUCT',
            category: 'Drinks',
            subCategory: 'Hot drinks',
            currency: 'IDR',
            quantity: 1,
            price: 25_000,
            url: 'https://merchant.example/coffee',
            metadata: { size: 'L' },
          },
        ],
      },
    });
    expect(made).toMatchObject({
      initiator: 'CUSTOMER',
      captureMethod: 'AUTOMATIC',
      items: [{ referenceId: 'item-1', subCategory: 'Hot drinks', metadata: { size: 'L' } }],
    });
    const back = await choose(made.actions?.[0]?.url, 'approve');
    expect(back).toBe('https://merchant.example/own');
  });

  test('that the payer declines fails with a failure code', async () => {
    const made = await requests.createPaymentRequest({ data: byWallet });
    expect(await choose(made.actions?.[0]?.url, 'decline')).toBe(returns.failureReturnUrl);
    const failed = await requests.getPaymentRequestByID({ paymentRequestId: made.id });
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: expect.any(String) });
  });

  test('by virtual account gives the payer a number and keeps its dates', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const made = await requests.createPaymentRequest({
      data: {
        currency: 'IDR',
        amount: 30_000,
        paymentMethod: {
          type: 'VIRTUAL_ACCOUNT',
          reusability: 'ONE_TIME_USE',
          virtualAccount: {
            channelCode: 'BRI',
            channelProperties: { customerName: 'Siti Rahma', expiresAt },
          },
        },
      },
    });
    const { virtualAccount } = made.paymentMethod;
    expect(virtualAccount).toMatchObject({
      channelCode: 'BRI',
      channelProperties: { customerName: 'Siti Rahma', expiresAt },
    });
    expect(virtualAccount?.channelProperties.virtualAccountNumber).toMatch(/^\d{8,}$/);
  });

  test('by outlet and by QR code gives the payer a code', async () => {
    const outlet = await requests.createPaymentRequest({
      data: {
        currency: 'IDR',
        amount: 30_000,
        paymentMethod: {
          type: 'OVER_THE_COUNTER',
          reusability: 'ONE_TIME_USE',
          overTheCounter: {
            channelCode: 'ALFAMART',
            channelProperties: { customerName: 'Siti Rahma' },
          },
        },
      },
    });
    const { overTheCounter } = outlet.paymentMethod;
    expect(overTheCounter?.channelProperties.paymentCode).toBeTruthy();
    expect(overTheCounter?.channelProperties.expiresAt).toBeInstanceOf(Date);
    const code = await requests.createPaymentRequest({
      data: {
        currency: 'IDR',
        amount: 30_000,
        paymentMethod: {
          type: 'QR_CODE',
          reusability: 'ONE_TIME_USE',
          qrCode: { channelCode: 'DANA' },
        },
      },
    });
    expect(code.paymentMethod.qrCode?.channelProperties?.qrString).toBeTruthy();
  });

  test('by a linked bank card is confirmed with a password, which can be sent again', async () => {
    const method = await sdk.PaymentMethod.createPaymentMethod({
      data: {
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        customerId: (
          await sdk.Customer.createCustomer({
            data: {
              referenceId: `debit-${major}`,
              type: 'INDIVIDUAL',
              individualDetail: { givenNames: 'Siti' },
            },
          })
        ).id,
        directDebit: {
          channelCode: 'BRI',
          channelProperties: {
            mobileNumber: '+6281234567890',
            cardLastFour: '1234',
            cardExpiry: '06/30',
            email: 'siti@example.com',
          },
        },
      },
    });
    await sdk.PaymentMethod.authPaymentMethod({
      paymentMethodId: method.id,
      data: { authCode: '333000' },
    });
    const made = await requests.createPaymentRequest({
      data: { currency: 'IDR', amount: 40_000, paymentMethodId: method.id },
    });
    expect(made).toMatchObject({ status: 'REQUIRES_ACTION', paymentMethod: { id: method.id } });
    const { id: paymentRequestId } = made;
    const again = await requests.resendPaymentRequestAuth({ paymentRequestId });
    expect(again).toMatchObject({ id: made.id, status: 'REQUIRES_ACTION' });
    const wrong = requests.authorizePaymentRequest({
      paymentRequestId,
      data: { authCode: '222003' },
    });
    await expect(wrong).rejects.toMatchObject({ status: 400, errorCode: 'INVALID_OTP_ERROR' });
    const paid = await requests.authorizePaymentRequest({
      paymentRequestId,
      data: { authCode: '222000' },
    });
    expect(paid).toMatchObject({ id: made.id, status: 'SUCCEEDED' });
  });

  test('is found by lists of ids and references, page by page', async () => {
    const create = async (referenceId: string) =>
      requests.createPaymentRequest({ data: { ...byWallet, referenceId } });
    const [older, newer] = [await create(`list-${major}-a`), await create(`list-${major}-b`)];
    const byIds = await requests.getAllPaymentRequests({ id: [older.id, newer.id], limit: 1 });
    expect(byIds).toEqual({ data: [newer], hasMore: true });
    const byReferences = await requests.getAllPaymentRequests({
      referenceId: [`list-${major}-a`, `list-${major}-b`],
      afterId: newer.id,
    });
    expect(byReferences).toEqual({ data: [older], hasMore: false });
  });

  test('is created once per idempotency key, and the key rejects another request', async () => {
    const idempotencyKey = `once-${major}`;
    const create = async (amount: number) =>
      requests.createPaymentRequest({ idempotencyKey, data: { ...byWallet, amount } });
    const made = await create(25_000);
    expect(await create(25_000)).toEqual(made);
    const other = create(26_000);
    await expect(other).rejects.toBeInstanceOf(SdkError);
    await expect(other).rejects.toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_ERROR' });
  });
});

describe.each(withCards)('a payment request of SDK $major', ({ connect }) => {
  const { PaymentRequest: requests } = connect(merchant);
  const byCard = {
    currency: 'IDR',
    amount: 50_000,
    paymentMethod: {
      type: 'CARD',
      reusability: 'ONE_TIME_USE',
      card: {
        channelProperties: { skipThreeDSecure: true },
        cardInformation: {
          cardNumber: '4000000000001000',
          expiryMonth: '12',
          expiryYear: '2040',
          cardholderName: 'Siti Rahma',
        },
      },
    },
  } as const;

  test('by virtual account is paid by simulation', async () => {
    const { id } = await requests.createPaymentRequest({
      data: {
        currency: 'IDR',
        amount: 30_000,
        paymentMethod: {
          type: 'VIRTUAL_ACCOUNT',
          reusability: 'ONE_TIME_USE',
          virtualAccount: { channelCode: 'BRI', channelProperties: { customerName: 'Siti' } },
        },
      },
    });
    const begun = await requests.simulatePaymentRequestPayment({ paymentRequestId: id });
    expect(begun).toMatchObject({ status: 'PENDING', message: expect.any(String) });
    const read = async () => requests.getPaymentRequestByID({ paymentRequestId: id });
    await expect.poll(read).toMatchObject({ status: 'SUCCEEDED', amount: 30_000 });
  });

  test('by card is paid at once', async () => {
    const paid = await requests.createPaymentRequest({ data: byCard });
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      captureMethod: 'AUTOMATIC',
      paymentMethod: {
        card: { cardInformation: { maskedCardNumber: '400000XXXXXX1000', network: 'VISA' } },
      },
    });
    expect(JSON.stringify(paid)).not.toContain('4000000000001000');
  });

  test('by card with authentication is paid on the page of its bank', async () => {
    const { paymentMethod } = byCard;
    const made = await requests.createPaymentRequest({
      data: {
        ...byCard,
        paymentMethod: {
          ...paymentMethod,
          card: {
            channelProperties: { skipThreeDSecure: false, ...returns },
            cardInformation: {
              ...paymentMethod.card.cardInformation,
              cardNumber: '4000000000002503',
            },
          },
        },
      },
    });
    expect(made.actions).toMatchObject([{ action: 'AUTH', method: 'GET', urlType: 'WEB' }]);
    expect(await choose(made.actions?.[0]?.url, 'AUTHENTICATED')).toBe(returns.successReturnUrl);
    const paid = await requests.getPaymentRequestByID({ paymentRequestId: made.id });
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      cardVerificationResults: { threeDSecure: { threeDSecureFlow: 'CHALLENGE' } },
    });
  });

  test('by card with manual capture waits for its capture', async () => {
    const held = await requests.createPaymentRequest({
      data: { ...byCard, captureMethod: 'MANUAL' },
    });
    expect(held).toMatchObject({ status: 'AWAITING_CAPTURE', captureMethod: 'MANUAL' });
    const { id: paymentRequestId } = held;
    const capture = await requests.capturePaymentRequest({
      paymentRequestId,
      data: { captureAmount: 35_000, referenceId: 'capture-1' },
    });
    expect(capture).toMatchObject({
      paymentRequestId,
      referenceId: 'capture-1',
      currency: 'IDR',
      authorizedAmount: 50_000,
      capturedAmount: 35_000,
      status: 'SUCCEEDED',
      paymentMethod: { type: 'CARD' },
    });
    const listed = await requests.getPaymentRequestCaptures({ paymentRequestId, limit: 5 });
    const { id } = capture.paymentMethod;
    expect(listed).toMatchObject({
      data: [{ ...capture, paymentMethod: { id, status: 'EXPIRED' } }],
      hasMore: false,
    });
    const done = await requests.getPaymentRequestByID({ paymentRequestId });
    expect(done).toMatchObject({ status: 'SUCCEEDED', amount: 50_000 });
  });
});
