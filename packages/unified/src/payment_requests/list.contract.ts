// GET /payment_requests: list payment requests, newest first.
import { common, cursor, endpoint, limits, page } from '@kasir/core';
import { paymentRequest } from '@kasir/models';
import * as z from 'zod';

export const listPaymentRequests = endpoint({
  id: 'payment_requests.list',
  method: 'GET',
  path: '/payment_requests',
  summary: 'List payment requests',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    ...cursor(limits.payment_requests_page), // PR2-LIST-after_id, PR2-CONF-05
    id: z.array(z.string()).optional().describe('Only those with these ids.'),
    reference_id: z.array(z.string()).optional().describe('Only those with this reference.'),
    customer_id: z.array(z.string()).optional().describe('Only those of this customer.'),
  }),
  success: { status: 200, body: page(paymentRequest) },
  // PR2-LIST-ERR-INVALID_API_KEY, PR2-LIST-ERR-REQUEST_FORBIDDEN_ERROR, PR2-LIST-ERR-SERVER_ERROR
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['PR2-LIST-*'],
});
