// GET /v3/payment_tokens: list payment tokens, newest first.
import { common, cursor, endpoint, limits, page, timeRange } from '@kasir/core';
import { paymentToken, paymentTokenStatus } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const listPaymentTokens = endpoint({
  id: 'payment_tokens.list',
  method: 'GET',
  path: '/v3/payment_tokens', // V3-PT-03
  summary: 'List payment tokens',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    ...cursor(limits.v3_page),
    reference_id: z.string().optional().describe('Only those with this reference.'),
    customer_id: z.string().optional().describe('Only those of this customer.'),
    status: paymentTokenStatus.optional().describe('Only those in this status.'),
    created: timeRange.optional().describe('Only those created in this range.'),
  }),
  success: { status: 200, body: page(paymentToken) },
  errors: common.read,
  idempotency: 'none',
  ...v3Version,
});
