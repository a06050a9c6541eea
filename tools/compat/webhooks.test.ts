// Tests webhooks with the callback models of the newest official SDK.
import { expect, test } from 'vitest';
import { InvoiceCallbackFromJSON } from 'xendit-node-7/invoice/models/index.js';
import { PaymentMethodCallbackFromJSON } from 'xendit-node-7/payment_method/models/index.js';
import { PaymentCallbackFromJSON } from 'xendit-node-7/payment_request/models/index.js';
import { RefundCallbackFromJSON } from 'xendit-node-7/refund/models/index.js';
import { openPlatform } from './platform.ts';
import { openReceiver } from './receiver.ts';
import { sdks } from './sdks.ts';

const { merchant, account, operate, choose } = await openPlatform();
const sdk = sdks[4].connect(merchant);

const { url, received } = await openReceiver();
await operate('PATCH', `/accounts/${account}`, {
  callback_urls: { test: { default: url } },
});

/** Waits for the webhook of an event. */
const receivedEvent = async (event: string): Promise<unknown> => {
  const find = () => received.find((one) => one.event === event);
  await expect.poll(find).toBeDefined();
  return find();
};

const returns = {
  successReturnUrl: 'https://merchant.example/thanks',
  failureReturnUrl: 'https://merchant.example/sorry',
};

test('webhooks of a payment, its expired method and its refund match the models of the SDK', async () => {
  const request = await sdk.PaymentRequest.createPaymentRequest({
    data: {
      referenceId: 'order-1',
      currency: 'IDR',
      amount: 25_000,
      metadata: { table: '12' },
      paymentMethod: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: { channelCode: 'DANA', channelProperties: returns },
      },
    },
  });
  await choose(request.actions?.[0]?.url, 'approve');
  const { businessId } = request;
  const payment = PaymentCallbackFromJSON(await receivedEvent('payment.succeeded'));
  expect(payment).toMatchObject({
    event: 'payment.succeeded',
    businessId,
    data: {
      paymentRequestId: request.id,
      referenceId: 'order-1',
      currency: 'IDR',
      amount: 25_000,
      country: 'ID',
      status: 'SUCCEEDED',
      metadata: { table: '12' },
      paymentMethod: { id: request.paymentMethod.id, type: 'EWALLET' },
    },
  });
  const method = PaymentMethodCallbackFromJSON(await receivedEvent('payment_method.expired'));
  expect(method).toMatchObject({
    businessId,
    data: {
      id: request.paymentMethod.id,
      status: 'EXPIRED',
      ewallet: { channelCode: 'DANA', channelProperties: returns },
    },
  });
  expect(method.data?.created).toBeInstanceOf(Date);

  const { id } = await sdk.Refund.createRefund({
    data: { paymentRequestId: request.id, amount: 10_000, reason: 'DUPLICATE' },
  });
  const refund = RefundCallbackFromJSON(await receivedEvent('refund.succeeded'));
  expect(refund).toMatchObject({
    businessId,
    data: {
      id,
      paymentId: payment.data?.id,
      amount: 10_000,
      status: 'SUCCEEDED',
      reason: 'DUPLICATE',
      paymentMethodType: 'EWALLET',
      channelCode: 'DANA',
      country: 'ID',
    },
  });
});

test('the webhook of a failed payment has its failure code', async () => {
  const request = await sdk.PaymentRequest.createPaymentRequest({
    data: {
      currency: 'IDR',
      amount: 25_000,
      paymentMethod: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: { channelCode: 'DANA', channelProperties: returns },
      },
    },
  });
  await choose(request.actions?.[0]?.url, 'decline');
  expect(PaymentCallbackFromJSON(await receivedEvent('payment.failed')).data).toMatchObject({
    paymentRequestId: request.id,
    status: 'FAILED',
    failureCode: 'USER_DECLINED_PAYMENT',
  });
});

test('the webhook of a paid invoice matches the model of the SDK, and its payment can be refunded', async () => {
  const { id = '', invoiceUrl } = await sdk.Invoice.createInvoice({
    data: {
      externalId: 'bill-1',
      amount: 50_000,
      items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
    },
  });
  await choose(await choose(invoiceUrl, 'EWALLET.DANA'), 'approve');
  const paid = InvoiceCallbackFromJSON(await receivedEvent('invoice.paid'));
  expect(paid).toMatchObject({
    id,
    externalId: 'bill-1',
    status: 'PAID',
    amount: 50_000,
    paidAmount: 50_000,
    paymentMethod: 'EWALLET',
    items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
  });
  expect(await sdk.Invoice.getInvoiceById({ invoiceId: id })).toMatchObject({ status: 'PAID' });
  const refund = await sdk.Refund.createRefund({ data: { invoiceId: id, reason: 'OTHERS' } });
  expect(refund).toMatchObject({ amount: 50_000, channelCode: 'DANA' });
});
