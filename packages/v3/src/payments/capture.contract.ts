// POST /v3/payments/{id}/capture: capture an authorization, once.
import { common, endpoint, pathId, withUnit } from '@kasir/core';
import { v3Payment } from '@kasir/models';
import * as z from 'zod';
import { v3Version } from '../version.ts';

export const captureV3Payment = endpoint({
  id: 'v3_payments.capture',
  method: 'POST',
  path: '/v3/payments/{id}/capture', // V3-UNSPEC-07
  summary: 'Capture an authorized payment (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('v3_payment.id') }),
  body: z.object({
    capture_amount: z
      .number()
      .positive()
      .describe(withUnit('Part of the authorized amount that is captured.')),
  }),
  success: { status: 200, body: v3Payment },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INELIGIBLE_TRANSACTION_STATUS: 400,
    CAPTURE_AMOUNT_EXCEEDED: 400,
    TEMPORARILY_UNAVAILABLE: 400,
  },
  idempotency: 'standard',
  ...v3Version,
  examples: { part: { capture_amount: 10_000 } },
});
