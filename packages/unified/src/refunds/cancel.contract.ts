// POST /refunds/{id}/cancel: cancel a refund that the channel has not processed yet.
import { common, endpoint, pathId } from '@kasir/core';
import { refund } from '@kasir/models';
import * as z from 'zod';

export const cancelRefund = endpoint({
  id: 'refunds.cancel',
  method: 'POST',
  path: '/refunds/{id}/cancel', // REFUND-CONF-01
  summary: 'Cancel a pending refund',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('refund.id') }),
  success: { status: 200, body: refund },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INELIGIBLE_TRANSACTION: 400 },
  idempotency: 'standard',
  version: 'ignored',
});
