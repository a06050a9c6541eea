// GET /payment_requests/{id}/captures: list the captures of a payment request, newest first.
import { common, cursor, endpoint, limits, page } from '@kasir/core';
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
  params: z.object({ id: z.string().min(1).meta({ ref: 'payment_request.id' }) }),
  query: z.object({ limit, after_id }),
  success: { status: 200, body: page(capture) },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
});
