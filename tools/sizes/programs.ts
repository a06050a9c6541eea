// A small program of our client, without and with validation of responses: it creates a payment,
// lists payments, and refunds one.

export const program = `import { createUnifiedClient, unwrap } from '@kasir/unified/client';

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

export const validatedProgram = `import { validator } from '@kasir/unified/validation';\n${program.replace(
  "key: 'key'",
  "key: 'key', validate: 'strict', validator",
)}`;
