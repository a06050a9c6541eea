// GET /payment_requests/{id}/captures: list the captures of a payment request, newest first.
import { common, cursor, endpoint, limits, page, pathId } from '@kasir/core';
import { capture } from '@kasir/models';
import * as z from 'zod';

const { limit, after_id } = cursor(limits.captures_page);

export const listCaptures = endpoint({
  id: 'payment_requests.captures',
  method: 'GET',
  path: '/payment_requests/{id}/captures', // PR2-UNSPEC-09
  summary: 'List the captures of a payment request',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('payment_request.id') }),
  query: z.object({
    limit: limit.describe('Maximum number of items on a page.'),
    after_id: after_id.describe(
      'Continues after this item: the id of the last item of the previous page.',
    ),
  }),
  success: { status: 200, body: page(capture) },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
