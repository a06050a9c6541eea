// GET /v3/payment_requests: list payment requests, newest first.
import { common, cursor, endpoint, limits, page, timeRange } from '@kasir/core';
import { v3PaymentRequest, v3PaymentRequestStatus, v3PaymentRequestType } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const listV3PaymentRequests = endpoint({
  id: 'v3_payment_requests.list',
  method: 'GET',
  path: '/v3/payment_requests', // V3-PR-03
  summary: 'List payment requests (v3)',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    ...cursor(limits.v3_page),
    reference_id: z.string().optional().describe('Only those with this reference.'),
    customer_id: z.string().optional().describe('Only those of this customer.'),
    status: z.array(v3PaymentRequestStatus).optional().describe('Only those in this status.'),
    type: z.array(v3PaymentRequestType).optional().describe('Only those of this type.'),
    channel_code: z.array(z.string()).optional().describe('Only those of this channel.'),
    created: timeRange.optional().describe('Only those created in this range.'),
  }),
  success: { status: 200, body: page(v3PaymentRequest) },
  errors: common.read,
  idempotency: 'none',
  ...v3Version,
});
