// Tests payment methods through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks } from './sdks.ts';

const { merchant, choose } = await openPlatform();

const returns = {
  successReturnUrl: 'https://merchant.example/thanks',
  failureReturnUrl: 'https://merchant.example/sorry',
};

describe.each(sdks)('a payment method of SDK $major', ({ major, connect }) => {
  const sdk = connect(merchant);
  const { PaymentMethod: methods } = sdk;
  const customer = async (): Promise<string> => {
    const { id } = await sdk.Customer.createCustomer({
      data: {
        referenceId: crypto.randomUUID(),
        type: 'INDIVIDUAL',
        individualDetail: { givenNames: 'Siti' },
        email: 'siti@example.com',
        mobileNumber: '+6281234567890',
      },
    });
    return id;
  };

  test('by one-time wallet is active at once and returned as it was sent', async () => {
    const sent = {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      referenceId: `wallet-${major}`,
      description: 'Two coffees',
      metadata: { table: '12' },
      ewallet: { channelCode: 'SHOPEEPAY', channelProperties: returns },
      billingInformation: { country: 'ID', city: 'Bandung', postalCode: '40111' },
      country: 'ID',
    } as const;
    const made = await methods.createPaymentMethod({ data: sent });
    expect(made).toMatchObject({ ...sent, status: 'ACTIVE', actions: [] });
    expect(made.created).toBeInstanceOf(Date);
    expect(await methods.getPaymentMethodByID({ paymentMethodId: made.id })).toEqual(made);
  });

  test('by reusable wallet is active once the payer has linked it on its page', async () => {
    const customerId = await customer();
    const made = await methods.createPaymentMethod({
      data: {
        type: 'EWALLET',
        reusability: 'MULTIPLE_USE',
        customerId,
        ewallet: { channelCode: 'DANA', channelProperties: returns },
      },
    });
    expect(made).toMatchObject({ status: 'REQUIRES_ACTION', customerId });
    expect(made.actions).toMatchObject([{ action: 'AUTH', method: 'GET', urlType: 'WEB' }]);
    expect(await choose(made.actions?.[0]?.url, 'approve')).toBe(returns.successReturnUrl);
    const linked = await methods.getPaymentMethodByID({ paymentMethodId: made.id });
    expect(linked).toMatchObject({ status: 'ACTIVE', actions: [] });

    const paused = await methods.patchPaymentMethod({
      paymentMethodId: made.id,
      data: { status: 'INACTIVE' },
    });
    expect(paused.status).toBe('INACTIVE');
    const expired = await methods.expirePaymentMethod({ paymentMethodId: made.id, data: null });
    expect(expired).toMatchObject({ id: made.id, status: 'EXPIRED' });
  });

  test('by direct debit is active once the one-time password was sent', async () => {
    const made = await methods.createPaymentMethod({
      data: {
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        customerId: await customer(),
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
    expect(made).toMatchObject({
      status: 'REQUIRES_ACTION',
      directDebit: { channelCode: 'BRI', type: 'DEBIT_CARD' },
    });
    const actionKinds = made.actions?.map(({ action, urlType }) => `${action} by ${urlType}`);
    expect(actionKinds).toEqual(['AUTH by API', 'RESEND_AUTH by API']);
    const linked = await methods.authPaymentMethod({
      paymentMethodId: made.id,
      data: { authCode: '333000' },
    });
    expect(linked).toMatchObject({ id: made.id, status: 'ACTIVE', actions: [] });
  });

  test('by card shows the masked card and never the number', async () => {
    const made = await methods.createPaymentMethod({
      data: {
        type: 'CARD',
        reusability: 'MULTIPLE_USE',
        customerId: await customer(),
        card: {
          currency: 'IDR',
          channelProperties: { skipThreeDSecure: true, cardonfileType: 'RECURRING', ...returns },
          cardInformation: {
            cardNumber: '4000000000001000',
            expiryMonth: '12',
            expiryYear: '2040',
            cardholderName: 'Siti Rahma',
          },
        },
      },
    });
    expect(made).toMatchObject({
      status: 'ACTIVE',
      card: {
        currency: 'IDR',
        channelProperties: { skipThreeDSecure: true, cardonfileType: 'RECURRING' },
        cardInformation: {
          maskedCardNumber: '400000XXXXXX1000',
          expiryMonth: '12',
          expiryYear: '2040',
          cardholderName: 'Siti Rahma',
          network: 'VISA',
        },
      },
    });
    expect(JSON.stringify(made)).not.toContain('4000000000001000');
  });

  test('by virtual account keeps its dates and limits, and accepts new ones', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const made = await methods.createPaymentMethod({
      data: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        virtualAccount: {
          channelCode: 'BRI',
          currency: 'IDR',
          minAmount: 10_000,
          maxAmount: 90_000,
          channelProperties: { customerName: 'Siti Rahma', expiresAt },
        },
      },
    });
    expect(made).toMatchObject({
      status: 'ACTIVE',
      virtualAccount: {
        channelCode: 'BRI',
        currency: 'IDR',
        minAmount: 10_000,
        maxAmount: 90_000,
        channelProperties: { customerName: 'Siti Rahma', expiresAt },
      },
    });
    expect(made.virtualAccount?.channelProperties.virtualAccountNumber).toMatch(/^\d{8,}$/);

    const later = new Date(expiresAt.getTime() + 86_400_000);
    const changed = await methods.patchPaymentMethod({
      paymentMethodId: made.id,
      data: {
        description: 'For the whole week',
        virtualAccount: { maxAmount: 80_000, channelProperties: { expiresAt: later } },
      },
    });
    expect(changed).toMatchObject({
      id: made.id,
      description: 'For the whole week',
      virtualAccount: { minAmount: 10_000, maxAmount: 80_000 },
    });
    expect(changed.virtualAccount?.channelProperties.expiresAt).toEqual(later);
  });

  test('by outlet and by QR code show the code for the payer', async () => {
    const outlet = await methods.createPaymentMethod({
      data: {
        type: 'OVER_THE_COUNTER',
        reusability: 'ONE_TIME_USE',
        overTheCounter: {
          channelCode: 'ALFAMART',
          currency: 'IDR',
          amount: 20_000,
          channelProperties: { customerName: 'Siti Rahma' },
        },
      },
    });
    expect(outlet).toMatchObject({ status: 'ACTIVE', overTheCounter: { amount: 20_000 } });
    expect(outlet.overTheCounter?.channelProperties.paymentCode).toBeTruthy();
    expect(outlet.overTheCounter?.channelProperties.expiresAt).toBeInstanceOf(Date);

    const code = await methods.createPaymentMethod({
      data: {
        type: 'QR_CODE',
        reusability: 'ONE_TIME_USE',
        qrCode: { channelCode: 'QRIS', currency: 'IDR', amount: 20_000 },
      },
    });
    expect(code).toMatchObject({
      status: 'ACTIVE',
      qrCode: { channelCode: 'QRIS', amount: 20_000, currency: 'IDR' },
    });
    expect(code.qrCode?.channelProperties?.qrString).toBeTruthy();
  });

  test('can contain nulls and every optional field of its type', async () => {
    const code = await methods.createPaymentMethod({
      data: {
        type: 'QR_CODE',
        reusability: 'MULTIPLE_USE',
        country: 'ID',
        qrCode: { channelCode: 'QRIS', amount: null, channelProperties: null },
      },
    });
    expect(code.qrCode?.channelProperties?.qrString).toBeTruthy();
    const bank = await methods.createPaymentMethod({
      data: {
        type: 'DIRECT_DEBIT',
        reusability: 'MULTIPLE_USE',
        customerId: await customer(),
        billingInformation: { country: 'ID', streetLine1: null, city: null },
        directDebit: {
          channelCode: 'MANDIRI',
          channelProperties: { ...returns, mobileNumber: null, email: null, requireAuth: false },
        },
      },
    });
    expect(bank).toMatchObject({
      status: 'REQUIRES_ACTION',
      directDebit: { type: 'BANK_ACCOUNT', channelProperties: returns },
    });
    const account = await methods.createPaymentMethod({
      data: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        virtualAccount: {
          channelCode: 'BRI',
          amount: null,
          alternativeDisplayTypes: ['QR_STRING'],
          channelProperties: { customerName: 'Siti', suggestedAmount: 20_000 },
        },
      },
    });
    expect(account.virtualAccount).toMatchObject({
      alternativeDisplays: [{ type: 'QR_STRING', data: expect.any(String) }],
      channelProperties: { suggestedAmount: 20_000 },
    });
  });

  test('is paid in test mode, and lists its payments', async () => {
    const { id } = await methods.createPaymentMethod({
      data: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        virtualAccount: { channelCode: 'BNI', channelProperties: { customerName: 'Siti' } },
      },
    });
    await methods.simulatePayment({ paymentMethodId: id, data: { amount: 15_000 } });
    const payments = async (): Promise<unknown> =>
      methods.getPaymentsByPaymentMethodId({
        paymentMethodId: id,
        status: ['SUCCEEDED', 'FAILED'],
        currency: ['IDR'],
        createdGte: new Date(Date.now() - 60_000),
        limit: 5,
      });
    await expect.poll(payments).toMatchObject({
      data: [{ amount: 15_000, currency: 'IDR', status: 'SUCCEEDED' }],
      has_more: false,
    });
  });

  test('is found by every filter, page by page', async () => {
    const customerId = await customer();
    const create = async (channelCode: 'DANA' | 'LINKAJA') =>
      methods.createPaymentMethod({
        data: {
          type: 'EWALLET',
          reusability: 'ONE_TIME_USE',
          customerId,
          ewallet: { channelCode, channelProperties: returns },
        },
      });
    const [older, newer] = [await create('DANA'), await create('LINKAJA')];
    const ids = [older.id, newer.id];
    const mine = { customerId, limit: 1 };
    const first = await methods.getAllPaymentMethods(mine);
    expect(first).toEqual({ data: [newer], hasMore: true });
    const second = await methods.getAllPaymentMethods({ ...mine, afterId: newer.id });
    expect(second).toEqual({ data: [older], hasMore: false });
    const filtered = await methods.getAllPaymentMethods({
      id: ids,
      type: ['EWALLET', 'CARD'],
      status: ['ACTIVE', 'INACTIVE'],
      reusability: 'ONE_TIME_USE',
    });
    expect(filtered.data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const none = await methods.getAllPaymentMethods({ id: ids, type: ['CARD', 'QR_CODE'] });
    expect(none).toEqual({ data: [], hasMore: false });
  });
});
