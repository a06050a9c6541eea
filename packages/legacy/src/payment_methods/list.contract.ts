// GET /payment_methods: list the payment methods of a customer, as a plain array.
import { common, endpoint, text } from '@kasir/core';
import { legacyPaymentMethod } from '@kasir/models';
import * as z from 'zod';

export const listLegacyPaymentMethods = endpoint({
  id: 'legacy_payment_methods.list',
  method: 'GET',
  path: '/payment_methods', // LEGACY-PATH-07
  summary: 'List the payment methods of a customer',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    customer_id: text(255).meta({ ref: 'customer.id' }).describe('Only those of this customer.'),
  }),
  success: { status: 200, body: z.array(legacyPaymentMethod) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
