// Tests a platform that acts for its sub-accounts through the official SDK, in every major.
import { expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks } from './sdks.ts';

const { merchant, account, operate, choose } = await openPlatform();

test.each(sdks)('SDK $major acts for a sub-account with forUserId', async ({ major, connect }) => {
  const sdk = connect(merchant);
  const { id: forUserId } = await operate<{ id: string }>('POST', '/accounts', {
    name: `Branch ${major}`,
    parent: account,
  });

  const customer = await sdk.Customer.createCustomer({
    forUserId,
    data: {
      referenceId: 'person-1',
      type: 'INDIVIDUAL',
      individualDetail: { givenNames: 'Siti' },
    },
  });
  const { id, businessId, actions } = await sdk.PaymentRequest.createPaymentRequest({
    forUserId,
    data: {
      currency: 'IDR',
      amount: 25_000,
      customerId: customer.id,
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
  expect(businessId).toBe(forUserId);
  await choose(actions?.[0]?.url, 'approve');
  const refund = await sdk.Refund.createRefund({
    forUserId,
    data: { paymentRequestId: id, reason: 'OTHERS' },
  });
  expect(refund).toMatchObject({ paymentRequestId: id, amount: 25_000 });

  const theirs = await sdk.Transaction.getAllTransactions({ forUserId });
  expect(theirs.data).toMatchObject([{ type: 'REFUND' }, { type: 'PAYMENT' }]);
  expect(theirs.data.map((one) => one.businessId)).toEqual([forUserId, forUserId]);
  expect(await sdk.PaymentRequest.getAllPaymentRequests({ id: [id] })).toEqual({
    data: [],
    hasMore: false,
  });
  await expect(sdk.Customer.getCustomer({ id: customer.id })).rejects.toMatchObject({
    status: 404,
  });
  expect(await sdk.Customer.getCustomer({ forUserId, id: customer.id })).toEqual(customer);
});
