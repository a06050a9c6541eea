// Tests refunds through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks, type Sdk } from './sdks.ts';

const { merchant, choose } = await openPlatform();

/** A payment request by wallet that its payer has paid. */
const paid = async ({ PaymentRequest: requests }: Sdk): Promise<string> => {
  const { id, actions } = await requests.createPaymentRequest({
    data: {
      currency: 'IDR',
      amount: 25_000,
      paymentMethod: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channelCode: 'DANA',
          channelProperties: { successReturnUrl: 'https://merchant.example/thanks' },
        },
      },
    },
  });
  await choose(actions?.[0]?.url, 'approve');
  return id;
};

describe.each(sdks)('a refund of SDK $major', ({ major, connect, SdkError }) => {
  const sdk = connect(merchant);
  const { Refund: refunds } = sdk;

  test('is created, read back as it was sent, and listed', async () => {
    const paymentRequestId = await paid(sdk);
    const part = {
      paymentRequestId,
      referenceId: `part-${major}`,
      amount: 10_000,
      currency: 'IDR',
      metadata: { why: 'cold' },
    };
    const first = await refunds.createRefund({
      idempotencyKey: `part-${major}`,
      data: { ...part, reason: 'REQUESTED_BY_CUSTOMER' },
    });
    expect(first).toMatchObject({ ...part, channelCode: 'DANA', country: 'ID' });
    expect(Date.parse(first.created ?? '')).toBeLessThanOrEqual(Date.now());
    const { id: refundID = '' } = first;
    expect(await refunds.getRefund({ refundID, idempotencyKey: 'unused' })).toEqual(first);

    const rest = await refunds.createRefund({ data: { paymentRequestId, reason: 'OTHERS' } });
    expect(rest).toMatchObject({ paymentRequestId, amount: 15_000, currency: 'IDR' });

    const newest = await refunds.getAllRefunds({ paymentRequestId, limit: 1 });
    expect(newest).toEqual({ data: [rest], hasMore: true });
    const { id: afterId = '' } = rest;
    const older = await refunds.getAllRefunds({
      paymentRequestId,
      paymentMethodType: 'EWALLET',
      channelCode: 'DANA',
      afterId,
    });
    expect(older).toEqual({ data: [first], hasMore: false });
  });

  test('of more than was paid, or without a payment, is rejected', async () => {
    const paymentRequestId = await paid(sdk);
    const tooMuch = refunds.createRefund({
      data: { paymentRequestId, amount: 25_001, reason: 'OTHERS' },
    });
    await expect(tooMuch).rejects.toBeInstanceOf(SdkError);
    await expect(tooMuch).rejects.toMatchObject({
      status: 400,
      errorCode: 'MAXIMUM_REFUND_AMOUNT_REACHED',
    });
    const nothing = refunds.createRefund({ data: { reason: 'OTHERS' } });
    await expect(nothing).rejects.toMatchObject({
      status: 400,
      errorCode: 'API_VALIDATION_ERROR',
    });
  });

  test('that is final cannot be canceled', async () => {
    const { id: refundID = '' } = await refunds.createRefund({
      data: { paymentRequestId: await paid(sdk), reason: 'CANCELLATION' },
    });
    await expect(refunds.cancelRefund({ refundID })).rejects.toMatchObject({
      status: 400,
      errorCode: 'INELIGIBLE_TRANSACTION',
    });
  });
});
