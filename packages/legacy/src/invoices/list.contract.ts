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
    external_id: z.string().min(1).optional().describe("The merchant's own reference."),
    statuses: z
      .array(invoiceStatus)
      .optional()
      .describe('Only those in these states; all when omitted.'),
    payment_channels: z.array(z.string()).optional().describe('Only those paid by these channels.'),
    recurring_payment_id: z
      .string()
      .min(1)
      .optional()
      .describe('Only those of this recurring payment.'),
    created_after: moment.optional().describe('Only those created after this time.'),
    created_before: moment.optional().describe('Only those created before this time.'),
    paid_after: moment.optional().describe('Only those paid after this time.'),
    paid_before: moment.optional().describe('Only those paid before this time.'),
    expired_after: moment.optional().describe('Only those that expired after this time.'),
    expired_before: moment.optional().describe('Only those that expired before this time.'),
    last_invoice_id: z
      .string()
      .min(1)
      .optional()
      .describe('Continues after this invoice: the id of the last one of the previous page.'),
    limit: z.int().min(min).max(max).optional().describe('Maximum number of items on a page.'),
  }),
  success: { status: 200, body: z.array(invoice) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
