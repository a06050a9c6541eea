// GET /fixed_payment_code/{id}/payments: list the payments of a payment code.
import { common, endpoint, link } from '@kasir/core';
import { fixedPaymentCodePayment } from '@kasir/models';
import * as z from 'zod';
import { paymentsPage } from '../payments-page.ts';
import { codeParams } from './get.contract.ts';

export const listFixedPaymentCodePayments = endpoint({
  id: 'fixed_payment_codes.payments',
  method: 'GET',
  path: '/fixed_payment_code/{id}/payments', // LEGACY-PATH-04
  summary: 'Get payments of a payment code of an outlet in Indonesia',
  auth: 'secret',
  permission: 'money_in:read',
  params: codeParams,
  query: z.object(paymentsPage),
  success: {
    status: 200,
    body: z.object({
      data: z.array(fixedPaymentCodePayment).describe('The items of this page, newest first.'),
      has_more: z.boolean().describe('True when another page follows.'),
      /** One link, not a list of links as in the unified API. Absent on the last page. */
      links: link.optional().describe('The next page, where there is one.'),
    }),
  },
  errors: { ...common.read, FIXED_PAYMENT_CODE_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
});
