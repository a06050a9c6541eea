// POST /v2/payment_methods/{id}/expire: end a payment method for good.
import { common, endpoint, httpUrl, pathId } from '@kasir/core';
import { paymentMethod } from '@kasir/models';
import * as z from 'zod';

export const expirePaymentMethod = endpoint({
  id: 'payment_methods.expire',
  method: 'POST',
  path: '/v2/payment_methods/{id}/expire', // PM2-UNSPEC-06
  summary: 'Expire a payment method',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_method.id') }),
  // Return URLs for a page on which a wallet is unlinked. They have no effect, because a wallet is
  // unlinked at once, without a page. Official SDKs send null as the body without them.
  body: z
    .object({
      success_return_url: httpUrl
        .nullish()
        .describe('URL to which the payer is sent after paying.'),
      failure_return_url: httpUrl
        .nullish()
        .describe('URL to which the payer is sent after a failure.'),
    })
    .nullable(),
  success: { status: 200, body: paymentMethod },
  errors: { ...common.write, DATA_NOT_FOUND: 404, PAYMENT_METHOD_STATUS_INVALID: 400 },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    unlink: {
      success_return_url: 'https://merchant.example/thanks',
      failure_return_url: 'https://merchant.example/sorry',
    },
  },
});
