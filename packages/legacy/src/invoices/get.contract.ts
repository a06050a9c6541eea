// GET /v2/invoices/{id}: read an invoice.
import { common, endpoint, pathId } from '@kasir/core';
import { invoice } from '@kasir/models';
import * as z from 'zod';

export const getInvoice = endpoint({
  id: 'invoices.get',
  method: 'GET',
  path: '/v2/invoices/{id}', // CORE-UNSPEC-01
  summary: 'Get an invoice',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('invoice.id') }),
  success: { status: 200, body: invoice },
  errors: { ...common.read, INVOICE_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'ignored',
});
