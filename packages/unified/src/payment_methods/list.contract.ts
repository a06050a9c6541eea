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
    id: z.array(z.string()).optional(),
    type: z.array(paymentMethodType).optional(),
    status: z.array(paymentMethodStatus).optional(),
    reusability: reusability.optional(),
    customer_id: z.string().min(1).optional(),
    reference_id: z.string().min(1).optional(),
  }),
  success: { status: 200, body: page(paymentMethod) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
