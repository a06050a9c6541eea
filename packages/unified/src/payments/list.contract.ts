// GET /v2/payment_methods/{id}/payments: list the payments of a payment method, newest first.
import { common, cursor, endpoint, limits, page, pathId, timeRange } from '@kasir/core';
import { listedPayment, paymentMethodType, paymentStatus } from '@kasir/models';
import * as z from 'zod';

const texts = z.array(z.string()).optional();

/** The statuses of the list: every payment that ended unpaid is shown as FAILED. */
const listedStatus = paymentStatus.extract(['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED']);

export const listMethodPayments = endpoint({
  id: 'payment_methods.payments',
  method: 'GET',
  path: '/v2/payment_methods/{id}/payments', // PM2-UNSPEC-06
  summary: 'List the payments of a payment method',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('payment_method.id') }),
  query: z.object({
    ...cursor(limits.payment_methods_page),
    payment_request_id: texts.describe('Only those of these payment requests.'),
    payment_method_id: texts.describe('Only those of these payment methods.'),
    reference_id: texts.describe('Only those with this reference.'),
    payment_method_type: z
      .array(paymentMethodType)
      .optional()
      .describe('Only those paid by these types.'),
    channel_code: texts.describe('Only those of this channel.'),
    status: z.array(listedStatus).optional().describe('Only those in this status.'),
    currency: texts.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    created: timeRange.optional().describe('Only those created in this range.'),
    updated: timeRange.optional().describe('Only those changed in this range.'),
  }),
  success: { status: 200, body: page(listedPayment) },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
