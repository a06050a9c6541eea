// GET /refunds/{id}: read a refund.
import { common, endpoint, pathId } from '@kasir/core';
import { refund } from '@kasir/models';
import * as z from 'zod';

export const getRefund = endpoint({
  id: 'refunds.get',
  method: 'GET',
  path: '/refunds/{id}',
  summary: 'Get a refund',
  auth: 'secret',
  permission: 'money_in:read',
  params: z.object({ id: pathId('refund.id') }), // REFUND-GET-id
  success: { status: 200, body: refund }, // REFUND-GET-01
  // REFUND-GET-ERR-INVALID_API_KEY, REFUND-GET-ERR-REQUEST_FORBIDDEN_ERROR,
  // REFUND-GET-ERR-SERVER_ERROR
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['REFUND-GET-*'],
});
