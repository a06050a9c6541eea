// GET /v2/payment_methods: list payment methods, newest first.
import { common, cursor, endpoint, limits, page } from '@kasir/core';
import { paymentMethod, paymentMethodStatus, paymentMethodType, reusability } from '@kasir/models';
import * as z from 'zod';

export const listPaymentMethods = endpoint({
  id: 'payment_methods.list',
  method: 'GET',
  path: '/v2/payment_methods', // PM2-UNSPEC-06
  summary: 'List payment methods',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    ...cursor(limits.payment_methods_page),
    id: z.array(z.string()).optional().describe('Only those with these ids.'),
    type: z.array(paymentMethodType).optional().describe('Only those of this type.'),
    status: z.array(paymentMethodStatus).optional().describe('Only those in this status.'),
    reusability: reusability
      .optional()
      .describe('Use of the payment method: one payment, or saved for more.'),
    customer_id: z.string().min(1).optional().describe('Only those of this customer.'),
    reference_id: z.string().min(1).optional().describe('Only those with this reference.'),
  }),
  success: { status: 200, body: page(paymentMethod) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
