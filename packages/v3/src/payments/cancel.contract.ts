// POST /v3/payments/{id}/cancel: release an authorization.
import { common, endpoint, pathId } from '@kasir/core';
import { v3Payment } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const cancelV3Payment = endpoint({
  id: 'v3_payments.cancel',
  method: 'POST',
  path: '/v3/payments/{id}/cancel', // V3-UNSPEC-07
  summary: 'Cancel an authorized payment (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('v3_payment.id') }),
  success: { status: 200, body: v3Payment },
  errors: { ...common.write, DATA_NOT_FOUND: 404, INELIGIBLE_TRANSACTION_STATUS: 400 },
  idempotency: 'standard',
  ...v3Version,
});
