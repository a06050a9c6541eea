// GET /v2/invoices: list invoices, newest first, as a plain array.
import { common, endpoint, limits, moment } from '@kasir/core';
import { invoice, invoiceStatus } from '@kasir/models';
import * as z from 'zod';

const { min, max } = limits.invoices_page;

export const listInvoices = endpoint({
  id: 'invoices.list',
  method: 'GET',
  path: '/v2/invoices', // CORE-UNSPEC-01
  summary: 'List invoices',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    external_id: z.string().min(1).optional(),
    statuses: z.array(invoiceStatus).optional(),
    payment_channels: z.array(z.string()).optional(),
    recurring_payment_id: z.string().min(1).optional(),
    created_after: moment.optional(),
    created_before: moment.optional(),
    paid_after: moment.optional(),
    paid_before: moment.optional(),
    expired_after: moment.optional(),
    expired_before: moment.optional(),
    last_invoice_id: z.string().min(1).optional(),
    limit: z.int().min(min).max(max).optional(),
  }),
  success: { status: 200, body: z.array(invoice) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
