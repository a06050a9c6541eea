// The same small program for each client: it creates a payment, lists payments, and refunds one.

export const kasirProgram = `import { createUnifiedClient, unwrap } from '@kasir/unified/client';

const kasir = createUnifiedClient({ baseUrl: 'http://127.0.0.1:8585', key: 'key' });
const request = unwrap(
  await kasir.paymentRequests.create({
    body: {
      currency: 'IDR',
      amount: 25_000,
      payment_method: {
        type: 'EWALLET',
        reusability: 'ONE_TIME_USE',
        ewallet: {
          channel_code: 'DANA',
          channel_properties: { success_return_url: 'https://merchant.example/thanks' },
        },
      },
    },
  }),
);
const listed = unwrap(await kasir.paymentRequests.list({ query: { limit: 10 } }));
const refund = unwrap(
  await kasir.refunds.create({ body: { payment_request_id: request.id, reason: 'CANCELLATION' } }),
);
console.log(request.status, listed.data.length, refund.status);
`;

export const stripeProgram = `import Stripe from 'stripe';

const stripe = new Stripe('key');
const request = await stripe.paymentIntents.create({
  currency: 'idr',
  amount: 25_000,
  payment_method: 'pm_card_visa',
});
const listed = await stripe.paymentIntents.list({ limit: 10 });
const refund = await stripe.refunds.create({ payment_intent: request.id, reason: 'duplicate' });
console.log(request.status, listed.data.length, refund.status);
`;

/** Prints the id of the refund: the SDK's types do not have its status. */
export const officialSdkProgram = `import Service from 'xendit-node';

const { PaymentRequest, Refund } = new Service.default({ secretKey: 'key' });
const request = await PaymentRequest.createPaymentRequest({
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
const listed = await PaymentRequest.getAllPaymentRequests({ limit: 10 });
const refund = await Refund.createRefund({
  data: { paymentRequestId: request.id, reason: 'CANCELLATION' },
});
console.log(request.status, listed.data?.length, refund.id);
`;

/** Uses the types that openapi-typescript generates from our OpenAPI document. */
export const openapiFetchProgram = `import createClient from 'openapi-fetch';
import type { paths } from './openapi.ts';

const api = createClient<paths>({ baseUrl: 'http://127.0.0.1:8585' });
const request = await api.POST('/payment_requests', {
  body: {
    currency: 'IDR',
    amount: 25_000,
    payment_method: {
      type: 'EWALLET',
      reusability: 'ONE_TIME_USE',
      ewallet: {
        channel_code: 'DANA',
        channel_properties: { success_return_url: 'https://merchant.example/thanks' },
      },
    },
  },
});
const listed = await api.GET('/payment_requests', { params: { query: { limit: 10 } } });
const refund = await api.POST('/refunds', {
  body: { payment_request_id: request.data?.id ?? '', reason: 'CANCELLATION' },
});
console.log(request.data?.status, listed.data?.data.length, refund.data?.status);
`;
