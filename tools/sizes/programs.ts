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

/** A receiver of webhooks that reads the payment of an event. */
export const receiverProgram = `import { createReceiver, paymentOf } from '@kasir/webhooks';

const receiver = createReceiver({ token: 'token', secret: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz' });
export const { fetch } = receiver.handle((event) => {
  if (event.event === 'qr.payment') return console.log(event.qr_code.external_id, event.amount);
  const payment = paymentOf(event);
  if (payment) console.log(payment.reference_id, payment.status, payment.amount);
});
`;

export const validatedReceiverProgram = `import { validator } from '@kasir/webhooks/validation';\n${receiverProgram.replace(
  "token: 'token'",
  "token: 'token', validator",
)}`;

/** The beginning of a test: a platform of its own. */
export const firstPlatform = `const { createKasir } = await import('@kasir/server/in-process');
await createKasir();`;
