// GET /payment_codes/{id}/payments: list the payments of a payment code.
import { common, endpoint } from '@kasir/core';
import { paymentCodePayment } from '@kasir/models';
import * as z from 'zod';
import { paymentsPage } from '../payments-page.ts';
import { codeParams } from './get.contract.ts';

export const listPaymentCodePayments = endpoint({
  id: 'payment_codes.payments',
  method: 'GET',
  path: '/payment_codes/{id}/payments', // LEGACY-PATH-05
  summary: 'Get payments of a payment code of an outlet in the Philippines',
  auth: 'secret',
  permission: 'money_in:read',
  params: codeParams,
  query: z.object(paymentsPage),
  success: {
    status: 200,
    body: z.object({
      data: z.array(paymentCodePayment).describe('The items of this page, newest first.'),
      has_more: z.boolean().describe('True when another page follows.'),
    }),
  },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
