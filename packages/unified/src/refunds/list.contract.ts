// GET /refunds: list refunds, newest first.
import { common, cursor, endpoint, limits, linkedPage } from '@kasir/core';
import { refund, refundedMethodType } from '@kasir/models';
import * as z from 'zod';

export const listRefunds = endpoint({
  id: 'refunds.list',
  method: 'GET',
  path: '/refunds', // REFUND-CONF-03
  summary: 'List refunds',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    payment_request_id: z
      .string()
      .min(1)
      .optional()
      .describe('Only those of these payment requests.'),
    invoice_id: z.string().min(1).optional().describe('Only those of this invoice.'),
    payment_method_type: refundedMethodType.optional().describe('Only those paid by these types.'),
    channel_code: z.string().min(1).optional().describe('Only those of this channel.'),
    ...cursor(limits.refunds_page),
  }),
  success: { status: 200, body: linkedPage(refund) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
