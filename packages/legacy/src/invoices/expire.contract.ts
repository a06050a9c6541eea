// POST /invoices/{id}/expire!: expire an invoice early.
import { common, endpoint, pathId } from '@kasir/core';
import { invoice } from '@kasir/models';
import * as z from 'zod';

export const expireInvoice = endpoint({
  id: 'invoices.expire',
  method: 'POST',
  path: '/invoices/{id}/expire!', // CORE-UNSPEC-01
  summary: 'Expire an invoice',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('invoice.id') }),
  success: { status: 200, body: invoice },
  errors: { ...common.write, INVOICE_NOT_FOUND_ERROR: 404, INVOICE_ALREADY_PAID_ERROR: 409 },
  idempotency: 'standard',
  version: 'ignored',
});
