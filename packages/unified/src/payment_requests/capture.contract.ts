// POST /payment_requests/{id}/captures: capture all or part of an authorized card payment.
import { common, endpoint, pathId, referenceId, withUnit } from '@kasir/core';
import { capture } from '@kasir/models';
import * as z from 'zod';

export const capturePaymentRequest = endpoint({
  id: 'payment_requests.capture',
  method: 'POST',
  path: '/payment_requests/{id}/captures', // PR2-UNSPEC-09
  summary: 'Capture an authorized payment request',
  auth: 'secret',
  permission: 'money_in:write',
  params: z.object({ id: pathId('payment_request.id') }),
  body: z.object({
    reference_id: referenceId.nullish(),
    capture_amount: z
      .number()
      .positive()
      .describe(withUnit('Part of the authorized amount that is captured.')),
  }),
  success: { status: 200, body: capture },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    MANUAL_CAPTURE_NOT_SUPPORTED: 400,
    OPERATION_NOT_ALLOWED: 400,
    PAYMENT_REQUEST_ALREADY_FAILED: 409,
    PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED: 409,
    EXCEEDS_CAPTURABLE_AMOUNT: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    part: { reference_id: 'capture-1', capture_amount: 10_000 },
  },
});
